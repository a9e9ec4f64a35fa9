import { sessionActs } from './acts/session.acts';
import { testFaults } from './support/testFaults';

describe('an API fault in login, logout or the language switch:', () => {
  testFaults(sessionActs);
});
