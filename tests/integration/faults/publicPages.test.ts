import { publicPageActs } from './acts/publicPages.acts';
import { testFaults } from './support/testFaults';

describe('the e-mail viewer and thank-you under faults', () => {
  testFaults(publicPageActs);
});
