import { wizardLoadActs } from './acts/wizardLoads.acts';
import { testFaults } from './support/testFaults';

// The way to login opens after 3 seconds, which a slow machine has not always pressed "try again" by.
jest.mock('@/config/constants', () => ({
  ...jest.requireActual<object>('@/config/constants'),
  redirectDelayMs: 60_000,
}));

describe('what the wizard reads under faults', () => {
  testFaults(wizardLoadActs);
});
