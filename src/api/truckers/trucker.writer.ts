import {
  type FieldNames,
  type WireBody,
  writeFlag,
  writeOptionalText,
  type WireConventions,
} from '../core/wire/write';
import type {
  AddressInput,
  RegistrationNumberInput,
  TruckerInput,
  TruckerUpdate,
  TruckerListQuery,
  TruckerSearchField,
  TruckerSearchQuery,
  TruckerSortColumn,
} from './trucker.model';
import { allRowsTimeoutMs } from '@/config/constants';
import type { ApiRequest } from '../core/apiRequest';

/** The input's names of what `writeTrucker` writes under others. */
export const truckerFieldNames = {
  reg_number: 'registrationNumber',
  dr_number: 'truckNumber',
  is_car_insurance: 'hasCarInsurance',
  is_work_insurance: 'hasWorkInsurance',
  // A refusal may also use the names of answers.
  truck_number: 'truckNumber',
  phone_number: 'phone',
} as const satisfies FieldNames<
  WireBody<'CreateTruckerBody'>,
  TruckerInput,
  'truck_number' | 'phone_number'
>;

/** A haulier as the forms write it, under the wire's names (specification, section 7). */
export function writeTrucker(input: TruckerInput): WireBody<'CreateTruckerBody'> {
  return {
    name: input.name,
    cvr: input.cvr,
    email: input.email,
    reg_number: input.registrationNumber,
    phone: input.phone,
    undervogn: input.undervogn,
    dr_number: input.truckNumber,
    is_car_insurance: writeFlag(input.hasCarInsurance),
    is_work_insurance: writeFlag(input.hasWorkInsurance),
  };
}

/** The same of an address. */
export const addressFieldNames = {
  address: 'street',
  zip_code: 'zipCode',
} as const satisfies Record<string, keyof AddressInput>;

/** The input's names of what `writeTruckerUpdate` writes under others. */
export const truckerUpdateFieldNames = {
  ...truckerFieldNames,
  ...addressFieldNames,
  address_id: 'addressId',
  previous_insurance: 'hasPreviousInsurance',
} as const satisfies FieldNames<WireBody<'UpdateTruckerBody'>, TruckerUpdate>;

/** A changed haulier; what its form does not show travels as null and is kept. */
export function writeTruckerUpdate(update: TruckerUpdate): WireBody<'UpdateTruckerBody'> {
  return {
    ...writeTrucker(update),
    id: update.id,
    address: writeOptionalText(update.street),
    city: writeOptionalText(update.city),
    zip_code: writeOptionalText(update.zipCode),
    address_id: update.addressId,
    previous_insurance:
      update.hasPreviousInsurance === null ? null : writeFlag(update.hasPreviousInsurance),
  };
}

/** The input's names of what `writeRegistrationNumber` writes under others. */
export const registrationNumberFieldNames = {
  trucker_id: 'truckerId',
  reg_number: 'registrationNumber',
} as const satisfies FieldNames<WireBody<'AddRegistrationBody'>, RegistrationNumberInput>;

/** The registration number that a haulier lacks. */
export function writeRegistrationNumber(
  input: RegistrationNumberInput,
): WireBody<'AddRegistrationBody'> {
  return { trucker_id: input.truckerId, reg_number: input.registrationNumber };
}

const sortColumns: Readonly<Record<TruckerSortColumn, string>> = {
  id: 'id',
  name: 'name',
  cvr: 'cvr',
  truckNumber: 'truck_number',
  hasWorkInsurance: 'is_work_insurance',
  isActive: 'status',
};

const searchFields = {
  name: 'name',
  cvr: 'cvr',
  truckNumber: 'truck_number',
} as const satisfies Record<TruckerSearchField, string>;

function timeoutFor(paginated: boolean): Pick<ApiRequest, 'timeoutMs'> {
  return paginated ? {} : { timeoutMs: allRowsTimeoutMs };
}

/** The request for a page of the list; the wire counts pages from where the deployment says (D7). */
export function writeTruckerListQuery(
  query: TruckerListQuery,
  { firstPage }: Pick<WireConventions, 'firstPage'>,
): ApiRequest {
  return {
    path: ['truckers', 'get-truckers'],
    params: {
      pagination: query.paginated,
      page: query.page + firstPage,
      sort: sortColumns[query.sort],
      dir: query.direction,
    },
    ...timeoutFor(query.paginated),
  };
}

/** The request for a search. The page travels twice, as section 7 shows it. */
export function writeTruckerSearch(
  query: TruckerSearchQuery,
  { firstPage }: Pick<WireConventions, 'firstPage'>,
): ApiRequest {
  const body: WireBody<'SearchTruckersBody'> = {
    search_key: query.text,
    search_filter: searchFields[query.field],
    page_num: query.page + firstPage,
    pagination: query.paginated,
  };
  return {
    path: ['truckers', 'search-trucker'],
    method: 'POST',
    params: { pagination: query.paginated, page: query.page + firstPage },
    body,
    ...timeoutFor(query.paginated),
  };
}
