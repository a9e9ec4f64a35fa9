import { wizardSaveActs } from './acts/wizardSaves.acts';
import { testFaults } from './support/testFaults';

describe('saving in the wizard, with API faults:', () => {
  testFaults(wizardSaveActs);
});
