import { unwrap } from '../core/wire/envelope';
import { readTrucker, readTruckerWithCompanies } from '../truckers/trucker.reader';
import type { TruckerWithCompanies } from '../truckers/trucker.model';

/** The new haulier and the companies, or null where the answer does not carry the haulier (D11). */
export function readRegistration(body: unknown): TruckerWithCompanies | null {
  const hasTrucker = readTrucker(unwrap(body, 'trucker')) !== null;
  return hasTrucker ? readTruckerWithCompanies(body, 'trucker') : null;
}
