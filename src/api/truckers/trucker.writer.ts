import { allRowsTimeoutMs } from '@/config/constants';
import type { ApiRequest } from '../core/apiRequest';
import {
  type FieldNames,
  type WireBody,
  type WireConventions,
  writeFlag,
  writeOptionalText,
} from '../core/wire/write';
import type {
  AddressInput,
  NumberPlateInput,
  TruckerInput,
  TruckerUpdate,
  TruckerListQuery,
  TruckerSearchQuery,
  TruckerSortColumn,
} from './trucker.model';

export const truckerFieldNames = {
  reg_number: 'numberPlate',
  dr_number: 'truckNumber',
  is_car_insurance: 'hasCarInsurance',
  is_work_insurance: 'hasWorkInsurance',
  // The field errors of a refusal may also use the names that responses use.
  truck_number: 'truckNumber',
  phone_number: 'phone',
} as const satisfies FieldNames<
  WireBody<'CreateTruckerBody'>,
  TruckerInput,
  'truck_number' | 'phone_number'
>;

export function writeTrucker(input: TruckerInput): WireBody<'CreateTruckerBody'> {
  return {
    name: input.name,
    cvr: input.cvr,
    email: input.email,
    reg_number: input.numberPlate,
    phone: input.phone,
    undervogn: input.undervogn,
    dr_number: input.truckNumber,
    is_car_insurance: writeFlag(input.hasCarInsurance),
    is_work_insurance: writeFlag(input.hasWorkInsurance),
  };
}

export const addressFieldNames = {
  address: 'street',
  zip_code: 'zipCode',
} as const satisfies Record<string, keyof AddressInput>;

export function writeAddress(input: AddressInput) {
  return {
    address: writeOptionalText(input.street),
    zip_code: writeOptionalText(input.zipCode),
    city: writeOptionalText(input.city),
  };
}

export const truckerUpdateFieldNames = {
  ...truckerFieldNames,
  ...addressFieldNames,
  address_id: 'addressId',
  previous_insurance: 'hasPreviousInsurance',
} as const satisfies FieldNames<WireBody<'UpdateTruckerBody'>, TruckerUpdate>;

export function writeTruckerUpdate(update: TruckerUpdate): WireBody<'UpdateTruckerBody'> {
  return {
    ...writeTrucker(update),
    ...writeAddress(update),
    id: update.id,
    address_id: update.addressId,
    previous_insurance:
      update.hasPreviousInsurance === null ? null : writeFlag(update.hasPreviousInsurance),
  };
}

export const numberPlateFieldNames = {
  trucker_id: 'truckerId',
  reg_number: 'numberPlate',
} as const satisfies FieldNames<WireBody<'AddRegistrationBody'>, NumberPlateInput>;

export function writeNumberPlate(input: NumberPlateInput): WireBody<'AddRegistrationBody'> {
  return { trucker_id: input.truckerId, reg_number: input.numberPlate };
}

const columnNames = {
  id: 'id',
  name: 'name',
  cvr: 'cvr',
  truckNumber: 'truck_number',
  hasWorkInsurance: 'is_work_insurance',
  isActive: 'status',
} as const satisfies Record<TruckerSortColumn, string>;

function timeoutFor(paginated: boolean): Pick<ApiRequest, 'timeoutMs'> {
  return paginated ? {} : { timeoutMs: allRowsTimeoutMs };
}

export function writeTruckerListQuery(
  query: TruckerListQuery,
  { wireFirstPage }: Pick<WireConventions, 'wireFirstPage'>,
): ApiRequest {
  return {
    path: ['truckers', 'get-truckers'],
    params: {
      pagination: query.paginated,
      page: query.page + wireFirstPage,
      sort: columnNames[query.sort],
      dir: query.direction,
    },
    ...timeoutFor(query.paginated),
  };
}

/** The API expects the page both as a query parameter and in the body. */
export function writeTruckerSearch(
  query: TruckerSearchQuery,
  { wireFirstPage }: Pick<WireConventions, 'wireFirstPage'>,
): ApiRequest {
  const page = query.page + wireFirstPage;
  return {
    path: ['truckers', 'search-trucker'],
    params: { pagination: query.paginated, page },
    body: {
      search_key: query.text,
      search_filter: columnNames[query.field],
      page_num: page,
      pagination: query.paginated,
    } satisfies WireBody<'SearchTruckersBody'>,
    ...timeoutFor(query.paginated),
  };
}
