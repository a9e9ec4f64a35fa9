import { readDate } from '@/api/core/wire/readDate';
import { formatCalendarDate } from '@/shared/dates/calendarDate';

/** A moment as it is shown, dd-MM-yyyy HH:mm in Danish time, and a number that later moments have more of. */
export interface Moment {
  text: string;
  order: number;
}

const form =
  /^(\d{4}-\d{2}-\d{2}|\d{2}-\d{2}-\d{4})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?(?:\.(\d+))? ?(Z|[+-]\d{2}:?\d{2})?)?$/;

const danishClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Copenhagen',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function formatDanish(milliseconds: number): string {
  const parts = danishClock.formatToParts(milliseconds);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('day')}-${part('month')}-${part('year')} ${part('hour')}:${part('minute')}`;
}

/**
 * Reads a server's timestamp, year or day first (D9); null where it is none. Without a zone it is shown as it is written, because
 * nothing says that it is anything but Danish time; the same goes for a date alone.
 */
export function readMoment(timestamp: string): Moment | null {
  const [, written, time, seconds = ':00', fraction = '0', zone] =
    form.exec(timestamp.trim()) ?? [];
  const date = readDate(written);
  if (!date) return null;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const isoZone = zone?.replace(/(\d{2})(\d{2})$/, '$1:$2') ?? 'Z';
  const order = Date.parse(`${date}T${time ?? '00:00'}${seconds}.${milliseconds}${isoZone}`);
  if (Number.isNaN(order)) return null;
  if (zone) return { text: formatDanish(order), order };
  return { text: [formatCalendarDate(date), time].filter(Boolean).join(' '), order };
}
