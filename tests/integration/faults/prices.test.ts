import { priceActs } from './acts/prices.acts';
import { testFaults } from './support/testFaults';

describe('the price list and its dialogs, with API faults:', () => {
  testFaults(priceActs);
});
