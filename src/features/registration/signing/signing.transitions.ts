import { goToThankYou, requestCode } from '../machine/agreementEffects';
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
  // D19: after a true status the signing frame opens
  transition({
    from: 'sendingXml',
    on: 'xmlSent',
    when: canSign,
    to: 'signing',
  }),
  // D19: without the data of the frame it is said that signing failed
  transition({
    from: 'sendingXml',
    on: 'xmlSent',
    when: mustSign,
    to: 'signingPaused',
    change: () => failed,
  }),
  // Section 8, D19: a failed send-xml is said, and the signing frame opens
  transition({
    from: 'sendingXml',
    on: 'xmlNotSent',
    when: canSign,
    to: 'signing',
    effects: () => [xmlFailed],
  }),
  // Section 8, D19: a failed send-xml is said, and so is that there is nothing to sign with
  transition({
    from: 'sendingXml',
    on: 'xmlNotSent',
    when: mustSign,
    to: 'signingPaused',
    change: () => failed,
    effects: () => [xmlFailed],
  }),
  // Section 4: a signed agreement hides the frame and goes to thank-you
  transition({
    from: 'signing',
    on: 'signed',
    to: 'completed',
    effects: (state) => [goToThankYou(state)],
  }),
  // D19: a cancelled signing keeps all answers
  transition({
    from: 'signing',
    on: 'signingCancelled',
    to: 'signingPaused',
    change: () => ({ failure: { key: 'signing.cancelled' } }),
  }),
  // D19: a frame that never speaks is closed, and all answers are kept
  transition({
    from: 'signing',
    on: 'signingFailed',
    to: 'signingPaused',
    change: () => failed,
  }),
  // D19: signing is taken up again, and nothing is saved anew
  transition({
    from: 'signingPaused',
    on: 'signingReopened',
    when: ({ signing }) => signing !== null,
    to: 'signing',
  }),
  // D19: signing without the data of the frame asks for it again
  transition({
    from: 'signingPaused',
    on: 'signingReopened',
    to: 'renewingSigning',
    effects: (state) => [requestCode(state)],
  }),
  // D19: the data of the frame is there, and the frame opens
  transition({
    from: 'renewingSigning',
    on: 'codeSent',
    when: (_, { signing }) => signing !== null,
    to: 'signing',
    change: (_, { signing }) => ({ signing }),
  }),
  // D19: the server still has no data for the frame
  transition({
    from: 'renewingSigning',
    on: 'codeSent',
    to: 'signingPaused',
    change: () => failed,
  }),
  // Section 8, D19: the data of the frame could not be had, the server says why
  transition({
    from: 'renewingSigning',
    on: 'codeNotSent',
    to: 'signingPaused',
    change: (_, { error }) => ({ failure: { error } }),
  }),
  // D19: before it is signed, an answer can still be changed
  transition({
    from: 'signingPaused',
    on: 'stepReopened',
    when: (_, { step }) => step === 'work',
    to: 'work',
  }),
];
