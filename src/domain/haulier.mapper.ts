import type { AddressInput, TruckerInput } from '@/api/truckers/trucker.model';
import { trimTexts } from '@/shared/forms/formValues';
import { sendHaulierNumbers } from './haulier.numbers';

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

/** The values of a form about a haulier as they are sent: no blanks around texts, numbers as they travel (D31). */
export function toSentHaulier<Values extends HaulierValues>(values: Values) {
  const { hasNoRegistrationNumber, registrationNumber, ...rest } = sendHaulierNumbers(
    trimTexts(values),
  );
  return {
    ...rest,
    registrationNumber: values.hasCarInsurance && hasNoRegistrationNumber ? '' : registrationNumber,
  };
}
