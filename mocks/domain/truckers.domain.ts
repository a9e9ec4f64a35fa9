import type { Database } from '../db/database';
import type { AgreementRow, Flag, TruckerRow } from '../db/tables';
import { DomainError } from './domainError';
import { withRegistration } from './vehicles.domain';

/** What staff and hauliers write about a haulier, in the mock's own names. */
export interface TruckerDetails {
  name: string;
  email: string;
  cvr: string;
  truckNumber: string;
  phone: string;
  undervogn: string | null;
  isCarInsurance: Flag;
  isWorkInsurance: Flag;
  /** Empty or null where there is no plate. */
  registrationNumber: string | null;
}

/** An address as it is written; what is null is kept as it was. */
export interface AddressDetails {
  street: string | null;
  zipCode: string | null;
  city: string | null;
}

/** The haulier with this id; refuses an id that nobody has. */
export function findTrucker(db: Database, id: number): TruckerRow {
  const trucker = db.truckers.get(id);
  if (trucker === undefined) throw new DomainError('notFound', 'truckerUnknown');
  return trucker;
}

/** The agreements of a haulier, oldest first. */
export function agreementsOf(db: Database, truckerId: number): AgreementRow[] {
  return db.agreements.all().filter((row) => row.truckerId === truckerId);
}

/**
 * Adds a haulier. Refuses a CVR, an e-mail or a registration number that another one has.
 * `token` is the link that the haulier is invited with; null for one who signs up without.
 */
export function addTrucker(
  db: Database,
  details: TruckerDetails,
  token: string | null,
): TruckerRow {
  refuseDuplicates(db, details, null);
  const { registrationNumber, ...columns } = details;
  const trucker = db.truckers.insert({
    ...columns,
    status: 0,
    address: null,
    vehicle: null,
    existingInsurance: null,
    headcount: null,
    token,
    linkExpiresAt: null,
  });
  return db.truckers.update(trucker.id, {
    vehicle: withRegistration(db, null, registrationNumber),
  });
}

/** Changes a haulier's details; a missing plate keeps the vehicle. Refuses duplicates like `addTrucker`. */
export function changeTrucker(db: Database, id: number, details: TruckerDetails): TruckerRow {
  const before = findTrucker(db, id);
  refuseDuplicates(db, details, id);
  const { registrationNumber, ...columns } = details;
  return db.truckers.update(id, {
    ...columns,
    vehicle: withRegistration(db, before.vehicle, registrationNumber),
  });
}

/** Writes the parts of an address that were given; the first one makes the address. */
export function changeAddress(db: Database, id: number, details: AddressDetails): TruckerRow {
  const { address } = findTrucker(db, id);
  if (details.street === null && details.zipCode === null && details.city === null) {
    return findTrucker(db, id);
  }
  return db.truckers.update(id, {
    address: {
      id: address?.id ?? nextAddressId(db),
      street: details.street ?? address?.street ?? '',
      zipCode: details.zipCode ?? address?.zipCode ?? '',
      city: details.city ?? address?.city ?? '',
    },
  });
}

/** Gives a haulier the plate it lacked. Refuses a plate that another one has. */
export function addRegistration(db: Database, id: number, registrationNumber: string): TruckerRow {
  const trucker = findTrucker(db, id);
  refuseDuplicates(db, { registrationNumber }, id);
  return db.truckers.update(id, {
    vehicle: withRegistration(db, trucker.vehicle, registrationNumber),
  });
}

/** Removes a haulier with everything that belongs to it. */
export function deleteTrucker(db: Database, id: number): void {
  findTrucker(db, id);
  for (const agreement of agreementsOf(db, id)) db.agreements.delete(agreement.id);
  for (const entry of db.history.all()) if (entry.truckerId === id) db.history.delete(entry.id);
  db.truckers.delete(id);
}

function refuseDuplicates(
  db: Database,
  details: Partial<Pick<TruckerDetails, 'cvr' | 'email' | 'registrationNumber'>>,
  ownId: number | null,
): void {
  const others = db.truckers.all().filter((row) => row.id !== ownId);
  const { cvr, email, registrationNumber: plate } = details;
  if (cvr !== undefined && others.some((row) => row.cvr === cvr)) {
    throw new DomainError('conflict', 'cvrTaken', { fields: { cvr: 'cvrTaken' } });
  }
  if (email !== undefined && others.some((row) => row.email === email)) {
    throw new DomainError('conflict', 'emailTaken', { fields: { email: 'emailTaken' } });
  }
  if (plate && others.some((row) => row.vehicle?.registrationNumber === plate)) {
    throw new DomainError('conflict', 'registrationTaken', {
      fields: { reg_number: 'registrationTaken' },
    });
  }
}

function nextAddressId(db: Database): number {
  return Math.max(0, ...db.truckers.all().map((row) => row.address?.id ?? 0)) + 1;
}
