import { unwrap } from '../core/wire/envelope';
import { readTruckerWithCompanies } from '../truckers/trucker.reader';
import type { TruckerWithCompanies } from '../truckers/trucker.model';

/** The haulier of a link, and the companies; null where the server knows the link and has no haulier for it. */
export function readLinkedTrucker(body: unknown): TruckerWithCompanies | null {
  return unwrap(body, 'truckers') === null ? null : readTruckerWithCompanies(body, 'truckers');
}
