import { bool, string, type BooleanSchema, type StringSchema } from 'yup';
import type { TextKey } from '@/i18n/i18n';
import { isCalendarDate } from '@/shared/dates/calendarDate';
import { emailForm } from '../contact/contactLinks';
import { parseDecimal } from '@/shared/money/fraction';
import { withoutSeparators } from './formValues';
import { amountError } from '../money/parseAmount';

const required: TextKey = 'REQUIRED_FIELD';
const email: TextKey = 'VALID_EMAIL_ADDRESS';
const date: TextKey = 'date.invalid';
const number: TextKey = 'common.invalidNumber';
const wholeNumber: TextKey = 'common.wholeNumber';
const minZero: TextKey = 'common.minZero';

/** A sign that can be seen: neither a blank, nor a mark without width, nor one of the letters that are drawn as nothing. */
const seen = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Text in which something can be seen. The message is a text key. */
export function requiredText(message: TextKey = required): StringSchema {
  return string()
    .trim()
    .transform((text: string) => (seen.test(text) ? text : ''))
    .required(message);
}

export function optionalText(): StringSchema {
  return string();
}

/** A required e-mail address (specification, section 5). */
export function requiredEmail(): StringSchema {
  return requiredText().matches(emailForm, { message: email });
}

/** Digits only, in whatever groups people write them; required. */
export function requiredDigits(message: TextKey): StringSchema {
  return requiredText().transform(withoutSeparators).matches(/^\d*$/, { message });
}

/** A required calendar date; the form holds yyyy-MM-dd once the typed text is a date. */
export function requiredDate(): StringSchema {
  return requiredText().test('date', date, (value) => isCalendarDate(value ?? ''));
}

/** A calendar date, or nothing. */
export function optionalDate(): StringSchema {
  return string().test('date', date, (value) => !value || isCalendarDate(value));
}

/** A tick that must be set. The message is a text key. */
export function requiredTick(message: TextKey): BooleanSchema {
  return bool().oneOf([true], message);
}

const isNumber = (typed: string) => parseDecimal(typed.replace(/^-/, '')) !== null;

/** A required number from 0 up, with a decimal comma or point. */
export function nonNegativeDecimal(): StringSchema {
  return requiredText()
    .test('number', number, (value) => !value || isNumber(value))
    .test('zero', minZero, (value) => !value?.startsWith('-'));
}

/** A required whole number from 0 up. */
export function nonNegativeInteger(): StringSchema {
  return nonNegativeDecimal().test(
    'whole',
    wholeNumber,
    (value) => !value || !isNumber(value) || /^-?\d+$/.test(value),
  );
}

/**
 * A required amount of kroner, 0 or more, as `parseAmount` reads it (specification, section 5). `given` is what the field was
 * filled with: it may stay as it is, also where it has more decimals than can be typed.
 */
export function requiredAmount(given?: string): StringSchema {
  return requiredText().test('amount', (text, { createError }) => {
    const message = text && text !== given?.trim() ? amountError(text) : null;
    return message === null || createError({ message });
  });
}
