import { differenceInCalendarDays, parseISO } from 'date-fns';
import { useEffect, useState } from 'react';
import type { CalendarDate } from '@/api/core/values';
import { signedKeptDays } from '@/config/constants';
import { isCalendarDate, today } from '@/shared/dates/calendarDate';

const key = 'signed';

/** The token itself opens the agreement: what outlives the tab has its hash alone. */
async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** When agreements were signed, by the hashes of their tokens; those that are too old, and what cannot be read, are left out. */
function readDates(): Record<string, CalendarDate> {
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
  const isKept = (date: unknown) =>
    typeof date === 'string' &&
    isCalendarDate(date) &&
    differenceInCalendarDays(parseISO(today(new Date())), parseISO(date)) <= signedKeptDays;
  return Object.fromEntries(
    Object.entries(Object(stored) as object).filter(([, date]) => isKept(date)),
  );
}

/** Remembers in this browser that the agreement of a link was signed today (D46). */
export async function rememberSigned(token: string): Promise<void> {
  try {
    const hash = await hashOf(token);
    localStorage.setItem(key, JSON.stringify({ ...readDates(), [hash]: today(new Date()) }));
  } catch {
    // Storage is denied or full, or the page is not served safely: nothing is remembered.
  }
}

/** When the agreement of a link was signed in this browser; null where it was not, or too long ago. */
async function signedDateOf(token: string): Promise<CalendarDate | null> {
  try {
    const text = localStorage.getItem(key);
    if (!token || text === null) return null;
    const dates = readDates();
    if (JSON.stringify(dates) !== text) localStorage.setItem(key, JSON.stringify(dates));
    return dates[await hashOf(token)] ?? null;
  } catch {
    return null;
  }
}

/** When the agreement of a link was signed in this browser, as it was known when the page opened; null until that is read. */
export function useSignedDate(token: string): CalendarDate | null {
  const [signed, setSigned] = useState<{ token: string; date: CalendarDate }>();
  useEffect(() => {
    let isWanted = true;
    void signedDateOf(token).then((date) => {
      if (isWanted && date) setSigned({ token, date });
    });
    return () => {
      isWanted = false;
    };
  }, [token]);
  return signed?.token === token ? signed.date : null;
}
