import { parseWireDate } from '@/api/core/wire/parse';

describe('parseWireDate (D9)', () => {
  it.each([
    ['2022-04-01', '2022-04-01'],
    ['01-04-2022', '2022-04-01'],
    ['2022-04-01T00:00:00Z', '2022-04-01'],
    ['2022-04-01T00:00:00.000000Z', '2022-04-01'],
    ['2022-03-31T22:00:00.000Z', '2022-03-31'],
    ['2022-04-01T23:59:59+14:00', '2022-04-01'],
    ['2022-04-01 00:00:00', '2022-04-01'],
    [' 2022-04-01 ', '2022-04-01'],
    ['2024-02-29', '2024-02-29'],
    ['2000-02-29', '2000-02-29'],
    ['31-12-2022', '2022-12-31'],
    ['31-12-2022 23:59', '2022-12-31'],
    ['31-12-2022T23:59:59Z', '2022-12-31'],
    ['2022-01-01', '2022-01-01'],
    ['30-04-2022', '2022-04-30'],
  ])('parses %j as %j without converting time zones', (value, expected) => {
    expect(parseWireDate(value)).toBe(expected);
  });

  it.each([
    [
      'a day that does not exist in its month',
      ['2022-04-31', '2022-06-31', '2022-09-31', '2022-11-31'],
    ],
    ['29 February outside a leap year', ['2023-02-29', '1900-02-29', '31-02-2022']],
    ['a day or month out of range', ['2022-01-32', '2022-13-01', '2022-00-10', '2022-10-00']],
    ['the year 0', ['0000-00-00', '0000-01-01']],
    ['a year below 100', ['0001-01-01', '0099-12-31', '01-04-0022']],
    ['another format', ['2022-4-1', '01.04.2022', '01/04/2022', 'tomorrow', '']],
    ['a date within a longer text', ['01-04-2022x', '2022-04-01x', '12022-04-01', '101-04-2022']],
    ['a value that is not a text', [null, undefined, 1648764000000, {}]],
  ])('returns null for %s', (_what, values: unknown[]) => {
    expect(values.map(parseWireDate)).toEqual(values.map(() => null));
  });
});
