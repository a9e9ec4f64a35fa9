import { sessionActs } from './acts/session.acts';
import { testRows } from './support/runRows';

describe('login, logout and the language under faults', () => {
  testRows(sessionActs);
});
