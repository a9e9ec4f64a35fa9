import { wizardSaveActs } from './acts/wizardSaves';
import { testRows } from './support/runRows';

describe('what the wizard saves under faults', () => {
  testRows(wizardSaveActs);
});
