import { priceActs } from './acts/prices.acts';
import { testFaults } from './support/testFaults';

describe('an API fault in the price list, the matrix or a dialog of prices:', () => {
  testFaults(priceActs);
});
