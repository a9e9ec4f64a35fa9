import type { TextKey } from '@/i18n/textKeys';
import { errorParts } from './errorParts';

/** A message on the screen: a text of ours by key, which follows the language, or the server's own words. */
export type Message = { key: TextKey } | { text: string };

const keyOfKind: Partial<Record<string, TextKey>> = {
  network: 'errors.network',
  timeout: 'errors.timeout',
};

/**
 * What to tell of a failed call: the server's message when it sent one, otherwise a text of ours
 * (specification, section 8). Takes the API's error; anything else is answered generically.
 */
export function failureMessage(error: unknown): Message {
  const { kind, message } = errorParts(error);
  return message ? { text: message } : { key: keyOfKind[kind] ?? 'SOMETHING_WENT_WRONG' };
}

/**
 * What to tell of a failure that section 8 of the specification gives the generic text, such as of a
 * list, a deletion or an export; save that a refusal speaks for itself (D25).
 */
export function genericMessage(error: unknown): Message {
  const { kind, message } = errorParts(error);
  return kind === 'forbidden' && message ? { text: message } : { key: 'SOMETHING_WENT_WRONG' };
}
