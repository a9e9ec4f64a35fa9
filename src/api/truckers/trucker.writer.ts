import { type FieldNames, type WireBody, writeFlag, writeOptionalText } from '../core/wire/write';
import type {
  AddressInput,
  RegistrationNumberInput,
  TruckerInput,
  TruckerUpdate,
} from './trucker.model';

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
