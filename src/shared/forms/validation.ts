import type { TextKey } from '@/i18n/textKeys';
import type { Message } from '../errors/failureMessage';

/** What a field holds: typed text, a choice's value, or a tick. */
export type FieldValue = string | boolean;

/** The values of a form: flat, one entry a field, in the order in which the fields stand on the screen. */
export type FormValues = Record<string, FieldValue>;

export type FormErrors = Record<string, Message>;

/** The part of a yup schema that forms use; yup itself is loaded with the schema and never before. */
export interface FormSchema {
  validateSync(values: FormValues, options: { abortEarly: false }): unknown;
}

interface SchemaIssue {
  path?: string | undefined;
  message: string;
  inner?: SchemaIssue[];
}

function isSchemaIssue(error: unknown): error is SchemaIssue {
  return error instanceof Error && error.name === 'ValidationError';
}

/**
 * The first error of every field that breaks the schema; empty when all is well. Messages in a
 * schema are text keys. Anything but a validation error is thrown on.
 */
export function findErrors(schema: FormSchema, values: FormValues): FormErrors {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!isSchemaIssue(error)) throw error;
    const errors: FormErrors = {};
    for (const issue of error.inner?.length ? error.inner : [error]) {
      errors[issue.path ?? ''] ??= { key: issue.message as TextKey };
    }
    return errors;
  }
}
