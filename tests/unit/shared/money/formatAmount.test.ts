import fc from 'fast-check';
import { divide, fraction } from '@/shared/money/fraction';
import { formatAmount } from '@/shared/money/formatAmount';

describe('formatAmount', () => {
  it.each([
    ['0', '0,00', '0.00'],
    ['1234.5', '1.234,50', '1,234.50'],
    ['999.995', '1.000,00', '1,000.00'],
    ['1234567.891', '1.234.567,89', '1,234,567.89'],
    ['-1234.5', '-1.234,50', '-1,234.50'],
    ['100', '100,00', '100.00'],
    ['98765432109876543210.125', '98.765.432.109.876.543.210,13', '98,765,432,109,876,543,210.13'],
  ])('formats %s as %s in Danish and %s in English (D22) [9-amounts]', (value, danish, english) => {
    expect(formatAmount(value, 'da')).toBe(danish);
    expect(formatAmount(value, 'en')).toBe(english);
  });

  it('rounds a fraction half up, once', () => {
    expect(formatAmount(divide(fraction('1'), fraction('3')), 'da')).toBe('0,33');
    expect(formatAmount(divide(fraction('2'), fraction('3')), 'da')).toBe('0,67');
    expect(formatAmount(divide(fraction('0.12'), fraction('8')), 'da')).toBe('0,02');
  });

  it('formats like the platform for amounts that floating point can hold', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        const sign = cents < 0 ? '-' : '';
        const digits = String(Math.abs(cents)).padStart(3, '0');
        const text = `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        const platform = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
        expect(formatAmount(text, 'en')).toBe(
          platform.format(cents / 100).replace(/^-0\.00$/, '0.00'),
        );
      }),
    );
  });
});
