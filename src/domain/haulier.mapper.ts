import type { AddressInput, TruckerInput } from '@/api/truckers/trucker.model';
import { trimTexts } from '@/shared/forms/formValues';

/** What every form about a haulier holds. */
export type HaulierValues = Pick<TruckerInput, keyof TruckerInput> & {
  hasNoRegistrationNumber: boolean;
};

/** Its address, where the form has one. */
export type AddressValues = Pick<AddressInput, keyof AddressInput>;

/** A registration number is required only with car insurance, and not while there is none yet (specification, section 5). */
export function needsRegistrationNumber(hasCarInsurance: boolean, hasNone: boolean): boolean {
  return hasCarInsurance && !hasNone;
}

/** What a form about a haulier sends of it: no blanks around texts, none in a phone number. */
export function toTruckerInput(values: HaulierValues): TruckerInput {
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
