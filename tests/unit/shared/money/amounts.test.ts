import fc from 'fast-check';
import { formatDecimal } from '@/shared/money/formatAmount';
import { amountError, parseAmount } from '@/shared/money/parseAmount';
import { amountTexts, plainAmount } from '@/shared/money/formatAmount';

describe('a typed amount', () => {
  it.each([
    ['0', '0'],
    ['24550', '24550'],
    ['24550,5', '24550.5'],
    ['24550.50', '24550.50'],
    [' 7 ', '7'],
    ['-12,25', '-12.25'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['12.345.678,9', '12345678.9'],
    ['-1.234,50', '-1234.50'],
    ['1.234.567.890,00', '1234567890.00'],
    ['999999999999', '999999999999'],
    ['10 441,47', '10441.47'],
    ['10\u00a0441,47', '10441.47'],
    ['10.999,50 kr.', '10999.50'],
    ['1,234.50\u00a0kr.', '1234.50'],
    ['kr. 1.234,50', '1234.50'],
    ['DKK 12', '12'],
    ['kr.12', '12'],
    ['kr 12', '12'],
    ['12kr', '12'],
    ['12 dkk', '12'],
    ['1 234 567', '1234567'],
    ['\u22125', '-5'],
  ])('is parsed from “%s” as %s [5-amount-pasted]', (typed, decimal) => {
    expect(parseAmount(typed)).toBe(decimal);
  });

  it.each([
    '',
    'abc',
    '1e3',
    'Infinity',
    '12 34',
    '24.550',
    '24,550',
    '1.234.567',
    '12.34,50',
    '1234.567,00',
    '.5',
    '5.',
    '5,',
    '1.2.3',
    '1,5,0',
    '0x10',
    '--1',
    '1000000000000',
    '1.234,567',
    '1,234,50',
    'ca. 1,234.50',
    'kr.',
    'ca. 1.234,50',
    'ca. 1 234',
    '1,234.505',
    '1 234,505',
    '12 kr. 50',
    'ca. kr. 12',
    '1.234.567.890.123,00',
  ])('is null when the text is ambiguous or not an amount: "%s"', (typed) => {
    expect(parseAmount(typed)).toBeNull();
  });

  it.each([
    ['12,50', null],
    ['0', null],
    ['-0,00', null],
    ['-5', 'common.minZero'],
    ['-0,05', 'common.minZero'],
    ['', 'common.invalidNumber'],
    ['ca. 12', 'common.invalidNumber'],
    ['12 mio.', 'common.invalidNumber'],
    ['1e3', 'common.invalidNumber'],
    ['24.550', 'money.ambiguous'],
    ['-4,550', 'money.ambiguous'],
    ['124.550 kr.', 'money.ambiguous'],
    ['1234.505', 'money.decimals'],
    ['-1234,5050', 'money.decimals'],
    ['1.2345', 'money.decimals'],
    ['0.125', 'money.decimals'],
    ['1.234.567', 'money.invalidForm'],
    ['1.234,567', 'money.invalidForm'],
    ['1234.567,00', 'money.invalidForm'],
    ['12 34', 'money.invalidForm'],
    ['5.', 'money.invalidForm'],
    ['1000000000000', 'money.tooLarge'],
    ['-1000000000000', 'money.tooLarge'],
    ['1000000000000,50', 'money.tooLarge'],
    ['1000000000000.', 'money.tooLarge'],
    ['1000000000000 1', 'money.invalidForm'],
    ['1 1000000000000', 'money.invalidForm'],
  ])('of “%s” has the error %s', (typed, reason) => {
    expect(amountError(typed)).toBe(reason);
  });

  it('is parsed from its format in either language', () => {
    const kroner = fc.tuple(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.integer({ min: 0, max: 99 }),
    );
    fc.assert(
      fc.property(
        kroner,
        fc.constantFrom('da' as const, 'en' as const),
        ([whole, part], language) => {
          const decimal = `${String(whole)}.${String(part).padStart(2, '0')}`;
          expect(parseAmount(plainAmount(decimal, language))).toBe(decimal);
          for (const text of amountTexts(decimal, language)) {
            // A grouped amount has two decimals here and is therefore unambiguous.
            expect(parseAmount(text)).toBe(decimal);
          }
        },
      ),
    );
  });
});

describe('a plain amount', () => {
  it.each([
    ['1234', '1234,00', '1234.00'],
    ['1234.5', '1234,50', '1234.50'],
    ['0', '0,00', '0.00'],
    ['-3.1', '-3,10', '-3.10'],
    ['2.125', '2,125', '2.125'],
    ['2.1250', '2,125', '2.125'],
    ['26000.000', '26000,00', '26000.00'],
    ['26000.100', '26000,10', '26000.10'],
  ])('of %s is written as %s in Danish and %s in English', (decimal, da, en) => {
    expect(plainAmount(decimal, 'da')).toBe(da);
    expect(plainAmount(decimal, 'en')).toBe(en);
  });

  it('can be searched with thousands separators, or without them with comma or point', () => {
    expect(amountTexts('24550.5', 'da')).toEqual(['24.550,50', '24550,50', '24550.50']);
    expect(amountTexts('24550.5', 'en')).toEqual(['24,550.50', '24550,50', '24550.50']);
  });
});

describe('a percentage', () => {
  it.each([
    ['2.50', '2,5', '2.5'],
    ['2.00', '2', '2'],
    ['0', '0', '0'],
    ['0.00', '0', '0'],
    ['10', '10', '10'],
    ['100.10', '100,1', '100.1'],
    ['0.125', '0,125', '0.125'],
  ])('of %s is written as %s in Danish and %s in English', (decimal, da, en) => {
    expect(formatDecimal(decimal, 'da')).toBe(da);
    expect(formatDecimal(decimal, 'en')).toBe(en);
  });
});
