import { isValid, parseISO } from 'date-fns';
import { readDate } from '@/api/core/wire/read';
import { formatCalendarDate, toDanishTime } from '@/shared/dates/calendarDate';

/** A moment as it is shown, dd-MM-yyyy HH:mm in Danish time, and a number that later moments have more of. */
export interface Moment {
  text: string;
  order: number;
}

const form =
  /^(?<written>[\d-]{10})(?:[T ](?<time>(?:[01]\d|2[0-3]):[0-5]\d)(?<seconds>:[0-5]\d(?:\.\d+)?)? ?(?<zone>Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/;

/**
 * Reads a server's timestamp, year or day first (D9); null where it is none. Without a zone it is shown as it is written, because
 * nothing says that it is anything but Danish time; the same goes for a date alone.
 */
export function readMoment(timestamp: string): Moment | null {
  const { written, time, seconds = '', zone } = form.exec(timestamp.trim())?.groups ?? {};
  const date = readDate(written);
  if (!date) return null;
  const moment = parseISO(`${date}T${time ?? '00:00'}${seconds}${zone ?? 'Z'}`);
  if (!isValid(moment)) return null;
  const shown = zone ? toDanishTime(moment) : { date, time };
  const text = [formatCalendarDate(shown.date), shown.time].filter(Boolean).join(' ');
  return { text, order: moment.getTime() };
}
