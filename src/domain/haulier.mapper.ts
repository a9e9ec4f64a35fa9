import type { AddressInput, Trucker, TruckerInput } from '@/api/truckers/trucker.model';
import { cvrDigits, truckNumberDigits } from '@/config/constants';
import { emailForm } from '@/shared/contact/contactLinks';
import { hasVisibleText, trimTexts, withoutSeparators } from '@/shared/forms/formValues';

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

/** Digits alone, without what may stand before them; text that is no such number stays as it was typed. */
function digitsIn(typed: string, prefix: RegExp | '' = ''): string {
  const digits = withoutSeparators(typed).replace('+', '00').replace(prefix, '');
  return /^\d+$/.test(digits) ? digits : typed.trim();
}

/** 8 digits, or the code of another country and a number there. */
export const phoneForm = /^(?:[1-9]\d{7}|00(?!45)[1-9]\d{6,13})$/;

/** A phone number with a country's code that is not whole yet says no country any more once its plus is digits: it stays as it was typed. */
function phoneIn(typed: string): string {
  const hasCountry = /^(?:\+|00)/.test(withoutSeparators(typed));
  const digits = digitsIn(typed, /^(?:00)?45(?=\d{8}$)/);
  return hasCountry && !phoneForm.test(digits) ? typed.trim() : digits;
}

/** A Danish plate as "AB 12 345"; any other in capitals, as its country groups it. */
function plateIn(typed: string): string {
  const capitals = typed.trim().toUpperCase();
  const danish = /^([A-Z]{2})(\d\d)(\d{3})$/.exec(withoutSeparators(capitals));
  return danish ? danish.slice(1).join(' ') : capitals;
}

/**
 * What people type for the numbers of a haulier → the one form in which they are shown (D31). What is shown already stays, and so
 * does what cannot be understood.
 */
export const normalForms = {
  cvr: (typed: string) => digitsIn(typed, /^(?:CVR(?:nr|no|nummer)?:?)?(?:DK)?/i),
  truckNumber: (typed: string) => digitsIn(typed),
  // A foreign number keeps its country's code, written in digits.
  phone: phoneIn,
  zipCode: (typed: string) => digitsIn(typed, /^DK/i),
  registrationNumber: plateIn,
};

/** The values of a form with a haulier's numbers as they are shown. */
export function showHaulierNumbers<Values extends object>(values: Values): Values {
  const shown = Object.entries(normalForms).flatMap(([name, toNormal]) => {
    const value: unknown = values[name as keyof Values];
    return typeof value === 'string' ? [[name, toNormal(value)]] : [];
  });
  return { ...values, ...(Object.fromEntries(shown) as Partial<Values>) };
}

/** The same as they travel: a registration number without the blanks that it is shown with. */
export function sendHaulierNumbers<Values extends { registrationNumber: string }>(
  values: Values,
): Values {
  const shown = showHaulierNumbers(values);
  return { ...shown, registrationNumber: shown.registrationNumber.replace(/\s/g, '') };
}

/** 4 digits, or the letters of another country and a number there. */
export const zipCodeForm = /^(?:\d{4}|(?!DK)[a-z]{1,3}[ -]?\d[a-z\d -]{1,9})$/i;
/** What owners and other countries have on their plates, too: 2 to 10 letters, digits and dashes, in groups. */
export const plateForm = /^[\p{L}\d](?:\s*[\p{L}\d-]){1,9}$/u;

/** A haulier that the server knows, with its address and number plate. */
export function haulierOf(
  trucker: Trucker,
): Omit<HaulierValues, 'hasNoRegistrationNumber'> & AddressValues {
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
    registrationNumber: vehicle?.registrationNumber ?? '',
    street: address?.street ?? '',
    zipCode: address?.zipCode ?? '',
    city: address?.city ?? '',
  };
}

/**
 * True if nothing has to be mended before step 1 can be confirmed. The rules are those of `haulier.schema.ts`, without yup: the first
 * view has no room for it. Numbers are given as they are shown.
 */
export function isWholeHaulier(haulier: ReturnType<typeof haulierOf>): boolean {
  const { name, email, cvr, truckNumber, phone, street, zipCode, city, registrationNumber } =
    trimTexts(haulier);
  return (
    [name, street, city].every(hasVisibleText) &&
    emailForm.test(email) &&
    /^\d+$/.test(cvr + truckNumber) &&
    cvr.length === cvrDigits &&
    truckNumber.length === truckNumberDigits &&
    phoneForm.test(phone) &&
    zipCodeForm.test(zipCode) &&
    plateForm.test(registrationNumber) &&
    haulier.hasCarInsurance
  );
}

/** A phone number of 8 digits as it is read aloud. */
export function inPairs(phone: string): string {
  return phone.replace(/^(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4');
}
