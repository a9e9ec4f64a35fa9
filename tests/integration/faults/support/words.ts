import { core } from '@/i18n/locales/da/core';
import { registration } from '@/i18n/locales/da/registration';
import { session } from '@/i18n/locales/da/session';
import { staff } from '@/i18n/locales/da/staff';
import { isBlank, statusOf, wayOf, type FaultKind } from './kinds';

/** The Danish texts of every screen, by their keys. */
export const t = {
  ...core,
  ...session,
  ...staff,
  ...registration,
};

/** The words that the mock puts into a refusal. */
function serverWords(kind: FaultKind): string | null {
  const status = statusOf(kind);
  return status === null ? null : `Fejl ${String(status)} (scenarie).`;
}

/** What stands in for the server's words where it has sent none. */
function ownWords(kind: FaultKind): string {
  if (kind === 'dropped') return t['errors.network'];
  return kind === 'timeout' ? t['errors.timeout'] : t.SOMETHING_WENT_WRONG;
}

/** Whose words a failure is told in, by the error catalogue (specification, section 8). */
const voices = {
  /** The server's message, or what came in its way. */
  server: (kind: FaultKind) => [serverWords(kind) ?? ownWords(kind)],
  /** As server; where the status was to be read, an answer that says nothing has saved nothing (D6). */
  status: (kind: FaultKind) => (isBlank(kind) ? [t['errors.unconfirmed']] : voices.server(kind)),
  /** As server; a dialog whose reading has failed without a word says that nothing has changed (0012). */
  reading: (kind: FaultKind) =>
    serverWords(kind) === null && ownWords(kind) === t.SOMETHING_WENT_WRONG
      ? [t['edit.unread']]
      : voices.server(kind),
  /** The generic text, save that a refusal speaks for itself (D25). */
  generic: (kind: FaultKind) => [
    kind === '403' ? (serverWords(kind) ?? '') : t.SOMETHING_WENT_WRONG,
  ],
  /** As generic; a form adds that the server was not reached, or did not answer. */
  save: (kind: FaultKind) => [
    ...voices.generic(kind),
    ...(kind === 'dropped' || kind === 'timeout' ? [ownWords(kind)] : []),
  ],
  /** As server; what cannot be read has logged nobody in (D35). */
  login: (kind: FaultKind) =>
    wayOf(kind) === wayOf('html') ? [t['login.damaged']] : voices.server(kind),
  /** As save; a conflict adds the server's words, as nothing else tells what to do about it (0014). */
  price: (kind: FaultKind) =>
    kind === '409' ? [t.SOMETHING_WENT_WRONG, serverWords(kind) ?? ''] : voices.save(kind),
  /** As price; where an answer was lost or says nothing, nobody knows whether it is saved (0052). */
  cell: (kind: FaultKind) => {
    if (isBlank(kind)) return [t['priceMatrix.lost']];
    const isLost = wayOf(kind) === wayOf('dropped') || wayOf(kind) === wayOf('html');
    return isLost ? [ownWords(kind), t['priceMatrix.lost']] : voices.price(kind);
  },
  /** The server's message, and the generic text where there is none, whatever came in its way. */
  certificate: (kind: FaultKind) => [serverWords(kind) ?? t.SOMETHING_WENT_WRONG],
  /** The generic text and nothing else. */
  plain: () => [t.SOMETHING_WENT_WRONG],
  /** The lists of the wizard. */
  lookup: () => [t['wizard.lookupLoadFailed']],
  /** No price, without the server's words; why is said only where the server was not reached (0056). */
  premium: (kind: FaultKind) => [
    t['step2.premiumUnknown'],
    ...(kind === 'dropped' || kind === 'timeout' ? [ownWords(kind)] : []),
  ],
  /** The failure message of the code, and why. */
  code: (kind: FaultKind) => [t.SMS_VERIFICATION_FAILURE, ...voices.status(kind)],
  /** Nothing is said. */
  silent: (): string[] => [],
};

/** The name of a voice. */
export type Voice = keyof typeof voices;

/** The words in which a failure is told. */
export function wordsOf(voice: Voice, kind: FaultKind): readonly string[] {
  return voices[voice](kind);
}
