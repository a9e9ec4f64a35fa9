import { layersOf, unwrap, unwrapRows } from '../core/wire/envelope';
import {
  listIn,
  readCount,
  readField,
  readFlag,
  readGiven,
  readId,
  readRecord,
  readRecords,
  readText,
  required,
  within,
} from '../core/wire/read';
import type { WireFirstPage } from '../core/wire/write';
import {
  readAgreement,
  readExistingInsurance,
  readHasUnreadableAgreement,
  readHeadcount,
} from './agreement.reader';
import type {
  Address,
  InsuranceCompany,
  Page,
  Trucker,
  TruckerWithCompanies,
  Vehicle,
  VehicleInsuranceStatus,
} from './trucker.model';

function readAddress(value: unknown): Address | null {
  const address = readRecord(value);
  return (
    address && {
      id: readId(address.id),
      street: readText(address.address),
      city: readText(address.city),
      zipCode: readText(address.zip_code),
    }
  );
}

const insuranceStatuses: Readonly<Record<string, VehicleInsuranceStatus>> = {
  verified: 'verified',
  'not verified': 'notVerified',
};

function readVehicle(value: unknown): Vehicle | null {
  const vehicle = readRecord(value);
  if (!vehicle) return null;
  const status = readText(vehicle.insurance_status);
  return {
    registrationNumber: readText(vehicle.reg_number),
    frameNumber: readText(vehicle.serial_number),
    registerStatus: readText(vehicle.status),
    insuranceStatus: Object.hasOwn(insuranceStatuses, status)
      ? (insuranceStatuses[status] ?? 'unknown')
      : 'unknown',
  };
}

/** A haulier of the wire (specification, section 3); null where it has no id. */
export function readTrucker(value: unknown): Trucker | null {
  const id = readId(readField(value, 'id'));
  if (id === null) return null;
  const read = (name: string) => readField(value, name);
  const readPart = <Part>(name: string, readIt: (part: unknown) => Part) =>
    within(name, () => readIt(read(name)));
  return {
    id,
    name: readText(read('name')),
    email: readText(read('email')),
    cvr: readText(read('cvr')),
    truckNumber: readText(read('truck_number')),
    phone: readText(read('phone_number')),
    undervogn: readText(read('undervogn')),
    hasCarInsurance: readGiven(value, 'is_car_insurance', readFlag),
    hasWorkInsurance: readGiven(value, 'is_work_insurance', readFlag),
    isActive: readGiven(value, 'status', readCount) === 0,
    address: readAddress(read('address')),
    vehicle: readVehicle(read('vehicle')),
    existingInsurance: readPart('exiting_insurance', readExistingInsurance),
    agreement: readPart('trucker_agreement', readAgreement),
    hasUnreadableAgreement: readPart('trucker_agreement', readHasUnreadableAgreement),
    headcount: readPart('multiply_price', readHeadcount),
  };
}

function readCompany(value: unknown): InsuranceCompany | null {
  const id = readId(readField(value, 'id'));
  return id === null ? null : { id, name: readText(readField(value, 'name')) };
}

/**
 * A haulier, under the name the call gives it (`truckers` in the wizard, `trucker` elsewhere, D12), and the insurance
 * companies. Throws UnreadableAnswer where there is no haulier; a missing list of companies is an empty one.
 */
export function readTruckerWithCompanies(
  body: unknown,
  name: 'trucker' | 'truckers',
): TruckerWithCompanies {
  return {
    trucker: required(
      within(name, () => readTrucker(unwrap(body, name))),
      name,
    ),
    companies: readRecords(unwrap(body, 'insurance') ?? null, 'insurance', readCompany),
  };
}

/** The same, where the answer to a change carries both; null where it does not, so that what was loaded stays (D11). */
export function readUpdatedTrucker(body: unknown): TruckerWithCompanies | null {
  const isWhole =
    readTrucker(unwrap(body, 'trucker')) !== null && listIn(unwrap(body, 'insurance')) !== null;
  return isWhole ? readTruckerWithCompanies(body, 'trucker') : null;
}

/** More than there will be; the links to billions of pages would take the browser for ever. */
const mostPages = 100_000;

/**
 * One page of hauliers, or all of them. The application counts pages from 0, the wire as the deployment says (D7). The figures of
 * the page stand beside its rows, or in `meta`.
 */
export function readTruckerPage(body: unknown, firstPage: WireFirstPage = 1): Page<Trucker> {
  const rows = unwrapRows(body, 'truckers', readTrucker);
  const holders = [unwrap(body, 'truckers'), ...layersOf(body)];
  const figures = holders.flatMap((holder) => [holder, readField(holder, 'meta')]);
  const figure = (name: string) =>
    figures.map((part) => readCount(readField(part, name))).find((count) => count !== null);
  const pageOf = (name: string) => Math.max((figure(name) ?? firstPage) - firstPage, 0);
  const pageCount = Math.min(pageOf('last_page') + 1, mostPages);
  return {
    rows,
    total: Math.max(figure('total') ?? 0, rows.length),
    perPage: readId(figure('per_page')) ?? Math.max(rows.length, 1),
    page: Math.min(pageOf('current_page'), pageCount - 1),
    pageCount,
  };
}
