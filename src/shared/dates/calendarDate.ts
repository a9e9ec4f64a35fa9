import { isValid, lightFormat, parseISO } from 'date-fns';

// There was no year 0.
const isoForm = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** Day, month and year apart, or all in one; the year, of two digits in this century, may also come first. */
const looseForms = [
  /^(?<day>\d{1,2})[-./\s]+(?<month>\d{1,2})[-./\s]+(?<year>\d{4}|\d\d)$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4}|\d\d)$/,
  /^(?<year>\d{4})[-./\s]+(?<month>\d{1,2})[-./\s]+(?<day>\d{1,2})$/,
];

/** True for a day that exists, written yyyy-MM-dd. */
export function isCalendarDate(text: string): boolean {
  return isoForm.test(text) && isValid(parseISO(text));
}

/** Reads a date as people write it (1-2-2026, 01.02.26, 1/2-2026, 01022026, 2026-02-01; D31); null where it is none. */
export function parseLooseDate(text: string): string | null {
  const found = looseForms.map((form) => form.exec(text.trim())?.groups).find(Boolean);
  if (!found) return null;
  const { year = '', month = '', day = '' } = found;
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/** yyyy-MM-dd as it is shown, dd-MM-yyyy; any other text stays as it is (D9). */
export function formatCalendarDate(date: string): string {
  return isCalendarDate(date) ? lightFormat(parseISO(date), 'dd-MM-yyyy') : date;
}

let danishClock: Intl.DateTimeFormat | undefined;

/** The date (yyyy-MM-dd) and the time (HH:mm) in Denmark at a moment. */
export function toDanishTime(moment: Date): { date: string; time: string } {
  // date-fns knows no time zone but the browser's. Made on first use: on a slow phone it takes 0.1 s, and no page needs it to start.
  danishClock ??= new Intl.DateTimeFormat(
    // Swedish writes yyyy-MM-dd HH:mm.
    'sv-SE',
    { timeZone: 'Europe/Copenhagen', dateStyle: 'short', timeStyle: 'short' },
  );
  const [date = '', time = ''] = danishClock.format(moment).split(' ');
  return { date: date.padStart(10, '0'), time };
}

/** The calendar date in Denmark at a moment, as yyyy-MM-dd. */
export function today(now: Date): string {
  return toDanishTime(now).date;
}
