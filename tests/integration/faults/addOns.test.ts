import { addOnActs } from './acts/addOns.acts';
import { testFaults } from './support/testFaults';

describe('the add-on list and its dialogs, with API faults:', () => {
  testFaults(addOnActs);
});
