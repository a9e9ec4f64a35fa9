import { bool, string, type BooleanSchema, type StringSchema } from 'yup';
import type { TextKey } from '@/i18n/i18n';
import { isCalendarDate } from '@/shared/dates/calendarDate';
import { emailPattern } from '../contact/contact';
import { parseDecimal } from '@/shared/money/fraction';
import { hasVisibleText, withoutSeparators } from './formValues';
import { amountError } from '../money/parseAmount';

const required: TextKey = 'REQUIRED_FIELD';
const email: TextKey = 'VALID_EMAIL_ADDRESS';
const date: TextKey = 'date.invalid';
const number: TextKey = 'common.invalidNumber';
const wholeNumber: TextKey = 'common.wholeNumber';
const minZero: TextKey = 'common.minZero';

export function requiredText(message: TextKey = required): StringSchema {
  return string()
    .trim()
    .transform((text: string) => (hasVisibleText(text) ? text : ''))
    .required(message);
}

export function requiredEmail(): StringSchema {
  return requiredText().matches(emailPattern, { message: email });
}

/** Requires a text of digits. Separators between them, such as blanks, are allowed and removed. */
export function requiredDigits(message: TextKey): StringSchema {
  return requiredText().transform(withoutSeparators).matches(/^\d*$/, { message });
}

export function requiredDate(): StringSchema {
  return requiredText().test({ message: date, test: (value) => isCalendarDate(value ?? '') });
}

export function optionalDate(): StringSchema {
  return string().test({ message: date, test: (value) => !value || isCalendarDate(value) });
}

export function requiredTick(message: TextKey): BooleanSchema {
  return bool().oneOf([true], message);
}

export function requiredAnswer(): BooleanSchema {
  return bool().required(required);
}

const isNumber = (typed: string) => parseDecimal(typed.replace(/^-/, '')) !== null;

export function nonNegativeDecimal(): StringSchema {
  return requiredText()
    .test({ message: number, test: (value) => !value || isNumber(value) })
    .test({ message: minZero, test: (value) => !value?.startsWith('-') });
}

export function nonNegativeInteger(): StringSchema {
  return nonNegativeDecimal().test({
    message: wholeNumber,
    test: (value) => !value || !isNumber(value) || /^-?\d+$/.test(value),
  });
}

/**
 * `given` is the initial value of the field. It is accepted unchanged, even with more decimals than the user may type.
 */
export function requiredAmount(given?: string): StringSchema {
  return requiredText().test((text, { createError }) => {
    const message = text && text !== given?.trim() ? amountError(text) : null;
    return message === null || createError({ message });
  });
}
