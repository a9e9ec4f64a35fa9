import { paths } from '@/config/paths';
import type { Database } from '../db/database';
import { send } from './outbox.domain';
import { findTrucker } from './truckers.domain';

/** Sends a haulier the link to its registration again, to the address and name that staff saw. */
export function resendInvitation(
  db: Database,
  truckerId: number,
  addressee: { email: string; name: string },
): void {
  const trucker = findTrucker(db, truckerId);
  send(db, {
    kind: 'email',
    truckerId,
    to: addressee.email,
    subject: 'invite',
    text: `${addressee.name}: ${paths.registration.href(trucker.token ?? '')}`,
    attachment: null,
  });
}

/** Sends a haulier its certificate. */
export function sendCertificate(db: Database, truckerId: number): void {
  const trucker = findTrucker(db, truckerId);
  send(db, {
    kind: 'email',
    truckerId,
    to: trucker.email,
    subject: 'certificate',
    text: trucker.name,
    attachment: `certifikat-${truckerId}.pdf`,
  });
}
