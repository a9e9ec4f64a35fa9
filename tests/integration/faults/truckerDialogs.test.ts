import { truckerDialogActs } from './acts/truckerDialogs';
import { testRows } from './support/runRows';

describe('the dialogs of the haulier list under faults', () => {
  testRows(truckerDialogActs);
});
