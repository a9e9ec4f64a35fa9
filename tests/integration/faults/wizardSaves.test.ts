import { wizardSaveActs } from './acts/wizardSaves.acts';
import { testFaults } from './support/testFaults';

describe('an API fault while the wizard saves:', () => {
  testFaults(wizardSaveActs);
});
