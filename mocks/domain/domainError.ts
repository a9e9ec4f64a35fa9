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

/** What a `DomainError` may carry beside its message. */
interface DomainErrorDetails {
  /** What is wrong by wire field. */
  fields?: Record<string, MessageKey>;
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
}

/** Thrown where a call is refused. */
export class DomainError extends Error {
  readonly fields: Record<string, MessageKey> | null;
  readonly retryAfter: number | null;

  constructor(
    readonly kind: DomainErrorKind,
    readonly messageKey: MessageKey,
    { fields, retryAfter }: DomainErrorDetails = {},
  ) {
    super(`${kind}: ${messageKey}`);
    this.fields = fields ?? null;
    this.retryAfter = retryAfter ?? null;
  }
}

/** Refuses a request because of wire fields that break a rule of section 5. */
export function refuseFields(fields: readonly string[], message: MessageKey): never {
  throw new DomainError('invalid', 'invalid', {
    fields: Object.fromEntries(fields.map((field) => [field, message])),
  });
}
