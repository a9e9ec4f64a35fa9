import { wizardSaveActs } from './acts/wizardSaves.acts';
import { testFaults } from './support/testFaults';

describe('saving the wizard under faults', () => {
  testFaults(wizardSaveActs);
});
