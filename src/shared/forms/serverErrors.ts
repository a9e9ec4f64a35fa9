import type { Message } from '../errors/failureMessage';
import type { SubmitFailure } from './submitFailure';
import type { FormErrors, FormValues } from './validation';

/** A failure as the form keeps it: on the fields it names, and for the form as a whole. */
export interface ServerErrors {
  /** What is wrong with a field, and the value that this is about. */
  fields: Record<string, { message: Message; value: unknown }>;
  messages: Message[];
}

/** Where nothing failed. */
export const noServerErrors: ServerErrors = { fields: {}, messages: [] };

const idOf = (message: Message): string => ('key' in message ? message.key : message.text);

/**
 * Decides where the server's complaints stand: on the form's field of the name, or of the name that `fieldNames` gives
 * it; what names no field here joins the form's messages.
 */
export function mapServerErrors(
  failure: SubmitFailure,
  values: FormValues,
  fieldNames: Readonly<Record<string, string>>,
): ServerErrors {
  const fields: ServerErrors['fields'] = {};
  const all = [failure.message];
  for (const [sentName, words] of Object.entries(failure.fieldErrors ?? {})) {
    const name = fieldNames[sentName] ?? sentName;
    const message = typeof words === 'string' ? { text: words, lang: failure.lang } : words;
    if (Object.hasOwn(values, name)) fields[name] = { message, value: values[name] };
    else all.push(message);
  }
  // Nothing is said twice, and what a field says is not said for the form as well.
  const messages = new Map(all.map((message) => [idOf(message), message]));
  for (const { message } of Object.values(fields)) messages.delete(idOf(message));
  return { fields, messages: [...messages.values()] };
}

/** The server's field errors that still stand: each goes as soon as its field is changed. */
export function standingErrors(failure: ServerErrors, values: FormValues): FormErrors {
  const errors: FormErrors = {};
  for (const [name, { message, value }] of Object.entries(failure.fields)) {
    if (values[name] === value) errors[name] = message;
  }
  return errors;
}
