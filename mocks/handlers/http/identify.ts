import type { OperationInfo } from '../../contract/document';
import type { Database } from '../../db/database';
import type { UserRow } from '../../db/tables';
import { userOfBearer } from '../../domain/auth.domain';
import { DomainError } from '../../domain/domainError';

/**
 * Who makes a call; null without a bearer. Refuses a staff call without one and a stale bearer on any
 * call (D26), but login, which is where a new one comes from.
 */
export function identify(db: Database, info: OperationInfo, bearer: string | null): UserRow | null {
  if (info.id === 'login') return null;
  if (bearer !== null) return userOfBearer(db, bearer);
  if (info.needsBearer) throw new DomainError('unauthorized', 'notLoggedIn');
  return null;
}
