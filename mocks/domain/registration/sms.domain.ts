import type { Database } from '../../db/database';
import type { SmsCodeRow } from '../../db/tables';
import { send } from '../outbox.domain';
import { DomainError } from '../domainError';
import { findTrucker } from '../truckers.domain';
import { requireAccess, type Asker } from './links.domain';

const minuteMs = 60 * 1000;

/** The limits of SMS codes; the real server's are not known. Times are milliseconds. */
export const smsLimits = {
  /** A code works for this long. */
  validMs: 10 * minuteMs,
  /** So many codes may be asked for within the window. */
  codes: 5,
  windowMs: 10 * minuteMs,
  /** So many wrong tries close a code. */
  wrongAttempts: 5,
  /** A verified phone counts for this long; then completion asks for a new code. */
  verifiedMs: 60 * minuteMs,
} as const;

/** Sends a new code to the haulier's phone. Declines without a phone, refuses too many codes. */
export function generateSmsCode(db: Database, asker: Asker, truckerId: number): void {
  const trucker = findTrucker(db, truckerId);
  requireAccess(db, trucker, asker);
  if (trucker.phone === null) throw new DomainError('declined', 'smsNoPhone');
  const now = db.now().getTime();
  const recent = codesOf(db, truckerId).filter((row) => row.issuedAt > now - smsLimits.windowMs);
  const [oldest] = recent;
  if (oldest !== undefined && recent.length >= smsLimits.codes) {
    throw new DomainError('rateLimited', 'tooManyAttempts', {
      retryAfter: Math.ceil((oldest.issuedAt + smsLimits.windowMs - now) / 1000),
    });
  }
  const code = db.random.text(6);
  db.smsCodes.push({ truckerId, code, issuedAt: now, wrongAttempts: 0, usedAt: null });
  send(db, {
    kind: 'sms',
    truckerId,
    to: trucker.phone,
    subject: '',
    text: `Din sms-kode er ${code}`,
    attachment: null,
  });
}

/**
 * Checks a code against the newest one that was sent. Declines a wrong, used or outdated code, and
 * refuses any try after too many wrong ones.
 */
export function verifySmsCode(db: Database, asker: Asker, truckerId: number, code: string): void {
  requireAccess(db, findTrucker(db, truckerId), asker);
  const now = db.now().getTime();
  const newest = codesOf(db, truckerId).at(-1);
  if (newest === undefined) throw new DomainError('declined', 'smsWrong');
  if (newest.wrongAttempts >= smsLimits.wrongAttempts) {
    throw new DomainError('rateLimited', 'tooManyAttempts', { retryAfter: minuteMs / 1000 });
  }
  const isOutdated = newest.usedAt !== null || newest.issuedAt + smsLimits.validMs <= now;
  if (isOutdated || newest.code !== code) {
    newest.wrongAttempts += 1;
    throw new DomainError('declined', 'smsWrong');
  }
  newest.usedAt = now;
  db.verifiedPhones.set(truckerId, now);
}

/** True when the haulier's phone was verified a short while ago. */
export function isPhoneVerified(db: Database, truckerId: number): boolean {
  const verifiedAt = db.verifiedPhones.get(truckerId);
  return verifiedAt !== undefined && verifiedAt + smsLimits.verifiedMs > db.now().getTime();
}

/** The newest code that was sent to a haulier, for tests and development; null when none was. */
export function newestSmsCode(db: Database, truckerId: number): string | null {
  return codesOf(db, truckerId).at(-1)?.code ?? null;
}

function codesOf(db: Database, truckerId: number): SmsCodeRow[] {
  return db.smsCodes.filter((row) => row.truckerId === truckerId);
}
