import { truckerDialogActs } from './acts/truckerDialogs.acts';
import { testFaults } from './support/testFaults';

describe('the dialogs of the haulier list, with API faults:', () => {
  testFaults(truckerDialogActs);
});
