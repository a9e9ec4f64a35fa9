import { truckerDialogActs } from './acts/truckerDialogs.acts';
import { testFaults } from './support/testFaults';

describe('an API fault in a dialog of the haulier list:', () => {
  testFaults(truckerDialogActs);
});
