import { goToThankYou, requestCode } from '../machine/effects';
import { isStaff } from '../machine/selectors';
import type { WizardState } from '../machine/state';
import { transition } from '../machine/transition';

/** Staff never sign, and nobody signs what the server did not register. */
function mustSign(state: WizardState): boolean {
  return state.isSigningOn && state.isRegistered && !isStaff(state);
}

function canSign(state: WizardState): boolean {
  return mustSign(state) && state.signing !== null;
}

const failed = { failure: { key: 'signing.failed' } } as const;
const xmlFailed = { type: 'notifyError', key: 'SOMETHING_WENT_WRONG' } as const;

/** Signing, after completion has succeeded and before thank-you (D19). */
export const signingTransitions = [
  transition({
    rule: 'D19: after a true status the signing frame opens',
    from: 'sendingXml',
    on: 'xmlSent',
    when: canSign,
    to: 'signing',
  }),
  transition({
    rule: 'D19: without the data of the frame it is said that signing failed',
    from: 'sendingXml',
    on: 'xmlSent',
    when: mustSign,
    to: 'signingPaused',
    change: () => failed,
  }),
  transition({
    rule: 'Section 8, D19: a failed send-xml is said, and the signing frame opens',
    from: 'sendingXml',
    on: 'xmlNotSent',
    when: canSign,
    to: 'signing',
    effects: () => [xmlFailed],
  }),
  transition({
    rule: 'Section 8, D19: a failed send-xml is said, and so is that there is nothing to sign with',
    from: 'sendingXml',
    on: 'xmlNotSent',
    when: mustSign,
    to: 'signingPaused',
    change: () => failed,
    effects: () => [xmlFailed],
  }),
  transition({
    rule: 'Section 4: a signed agreement hides the frame and goes to thank-you',
    from: 'signing',
    on: 'signed',
    to: 'completed',
    effects: (state) => [goToThankYou(state)],
  }),
  transition({
    rule: 'D19: a cancelled signing keeps all answers',
    from: 'signing',
    on: 'signingCancelled',
    to: 'signingPaused',
    change: () => ({ failure: { key: 'signing.cancelled' } }),
  }),
  transition({
    rule: 'D19: a frame that never speaks is closed, and all answers are kept',
    from: 'signing',
    on: 'signingFailed',
    to: 'signingPaused',
    change: () => failed,
  }),
  transition({
    rule: 'D19: signing is taken up again, and nothing is saved anew',
    from: 'signingPaused',
    on: 'signingReopened',
    when: ({ signing }) => signing !== null,
    to: 'signing',
  }),
  transition({
    rule: 'D19: signing without the data of the frame asks for it again',
    from: 'signingPaused',
    on: 'signingReopened',
    to: 'renewingSigning',
    effects: (state) => [requestCode(state)],
  }),
  transition({
    rule: 'D19: the data of the frame is there, and the frame opens',
    from: 'renewingSigning',
    on: 'codeSent',
    when: (_, { signing }) => signing !== null,
    to: 'signing',
    change: (_, { signing }) => ({ signing }),
  }),
  transition({
    rule: 'D19: the server still has no data for the frame',
    from: 'renewingSigning',
    on: 'codeSent',
    to: 'signingPaused',
    change: () => failed,
  }),
  transition({
    rule: 'Section 8, D19: the data of the frame could not be had, the server says why',
    from: 'renewingSigning',
    on: 'codeNotSent',
    to: 'signingPaused',
    change: (_, { error }) => ({ failure: { error } }),
  }),
  transition({
    rule: 'D19: before it is signed, an answer can still be changed',
    from: 'signingPaused',
    on: 'stepReopened',
    when: (_, { step }) => step === 'work',
    to: 'work',
  }),
];
