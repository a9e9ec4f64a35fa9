import { core } from '@/i18n/locales/da/core';
import { registration } from '@/i18n/locales/da/registration';
import { session } from '@/i18n/locales/da/session';
import { staff } from '@/i18n/locales/da/staff';
import { testSettings } from '@tests/support/fixtures/testSettings';
import { isBlank, isDamaged, isLost, isUnanswered, refusal, type Fault } from './faults';

/** All Danish texts by key. */
export const t = {
  ...core,
  ...session,
  ...staff,
  ...registration,
};

/** The app's text for a failure without a server message. */
function ownWords(fault: Fault): string {
  if (fault === 'dropped') return t['errors.network'];
  return fault === 'timeout' ? t['errors.timeout'] : t.SOMETHING_WENT_WRONG;
}

const whyUnanswered = (fault: Fault) => (isUnanswered(fault) ? [ownWords(fault)] : []);

const outcomeUnknown = (fault: Fault) =>
  isUnanswered(fault) || isDamaged(fault) ? [t['errors.lost']] : [];

/** The texts of a failure, per kind of screen, as in the error catalogue (docs/product/8-errors.md). */
const voices = {
  /** The server's message, or the app's text if there is none. */
  server: (fault: Fault) => [refusal(fault) ?? ownWords(fault)],
  /** As `server`; a blank response, which has no status, says that the save could not be confirmed. */
  status: (fault: Fault) => (isBlank(fault) ? [t['errors.unconfirmed']] : voices.server(fault)),
  /** As `status`; a lost response says only that the step may or may not be saved. */
  step: (fault: Fault) => (isLost(fault) ? [t['wizard.saveUnknown']] : voices.status(fault)),
  /** As `step`, for a save that cannot be looked up before another try. */
  newTrucker: (fault: Fault) =>
    isLost(fault)
      ? [t['wizard.saveUnknownCall'].replace('{{phone}}', testSettings.contact.phone)]
      : voices.status(fault),
  /** As `step`, for step 3, which completes the agreement. */
  completion: (fault: Fault) =>
    isLost(fault) ? [t['wizard.completionUnknown']] : voices.status(fault),
  /** As `server`; a dialog whose data cannot be used says that nothing was changed. */
  reading: (fault: Fault) => (isDamaged(fault) ? [t['edit.unread']] : voices.server(fault)),
  /** The generic text; a 403 shows the server's message instead. */
  generic: (fault: Fault) => [(fault === '403' ? refusal(fault) : null) ?? t.SOMETHING_WENT_WRONG],
  /** As `generic`; an unanswered request gives the reason. */
  file: (fault: Fault) => (isUnanswered(fault) ? [ownWords(fault)] : voices.generic(fault)),
  /** As `generic`; a lost response adds that the change may or may not be saved. */
  save: (fault: Fault) => [...voices.generic(fault), ...outcomeUnknown(fault)],
  /** As `save`, with the server's message. */
  serverSave: (fault: Fault) => [
    refusal(fault) ?? t.SOMETHING_WENT_WRONG,
    ...outcomeUnknown(fault),
  ],
  /** As `server`; a damaged response says that the login failed. */
  login: (fault: Fault) => (isDamaged(fault) ? [t['login.damaged']] : voices.server(fault)),
  /** As `save`; a conflict adds the server's message, which alone says what to do. */
  price: (fault: Fault) =>
    fault === '409' ? [t.SOMETHING_WENT_WRONG, refusal(fault) ?? ''] : voices.save(fault),
  /** As `price`; a lost or blank response says that the price may or may not be saved. */
  cell: (fault: Fault) => {
    if (isBlank(fault)) return [t['priceMatrix.lost']];
    return isLost(fault) ? [ownWords(fault), t['priceMatrix.lost']] : voices.price(fault);
  },
  /** The server's message, or the generic text whatever the reason. */
  certificate: (fault: Fault) => [refusal(fault) ?? t.SOMETHING_WENT_WRONG],
  plain: () => [t.SOMETHING_WENT_WRONG],
  lookup: () => [t['wizard.lookupLoadFailed']],
  /** No price, without the server's message; gives the reason only if the request was unanswered. */
  premium: (fault: Fault) => [t['step2.premiumUnknown'], ...whyUnanswered(fault)],
  /** The failure text of the code, with the reason; a lost response says that the code may have been used. */
  code: (fault: Fault) =>
    isLost(fault) ? [t['sms.unknown']] : [t.SMS_VERIFICATION_FAILURE, ...voices.status(fault)],
  silent: (): string[] => [],
};

export type Voice = keyof typeof voices;

/** The texts of a failure, in the wording of a voice. */
export function wordsOf(voice: Voice, fault: Fault): readonly string[] {
  return voices[voice](fault);
}
