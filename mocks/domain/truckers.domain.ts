import type { Database } from '../db/database';
import { inventFrameNumber } from '../db/seed/truckers.seed';
import { agreementOf } from '../db/seed/seed';
import type { AgreementRow, Schemas, TruckerRow } from '../db/tables';
import { DomainError, refuseFields, rowOf } from './domainError';
import type { MessageKey } from './messages';

type Vehicle = Schemas['Vehicle'];

/** The body of a request that writes a haulier. The number plate may be empty or null. */
type TruckerBody =
  | Schemas['CreateTruckerBody']
  | Schemas['UpdateTruckerBody']
  | Schemas['SaveRegistrationBody'];

export function findTrucker(db: Database, id: number): TruckerRow {
  return rowOf(db.truckers, id, 'truckerUnknown');
}

export function agreementsOf(db: Database, truckerId: number): AgreementRow[] {
  return db.agreements.all().filter((row) => row.truckerId === truckerId);
}

/** A haulier with address, vehicle and agreements, in the API's format. */
export function wireTrucker(
  db: Database,
  row: TruckerRow,
  agreements: AgreementRow[] = agreementsOf(db, row.id),
): Schemas['Trucker'] {
  const { token: _token, linkExpiresAt: _until, ...own } = row;
  const chosen = agreements.map((agreement) => agreementOf(db, agreement));
  return { ...own, trucker_agreement: chosen.length > 0 ? chosen : null };
}

function columnsOf(body: TruckerBody) {
  const { name, email, cvr, dr_number, phone, undervogn } = body;
  const { is_car_insurance, is_work_insurance } = body;
  return {
    name,
    email,
    cvr,
    truck_number: dr_number,
    phone_number: phone,
    undervogn: undervogn === '' ? null : undervogn,
    is_car_insurance,
    is_work_insurance,
  };
}

/** Adds a haulier, with an invitation token or null. Rejects a CVR, e-mail or number plate that another haulier has. */
export function addTrucker(db: Database, body: TruckerBody, token: string | null): TruckerRow {
  refuseDuplicates(db, body, null);
  return db.truckers.insert({
    ...columnsOf(body),
    status: 0,
    address: null,
    vehicle: withNumberPlate(db, null, body.reg_number),
    exiting_insurance: null,
    multiply_price: null,
    token,
    linkExpiresAt: null,
  });
}

export function changeTrucker(db: Database, id: number, body: TruckerBody): TruckerRow {
  const before = findTrucker(db, id);
  refuseDuplicates(db, body, id);
  const vehicle = withNumberPlate(db, before.vehicle, body.reg_number);
  return db.truckers.update(id, { ...columnsOf(body), vehicle });
}

/** Refuses an address that does not have the id of the haulier's own. */
export function refuseOtherAddress(db: Database, body: Schemas['UpdateTruckerBody']): void {
  const own = findTrucker(db, body.id).address;
  const isSent = body.address ?? body.zip_code ?? body.city ?? null;
  const isOther = own !== null && isSent !== null && body.address_id !== own.id;
  refuseFields(isOther ? ['address_id'] : [], 'choiceUnknown');
}

/** Changes the given parts of an address. Creates the address if the haulier has none. */
export function changeAddress(
  db: Database,
  id: number,
  parts: Partial<Omit<Schemas['Address'], 'id'>>,
): TruckerRow {
  const trucker = findTrucker(db, id);
  const before = trucker.address;
  const { address: street = null, zip_code = null, city = null } = parts;
  if (street === null && zip_code === null && city === null) return trucker;
  return db.truckers.update(id, {
    address: {
      id: before?.id ?? nextAddressId(db),
      address: street ?? before?.address ?? '',
      zip_code: zip_code ?? before?.zip_code ?? '',
      city: city ?? before?.city ?? '',
    },
  });
}

export function addNumberPlate(db: Database, id: number, reg_number: string): void {
  const { vehicle } = findTrucker(db, id);
  refuseDuplicates(db, { reg_number }, id);
  db.truckers.update(id, { vehicle: withNumberPlate(db, vehicle, reg_number) });
}

export function deleteTrucker(db: Database, id: number): void {
  findTrucker(db, id);
  for (const agreement of agreementsOf(db, id)) db.agreements.delete(agreement.id);
  for (const entry of db.history.all()) if (entry.truckerId === id) db.history.delete(entry.id);
  db.truckers.delete(id);
}

function refuseDuplicates(
  db: Database,
  { cvr, email, reg_number }: Partial<Pick<TruckerBody, 'cvr' | 'email' | 'reg_number'>>,
  ownId: number | null,
): void {
  const refuse = (field: string, key: MessageKey, isSame: (row: TruckerRow) => boolean) => {
    const isTaken = db.truckers.all().some((row) => row.id !== ownId && isSame(row));
    if (isTaken) throw new DomainError('conflict', key, { [field]: key });
  };
  refuse('cvr', 'cvrTaken', (row) => row.cvr === cvr);
  refuse('email', 'emailTaken', (row) => row.email === email);
  if (!reg_number) return;
  refuse('reg_number', 'registrationTaken', (row) => row.vehicle?.reg_number === reg_number);
}

/**
 * The vehicle after a change of the number plate: a new plate gets a new vehicle, an empty one keeps the old vehicle.
 */
function withNumberPlate(
  db: Database,
  vehicle: Vehicle | null,
  written: string | null,
): Vehicle | null {
  const reg_number = written?.trim() ?? '';
  if (reg_number === '' || reg_number === vehicle?.reg_number) return vehicle;
  return {
    reg_number,
    serial_number: inventFrameNumber(db.random),
    status: 'Registreret',
    insurance_status: 'not verified',
  };
}

function nextAddressId(db: Database): number {
  return Math.max(0, ...db.truckers.all().map((row) => row.address?.id ?? 0)) + 1;
}

/** The hauliers whose column contains the text, ignoring case. An empty text matches all. */
export function searchTruckers(
  db: Database,
  { search_filter: column, search_key: text }: Schemas['SearchTruckersBody'],
): TruckerRow[] {
  const fold = (value: string) => value.normalize('NFC').toLocaleLowerCase('da');
  return db.truckers.all().filter((row) => fold(row[column]).includes(fold(text.trim())));
}

// Danish order: æ, ø and å come last, and "aa" sorts as "å".
const danish = new Intl.Collator('da', { numeric: true });

/** Returns a sorted copy. Equal rows are in ascending order of their ids in both directions. */
export function sortTruckers(
  rows: readonly TruckerRow[],
  column: Schemas['TruckerSort'],
  direction: Schemas['SortDirection'],
): TruckerRow[] {
  const sign = direction === 'asc' ? 1 : -1;
  const compare = ({ [column]: a }: TruckerRow, { [column]: b }: TruckerRow) =>
    typeof a === 'number' ? a - Number(b) : danish.compare(a, String(b));
  return rows.toSorted((a, b) => sign * compare(a, b) || a.id - b.id);
}

/** Rows per page. The real server's value is unknown. */
const perPage = 10;

/** One page of hauliers, counted from 1, or all of them as one page if `wanted` is null. */
export function pageOf(
  db: Database,
  rows: readonly TruckerRow[],
  wanted: number | null,
): Schemas['TruckerPage'] {
  // Group all agreements once: filtering them for each of 10,000 hauliers would take seconds.
  const agreements = new Map<number, AgreementRow[]>();
  for (const agreement of db.agreements.all()) {
    const others = agreements.get(agreement.truckerId) ?? [];
    agreements.set(agreement.truckerId, [...others, agreement]);
  }
  const size = wanted === null ? rows.length : perPage;
  const page = Math.max(1, wanted ?? 1);
  return {
    data: rows
      .slice((page - 1) * size, page * size)
      .map((row) => wireTrucker(db, row, agreements.get(row.id) ?? [])),
    total: rows.length,
    per_page: size,
    current_page: page,
    last_page: wanted === null ? 1 : Math.max(1, Math.ceil(rows.length / size)),
  };
}
