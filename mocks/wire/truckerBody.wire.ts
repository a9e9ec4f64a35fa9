import type { components } from '@/api/contract/schema.generated';
import type { AddressDetails, TruckerDetails } from '../domain/truckers.domain';

type Schemas = components['schemas'];

/** The details of a haulier out of any body that carries them. */
export function readTrucker(
  body:
    Schemas['CreateTruckerBody'] | Schemas['UpdateTruckerBody'] | Schemas['SaveRegistrationBody'],
): TruckerDetails {
  return {
    name: body.name,
    email: body.email,
    cvr: body.cvr,
    truckNumber: body.dr_number,
    phone: body.phone,
    undervogn: body.undervogn === '' ? null : body.undervogn,
    isCarInsurance: body.is_car_insurance,
    isWorkInsurance: body.is_work_insurance,
    registrationNumber: body.reg_number,
  };
}

/** The address out of a body; what is left out is null. */
export function readAddress(
  body: Schemas['UpdateTruckerBody'] | Schemas['SaveRegistrationBody'],
): AddressDetails {
  return {
    street: body.address ?? null,
    zipCode: body.zip_code ?? null,
    city: body.city ?? null,
  };
}
