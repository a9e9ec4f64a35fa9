import { sessionActs } from './acts/session.acts';
import { testFaults } from './support/testFaults';

describe('login, logout and the language under faults', () => {
  testFaults(sessionActs);
});
