import { unwrap, unwrapRows } from '../core/wire/envelope';
import {
  readCount,
  readField,
  readFlag,
  readId,
  readRecord,
  readRecords,
  readText,
  required,
} from '../core/wire/read';
import { readAgreement, readExistingInsurance, readHeadcount } from './agreement.reader';
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
  return {
    id,
    name: readText(read('name')),
    email: readText(read('email')),
    cvr: readText(read('cvr')),
    truckNumber: readText(read('truck_number')),
    phone: readText(read('phone_number')),
    undervogn: readText(read('undervogn')),
    hasCarInsurance: readFlag(read('is_car_insurance')) ?? false,
    hasWorkInsurance: readFlag(read('is_work_insurance')) ?? false,
    isActive: readCount(read('status')) === 0,
    address: readAddress(read('address')),
    vehicle: readVehicle(read('vehicle')),
    existingInsurance: readExistingInsurance(read('exiting_insurance')),
    agreement: readAgreement(read('trucker_agreement')),
    headcount: readHeadcount(read('multiply_price')),
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
    trucker: required(readTrucker(unwrap(body, name)), name),
    companies: readRecords(unwrap(body, 'insurance') ?? null, readCompany),
  };
}

/** The same, where the answer to a change carries both; null where it does not, so that what was loaded stays (D11). */
export function readUpdatedTrucker(body: unknown): TruckerWithCompanies | null {
  const isWhole =
    readTrucker(unwrap(body, 'trucker')) !== null && Array.isArray(unwrap(body, 'insurance'));
  return isWhole ? readTruckerWithCompanies(body, 'trucker') : null;
}

/** More than there will be; the links to billions of pages would take the browser for ever. */
const mostPages = 100_000;

/** One page of hauliers, or all of them. The wire counts pages from 1, the application from 0 (D7). */
export function readTruckerPage(body: unknown): Page<Trucker> {
  const rows = unwrapRows(body, 'truckers', readTrucker);
  const list = unwrap(body, 'truckers');
  const pageCount = Math.min(readId(readField(list, 'last_page')) ?? 1, mostPages);
  return {
    rows,
    total: Math.max(readCount(readField(list, 'total')) ?? 0, rows.length),
    perPage: readId(readField(list, 'per_page')) ?? Math.max(rows.length, 1),
    page: Math.min(readId(readField(list, 'current_page')) ?? 1, pageCount) - 1,
    pageCount,
  };
}
