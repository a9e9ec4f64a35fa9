import { figureIn, unwrap, unwrapPageRows } from '../core/wire/envelope';
import {
  uniqueById,
  isGiven,
  listIn,
  noteUnreadable,
  parseCount,
  parseWireDate,
  parseWireDecimal,
  getField,
  parseFlag,
  parseField,
  parseId,
  safeKeysOf,
  asRecord,
  parseRows,
  parseText,
  required,
  within,
} from '../core/wire/parse';
import type { WireConventions } from '../core/wire/write';
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

export function parseChoice(value: unknown): Choice | null {
  const id = parseId(getField(value, 'id'));
  return id === null ? null : { id, title: parseText(getField(value, 'title')) };
}

/** The wire's name of an answer to a work add-on: `addon_3` for the first. `index` counts from 0. */
export const workAnswerName = (index: number) => `addon_${index + 3}`;

function parseWorkAnswers(agreement: unknown): Agreement['workAnswers'] {
  const answers: Agreement['workAnswers'] = [];
  const answerAt = (index: number) => getField(agreement, workAnswerName(index));
  for (let index = 0; answerAt(index) !== undefined; index += 1) {
    answers.push(parseField(agreement, workAnswerName(index), parseFlag));
  }
  return answers;
}

/**
 * Parses a choice, such as the area: an object with a title in the field `name`, or only an id there or in `<name>_id`.
 */
function parseChosen(agreement: unknown, name: string): Choice | null {
  const given = getField(agreement, name);
  if (isGiven(given)) {
    const id = parseId(given);
    const choice = id === null ? parseChoice(given) : { id, title: '' };
    if (choice === null) noteUnreadable(name);
    return choice;
  }
  const id = parseField(agreement, `${name}_id`, parseId);
  return id === null ? null : { id, title: '' };
}

function parseOneAgreement(value: unknown): Agreement | null {
  const id = parseId(getField(value, 'id'));
  if (id === null) return null;
  return {
    id,
    hasPreviousInsurance: parseField(value, 'previous_insurance', parseFlag),
    area: parseChosen(value, 'area'),
    newValue: parseChosen(value, 'new_value'),
    ownRisk: parseChosen(value, 'own_risk'),
    injury: parseChosen(value, 'injury'),
    hasRoadAssistance: parseField(value, 'addon_1', parseFlag),
    hasGlassCover: parseField(value, 'addon_2', parseFlag),
    roadAssistanceFrom: parseField(value, 'addon_1_date', parseWireDate),
    workAnswers: parseWorkAnswers(value),
    injuryValidFrom: parseField(value, 'injury_valid_from', parseWireDate),
    injuryComment: parseText(getField(value, 'injury_comment')),
  };
}

/** Returns the agreement with the highest id, which is the newest. Servers send a list or a single agreement. */
export function parseAgreement(value: unknown): Agreement | null {
  const list = listIn(value) ?? [value];
  const readable = list.map(parseOneAgreement).filter((agreement) => agreement !== null);
  return readable.sort((one, other) => other.id - one.id)[0] ?? null;
}

/**
 * Call this if no agreement could be parsed. If the server sent one, it records the place of its id as unreadable and
 * returns true.
 */
function noteUnreadableAgreement(value: unknown): boolean {
  const list = listIn(value) ?? [value];
  const isThere = list.some((agreement) => safeKeysOf(agreement).length > 0);
  if (isThere) noteUnreadable('id');
  return isThere;
}

function parseExistingInsurance(value: unknown): ExistingInsurance | null {
  const insurance = asRecord(value);
  return (
    insurance && {
      policyNumber: parseText(insurance.police_number),
      terminationDate: parseField(insurance, 'termination_date', parseWireDate),
      insuranceCompanyId: parseField(insurance, 'insurance_company_id', parseId),
    }
  );
}

export function parseHeadcount(value: unknown): Headcount | null {
  const counts = asRecord(value);
  return (
    counts && {
      cars: parseField(counts, 'number_of_cars', parseWireDecimal),
      employees: parseField(counts, 'number_of_employee', parseWireDecimal),
      drivers: parseField(counts, 'number_of_drivers', parseWireDecimal),
    }
  );
}

function parseAddress(value: unknown): Address | null {
  const address = asRecord(value);
  return (
    address && {
      id: parseId(address.id),
      street: parseText(address.address),
      city: parseText(address.city),
      zipCode: parseText(address.zip_code),
    }
  );
}

function parseInsuranceStatus(status: string): VehicleInsuranceStatus {
  if (status === 'verified') return 'verified';
  return status === 'not verified' ? 'notVerified' : 'unknown';
}

function parseVehicle(value: unknown): Vehicle | null {
  const vehicle = asRecord(value);
  if (!vehicle) return null;
  return {
    numberPlate: parseText(vehicle.reg_number),
    frameNumber: parseText(vehicle.serial_number),
    registerStatus: parseText(vehicle.status),
    insuranceStatus: parseInsuranceStatus(parseText(vehicle.insurance_status)),
  };
}

export function parseTrucker(value: unknown): Trucker | null {
  const id = parseId(getField(value, 'id'));
  if (id === null) return null;
  const field = (name: string) => getField(value, name);
  const parsePart = <Part>(name: string, parse: (part: unknown) => Part) =>
    within(name, () => parse(field(name)));
  const agreement = parsePart('trucker_agreement', parseAgreement);
  return {
    id,
    name: parseText(field('name')),
    email: parseText(field('email')),
    cvr: parseText(field('cvr')),
    truckNumber: parseText(field('truck_number')),
    phone: parseText(field('phone_number')),
    undervogn: parseText(field('undervogn')),
    hasCarInsurance: parseField(value, 'is_car_insurance', parseFlag),
    hasWorkInsurance: parseField(value, 'is_work_insurance', parseFlag),
    // The server sends status 0 for active hauliers.
    isActive: parseField(value, 'status', parseCount) === 0,
    address: parseAddress(field('address')),
    vehicle: parseVehicle(field('vehicle')),
    existingInsurance: parsePart('exiting_insurance', parseExistingInsurance),
    agreement,
    hasUnreadableAgreement:
      agreement === null && parsePart('trucker_agreement', noteUnreadableAgreement),
    headcount: parsePart('multiply_price', parseHeadcount),
  };
}

function parseCompany(value: unknown): InsuranceCompany | null {
  const id = parseId(getField(value, 'id'));
  return id === null ? null : { id, name: parseText(getField(value, 'name')) };
}

/**
 * The wire's name of the haulier is `truckers` in the wizard and `trucker` elsewhere. Throws UnreadableResponse if
 * there is no haulier; a missing list of companies becomes an empty one.
 */
export function parseTruckerWithCompanies(
  body: unknown,
  name: 'trucker' | 'truckers',
): TruckerWithCompanies {
  return {
    trucker: required(
      within(name, () => parseTrucker(unwrap(body, name))),
      name,
    ),
    companies: uniqueById(parseRows(unwrap(body, 'insurance') ?? null, 'insurance', parseCompany)),
  };
}

/**
 * Parses the haulier and the companies in the response to a change of the haulier. Null if one of them is missing; the
 * caller then keeps the loaded data.
 */
export function parseUpdatedTrucker(body: unknown): TruckerWithCompanies | null {
  const isComplete = parseTruckerId(body) !== null && listIn(unwrap(body, 'insurance')) !== null;
  return isComplete ? parseTruckerWithCompanies(body, 'trucker') : null;
}

/** The id of the haulier in a response. Null if the server has confirmed a change without sending the haulier. */
export function parseTruckerId(body: unknown): number | null {
  return parseId(getField(unwrap(body, 'trucker'), 'id'));
}

/** Limits the number of pages that a damaged response can name: links to billions of pages would freeze the browser. */
const maxPages = 100_000;

/** `firstPage` is the number of the first page on the wire. `requested` is the requested page, counted from 0. */
export function parseTruckerPage(
  body: unknown,
  firstPage: WireConventions['wireFirstPage'] = 1,
  requested = 0,
): Page<Trucker> {
  const rows = unwrapPageRows(body, 'truckers', parseTrucker);
  const figure = figureIn(body, 'truckers');
  const total = Math.max(figure('total') ?? 0, rows.length);
  const perPage = parseId(figure('per_page'));
  const pageOf = (name: string) => Math.max((figure(name) ?? firstPage) - firstPage, 0);
  // If the server does not send the number of the last page, calculate it. Otherwise only the first page would open.
  const isCounted = figure('last_page') === undefined && perPage !== null;
  const lastPage = isCounted ? Math.ceil(total / perPage) - 1 : pageOf('last_page');
  const pageCount = Math.min(Math.max(lastPage, 0) + 1, maxPages);
  return {
    rows,
    total,
    perPage: perPage ?? Math.max(rows.length, 1),
    page: Math.min(
      figure('current_page') === undefined ? requested : pageOf('current_page'),
      pageCount - 1,
    ),
    pageCount,
  };
}
