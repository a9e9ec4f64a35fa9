import type { MessageKey } from './messages';

/** The ways in which the domain says no; the handlers turn them into HTTP. */
export type DomainErrorKind =
  /** Answered with HTTP 200 and a body status that is not a success (D6). */
  | 'declined'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'gone'
  | 'sessionExpired'
  | 'invalid'
  | 'rateLimited';

/** Thrown where a call is refused. */
export class DomainError extends Error {
  constructor(
    readonly kind: DomainErrorKind,
    readonly messageKey: MessageKey,
    /** What is wrong, by wire field. */
    readonly fields: Readonly<Record<string, MessageKey>> = {},
    /** Seconds until it is worth trying again. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${kind}: ${messageKey}`);
  }
}

/** Refuses a request because of wire fields that break a rule. */
export function refuseFields(fields: readonly string[], message: MessageKey): never {
  const reasons = Object.fromEntries(fields.map((field) => [field, message]));
  throw new DomainError('invalid', 'invalid', reasons);
}

/** Refuses a try, and says after how many seconds another is worth it. */
export function refuseTooManyAttempts(retryAfter: number): never {
  throw new DomainError('rateLimited', 'tooManyAttempts', {}, retryAfter);
}
