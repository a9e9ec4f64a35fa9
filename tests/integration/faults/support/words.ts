import { core } from '@/i18n/locales/da/core';
import { registration } from '@/i18n/locales/da/registration';
import { session } from '@/i18n/locales/da/session';
import { staff } from '@/i18n/locales/da/staff';
import { isBlank, isDamaged, isLost, isUnanswered, refusal, type Fault } from './faults';

/** The Danish texts of every screen, by their keys. */
export const t = {
  ...core,
  ...session,
  ...staff,
  ...registration,
};

/** What stands in for the server's words where it has sent none. */
function ownWords(fault: Fault): string {
  if (fault === 'dropped') return t['errors.network'];
  return fault === 'timeout' ? t['errors.timeout'] : t.SOMETHING_WENT_WRONG;
}

const whyUnanswered = (fault: Fault) => (isUnanswered(fault) ? [ownWords(fault)] : []);

const outcomeUnknown = (fault: Fault) =>
  isUnanswered(fault) || isDamaged(fault) ? [t['errors.lost']] : [];

/** Whose words a failure is told in, by the error catalogue (docs/product, section 8). */
const voices = {
  /** The server's message, or what came in its way. */
  server: (fault: Fault) => [refusal(fault) ?? ownWords(fault)],
  /** As server; where the status was to be read, an answer that says nothing has saved nothing (D6). */
  status: (fault: Fault) => (isBlank(fault) ? [t['errors.unconfirmed']] : voices.server(fault)),
  /** As status; where the answer was lost, nobody knows whether the step is saved (D41). */
  step: (fault: Fault) => (isLost(fault) ? [t['wizard.saveUnknown']] : voices.status(fault)),
  /** The same of step 3, which completes the agreement. */
  completion: (fault: Fault) =>
    isLost(fault) ? [t['wizard.completionUnknown']] : voices.status(fault),
  /** As server; a dialog whose reading has failed without a word says that nothing has changed (0012). */
  reading: (fault: Fault) => (isDamaged(fault) ? [t['edit.unread']] : voices.server(fault)),
  /** The generic text, save that a refusal speaks for itself (D25). */
  generic: (fault: Fault) => [(fault === '403' ? refusal(fault) : null) ?? t.SOMETHING_WENT_WRONG],
  /** As generic; where the server was not reached, that is why. */
  file: (fault: Fault) => (isUnanswered(fault) ? [ownWords(fault)] : voices.generic(fault)),
  /** As generic; where the answer was lost, a form adds that nobody knows whether it is saved (D41). */
  save: (fault: Fault) => [...voices.generic(fault), ...outcomeUnknown(fault)],
  /** As save, in the server's words. */
  serverSave: (fault: Fault) => [
    refusal(fault) ?? t.SOMETHING_WENT_WRONG,
    ...outcomeUnknown(fault),
  ],
  /** As server; what cannot be read has logged nobody in (D35). */
  login: (fault: Fault) => (isDamaged(fault) ? [t['login.damaged']] : voices.server(fault)),
  /** As save; a conflict adds the server's words, as nothing else tells what to do about it (0014). */
  price: (fault: Fault) =>
    fault === '409' ? [t.SOMETHING_WENT_WRONG, refusal(fault) ?? ''] : voices.save(fault),
  /** As price; where an answer was lost or says nothing, nobody knows whether it is saved (0052). */
  cell: (fault: Fault) => {
    if (isBlank(fault)) return [t['priceMatrix.lost']];
    return isLost(fault) ? [ownWords(fault), t['priceMatrix.lost']] : voices.price(fault);
  },
  /** The server's message, and the generic text where there is none, whatever came in its way. */
  certificate: (fault: Fault) => [refusal(fault) ?? t.SOMETHING_WENT_WRONG],
  /** The generic text and nothing else. */
  plain: () => [t.SOMETHING_WENT_WRONG],
  /** The lists of the wizard. */
  lookup: () => [t['wizard.lookupLoadFailed']],
  /** No price, without the server's words; why is said only where the server was not reached (0056). */
  premium: (fault: Fault) => [t['step2.premiumUnknown'], ...whyUnanswered(fault)],
  /** The failure message of the code, and why; where the answer was lost, nobody knows whether the code counts (D41). */
  code: (fault: Fault) =>
    isLost(fault) ? [t['sms.unknown']] : [t.SMS_VERIFICATION_FAILURE, ...voices.status(fault)],
  /** Nothing is said. */
  silent: (): string[] => [],
};

/** The name of a voice. */
export type Voice = keyof typeof voices;

/** The words in which a failure is told. */
export function wordsOf(voice: Voice, fault: Fault): readonly string[] {
  return voices[voice](fault);
}
