import { parseDecimal, toTyped } from '@/shared/money/fraction';

describe('parseDecimal', () => {
  it.each([
    ['1,25', '1.25'],
    ['1.25', '1.25'],
    ['12,5', '12.5'],
    [' 2 ', '2'],
    ['0', '0'],
  ])('parses %p as %s', (text, expected) => {
    expect(parseDecimal(text)).toBe(expected);
  });

  it.each(['', 'to', '1,2,3', '1.000,5', '-1', '1e3', ',5', '1,', 'Infinity'])(
    'returns null for %p',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );
});

describe('a long number', () => {
  const digits = '7'.repeat(10_000);

  it.each([
    ['10,000 whole digits', digits],
    ['10,000 decimals', `1,${digits}`],
    ['10,000 whole digits and decimals', `${digits}.${digits}`],
    ['13 whole digits', '1'.repeat(13)],
    ['41 decimals', `0.${'1'.repeat(41)}`],
  ])('of %s is null, so that no calculation gets it [5-long-numbers]', (_length, text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  it('of 12 whole digits is parsed', () => {
    expect(parseDecimal('999999999999,25')).toBe('999999999999.25');
  });
});

describe('toTyped', () => {
  it('uses the decimal separator of the language', () => {
    expect(toTyped('1.25', 'da')).toBe('1,25');
    expect(toTyped('1.25', 'en')).toBe('1.25');
    expect(toTyped('3', 'da')).toBe('3');
  });
});
