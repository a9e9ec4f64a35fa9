import { publicPageActs } from './acts/publicPages.acts';
import { testRows } from './support/runRows';

describe('the e-mail viewer and thank-you under faults', () => {
  testRows(publicPageActs);
});
