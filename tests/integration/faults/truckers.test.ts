import { truckerActs } from './acts/truckers.acts';
import { testFaults } from './support/testFaults';

describe('an API fault in the haulier list or the history:', () => {
  testFaults(truckerActs);
});
