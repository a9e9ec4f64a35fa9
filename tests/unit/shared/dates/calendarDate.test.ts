import fc from 'fast-check';
import {
  formatCalendarDate,
  isCalendarDate,
  parseLooseDate,
  today,
} from '@/shared/dates/calendarDate';

const anyDay = fc
  .date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendar dates', () => {
  it('survive formatting and parsing, whatever the day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(isCalendarDate(day)).toBe(true);
        expect(parseLooseDate(formatCalendarDate(day))).toBe(day);
      }),
    );
  });

  it('are formatted as dd-MM-yyyy, and other texts stay unchanged', () => {
    expect(formatCalendarDate('2026-12-31')).toBe('31-12-2026');
    expect(formatCalendarDate('31-12-20')).toBe('31-12-20');
    expect(formatCalendarDate('den 2026-12-31')).toBe('den 2026-12-31');
    expect(formatCalendarDate('2026-12-31T00:00:00Z')).toBe('2026-12-31T00:00:00Z');
    expect(formatCalendarDate('')).toBe('');
  });

  it.each([
    '2026-02-29',
    '2026-01-00',
    '2026-00-10',
    '2026-13-01',
    '2026-04-31',
    '0000-01-01',
    '0001-01-01',
    '0099-12-31',
    '1900-02-29',
    '26-1-1',
    '12026-01-31',
    '2026-01-311',
    '',
  ])('do not include %p', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it.each(['2024-02-29', '2028-02-29', '2000-02-29', '2026-01-31', '0100-01-01'])(
    'include %s',
    (text) => {
      expect(isCalendarDate(text)).toBe(true);
    },
  );

  it.each([
    ['1-2-2026', '2026-02-01'],
    ['01.02.2026', '2026-02-01'],
    ['1/2/2026', '2026-02-01'],
    [' 1 2 2026 ', '2026-02-01'],
    ['31-4-2026', null],
    ['31122026', '2026-12-31'],
    ['311226', '2026-12-31'],
    ['31.12.26', '2026-12-31'],
    ['31/12-2026', '2026-12-31'],
    ['31-12-2026', '2026-12-31'],
    ['31. 12. 2026', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
    ['2026/1/2', '2026-01-02'],
    ['2026. 1. 2', '2026-01-02'],
    ['1-2-00', '2000-02-01'],
    ['1-2-99', '2099-02-01'],
    ['29.2.26', null],
    ['31-12', null],
    ['3112', null],
    ['3112026', null],
    ['1-2-226', null],
    ['26-1-2', null],
    ['101-2-2026', null],
    ['1-2-20266', null],
    ['131122026', null],
    ['12026-1-2', null],
    ['2026-1-222', null],
  ])('are parsed from the typed %p as %p [D31]', (text, expected) => {
    expect(parseLooseDate(text)).toBe(expected);
  });
});

describe('today', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['2026-06-30T21:59:59Z', '2026-06-30'],
    ['2026-06-30T22:00:00Z', '2026-07-01'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    // Daylight saving time starts on 29 March 2026 and ends on 25 October.
    ['2026-03-28T22:59:59Z', '2026-03-28'],
    ['2026-03-28T23:00:01Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:01Z', '2026-03-30'],
    ['2026-10-24T21:59:59Z', '2026-10-24'],
    ['2026-10-24T22:00:01Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:01Z', '2026-10-26'],
    ['2028-02-29T22:59:59Z', '2028-02-29'],
    ['0999-06-30T12:00:00Z', '0999-06-30'],
  ])('at %s is %s, the day in Denmark [5-termination-passed]', (moment, expected) => {
    jest.useFakeTimers({ now: new Date(moment) });
    expect(today()).toBe(expected);
  });

  it('creates its date format on first use and only once, as that takes long on a phone', async () => {
    const make = jest.spyOn(Intl, 'DateTimeFormat');
    await jest.isolateModulesAsync(async () => {
      const dates = await import('@/shared/dates/calendarDate');
      expect(make).not.toHaveBeenCalled();
      dates.today();
      dates.today();
      expect(make).toHaveBeenCalledTimes(1);
    });
    make.mockRestore();
  });
});
