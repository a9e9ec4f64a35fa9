import type { AddressInput, Trucker, TruckerInput } from '@/api/truckers/trucker.model';
import { trimTexts, withoutSeparators } from '@/shared/forms/formValues';
import type { FieldValue, FormValues } from '@/shared/forms/validation';
import { phonePattern } from './truckerFields.rules';

/** The values that all forms about a haulier have. */
export type TruckerFieldValues = TruckerInput & { hasNoNumberPlate: boolean };

type SentFields = Pick<TruckerFieldValues, 'numberPlate' | 'hasNoNumberPlate'> & {
  hasCarInsurance: FieldValue;
};

/** Converts the values of a form to those that are sent: texts are trimmed, numbers normalised. */
export function toSentTruckerFields<Values extends FormValues & SentFields>(values: Values) {
  const { hasNoNumberPlate, numberPlate, ...rest } = toSentTruckerNumbers(trimTexts(values));
  return {
    ...rest,
    numberPlate: values.hasCarInsurance && hasNoNumberPlate ? '' : numberPlate,
  };
}

/**
 * Returns the digits of a number without `prefix`, and any other text as typed. A spreadsheet may have stored 12345 as
 * 12345.0: this stays as typed, because its digits 123450 would be another number.
 */
function extractDigits(typed: string, prefix: RegExp | '' = ''): string {
  if (/^\d+\.0{1,2}$/.test(typed.trim())) return typed.trim();
  const digits = withoutSeparators(typed).replace('+', '00').replace(prefix, '');
  return /^\d+$/.test(digits) ? digits : typed.trim();
}

/**
 * A number with a country code stays as typed while it is incomplete: if it began with 00 instead of +, the user could
 * not see that it has a country code.
 */
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
 * Each function converts a typed number to the format in which it is shown. A number that already has this format stays
 * the same, and so does a text that is not such a number.
 */
export const normalizers = {
  cvr: (typed: string) => extractDigits(typed, /^(?:CVR(?:nr|no|nummer)?:?)?(?:DK)?/i),
  truckNumber: (typed: string) => extractDigits(typed),
  // A foreign number keeps its country code, with 00 instead of +.
  phone: normalizePhone,
  zipCode: (typed: string) => extractDigits(typed, /^DK/i),
  numberPlate: normalizeNumberPlate,
};

/** The number plate of a haulier as it is shown; '' if there is none. */
export const numberPlateOf = ({ vehicle }: Pick<Trucker, 'vehicle'>) =>
  normalizers.numberPlate(vehicle?.numberPlate ?? '');

/**
 * Converts CVR, truck number, phone, zip code and number plate to the format in which they are shown. Other values stay
 * unchanged.
 */
export function formatTruckerNumbers<Values extends object>(values: Values): Values {
  const shown = Object.entries(normalizers).flatMap(([name, toNormal]) => {
    const value: unknown = values[name as keyof Values];
    return typeof value === 'string' ? [[name, toNormal(value)]] : [];
  });
  return { ...values, ...(Object.fromEntries(shown) as Partial<Values>) };
}

/** Converts the numbers among the values to the format in which they are sent: a number plate without blanks. */
export function toSentTruckerNumbers<Values extends { numberPlate: string }>(
  values: Values,
): Values {
  const shown = formatTruckerNumbers(values);
  return { ...shown, numberPlate: shown.numberPlate.replace(/\s/g, '') };
}

/** The values of a known haulier, with address and number plate. */
export function toTruckerFieldValues(
  trucker: Trucker,
): Omit<TruckerFieldValues, 'hasNoNumberPlate'> & AddressInput {
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
