import type { Database } from '../db/database';
import { inventFrameNumber } from '../db/seed/hauliers.seed';
import type { AgreementRow, Flag, TruckerRow, VehicleRow } from '../db/tables';
import { DomainError } from './domainError';
import type { MessageKey } from './messages';

/** What staff and hauliers write about a haulier. */
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

/** An address as it is written; null keeps what it was. */
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
 * `token` is the link of the invitation; null for a haulier who signs up without one.
 */
export function addTrucker(
  db: Database,
  details: TruckerDetails,
  token: string | null,
): TruckerRow {
  refuseDuplicates(db, details, null);
  const { registrationNumber, ...columns } = details;
  return db.truckers.insert({
    ...columns,
    status: 0,
    address: null,
    vehicle: withRegistration(db, null, registrationNumber),
    existingInsurance: null,
    headcount: null,
    token,
    linkExpiresAt: null,
  });
}

/** Changes a haulier's details. Refuses duplicates like `addTrucker`. */
export function changeTrucker(db: Database, id: number, details: TruckerDetails): TruckerRow {
  const before = findTrucker(db, id);
  refuseDuplicates(db, details, id);
  const { registrationNumber, ...columns } = details;
  const vehicle = withRegistration(db, before.vehicle, registrationNumber);
  return db.truckers.update(id, { ...columns, vehicle });
}

/** Writes the parts of an address that were given; the first one makes the address. */
export function changeAddress(db: Database, id: number, details: AddressDetails): TruckerRow {
  const trucker = findTrucker(db, id);
  const { address } = trucker;
  const { street, zipCode, city } = details;
  if (street === null && zipCode === null && city === null) return trucker;
  return db.truckers.update(id, {
    address: {
      id: address?.id ?? nextAddressId(db),
      street: street ?? address?.street ?? '',
      zipCode: zipCode ?? address?.zipCode ?? '',
      city: city ?? address?.city ?? '',
    },
  });
}

/** Gives a haulier the plate it lacked. Refuses a plate that another one has. */
export function addRegistration(db: Database, id: number, registrationNumber: string): TruckerRow {
  const { vehicle } = findTrucker(db, id);
  refuseDuplicates(db, { registrationNumber }, id);
  return db.truckers.update(id, { vehicle: withRegistration(db, vehicle, registrationNumber) });
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
  const { cvr, email, registrationNumber: plate } = details;
  const refuse = (field: string, key: MessageKey, isSame: (row: TruckerRow) => boolean) => {
    const isTaken = db.truckers.all().some((row) => row.id !== ownId && isSame(row));
    if (isTaken) throw new DomainError('conflict', key, { [field]: key });
  };
  refuse('cvr', 'cvrTaken', (row) => row.cvr === cvr);
  refuse('email', 'emailTaken', (row) => row.email === email);
  if (!plate) return;
  refuse('reg_number', 'registrationTaken', (row) => row.vehicle?.registrationNumber === plate);
}

/** The vehicle after a plate was written: the register knows a new plate, an empty one keeps the vehicle. */
function withRegistration(
  db: Database,
  vehicle: VehicleRow | null,
  registrationNumber: string | null,
): VehicleRow | null {
  const plate = registrationNumber?.trim() ?? '';
  if (plate === '' || plate === vehicle?.registrationNumber) return vehicle;
  return {
    registrationNumber: plate,
    frameNumber: inventFrameNumber(db.random),
    status: 'Registreret',
    insuranceStatus: 'not verified',
  };
}

function nextAddressId(db: Database): number {
  return Math.max(0, ...db.truckers.all().map((row) => row.address?.id ?? 0)) + 1;
}

/** The columns that hauliers are searched in, by their wire names. */
export type SearchColumn = 'name' | 'cvr' | 'truck_number';

/** The hauliers whose column has the text in it, whatever the case. An empty text matches all. */
export function searchTruckers(
  rows: readonly TruckerRow[],
  column: SearchColumn,
  text: string,
): TruckerRow[] {
  const fold = (value: string) => value.normalize('NFC').toLocaleLowerCase('da');
  const name = column === 'truck_number' ? 'truckNumber' : column;
  return rows.filter((row) => fold(row[name]).includes(fold(text.trim())));
}

/** The columns that hauliers can be sorted by, by their wire names. */
export type SortColumn = 'id' | 'name' | 'cvr' | 'truck_number' | 'is_work_insurance' | 'status';

// Danish order: æ, ø and å come last, and aa sorts as å.
const danish = new Intl.Collator('da', { numeric: true });

const comparers: Record<SortColumn, (a: TruckerRow, b: TruckerRow) => number> = {
  id: (a, b) => a.id - b.id,
  name: (a, b) => danish.compare(a.name, b.name),
  cvr: (a, b) => danish.compare(a.cvr, b.cvr),
  truck_number: (a, b) => danish.compare(a.truckNumber, b.truckNumber),
  is_work_insurance: (a, b) => Number(a.isWorkInsurance) - Number(b.isWorkInsurance),
  status: (a, b) => a.status - b.status,
};

/** A sorted copy of hauliers. Equal rows keep the order of their ids in both directions. */
export function sortTruckers(
  rows: readonly TruckerRow[],
  column: SortColumn,
  direction: 'asc' | 'desc',
): TruckerRow[] {
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => sign * comparers[column](a, b) || a.id - b.id);
}

/** One page of rows. Pages count from 1, as on the wire (D7). */
export interface PageOf<Row> {
  rows: Row[];
  total: number;
  perPage: number;
  page: number;
  pageCount: number;
}

/** How many rows a page has; the real server's figure is not known. */
const perPage = 10;

/** Cuts one page out of rows. A page below 1 counts as 1; one past the end is empty (D7). */
export function pageOf<Row>(rows: Row[], wantedPage: number): PageOf<Row> {
  const page = Math.max(1, wantedPage);
  return {
    rows: rows.slice((page - 1) * perPage, page * perPage),
    total: rows.length,
    perPage,
    page,
    pageCount: Math.max(1, Math.ceil(rows.length / perPage)),
  };
}

/** All rows as the only page, for calls that ask for no pagination. */
export function asSinglePage<Row>(rows: Row[]): PageOf<Row> {
  return { rows, total: rows.length, perPage: rows.length, page: 1, pageCount: 1 };
}
