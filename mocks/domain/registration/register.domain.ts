import type { Database } from '../../db/database';
import type { Flag, TruckerRow } from '../../db/tables';
import { DomainError } from '../domainError';
import {
  addTrucker,
  changeAddress,
  changeTrucker,
  type AddressDetails,
  type TruckerDetails,
} from '../truckers.domain';
import { savePreviousInsurance } from './agreements.domain';

/** Step 1 of a haulier that signs up without an invitation. */
export interface Registration {
  /** Null for a new haulier; an id where this wizard has saved one before. */
  truckerId: number | null;
  isStaff: boolean;
  details: TruckerDetails;
  address: AddressDetails;
  previousInsurance: Flag;
}

/** Saves step 1 and gives the haulier its agreement. Declines an id that the asker may not change. */
export function register(db: Database, registration: Registration): TruckerRow {
  const { truckerId, details } = registration;
  const { id } =
    truckerId === null
      ? addTrucker(db, details, null)
      : changeTrucker(db, ownId(db, truckerId, registration.isStaff), details);
  savePreviousInsurance(db, id, registration.previousInsurance);
  return changeAddress(db, id, registration.address);
}

function ownId(db: Database, id: number, isStaff: boolean): number {
  const trucker = db.truckers.get(id);
  const isOwn = trucker !== undefined && (isStaff || trucker.token === null);
  if (!isOwn) throw new DomainError('declined', 'truckerUnknown');
  return id;
}
