import { publicPageActs } from './acts/publicPages.acts';
import { testFaults } from './support/testFaults';

describe('the e-mail viewer and the thank-you page, with API faults:', () => {
  testFaults(publicPageActs);
});
