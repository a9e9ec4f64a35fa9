import { truckerActs } from './acts/truckers.acts';
import { testRows } from './support/runRows';

describe('the haulier list and the history under faults', () => {
  testRows(truckerActs);
});
