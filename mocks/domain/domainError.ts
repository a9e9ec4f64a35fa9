import type { Table } from '../db/table';
import type { MessageKey } from './messages';

/** Kinds of refusals in the domain. The handlers map them to HTTP. */
export type DomainErrorKind =
  /** Sent as HTTP 200 with a failure status in the body. */
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
    readonly retryAfter: number | null = null,
  ) {
    super(`${kind}: ${messageKey}`);
  }
}

/** The row with an id. Rejects an unknown id. */
export function rowOf<Row extends { id: number }>(
  table: Table<Row>,
  id: number,
  unknown: MessageKey,
): Row {
  const row = table.get(id);
  if (row === undefined) throw new DomainError('notFound', unknown);
  return row;
}

/** Rejects a request if any of its fields breaks a rule. */
export function refuseFields(fields: readonly string[], message: MessageKey): void {
  if (fields.length === 0) return;
  const reasons = Object.fromEntries(fields.map((field) => [field, message]));
  throw new DomainError('invalid', 'invalid', reasons);
}

export function refuseTooManyAttempts(retryAfter: number): never {
  throw new DomainError('rateLimited', 'tooManyAttempts', {}, retryAfter);
}
