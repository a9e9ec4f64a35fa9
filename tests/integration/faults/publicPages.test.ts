import { publicPageActs } from './acts/publicPages.acts';
import { testFaults } from './support/testFaults';

describe('an API fault in the e-mail viewer or on the thank-you page:', () => {
  testFaults(publicPageActs);
});
