import type { StringSchema } from 'yup';
import type { TextKey } from '@/i18n/textKeys';
import { requiredText } from '../forms/rules.schema';
import { parseAmount } from './parseAmount';

const number: TextKey = 'common.invalidNumber';
const form: TextKey = 'money.invalidForm';

/** True for what is made of digits and separators: a number, if not one that can be read. */
function isNumberLike(text: string): boolean {
  return /^-?\d[\d.,\s]*$/.test(text);
}

/** A required amount of kroner, as `parseAmount` reads it (specification, section 5). */
export function requiredAmount(): StringSchema {
  return requiredText()
    .test('number', number, (text) => !text || isNumberLike(text))
    .test('form', form, (text) => !text || !isNumberLike(text) || parseAmount(text) !== null);
}
