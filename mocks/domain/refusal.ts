import type { MessageKey } from './messages';

/** The ways in which the domain says no; the handlers turn them into HTTP. */
export type RefusalKind =
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

/** What a refusal may carry beside its message. */
interface RefusalDetails {
  /** What is wrong by wire field. */
  fields?: Record<string, MessageKey>;
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
}

/** Thrown by the domain where a call is refused. */
export class Refusal extends Error {
  readonly fields: Record<string, MessageKey> | null;
  readonly retryAfter: number | null;

  constructor(
    readonly kind: RefusalKind,
    readonly says: MessageKey,
    { fields, retryAfter }: RefusalDetails = {},
  ) {
    super(`${kind}: ${says}`);
    this.fields = fields ?? null;
    this.retryAfter = retryAfter ?? null;
  }
}

/** Refuses a request because of wire fields that break a rule of section 5. */
export function refuseFields(fields: readonly string[], message: MessageKey): never {
  throw new Refusal('invalid', 'invalid', {
    fields: Object.fromEntries(fields.map((field) => [field, message])),
  });
}
