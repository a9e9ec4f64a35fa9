import type { Trucker, TruckerInput, TruckerUpdate } from '@/api/truckers/trucker.model';
import { trimTexts } from '@/shared/forms/trimTexts';

/** A haulier as its dialogs hold it, in the order of the fields. What a dialog does not show is not there. */
export type TruckerValues = {
  name: string;
  email: string;
  cvr: string;
  truckNumber: string;
  phone: string;
  undervogn: string;
  street?: string;
  zipCode?: string;
  city?: string;
  hasCarInsurance: boolean;
  hasWorkInsurance: boolean;
  registrationNumber: string;
  hasNoRegistrationNumber: boolean;
  frameNumber?: string;
};

/** A haulier that is new. */
export const emptyTrucker: TruckerValues = {
  name: '',
  email: '',
  cvr: '',
  truckNumber: '',
  phone: '',
  undervogn: '',
  hasCarInsurance: false,
  hasWorkInsurance: false,
  registrationNumber: '',
  hasNoRegistrationNumber: false,
};

/** The edit dialog for a haulier: its address only where it has one (specification, section 2). */
export function toTruckerValues(trucker: Trucker): TruckerValues {
  const { name, email, cvr, truckNumber, phone, undervogn, address, vehicle } = trucker;
  const registrationNumber = vehicle?.registrationNumber ?? '';
  return {
    name,
    email,
    cvr,
    truckNumber,
    phone,
    undervogn,
    ...(address && { street: address.street, zipCode: address.zipCode, city: address.city }),
    hasCarInsurance: trucker.hasCarInsurance,
    hasWorkInsurance: trucker.hasWorkInsurance,
    registrationNumber,
    // The number is given from the list, not here: without one there is no plate yet.
    hasNoRegistrationNumber: registrationNumber === '',
    frameNumber: vehicle?.frameNumber ?? '',
  };
}

/** What the add dialog sends. */
export function toTruckerInput(values: TruckerValues): TruckerInput {
  const { hasNoRegistrationNumber: hasNone, ...rest } = trimTexts(values);
  return {
    name: rest.name,
    email: rest.email,
    cvr: rest.cvr,
    truckNumber: rest.truckNumber,
    phone: rest.phone.replace(/\s/g, ''),
    undervogn: rest.undervogn,
    hasCarInsurance: rest.hasCarInsurance,
    hasWorkInsurance: rest.hasWorkInsurance,
    registrationNumber: rest.hasCarInsurance && hasNone ? '' : rest.registrationNumber,
  };
}

/** What the edit dialog sends: what it does not show goes back as it was loaded (section 7). */
export function toTruckerUpdate(values: TruckerValues, trucker: Trucker): TruckerUpdate {
  const { street = '', zipCode = '', city = '' } = trimTexts(values);
  return {
    ...toTruckerInput(values),
    registrationNumber: trucker.vehicle?.registrationNumber ?? '',
    street,
    zipCode,
    city,
    id: trucker.id,
    addressId: trucker.address?.id ?? null,
    hasPreviousInsurance: trucker.agreement?.hasPreviousInsurance ?? null,
  };
}
