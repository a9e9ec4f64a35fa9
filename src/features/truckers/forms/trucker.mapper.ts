import type {
  AddressInput,
  Trucker,
  TruckerInput,
  TruckerUpdate,
} from '@/api/truckers/trucker.model';
import {
  toTruckerFieldValues,
  toSentTruckerFields,
  type TruckerFieldValues,
  formatTruckerNumbers,
  normalizers,
} from '@/domain/truckerFields.mapper';
import { needsNumberPlate } from '@/domain/truckerFields.rules';
import { hasVisibleText } from '@/shared/forms/formValues';

/** An answer is '' if the server does not say it: then the user has to answer. */
type Insurances = Record<'hasCarInsurance' | 'hasWorkInsurance', boolean | ''>;

/** The address and the frame number are undefined in a dialog without them. */
export type TruckerValues = Omit<TruckerFieldValues, keyof Insurances> &
  Insurances &
  Partial<AddressInput> & { frameNumber?: string };

/** The values of a new haulier, in the order of the form's fields. */
export const emptyTrucker: TruckerValues = {
  name: '',
  email: '',
  cvr: '',
  truckNumber: '',
  phone: '',
  undervogn: '',
  hasCarInsurance: false,
  hasWorkInsurance: false,
  numberPlate: '',
  hasNoNumberPlate: false,
};

/** True if at least one field of the haulier's address is filled in. */
export function hasAddress({ address }: Trucker): boolean {
  if (!address) return false;
  return [address.street, address.zipCode, address.city].some(hasVisibleText);
}

/** The form's values for a saved haulier. They contain the address only if the haulier has one. */
export function toTruckerValues(trucker: Trucker): TruckerValues {
  const { name, email, cvr, truckNumber, phone, undervogn, numberPlate, street, zipCode, city } =
    toTruckerFieldValues(trucker);
  return formatTruckerNumbers({
    name,
    email,
    cvr,
    truckNumber,
    phone,
    undervogn,
    ...(hasAddress(trucker) && { street, zipCode, city }),
    hasCarInsurance: trucker.hasCarInsurance ?? '',
    hasWorkInsurance: trucker.hasWorkInsurance ?? '',
    numberPlate,
    // The server does not store the answer that there is no number plate yet.
    hasNoNumberPlate: false,
    frameNumber: trucker.vehicle?.frameNumber ?? '',
  });
}

export function toTruckerInput(values: TruckerValues): TruckerInput {
  const sent = toSentTruckerFields(values);
  return {
    name: sent.name,
    email: sent.email,
    cvr: sent.cvr,
    truckNumber: sent.truckNumber,
    phone: sent.phone,
    undervogn: sent.undervogn,
    hasCarInsurance: sent.hasCarInsurance === true,
    hasWorkInsurance: sent.hasWorkInsurance === true,
    numberPlate: sent.numberPlate,
  };
}

/** A haulier is identified by CVR and truck number, as one company may have many taxis. */
export const identityOf = ({ cvr, truckNumber }: Pick<Trucker, 'cvr' | 'truckNumber'>) =>
  `${normalizers.cvr(cvr)} ${normalizers.truckNumber(truckNumber)}`;

/** True if the saved haulier has all values of the request. */
export function isSameTrucker(trucker: Trucker, input: TruckerInput): boolean {
  const now = toTruckerInput(toTruckerValues(trucker));
  return (Object.keys(now) as (keyof TruckerInput)[]).every((name) => now[name] === input[name]);
}

/** The request to update a haulier. Fields that the form does not show are sent as they were loaded. */
export function toTruckerUpdate(values: TruckerValues, trucker: Trucker): TruckerUpdate {
  const { street, zipCode, city } = toSentTruckerFields(values);
  const input = toTruckerInput(values);
  // A known number plate cannot be changed. A missing one can be typed only if it is required.
  const canType = needsNumberPlate(input.hasCarInsurance, values.hasNoNumberPlate);
  const known = trucker.vehicle?.numberPlate ?? '';
  return {
    ...input,
    numberPlate: known === '' && canType ? input.numberPlate : known,
    street: street ?? trucker.address?.street ?? '',
    zipCode: zipCode ?? trucker.address?.zipCode ?? '',
    city: city ?? trucker.address?.city ?? '',
    id: trucker.id,
    addressId: trucker.address?.id ?? null,
    hasPreviousInsurance: trucker.agreement?.hasPreviousInsurance ?? null,
  };
}
