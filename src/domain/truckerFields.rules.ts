import type { AddressInput, Trucker, TruckerInput } from '@/api/truckers/trucker.model';
import { cvrDigits, truckNumberDigits } from '@/config/constants';
import { emailPattern } from '@/shared/contact/contact';
import { hasVisibleText, isOfDigits, trimTexts } from '@/shared/forms/formValues';

// These rules do not use yup: with it, the script of the first view would be too large.

/** A phone number: 8 digits; or 00, a foreign country code and a number. */
export const phonePattern = /^(?:[1-9]\d{7}|00(?!45)[1-9]\d{6,13})$/;

/** A zip code: 4 digits, or the letters of another country and its postal code. */
export const zipCodePattern = /^(?:\d{4}|(?!DK)[a-z]{1,3}[ -]?\d[a-z\d -]{1,9})$/i;
/** A number plate: 2 to 10 letters, digits and dashes in groups, so that personalised and foreign plates match too. */
export const numberPlatePattern = /^[\p{L}\d](?:\s*[\p{L}\d-]){1,9}$/u;

/** A number plate is required only with car insurance, unless the user has stated that there is none yet. */
export function needsNumberPlate(hasCarInsurance: boolean, hasNone: boolean): boolean {
  return hasCarInsurance && !hasNone;
}

type ConfirmableFields = Omit<TruckerInput, 'hasCarInsurance' | 'hasWorkInsurance'> &
  Pick<AddressInput, keyof AddressInput> &
  Pick<Trucker, 'hasCarInsurance' | 'hasWorkInsurance'>;

/**
 * True if a haulier can confirm step 1 without corrections. Expects numbers as they are shown. The rules are those of
 * `truckerFields.schema.ts`; in addition, the wizard requires car insurance, and asks for an unknown work insurance.
 */
export function canConfirmDetails({
  hasCarInsurance,
  hasWorkInsurance,
  ...texts
}: ConfirmableFields): boolean {
  const { name, email, cvr, truckNumber, phone, street, zipCode, city, numberPlate } =
    trimTexts(texts);
  return (
    [name, street, city].every(hasVisibleText) &&
    emailPattern.test(email) &&
    isOfDigits(cvr, cvrDigits) &&
    isOfDigits(truckNumber, truckNumberDigits) &&
    phonePattern.test(phone) &&
    zipCodePattern.test(zipCode) &&
    numberPlatePattern.test(numberPlate) &&
    hasCarInsurance === true &&
    hasWorkInsurance !== null
  );
}
