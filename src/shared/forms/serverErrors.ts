import type { Message } from '../errors/failureMessage';
import type { SubmitFailure } from './submitFailure';
import type { FormErrors, FormValues } from './validation';

/** The server's complaints: on the fields that they name, and for the form as a whole. */
export interface ServerErrors {
  fields: FormErrors;
  messages: Message[];
}

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
  const fields: FormErrors = {};
  const all = [failure.message];
  for (const [sentName, words] of Object.entries(failure.fieldErrors ?? {})) {
    const name = fieldNames[sentName] ?? sentName;
    const message = typeof words === 'string' ? { text: words, lang: failure.lang } : words;
    if (Object.hasOwn(values, name)) fields[name] = message;
    else all.push(message);
  }
  // Nothing is said twice, and what a field says is not said for the form as well.
  const messages = new Map(all.map((message) => [idOf(message), message]));
  for (const message of Object.values(fields)) messages.delete(idOf(message));
  return { fields, messages: [...messages.values()] };
}
