import { bool, string } from 'yup';
import type { BooleanSchema, StringSchema } from 'yup';
import type { TextKey } from '@/i18n/textKeys';
import { isCalendarDate } from '@/shared/dates/calendarDate';
import { emailForm } from '../contact/contactLinks';
import { withoutSeparators } from './formValues';

const required: TextKey = 'REQUIRED_FIELD';
const email: TextKey = 'VALID_EMAIL_ADDRESS';
const date: TextKey = 'date.invalid';
const number: TextKey = 'common.invalidNumber';
const minZero: TextKey = 'common.minZero';

/** Text that must not be empty or blank. The message is a text key. */
export function requiredText(message: TextKey = required): StringSchema {
  return string().trim().required(message);
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

/** A required number from 0 up, with a decimal comma or point; whole numbers only where that is asked for. */
export function nonNegativeDecimal(): StringSchema {
  return requiredText()
    .test('number', number, (value) => !value || /^-?\d+([.,]\d+)?$/.test(value))
    .test('zero', minZero, (value) => !value?.startsWith('-'));
}

/** A required whole number from 0 up. */
export function nonNegativeInteger(): StringSchema {
  return nonNegativeDecimal().matches(/^-?\d+$/, { message: number });
}
