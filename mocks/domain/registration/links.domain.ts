import type { Database } from '../../db/database';
import type { TruckerRow } from '../../db/tables';
import { DomainError } from '../domainError';

/** Who asks: the token of the link they hold (may be empty) and whether they are signed in as staff. */
export interface Asker {
  token: string;
  isStaff: boolean;
}

/** The haulier that a link belongs to. Refuses an unknown link, and one that has run out. */
export function truckerOfLink(db: Database, token: string): TruckerRow {
  const trucker = db.truckers.all().find((row) => row.token !== null && row.token === token);
  if (trucker === undefined) throw new DomainError('notFound', 'linkUnknown');
  const { linkExpiresAt } = trucker;
  if (linkExpiresAt !== null && linkExpiresAt <= db.now().toISOString()) {
    throw new DomainError('gone', 'linkExpired');
  }
  return trucker;
}

/**
 * Refuses those who may not act for a haulier. A token must be the haulier's own. Without one, only
 * staff and a haulier that was never sent a link pass, as the link is the only credential (section 6).
 */
export function requireAccess(db: Database, trucker: TruckerRow, asker: Asker): void {
  if (asker.token !== '') {
    if (truckerOfLink(db, asker.token).id !== trucker.id) {
      throw new DomainError('notFound', 'linkUnknown');
    }
  } else if (!asker.isStaff && trucker.token !== null) {
    throw new DomainError('notFound', 'linkUnknown');
  }
}
