import { differenceInCalendarDays, parseISO } from 'date-fns';
import { useEffect, useState } from 'react';
import type { CalendarDate, Decimal } from '@/api/core/values';
import { isRecord, parseJson } from '@/api/core/wire/parse';
import { signedLifetimeDays, signedStorageKey } from '@/config/constants';
import { inLocalStorage } from '@/shared/browserStorage';
import { isCalendarDate, today } from '@/shared/dates/calendarDate';
import { forgetReceipt, readStoredReceipt, writeStoredReceipt } from '@/shared/drafts/draftStorage';
import type { Signed } from '../machine/wizard.state';

/*
 * The browser's record of signed agreements: the last receipt until the tab is closed, and the dates of all of them for
 * some weeks, with a mark on those that are known to be unsent, or were changed since. If the browser denies storage,
 * both are kept until the page is left.
 */

/** The choices that the premium depends on, in the order of step 2. */
const choiceNames = ['area', 'newValue', 'ownRisk', 'injury'] as const;
type ChoiceName = (typeof choiceNames)[number];

/** The signed agreement, as the thank-you page shows it. */
export interface Receipt {
  /** The link's token or the haulier's id, as in the URL of the thank-you page. */
  tokenOrId: string;
  /** The number of the agreement. */
  reference: string;
  /** The time of the signature in milliseconds since 1970. */
  at: number;
  /** The date and time (HH:mm) of the signature in Denmark. */
  date: CalendarDate;
  time: string;
  name: string;
  cvr: string;
  email: string;
  numberPlate: string;
  /** The titles of the choices of step 2; '' if a title is not known. */
  choices: Record<ChoiceName, string>;
  hasRoadAssistance: boolean;
  roadAssistanceFrom: CalendarDate | null;
  hasGlassCover: boolean;
  hasWorkInjury: boolean;
  /** The names of the chosen work add-ons other than work-injury insurance. */
  workAddOns: string[];
  /** The counts, with a decimal point; null if no work add-on is chosen. */
  headcount: { cars: Decimal; employees: Decimal; drivers: Decimal } | null;
  /** Prices in kroner, rounded as they are shown. */
  pricePerMonth: Decimal;
  pricePerYear: Decimal;
  /** The terminated insurance at another insurer; null if there is none. */
  termination: { insurer: string; policyNumber: string; date: CalendarDate } | null;
}

const isText = (value: unknown) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isAmount = (value: unknown) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value);
const hasEach = (value: unknown, names: readonly string[], isSound: (part: unknown) => boolean) =>
  isRecord(value) && names.every((name) => isSound(value[name]));

const checks: Record<keyof Receipt, (value: unknown) => boolean> = {
  tokenOrId: isText,
  reference: isText,
  at: (value) => typeof value === 'number',
  date: isText,
  time: isText,
  name: isText,
  cvr: isText,
  email: isText,
  numberPlate: isText,
  choices: (value) => hasEach(value, choiceNames, isText),
  hasRoadAssistance: isFlag,
  roadAssistanceFrom: (value) => value === null || isText(value),
  hasGlassCover: isFlag,
  hasWorkInjury: isFlag,
  workAddOns: (value) => Array.isArray(value) && value.every(isText),
  headcount: (value) =>
    value === null || hasEach(value, ['cars', 'employees', 'drivers'], isAmount),
  pricePerMonth: isAmount,
  pricePerYear: isAmount,
  termination: (value) =>
    value === null || hasEach(value, ['insurer', 'policyNumber', 'date'], isText),
};

function isReceipt(value: unknown): value is Receipt {
  return isRecord(value) && Object.entries(checks).every(([name, isSound]) => isSound(value[name]));
}

export function keepReceipt(receipt: Receipt): void {
  writeStoredReceipt(JSON.stringify(receipt));
}

/** Returns the receipt of this link or haulier. Removes another one: the next user of the tab must not see it. */
export function readReceipt(tokenOrId: string): Receipt | null {
  const receipt = parseJson(readStoredReceipt() ?? '');
  if (isReceipt(receipt) && receipt.tokenOrId === tokenOrId) return receipt;
  forgetReceipt();
  return null;
}

/** The longest time between the receipt and the record of one signature. Two signatures take longer. */
const momentMs = 5000;

/** Returns the receipt, unless the agreement was signed again since, in another tab or after its page was left. */
export function receiptOfSigned(receipt: Receipt | null, signed: Signed | null): Receipt | null {
  return receipt && signed && receipt.at + momentMs < signed.at ? null : receipt;
}

/** The token gives access to the agreement, so `localStorage` only gets its hash. */
async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * `sending`: no send-xml request has succeeded yet, and that of the thank-you page was not refused. `unsent`: all its
 * send-xml requests were refused. `changed`: changes were saved, or may have been, but not signed.
 */
type Mark = 'sending' | 'unsent' | 'changed';

/** The key of a mark. It is stored beside the date of signing. */
const markKey = (mark: Mark, hash: string) => `${mark} ${hash}`;

/** Each entry is a date, a space, and the time in milliseconds since 1970. */
type Dates = Partial<Record<string, string>>;

const dateOf = (entry: string): CalendarDate => entry.slice(0, 10);

/** Holds the record if the browser refuses to store it. */
let unstoredRecord: string | null = null;

const readRecord = () =>
  unstoredRecord ?? inLocalStorage((storage) => storage.getItem(signedStorageKey)) ?? null;

/** Stores the record; removes it if there are no dates. */
function writeRecord(dates: Dates): void {
  const text = JSON.stringify(dates);
  const isStored = inLocalStorage((storage) => {
    if (text === '{}') storage.removeItem(signedStorageKey);
    else storage.setItem(signedStorageKey, text);
    return true;
  });
  unstoredRecord = isStored ? null : text;
}

/** The dates of signing by the hash of the token, and the marks. Leaves out invalid and old ones. */
function parseDates(): Dates {
  const stored = parseJson(readRecord() ?? '');
  const isKept = (entry: unknown) =>
    typeof entry === 'string' &&
    isCalendarDate(dateOf(entry)) &&
    differenceInCalendarDays(parseISO(today()), parseISO(dateOf(entry))) <= signedLifetimeDays;
  return Object.fromEntries(
    Object.entries(Object(stored) as object).filter(([, entry]) => isKept(entry)),
  );
}

async function changeDates(
  token: string,
  change: (hash: string, dates: Dates) => Dates,
): Promise<boolean> {
  try {
    const hash = await hashOf(token);
    const dates = parseDates();
    const changed = { ...dates, ...change(hash, dates) };
    const isChanged = JSON.stringify(changed) !== JSON.stringify(dates);
    if (isChanged) writeRecord(changed);
    return isChanged;
  } catch {
    // Nothing is kept: the page is not served over HTTPS, which hashing needs.
    return false;
  }
}

/** Stores that the agreement of a link was signed now. */
export function rememberSigned(token: string, isSending = false): Promise<boolean> {
  // Before the hash is computed: a tab in the background may wait long for it, and the receipt has the same time.
  const entry = `${today()} ${Date.now()}`;
  return changeDates(token, (hash) => ({
    [hash]: entry,
    [markKey('sending', hash)]: isSending ? entry : undefined,
    [markKey('unsent', hash)]: undefined,
    [markKey('changed', hash)]: undefined,
  }));
}

/** Marks a signed agreement, or removes the mark. Resolves with true if that has changed the record. */
export const markSigned = (token: string, mark: Mark, isMarked = true): Promise<boolean> =>
  changeDates(token, (hash, dates) => ({
    [markKey(mark, hash)]: isMarked ? dates[hash] : undefined,
  }));

/** Removes invalid and old dates from the record and returns the others; null without a record. */
export function dropOldDates(): Dates | null {
  const text = readRecord();
  if (text === null) return null;
  const dates = parseDates();
  if (JSON.stringify(dates) !== text) writeRecord(dates);
  return dates;
}

export async function readSigned(token: string): Promise<Signed | null> {
  try {
    if (!token) return null;
    // Hash first, and then read: a signature just now is stored after its own hash.
    const hash = await hashOf(token);
    const dates = dropOldDates();
    const entry = dates?.[hash];
    if (!entry) return null;
    const isMarked = (mark: Mark) => dates[markKey(mark, hash)] !== undefined;
    return {
      date: dateOf(entry),
      at: Number(entry.slice(10)),
      isSending: isMarked('sending'),
      isUnsent: isMarked('unsent'),
      isChanged: isMarked('changed'),
    };
  } catch {
    return null;
  }
}

/**
 * The record that the link's agreement was signed in this browser; null if there is none, or until it is read. For
 * another link, the component needs another key.
 */
export function useSigned(token: string): Signed | null {
  const [signed, setSigned] = useState<Signed | null>(null);
  useEffect(() => {
    void readSigned(token).then((read) => {
      if (read) setSigned(read);
    });
  }, [token]);
  return signed;
}
