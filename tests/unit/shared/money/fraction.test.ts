import fc from 'fast-check';
import {
  add,
  compare,
  divide,
  fraction,
  isSameAmount,
  multiply,
  toDecimal,
  zero,
} from '@/shared/money/fraction';
import type { Fraction } from '@/shared/money/fraction';

const decimalText = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => {
    const sign = digits < 0n ? '-' : '';
    const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0');
    if (places === 0) return sign + text;
    return `${sign}${text.slice(0, -places)}.${text.slice(-places)}`;
  });
const anyFraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([a, b]) => divide(fraction(String(a)), fraction(String(b))));

function same(a: Fraction, b: Fraction) {
  return a.numerator * b.denominator === b.numerator * a.denominator;
}

describe('fraction', () => {
  it.each([
    ['0', 0n, 1n],
    ['12', 12n, 1n],
    ['1.25', 5n, 4n],
    ['-0.5', -1n, 2n],
    ['0.10', 1n, 10n],
    ['007.50', 15n, 2n],
  ])('parses %s in lowest terms', (text, numerator, denominator) => {
    expect(fraction(text)).toEqual({ numerator, denominator });
  });

  it.each(['', ' 1', '1,5', '1.', '.5', '1e3', 'NaN', 'Infinity', '+1', '--1', '1.2.3'])(
    'throws for %p',
    (text) => {
      expect(() => fraction(text)).toThrow(new RangeError(`Not a decimal: "${text}"`));
    },
  );

  it('keeps every decimal exactly', () => {
    fc.assert(
      fc.property(decimalText, (text) => {
        const places = text.split('.')[1]?.length ?? 0;
        const isNothing = /^-?0*(\.0*)?$/.test(text);
        expect(toDecimal(fraction(text), places)).toBe(isNothing ? text.replace('-', '') : text);
      }),
    );
  });
});

describe('arithmetic', () => {
  it('keeps every result in lowest terms with a denominator above zero', () => {
    const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        for (const { numerator, denominator } of [add(a, b), multiply(a, b)]) {
          expect(denominator).toBeGreaterThan(0n);
          expect(divisor(numerator < 0n ? -numerator : numerator, denominator)).toBe(1n);
        }
      }),
    );
  });

  it('gives the same sum and product in any order and grouping', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(add(a, b, c)).toEqual(add(a, add(b, c)));
        expect(multiply(a, b)).toEqual(multiply(b, a));
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
      }),
    );
  });

  it('reverts a multiplication by dividing', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        fc.pre(b.numerator !== 0n);
        expect(same(divide(multiply(a, b), b), a)).toBe(true);
      }),
    );
  });

  it('returns zero for an empty sum', () => {
    expect(add()).toEqual(zero);
  });

  it('throws when dividing by zero', () => {
    expect(() => divide(fraction('1'), zero)).toThrow('Division by zero');
  });

  it('keeps the sign in the numerator when dividing by a negative number', () => {
    expect(divide(fraction('1'), fraction('-2'))).toEqual(fraction('-0.5'));
    expect(divide(fraction('-1'), fraction('-2'))).toEqual(fraction('0.5'));
  });

  it('does not round: a third taken three times is one', () => {
    const third = divide(fraction('1'), fraction('3'));
    expect(add(third, third, third)).toEqual(fraction('1'));
  });
});

describe('compare', () => {
  it('has the sign of the difference', () => {
    expect(compare(fraction('1.1'), fraction('1.10'))).toBe(0);
    expect(compare(fraction('-2'), fraction('1'))).toBe(-1);
    expect(compare(fraction('0.3'), divide(fraction('1'), fraction('4')))).toBe(1);
  });
});

describe('toDecimal', () => {
  it.each([
    ['0.005', 2, '0.01'],
    ['0.0049', 2, '0.00'],
    ['1.005', 2, '1.01'],
    ['2.675', 2, '2.68'],
    ['1234567890123456789.995', 2, '1234567890123456790.00'],
    ['-0.005', 2, '-0.01'],
    ['-0.004', 2, '0.00'],
    ['9.5', 0, '10'],
    ['0.4', 0, '0'],
  ])('rounds %s to %i decimals: %s', (text, places, expected) => {
    expect(toDecimal(fraction(text), places)).toBe(expected);
  });

  it('is never off by more than half of the last decimal', () => {
    fc.assert(
      fc.property(anyFraction, fc.integer({ min: 0, max: 4 }), (value, places) => {
        const rounded = fraction(toDecimal(value, places));
        const off = add(rounded, multiply(value, fraction('-1')));
        const size = off.numerator < 0n ? multiply(off, fraction('-1')) : off;
        const half = divide(fraction('1'), fraction(String(2n * 10n ** BigInt(places))));
        expect(compare(size, half)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

it.each([
  ['12.50', '12.5', true],
  ['12.5', '12.51', false],
  [null, null, true],
  [null, '0', false],
])('isSameAmount says for %s and %s: %s', (one, other, isSame) => {
  expect(isSameAmount(one, other)).toBe(isSame);
});
