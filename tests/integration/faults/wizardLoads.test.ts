import { wizardLoadActs } from './acts/wizardLoads';
import { testRows } from './support/runRows';

describe('what the wizard reads under faults', () => {
  testRows(wizardLoadActs);
});
