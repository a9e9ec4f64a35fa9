import { paths } from '@/config/paths';
import type { Database } from '../db/database';
import type { OutboxRow } from '../db/tables';
import { findTrucker } from './truckers.domain';

/** Puts a message into the outbox instead of sending it. */
export function send(db: Database, message: Omit<OutboxRow, 'id' | 'at'>): void {
  db.outbox.insert({ ...message, at: db.now().toISOString() });
}

export function resendInvitation(
  db: Database,
  truckerId: number,
  addressee: { email: string; name: string },
): void {
  const { token } = findTrucker(db, truckerId);
  send(db, {
    kind: 'email',
    truckerId,
    to: addressee.email,
    subject: 'invite',
    text: token === null ? addressee.name : `${addressee.name}: ${paths.registration.href(token)}`,
    attachment: null,
  });
}

export function sendCertificate(db: Database, truckerId: number): void {
  const { email, name } = findTrucker(db, truckerId);
  send(db, {
    kind: 'email',
    truckerId,
    to: email,
    subject: 'certificate',
    text: name,
    attachment: `certifikat-${truckerId}.pdf`,
  });
}
