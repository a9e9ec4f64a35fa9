import type { FieldError, FormErrors, FormValues } from './validation';

/** What a failed submit tells the form. `fieldErrors` go by the wire's names. */
export interface SubmitFailure {
  /** What the form says as a whole. */
  message: string;
  fieldErrors?: Record<string, string>;
}

/** A failure as the form keeps it: on the fields it names, and for the form as a whole. */
export interface LandedFailure {
  /** The server's words on a field, and the value that they are about. */
  fields: Record<string, { text: string; value: unknown }>;
  messages: FieldError[];
}

/** No failure. */
export const noFailure: LandedFailure = { fields: {}, messages: [] };

/** Puts the server's field errors on the fields they name; what names no field here joins the form's messages. */
export function landFailure(
  failure: SubmitFailure,
  values: FormValues,
  fieldNames: Readonly<Record<string, string>>,
): LandedFailure {
  const fields: LandedFailure['fields'] = {};
  const messages = new Set([failure.message]);
  for (const [wireName, text] of Object.entries(failure.fieldErrors ?? {})) {
    const name = fieldNames[wireName] ?? wireName;
    if (Object.hasOwn(values, name)) fields[name] = { text, value: values[name] };
    else messages.add(text);
  }
  // What a field says is not said a second time for the form.
  for (const { text } of Object.values(fields)) messages.delete(text);
  return { fields, messages: [...messages].map((text) => ({ text })) };
}

/** The server's field errors that still stand: each goes as soon as its field is changed. */
export function standingErrors(failure: LandedFailure, values: FormValues): FormErrors {
  const errors: FormErrors = {};
  for (const [name, { text, value }] of Object.entries(failure.fields)) {
    if (values[name] === value) errors[name] = { text };
  }
  return errors;
}
