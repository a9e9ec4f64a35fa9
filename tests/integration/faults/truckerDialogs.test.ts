import { truckerDialogActs } from './acts/truckerDialogs.acts';
import { testRows } from './support/runRows';

describe('the dialogs of the haulier list under faults', () => {
  testRows(truckerDialogActs);
});
