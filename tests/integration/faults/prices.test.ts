import { priceActs } from './acts/prices.acts';
import { testRows } from './support/runRows';

describe('the price list and its dialogs under faults', () => {
  testRows(priceActs);
});
