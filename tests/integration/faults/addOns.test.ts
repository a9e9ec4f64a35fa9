import { addOnActs } from './acts/addOns.acts';
import { testFaults } from './support/testFaults';

describe('an API fault in the add-on list or its dialogs:', () => {
  testFaults(addOnActs);
});
