import { paths } from '@/config/paths';
import type { Database } from '../../db/database';
import type { TruckerRow } from '../../db/tables';
import { send } from '../outbox.domain';
import { DomainError } from '../domainError';
import { agreementsOf } from '../truckers.domain';
import { requireAccess, truckerOfLink } from './links.domain';

/** The haulier that a link's token or, where there is none, an id names (section 4). */
export function truckerOfTokenOrId(db: Database, tokenOrId: string, isStaff: boolean): TruckerRow {
  const byId = /^\d+$/u.test(tokenOrId) ? db.truckers.get(Number(tokenOrId)) : undefined;
  if (byId === undefined) return truckerOfLink(db, tokenOrId);
  requireAccess(db, byId, { token: '', isStaff });
  return byId;
}

/**
 * Makes and sends the documents of a completed agreement. A second call for the same submission
 * sends nothing more (D28). Declines an agreement that is not completed.
 */
export function sendDocuments(db: Database, trucker: TruckerRow): void {
  const agreement = agreementsOf(db, trucker.id).at(-1);
  const completedAt = agreement?.completedAt ?? null;
  if (agreement === undefined || completedAt === null) {
    throw new DomainError('declined', 'notCompleted');
  }
  if (agreement.documentsAt !== null && agreement.documentsAt >= completedAt) return;
  db.agreements.update(agreement.id, { documentsAt: db.now().toISOString() });
  const mails = [
    ...(trucker.existingInsurance ? ['existing-insurance'] : []),
    'injury-insurance',
    ...(agreement.workAnswers[0] === 1 ? ['work-insurance'] : []),
  ];
  for (const mail of mails) {
    send(db, {
      kind: 'email',
      truckerId: trucker.id,
      to: trucker.email,
      subject: mail,
      text: paths.email.href(mail, 'da', trucker.token ?? ''),
      attachment: `aftale-${agreement.id}.xml`,
    });
  }
}
