/** The parts of a calendar date; months count from 1. */
interface DateParts {
  year: number;
  month: number;
  day: number;
}

const isoForm = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;
/** Day, month and year apart, or all in one; the year, of two digits in this century, may also come first. */
const looseForms = [
  /^(?<day>\d{1,2})[-./\s]+(?<month>\d{1,2})[-./\s]+(?<year>\d{4}|\d\d)$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4}|\d\d)$/,
  /^(?<year>\d{4})[-./\s]+(?<month>\d{1,2})[-./\s]+(?<day>\d{1,2})$/,
];

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function toCalendarDate({ year, month, day }: DateParts): string | null {
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  if (!isReal || year < 1) return null;
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function parseWith(form: RegExp, text: string): string | null {
  const { year = '', month, day } = form.exec(text)?.groups ?? {};
  const century = year.length === 2 ? 2000 : 0;
  return toCalendarDate({ year: century + Number(year), month: Number(month), day: Number(day) });
}

/** True for a day that exists, written yyyy-MM-dd. */
export function isCalendarDate(text: string): boolean {
  return parseWith(isoForm, text) !== null;
}

/** Reads a date as people write it (1-2-2026, 01.02.26, 1/2-2026, 01022026, 2026-02-01; D31); null where it is none. */
export function parseLooseDate(text: string): string | null {
  const dates = looseForms.map((form) => parseWith(form, text.trim()));
  return dates.find((date) => date !== null) ?? null;
}

/** yyyy-MM-dd as it is shown, dd-MM-yyyy; any other text stays as it is. No time zone touches it (D9). */
export function formatCalendarDate(date: string): string {
  return date.replace(isoForm, '$<day>-$<month>-$<year>');
}

/** The calendar date in Denmark at a moment, as yyyy-MM-dd. */
export function today(now: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Copenhagen',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
