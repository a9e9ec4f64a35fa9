import { priceActs } from './acts/prices.acts';
import { testFaults } from './support/testFaults';

describe('the price list and its dialogs under faults', () => {
  testFaults(priceActs);
});
