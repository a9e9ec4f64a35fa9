import type { Translate } from '@/i18n/i18n';
import { findAmountRisks, isLargeChange, findPercentRisks } from '@/shared/money/moneyRisks';

describe('a change of an amount (D48)', () => {
  it.each([
    ['100', '125', 'not large', false],
    ['100', '125.01', 'large', true],
    ['100', '75', 'not large', false],
    ['100', '74.99', 'large', true],
    ['100.00', '100', 'not large', false],
    ['0', '1', 'large', true],
    ['0', '0', 'not large', false],
    ['-10', '10', 'large', true],
  ])('from %s to %s is %s', (from, to, _large, isLarge) => {
    expect(isLargeChange(from, to)).toBe(isLarge);
  });
});

/** A translation that returns the key and its values, so that no test depends on a text. */
const t = ((key: string, values: object) =>
  [key, ...Object.values(values).map(String)].join(' ')) as unknown as Translate;

describe('a typed amount (D48)', () => {
  it.each([
    ['0', '100', 'money.zero money.kroner 0,00', 'money.kroner 0,00'],
    ['0,00', null, 'money.zero money.kroner 0,00', 'money.kroner 0,00'],
    ['-0,00', null, 'money.zero money.kroner 0,00', 'money.kroner 0,00'],
    [
      '125,01',
      '100',
      'money.largeChange money.kroner 100,00 money.kroner 125,01',
      'money.kroner 125,01',
    ],
  ])(
    'of %s in place of %s is questioned as a possible mistake',
    (typed, before, reason, subject) => {
      expect(findAmountRisks(typed, before, t)).toEqual([{ reason, subject }]);
    },
  );

  it.each([
    ['125', '100'],
    ['1000', null],
    ['-5', '100'],
    ['abc', '100'],
  ])('of %s in place of %s is not questioned as a possible mistake', (typed, before) => {
    expect(findAmountRisks(typed, before, t)).toEqual([]);
  });
});

it('a percentage is questioned only above 100 (D48)', () => {
  const subject = 'common.percent 100,5';
  const reason = `money.overHundred Ensure ${subject}`;
  expect(findPercentRisks('Ensure', '100,5', t)).toEqual([{ reason, subject }]);
  for (const typed of ['100', '2,5', 'abc'])
    expect(findPercentRisks('Ensure', typed, t)).toEqual([]);
});
