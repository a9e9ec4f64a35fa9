import { unwrap } from '../core/wire/envelope';
import { readTrucker, readTruckerWithCompanies } from '../truckers/trucker.reader';
import type { TruckerWithCompanies } from '../truckers/trucker.model';

/** The haulier of a link, and the companies; null where the server knows the link and has no haulier for it. */
export function readLinkedTrucker(body: unknown): TruckerWithCompanies | null {
  return unwrap(body, 'truckers') === null ? null : readTruckerWithCompanies(body, 'truckers');
}

/** The new haulier and the companies, or null where the answer does not carry the haulier (D11). */
export function readRegistration(body: unknown): TruckerWithCompanies | null {
  const hasTrucker = readTrucker(unwrap(body, 'trucker')) !== null;
  return hasTrucker ? readTruckerWithCompanies(body, 'trucker') : null;
}
