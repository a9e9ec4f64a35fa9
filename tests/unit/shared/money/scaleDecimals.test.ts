import fc from 'fast-check';
import { compare, fraction, scaleDecimals } from '@/shared/money/fraction';

describe('scaleDecimals', () => {
  it('returns whole numbers in the same ratio', () => {
    expect(scaleDecimals(['1.5', '10', '-0.25', '0'])).toEqual([150n, 1000n, -25n, 0n]);
    expect(scaleDecimals([])).toEqual([]);
  });

  it('returns equal numbers for equal decimals, however they are written', () => {
    const [a, b, c] = scaleDecimals(['2.5', '2.50', '2.500']);
    expect(a === b && b === c).toBe(true);
  });

  it('keeps digits that floating point would lose', () => {
    const [a = 0n, b = 0n] = scaleDecimals(['90071992547409930.01', '90071992547409930.02']);
    expect(a < b).toBe(true);
  });

  it('throws for a text that is not a decimal', () => {
    expect(() => scaleDecimals(['1', 'x'])).toThrow(SyntaxError);
  });

  it('keeps the order of the exact numbers', () => {
    const decimals = fc.tuple(fc.bigInt(-(10n ** 14n), 10n ** 14n), fc.integer({ min: 0, max: 6 }));
    const write = ([digits, places]: [bigint, number]) => {
      const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0');
      const whole = text.slice(0, text.length - places);
      const part = places > 0 ? `.${text.slice(-places)}` : '';
      return `${digits < 0n ? '-' : ''}${whole}${part}`;
    };
    fc.assert(
      fc.property(decimals, decimals, (one, other) => {
        const [a, b] = [write(one), write(other)];
        const [scaledA = 0n, scaledB = 0n] = scaleDecimals([a, b]);
        const order = scaledA < scaledB ? -1 : Number(scaledA > scaledB);
        expect(order).toBe(Math.sign(compare(fraction(a), fraction(b))));
      }),
    );
  });
});
