import type { AddressInput, TruckerInput } from './trucker.model';

/** The server's names of what is written of a haulier (specification, section 7) → the forms' names. */
export const truckerFieldNames: Readonly<Record<string, keyof (TruckerInput & AddressInput)>> = {
  dr_number: 'truckNumber',
  truck_number: 'truckNumber',
  phone_number: 'phone',
  address: 'street',
  zip_code: 'zipCode',
  is_car_insurance: 'hasCarInsurance',
  is_work_insurance: 'hasWorkInsurance',
  reg_number: 'registrationNumber',
};
