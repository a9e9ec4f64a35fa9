import { isLargeChange } from '@/shared/money/moneyRisks';

describe('a change of an amount (D48)', () => {
  it.each([
    ['100', '125', false],
    ['100', '125.01', true],
    ['100', '75', false],
    ['100', '74.99', true],
    ['100.00', '100', false],
    ['0', '1', true],
    ['0', '0', false],
    ['-10', '10', true],
  ])('from %s to %s is large: %s', (from, to, isLarge) => {
    expect(isLargeChange(from, to)).toBe(isLarge);
  });
});
