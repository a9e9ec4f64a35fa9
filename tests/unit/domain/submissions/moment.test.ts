import fc from 'fast-check';
import { parseMoment } from '@/domain/submissions/moment';

const shown = (timestamp: string) => parseMoment(timestamp)?.text;

describe('the time of a submission', () => {
  it.each([
    ['in winter', '2022-01-14T09:41:27.000Z', '14-01-2022 10:41'],
    ['in summer', '2022-07-14T09:41:27Z', '14-07-2022 11:41'],
    ['with microseconds', '2022-03-14T09:41:27.123456Z', '14-03-2022 10:41'],
    ['without seconds', '2022-03-14T09:41Z', '14-03-2022 10:41'],
    ['from another time zone', '2022-03-14T09:41:27+05:00', '14-03-2022 05:41'],
    ['from a time zone without a colon', '2022-03-14T09:41:27-0230', '14-03-2022 13:11'],
    ['on the next day in Denmark', '2021-12-31T23:30:00Z', '01-01-2022 00:30'],
    ['before the clocks go forward', '2022-03-27T00:59:59Z', '27-03-2022 01:59'],
    ['after the clocks go forward', '2022-03-27T01:00:00Z', '27-03-2022 03:00'],
    ['with a blank instead of the T', '2022-03-14 09:41:27Z', '14-03-2022 10:41'],
  ])('is shown in Danish time %s [9-history-times]', (_name, timestamp, text) => {
    expect(shown(timestamp)).toBe(text);
  });

  it.each([
    ['2022-03-14 09:41:27', '14-03-2022 09:41'],
    ['2022-03-14T09:41', '14-03-2022 09:41'],
    ['2022-03-14', '14-03-2022'],
    ['  2022-03-14 09:41:27 ', '14-03-2022 09:41'],
    ['14-03-2022 09:41', '14-03-2022 09:41'],
    ['14-03-2022 09:41:27', '14-03-2022 09:41'],
    ['14-03-2022', '14-03-2022'],
  ])('keeps its hour when it has no time zone: %s [9-history-times]', (timestamp, text) => {
    expect(shown(timestamp)).toBe(text);
  });

  it.each([
    [''],
    ['i går'],
    ['2022'],
    ['2022-13-01'],
    ['2022-02-30T10:00:00Z'],
    ['2022-03-14T24:00:00Z'],
    ['2022-03-14T09:60:00Z'],
    ['2022-03-14T09:41:27+99:00'],
    ['2022-03-14T09:41:27 Europe/Copenhagen'],
    ['14-13-2022 09:41'],
    ['31-02-2022'],
    ['1647250887'],
  ])('cannot be parsed from %j', (timestamp) => {
    expect(parseMoment(timestamp)).toBeNull();
  });

  it('is ordered by time, whatever its format', () => {
    const dates = fc.date({
      min: new Date('1990-01-01T00:00:00Z'),
      max: new Date('2090-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, dates, (a, b) => {
        const order = (date: Date) => parseMoment(date.toISOString())?.order ?? NaN;
        expect(Math.sign(order(a) - order(b))).toBe(Math.sign(a.getTime() - b.getTime()));
      }),
    );
    expect(parseMoment('14-03-2022 09:41')?.order).toBe(parseMoment('2022-03-14 09:41')?.order);
    expect(parseMoment('2022-03-14T09:41:27.100Z')?.order).toBe(
      parseMoment('2022-03-14T10:41:27.1+01:00')?.order,
    );
  });
});
