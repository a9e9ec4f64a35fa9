import { wizardLoadActs } from './acts/wizardLoads.acts';
import { testFaults } from './support/testFaults';

// A slow machine may not press "try again" within the 3 seconds before the redirect to login.
jest.mock('@/config/constants', () => ({
  ...jest.requireActual<object>('@/config/constants'),
  redirectDelayMs: 60_000,
}));

describe('an API fault while the wizard loads data:', () => {
  testFaults(wizardLoadActs);
});
