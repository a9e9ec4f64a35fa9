import { isValid, lightFormat, parseISO } from 'date-fns';

// Years before 100 are typing errors. They are refused, also because `parseWireDate` cannot parse them in a response.
const isoForm = /^(?!00)\d{4}-\d{2}-\d{2}$/;

/** The ways in which people write a date. The year may have two digits (this century) or come first. */
const looseForms = [
  /^(?<day>\d{1,2})[-./\s]+(?<month>\d{1,2})[-./\s]+(?<year>\d{4}|\d\d)$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4}|\d\d)$/,
  /^(?<year>\d{4})[-./\s]+(?<month>\d{1,2})[-./\s]+(?<day>\d{1,2})$/,
];

/** True for an existing day in the form yyyy-MM-dd. */
export function isCalendarDate(text: string): boolean {
  return isoForm.test(text) && isValid(parseISO(text));
}

/**
 * Parses a date as people write it (1-2-2026, 01.02.26, 1/2-2026, 01022026, 2026-02-01). Returns yyyy-MM-dd, or null if
 * it is not a date.
 */
export function parseLooseDate(text: string): string | null {
  const found = looseForms.map((form) => form.exec(text.trim())?.groups).find(Boolean);
  if (!found) return null;
  const { year = '', month = '', day = '' } = found;
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/** Formats yyyy-MM-dd as dd-MM-yyyy. Returns any other text unchanged. */
export function formatCalendarDate(date: string): string {
  return isCalendarDate(date) ? lightFormat(parseISO(date), 'dd-MM-yyyy') : date;
}

let danishClock: Intl.DateTimeFormat | undefined;

/** Returns the date (yyyy-MM-dd) and the time (HH:mm) in Denmark. */
export function toDanishTime(moment: Date): { date: string; time: string } {
  // date-fns supports only the browser's time zone. The formatter is created on first use: it takes 0.1 s on a slow
  // phone, and no page needs it to start.
  danishClock ??= new Intl.DateTimeFormat(
    // Use the Swedish format, because it is yyyy-MM-dd HH:mm.
    'sv-SE',
    { timeZone: 'Europe/Copenhagen', dateStyle: 'short', timeStyle: 'short' },
  );
  const [date = '', time = ''] = danishClock.format(moment).split(' ');
  return { date: date.padStart(10, '0'), time };
}

/** Returns the current calendar date in Denmark as yyyy-MM-dd. */
export function today(): string {
  return toDanishTime(new Date()).date;
}
