import { isValid, parseISO } from 'date-fns';
import type { CalendarDate } from '../values';

const yearFirst = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/;
const dayFirst = /^(\d{2})-(\d{2})-(\d{4})(?:[T ].*)?$/;

/**
 * A calendar date from `yyyy-MM-dd` or `dd-MM-yyyy`, with or without a time, of which the date is taken as it is written:
 * a time zone could move it by a day (D9). Null for anything else and for days that do not exist.
 */
export function readDate(value: unknown): CalendarDate | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().replace(dayFirst, '$3-$2-$1');
  const date = yearFirst.exec(text)?.[1];
  // There was no year 0.
  return date && !date.startsWith('0000') && isValid(parseISO(date)) ? date : null;
}
