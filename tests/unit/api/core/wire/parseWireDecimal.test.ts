import fc from 'fast-check';

import { parseWirePercent, parseWireDecimal } from '@/api/core/wire/parse';

describe('parseWireDecimal (D10)', () => {
  it.each([
    [18450.5, '18450.5'],
    ['18450.50', '18450.50'],
    [0, '0'],
    ['0', '0'],
    [-0, '0'],
    ['-0.00', '0.00'],
    [-7.5, '-7.5'],
    ['-7.50', '-7.50'],
    ['+5', '5'],
    [' 12 ', '12'],
    ['007.10', '7.10'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['9'.repeat(40), '9'.repeat(40)],
    ['0'.repeat(40), '0'],
    ['12345678901234567890.12', '12345678901234567890.12'],
    ['1,5', '1.5'],
    ['1188,00', '1188.00'],
    ['1.188,00', '1188.00'],
    ['1,188.00', '1188.00'],
    ['-1.188,5', '-1188.5'],
    ['1.234.567,89', '1234567.89'],
    ['1,234,567.89', '1234567.89'],
    ['0.125', '0.125'],
    ['1188.000', '1188.000'],
    [1.188, '1.188'],
    ['12345678901234567890,12', '12345678901234567890.12'],
  ])('parses %p as %j', (value, expected) => {
    expect(parseWireDecimal(value)).toBe(expected);
  });

  it.each([
    ['950.000', '950.000'],
    ['1.188', '1.188'],
    ['-18.450', '-18.450'],
    ['12.3456', '12.3456'],
    // In Danish the comma is the decimal separator.
    ['1,188', '1.188'],
    ['950,000', '950.000'],
  ])(
    'parses %j, with its only separator as the decimal separator, as %j [7-decimal-point]',
    (value, expected) => {
      expect(parseWireDecimal(value)).toBe(expected);
    },
  );

  it.each([
    ['a text without a digit', ['', '   ', '.', '-', 'Infinity']],
    ['a repeated separator', ['1.234.567', '1,234,567', '12.345.678.901', '1.2.3']],
    [
      'separators that do not separate thousands',
      ['1.18,00', '1.188.00', '1,188,00', '0.1.188,00'],
    ],
    ['a separator after a leading zero or after decimals', ['0.188,00', '1.188,00.5']],
    ['other characters', ['1 188,00', '1188,00 kr.', '12 kr.', '1e3', '0x10']],
    ['more than 40 digits', ['9'.repeat(41), `1.${'9'.repeat(41)}`, `${'0'.repeat(1e6)}x`]],
    ['a number with an exponent', [1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY]],
    ['neither text nor number', [null, undefined, true, [1], {}]],
  ])('returns null for %s', (_what, values: unknown[]) => {
    expect(values.map(parseWireDecimal)).toEqual(values.map(() => null));
  });

  it('keeps the value of every number without an exponent', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e15, max: 1e15 }), (value) => {
        const decimal = parseWireDecimal(value);
        return String(value).includes('e') ? decimal === null : Number(decimal) === value + 0;
      }),
    );
  });
});

describe('parseWirePercent', () => {
  it.each([
    [null, '0'],
    [undefined, '0'],
    ['', '0'],
    ['7.50', '7.50'],
    [5, '5'],
  ])('parses %j as %j', (value, expected) => {
    expect(parseWirePercent(value)).toBe(expected);
  });

  it('returns null for an unreadable value, not 0', () => {
    expect(parseWirePercent('soon')).toBeNull();
  });
});
