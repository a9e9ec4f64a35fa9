import { addOnActs } from './acts/addOns.acts';
import { testRows } from './support/runRows';

describe('the add-on list and its dialogs under faults', () => {
  testRows(addOnActs);
});
