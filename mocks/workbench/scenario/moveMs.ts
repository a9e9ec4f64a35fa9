/** What the clock is moved by. */
export type ClockUnit = 'hours' | 'days';

const hourMs = 3_600_000;
const unitMs: Readonly<Record<ClockUnit, number>> = { hours: hourMs, days: 24 * hourMs };
const mostMs = 36_500 * unitMs.days;

/** Reads how far the clock is to be moved, in milliseconds; null for what is no number or beyond a hundred years. */
export function readMoveMs(text: string, unit: ClockUnit): number | null {
  // Danish writes a decimal comma.
  const amount = text.trim() === '' ? NaN : Number(text.replace(',', '.'));
  const ms = Math.round(amount * unitMs[unit]);
  return Math.abs(ms) <= mostMs ? ms : null;
}
