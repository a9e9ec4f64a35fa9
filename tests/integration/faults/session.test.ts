import { sessionActs } from './acts/session.acts';
import { testFaults } from './support/testFaults';

describe('login, logout and the language switch, with API faults:', () => {
  testFaults(sessionActs);
});
