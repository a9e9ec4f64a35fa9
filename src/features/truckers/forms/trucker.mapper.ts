import type { Trucker, TruckerInput, TruckerUpdate } from '@/api/truckers/trucker.model';
import {
  haulierOf,
  needsRegistrationNumber,
  toSentHaulier,
  type AddressValues,
  type HaulierValues,
  showHaulierNumbers,
} from '@/domain/haulier.mapper';
import { hasVisibleText } from '@/shared/forms/formValues';

/** Fields that a dialog does not show are missing. */
export type TruckerValues = HaulierValues & Partial<AddressValues> & { frameNumber?: string };

/** In the order of the fields. */
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

/** An address whose fields are all empty is none. */
export function hasAddress({ address }: Trucker): boolean {
  if (!address) return false;
  return [address.street, address.zipCode, address.city].some(hasVisibleText);
}

/** With an address only where there is one (section 2). */
export function toTruckerValues(trucker: Trucker): TruckerValues {
  const { street, zipCode, city, ...haulier } = haulierOf(trucker);
  const { hasCarInsurance, hasWorkInsurance, registrationNumber, ...company } = haulier;
  return showHaulierNumbers({
    ...company,
    ...(hasAddress(trucker) && { street, zipCode, city }),
    hasCarInsurance,
    hasWorkInsurance,
    registrationNumber,
    // Not saved anywhere.
    hasNoRegistrationNumber: false,
    frameNumber: trucker.vehicle?.frameNumber ?? '',
  });
}

export function toTruckerInput(values: TruckerValues): TruckerInput {
  const sent = toSentHaulier(values);
  return {
    name: sent.name,
    email: sent.email,
    cvr: sent.cvr,
    truckNumber: sent.truckNumber,
    phone: sent.phone,
    undervogn: sent.undervogn,
    hasCarInsurance: sent.hasCarInsurance,
    hasWorkInsurance: sent.hasWorkInsurance,
    registrationNumber: sent.registrationNumber,
  };
}

/** What is not shown goes back as it was loaded (section 7). */
export function toTruckerUpdate(values: TruckerValues, trucker: Trucker): TruckerUpdate {
  const { street, zipCode, city } = toSentHaulier(values);
  const input = toTruckerInput(values);
  // A known number is read-only; a missing one can be typed once there is a plate to insure.
  const canType = needsRegistrationNumber(values.hasCarInsurance, values.hasNoRegistrationNumber);
  const known = trucker.vehicle?.registrationNumber ?? '';
  return {
    ...input,
    registrationNumber: known === '' && canType ? input.registrationNumber : known,
    street: street ?? trucker.address?.street ?? '',
    zipCode: zipCode ?? trucker.address?.zipCode ?? '',
    city: city ?? trucker.address?.city ?? '',
    id: trucker.id,
    addressId: trucker.address?.id ?? null,
    hasPreviousInsurance: trucker.agreement?.hasPreviousInsurance ?? null,
  };
}
