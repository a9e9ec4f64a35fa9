import { wizardSaveActs } from './acts/wizardSaves.acts';
import { testFaults } from './support/testFaults';

describe('what the wizard saves under faults', () => {
  testFaults(wizardSaveActs);
});
