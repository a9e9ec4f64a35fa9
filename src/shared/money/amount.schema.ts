import type { StringSchema } from 'yup';
import { requiredText } from '../forms/rules.schema';
import { amountError } from './parseAmount';

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
