import type { AddressInput, Trucker, TruckerInput } from '@/api/truckers/trucker.model';
import { cvrDigits, truckNumberDigits } from '@/config/constants';
import { emailPattern } from '@/shared/contact/contactLinks';
import { hasVisibleText, trimTexts, withoutSeparators } from '@/shared/forms/formValues';

/** The values of every form about a haulier. */
export type TruckerFieldValues = Pick<TruckerInput, keyof TruckerInput> & {
  hasNoNumberPlate: boolean;
};

/** Only in forms with an address. */
export type AddressValues = Pick<AddressInput, keyof AddressInput>;

/** A number plate is required only with car insurance, unless the user has stated that there is none yet. */
export function needsNumberPlate(hasCarInsurance: boolean, hasNone: boolean): boolean {
  return hasCarInsurance && !hasNone;
}

/** Converts the values of a form to the form in which they are sent: texts are trimmed, numbers normalised. */
export function toSentTruckerFields<Values extends TruckerFieldValues>(values: Values) {
  const { hasNoNumberPlate, numberPlate, ...rest } = toSentTruckerNumbers(trimTexts(values));
  return {
    ...rest,
    numberPlate: values.hasCarInsurance && hasNoNumberPlate ? '' : numberPlate,
  };
}

/** Returns the digits without `prefix`. Text that is no such number stays as typed. */
function extractDigits(typed: string, prefix: RegExp | '' = ''): string {
  const digits = withoutSeparators(typed).replace('+', '00').replace(prefix, '');
  return /^\d+$/.test(digits) ? digits : typed.trim();
}

/** 8 digits, or 00, the code of another country and a number. */
export const phonePattern = /^(?:[1-9]\d{7}|00(?!45)[1-9]\d{6,13})$/;

/** An incomplete number with a country code stays as typed: replacing its + by digits would hide the code. */
function normalizePhone(typed: string): string {
  const hasCountry = /^(?:\+|00)/.test(withoutSeparators(typed));
  const digits = extractDigits(typed, /^(?:00)?45(?=\d{8}$)/);
  return hasCountry && !phonePattern.test(digits) ? typed.trim() : digits;
}

/** Formats a Danish number plate as "AB 12 345", any other in capitals, grouped as typed. */
function normalizeNumberPlate(typed: string): string {
  const capitals = typed.trim().toUpperCase();
  const danish = /^([A-Z]{2})(\d\d)(\d{3})$/.exec(withoutSeparators(capitals));
  return danish ? danish.slice(1).join(' ') : capitals;
}

/**
 * Converts numbers as typed to the form in which they are shown. A number in that form stays unchanged, and so does a
 * text that is no such number.
 */
export const normalizers = {
  cvr: (typed: string) => extractDigits(typed, /^(?:CVR(?:nr|no|nummer)?:?)?(?:DK)?/i),
  truckNumber: (typed: string) => extractDigits(typed),
  // A foreign number keeps its country code, with 00 instead of +.
  phone: normalizePhone,
  zipCode: (typed: string) => extractDigits(typed, /^DK/i),
  numberPlate: normalizeNumberPlate,
};

/** Converts the numbers among the values to the form in which they are shown. */
export function formatTruckerNumbers<Values extends object>(values: Values): Values {
  const shown = Object.entries(normalizers).flatMap(([name, toNormal]) => {
    const value: unknown = values[name as keyof Values];
    return typeof value === 'string' ? [[name, toNormal(value)]] : [];
  });
  return { ...values, ...(Object.fromEntries(shown) as Partial<Values>) };
}

/** Converts the numbers among the values to the form in which they are sent: a number plate has no blanks then. */
export function toSentTruckerNumbers<Values extends { numberPlate: string }>(
  values: Values,
): Values {
  const shown = formatTruckerNumbers(values);
  return { ...shown, numberPlate: shown.numberPlate.replace(/\s/g, '') };
}

/** 4 digits, or the letters of another country and a postal code. */
export const zipCodePattern = /^(?:\d{4}|(?!DK)[a-z]{1,3}[ -]?\d[a-z\d -]{1,9})$/i;
/** 2 to 10 letters, digits and dashes in groups, which includes personalised and foreign number plates. */
export const numberPlatePattern = /^[\p{L}\d](?:\s*[\p{L}\d-]){1,9}$/u;

/** The values of a known haulier, with address and number plate. */
export function toTruckerFieldValues(
  trucker: Trucker,
): Omit<TruckerFieldValues, 'hasNoNumberPlate'> & AddressValues {
  const { name, email, cvr, truckNumber, phone, undervogn, address, vehicle } = trucker;
  return {
    name,
    email,
    cvr,
    truckNumber,
    phone,
    undervogn,
    hasCarInsurance: trucker.hasCarInsurance ?? false,
    hasWorkInsurance: trucker.hasWorkInsurance ?? false,
    numberPlate: vehicle?.numberPlate ?? '',
    street: address?.street ?? '',
    zipCode: address?.zipCode ?? '',
    city: address?.city ?? '',
  };
}

/**
 * True if step 1 can be confirmed without corrections. Expects numbers as they are shown. Repeats the rules of
 * `truckerFields.schema.ts`, because yup would make the script of the first view too large.
 */
export function isCompleteTrucker(trucker: ReturnType<typeof toTruckerFieldValues>): boolean {
  const { name, email, cvr, truckNumber, phone, street, zipCode, city, numberPlate } =
    trimTexts(trucker);
  return (
    [name, street, city].every(hasVisibleText) &&
    emailPattern.test(email) &&
    /^\d+$/.test(cvr + truckNumber) &&
    cvr.length === cvrDigits &&
    truckNumber.length === truckNumberDigits &&
    phonePattern.test(phone) &&
    zipCodePattern.test(zipCode) &&
    numberPlatePattern.test(numberPlate) &&
    trucker.hasCarInsurance
  );
}

/** Formats a phone number of 8 digits in pairs, as it is read aloud. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4');
}
