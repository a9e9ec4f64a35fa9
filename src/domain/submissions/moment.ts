import { isValid, parseISO } from 'date-fns';
import { parseWireDate } from '@/api/core/wire/parse';
import { formatCalendarDate, toDanishTime } from '@/shared/dates/calendarDate';

/** `text` is dd-MM-yyyy HH:mm in Danish time, or the date alone. `order` is greater for later moments. */
export interface Moment {
  text: string;
  order: number;
}

const timestampPattern =
  /^(?<day>[\d-]{10})(?:[T ](?<time>(?:[01]\d|2[0-3]):[0-5]\d)(?<seconds>:[0-5]\d(?:\.\d+)?)? ?(?<zone>Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/;

/**
 * Parses a timestamp of the server, with the year or the day first; null if the text is not a timestamp. A timestamp
 * without a time zone, or a date without time, is assumed to be Danish time and is shown as written. Its `order` treats
 * the time as UTC, so timestamps with and without a time zone cannot be compared exactly.
 */
export function parseMoment(timestamp: string): Moment | null {
  const { day, time, seconds = '', zone } = timestampPattern.exec(timestamp.trim())?.groups ?? {};
  const date = parseWireDate(day);
  if (!date) return null;
  const moment = parseISO(`${date}T${time ?? '00:00'}${seconds}${zone ?? 'Z'}`);
  if (!isValid(moment)) return null;
  const shown = zone ? toDanishTime(moment) : { date, time };
  const text = [formatCalendarDate(shown.date), shown.time].filter(Boolean).join(' ');
  return { text, order: moment.getTime() };
}
