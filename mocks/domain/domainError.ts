import type { Table } from '../db/table';
import type { MessageKey } from './messages';

/** Kinds of refusals in the domain. The handlers map them to HTTP. */
export type DomainErrorKind =
  /** A refusal that is sent as HTTP 200 with a failure status in the body. */
  | 'declined'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'gone'
  | 'sessionExpired'
  | 'invalid'
  | 'rateLimited';

export class DomainError extends Error {
  constructor(
    readonly kind: DomainErrorKind,
    readonly messageKey: MessageKey,
    readonly fields: Readonly<Record<string, MessageKey>> = {},
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`${kind}: ${messageKey}`);
  }
}

/** Returns the row with this id. Throws `notFound` if there is none. */
export function rowOf<Row extends { id: number }>(
  table: Table<Row>,
  id: number,
  unknown: MessageKey,
): Row {
  const row = table.get(id);
  if (row === undefined) throw new DomainError('notFound', unknown);
  return row;
}

/** Throws `invalid` with a message for each of these fields. Does nothing if there are none. */
export function refuseFields(fields: readonly string[], message: MessageKey): void {
  if (fields.length === 0) return;
  const reasons = Object.fromEntries(fields.map((field) => [field, message]));
  throw new DomainError('invalid', 'invalid', reasons);
}

export function refuseTooManyAttempts(retryAfterSeconds: number): never {
  throw new DomainError('rateLimited', 'tooManyAttempts', {}, retryAfterSeconds);
}
