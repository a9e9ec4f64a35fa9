import type { CalendarDate } from '../values';

const yearFirst = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/;
const dayFirst = /^(\d{2})-(\d{2})-(\d{4})(?:[T ].*)?$/;

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * A calendar date from `yyyy-MM-dd` or `dd-MM-yyyy`, with or without a time, of which the date is taken as it is written:
 * a time zone could move it by a day (D9). Null for anything else and for days that do not exist.
 */
export function readDate(value: unknown): CalendarDate | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  const [, otherDay, otherMonth, otherYear] = dayFirst.exec(text) ?? [];
  const y = year ?? otherYear ?? '';
  const m = month ?? otherMonth ?? '';
  const d = day ?? otherDay ?? '';
  const exists =
    Number(y) > 0 &&
    Number(m) >= 1 &&
    Number(m) <= 12 &&
    Number(d) >= 1 &&
    Number(d) <= daysInMonth(Number(y), Number(m));
  return exists ? `${y}-${m}-${d}` : null;
}
