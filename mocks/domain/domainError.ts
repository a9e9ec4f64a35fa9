import type { Table } from '../db/table';
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

/** The row with this id; refuses an id that nothing has. */
export function rowOf<Row extends { id: number }>(
  table: Table<Row>,
  id: number,
  unknown: MessageKey,
): Row {
  const row = table.get(id);
  if (row === undefined) throw new DomainError('notFound', unknown);
  return row;
}

/** Refuses a request because of wire fields that break a rule; passes where there are none. */
export function refuseFields(fields: readonly string[], message: MessageKey): void {
  if (fields.length === 0) return;
  const reasons = Object.fromEntries(fields.map((field) => [field, message]));
  throw new DomainError('invalid', 'invalid', reasons);
}

export function refuseTooManyAttempts(retryAfter: number): never {
  throw new DomainError('rateLimited', 'tooManyAttempts', {}, retryAfter);
}
