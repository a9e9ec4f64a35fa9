import { truckerActs } from './acts/truckers.acts';
import { testFaults } from './support/testFaults';

describe('the haulier list and the history, with API faults:', () => {
  testFaults(truckerActs);
});
