import { validateYupSchema, yupToFormErrors } from 'formik';
import { ValidationError, type AnyObjectSchema } from 'yup';
import type { TextKey } from '@/i18n/i18n';
import type { Message } from '../errors/failureMessage';

/** Text, the value of a choice, or the state of a checkbox. */
export type FieldValue = string | boolean;

/** The values of a form by field name, in the order of the fields on the screen. */
export type FormValues = Record<string, FieldValue>;

export type FormErrors = Record<string, Message>;

/** A yup schema whose messages are text keys. Formik passes an empty string to it as undefined. */
export type FormSchema = AnyObjectSchema;

/** Turns text keys into messages. Leaves out fields without an error. */
export function toFormErrors(errors: Readonly<Record<string, string | undefined>>): FormErrors {
  const keys = Object.entries(errors).filter(([, key]) => key !== undefined);
  return Object.fromEntries(keys.map(([name, key]) => [name, { key: key as TextKey }]));
}

/** Returns the first error of each field. */
export function findErrors(schema: FormSchema, values: FormValues): FormErrors {
  try {
    // `true` validates synchronously: errors are thrown here, although Formik types the result as a promise.
    void validateYupSchema(values, schema, true);
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return toFormErrors(yupToFormErrors(error));
  }
}
