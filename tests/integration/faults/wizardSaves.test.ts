import { wizardSaveActs } from './acts/wizardSaves.acts';
import { testRows } from './support/runRows';

describe('what the wizard saves under faults', () => {
  testRows(wizardSaveActs);
});
