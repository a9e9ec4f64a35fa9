import { layersOf, unwrap, unwrapRows } from '../core/wire/envelope';
import {
  eachOnce,
  isGiven,
  listIn,
  noteUnreadable,
  readAmount,
  readCount,
  readDate,
  readField,
  readFlag,
  readGiven,
  readId,
  readKeys,
  readRecord,
  readRows,
  readText,
  required,
  within,
} from '../core/wire/read';
import type { WireFirstPage } from '../core/wire/write';
import type {
  Address,
  Agreement,
  Choice,
  ExistingInsurance,
  Headcount,
  InsuranceCompany,
  Page,
  Trucker,
  TruckerWithCompanies,
  Vehicle,
  VehicleInsuranceStatus,
} from './trucker.model';

export function readChoice(value: unknown): Choice | null {
  const id = readId(readField(value, 'id'));
  return id === null ? null : { id, title: readText(readField(value, 'title')) };
}

/** The wire's name of an answer to a work add-on: `addon_3` for the first. `index` counts from 0. */
export const workAnswerName = (index: number) => `addon_${index + 3}`;

function readWorkAnswers(agreement: unknown): Agreement['workAnswers'] {
  const answers: Agreement['workAnswers'] = [];
  const answerTo = (index: number) => readField(agreement, workAnswerName(index));
  for (let index = 0; answerTo(index) !== undefined; index += 1) {
    answers.push(readGiven(agreement, workAnswerName(index), readFlag));
  }
  return answers;
}

/** Accepts an object with a title or only an id, in the field `name` or in `<name>_id`. */
function readChosen(agreement: unknown, name: string): Choice | null {
  const given = readField(agreement, name);
  if (isGiven(given)) {
    const id = readId(given);
    const choice = id === null ? readChoice(given) : { id, title: '' };
    if (choice === null) noteUnreadable(name);
    return choice;
  }
  const id = readGiven(agreement, `${name}_id`, readId);
  return id === null ? null : { id, title: '' };
}

function readOneAgreement(value: unknown): Agreement | null {
  const id = readId(readField(value, 'id'));
  if (id === null) return null;
  return {
    id,
    hasPreviousInsurance: readGiven(value, 'previous_insurance', readFlag),
    area: readChosen(value, 'area'),
    newValue: readChosen(value, 'new_value'),
    ownRisk: readChosen(value, 'own_risk'),
    injury: readChosen(value, 'injury'),
    hasRoadAssistance: readGiven(value, 'addon_1', readFlag),
    hasGlassCover: readGiven(value, 'addon_2', readFlag),
    roadAssistanceFrom: readGiven(value, 'addon_1_date', readDate),
    workAnswers: readWorkAnswers(value),
    injuryValidFrom: readGiven(value, 'injury_valid_from', readDate),
    injuryComment: readText(readField(value, 'injury_comment')),
  };
}

/** The agreement with the highest id is the newest. Accepts a list or a single agreement. */
export function readAgreement(value: unknown): Agreement | null {
  const list = listIn(value) ?? [value];
  const readable = list.map(readOneAgreement).filter((agreement) => agreement !== null);
  return readable.sort((one, other) => other.id - one.id)[0] ?? null;
}

/** True if agreements were sent but none has a readable id. Records the place. */
function readIsUnreadable(value: unknown): boolean {
  const list = listIn(value) ?? [value];
  const isThere = list.some((agreement) => readKeys(agreement).length > 0);
  if (isThere) noteUnreadable('id');
  return isThere;
}

function readExistingInsurance(value: unknown): ExistingInsurance | null {
  const insurance = readRecord(value);
  return (
    insurance && {
      policyNumber: readText(insurance.police_number),
      terminationDate: readGiven(insurance, 'termination_date', readDate),
      insuranceCompanyId: readGiven(insurance, 'insurance_company_id', readId),
    }
  );
}

export function readHeadcount(value: unknown): Headcount | null {
  const counts = readRecord(value);
  return (
    counts && {
      cars: readGiven(counts, 'number_of_cars', readAmount),
      employees: readGiven(counts, 'number_of_employee', readAmount),
      drivers: readGiven(counts, 'number_of_drivers', readAmount),
    }
  );
}

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
    numberPlate: readText(vehicle.reg_number),
    frameNumber: readText(vehicle.serial_number),
    registerStatus: readText(vehicle.status),
    insuranceStatus: Object.hasOwn(insuranceStatuses, status)
      ? (insuranceStatuses[status] ?? 'unknown')
      : 'unknown',
  };
}

export function readTrucker(value: unknown): Trucker | null {
  const id = readId(readField(value, 'id'));
  if (id === null) return null;
  const read = (name: string) => readField(value, name);
  const readPart = <Part>(name: string, readIt: (part: unknown) => Part) =>
    within(name, () => readIt(read(name)));
  const agreement = readPart('trucker_agreement', readAgreement);
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
    agreement,
    hasUnreadableAgreement: agreement === null && readPart('trucker_agreement', readIsUnreadable),
    headcount: readPart('multiply_price', readHeadcount),
  };
}

function readCompany(value: unknown): InsuranceCompany | null {
  const id = readId(readField(value, 'id'));
  return id === null ? null : { id, name: readText(readField(value, 'name')) };
}

/**
 * The wire's name of the haulier is `truckers` in the wizard and `trucker` elsewhere. Throws UnreadableAnswer if there
 * is no haulier; a missing list of companies becomes an empty one.
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
    companies: eachOnce(readRows(unwrap(body, 'insurance') ?? null, 'insurance', readCompany)),
  };
}

/**
 * Null if the response to a change does not contain both the haulier and the companies; the caller then keeps the
 * loaded data.
 */
export function readUpdatedTrucker(body: unknown): TruckerWithCompanies | null {
  const isWhole =
    readTrucker(unwrap(body, 'trucker')) !== null && listIn(unwrap(body, 'insurance')) !== null;
  return isWhole ? readTruckerWithCompanies(body, 'trucker') : null;
}

/** The id of an added haulier; null if the response does not contain it. */
export function readCreatedTrucker(body: unknown): number | null {
  return readId(readField(unwrap(body, 'trucker'), 'id'));
}

/** An upper limit for damaged responses: links to billions of pages would freeze the browser. */
const mostPages = 100_000;

/** The page figures are beside the rows or in `meta`. `firstPage` is the number of the first page on the wire. */
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
