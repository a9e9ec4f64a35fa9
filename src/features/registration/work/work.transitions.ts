import type { ApiError } from '@/api/core/apiError';
import { goToThankYou, requestCode, saveWork, sendXml } from '../machine/agreementEffects';
import { correctionDone, correctionOf } from '../machine/correction';
import { readAgreement } from '../machine/effects';
import { canLoad, isStaff } from '../machine/selectors';
import { transition } from '../machine/transition';
import { isCodeUnderWay } from '../machine/resendPause';

function isDeclined({ kind }: ApiError): boolean {
  return kind === 'refused' || kind === 'forbidden';
}

/** Step 3 and completion (specification, section 4). */
export const workTransitions = [
  // Section 4: no haulier signs without a price
  transition({
    from: 'work',
    on: 'workSubmitted',
    when: (state, { isPriceKnown }) => !isPriceKnown && !isStaff(state),
    to: 'work',
    change: () => ({ failure: { key: 'summary.noPriceNoSigning' } }),
  }),
  // D45: before anything is signed, what the server has is read
  transition({
    from: 'work',
    on: 'workSubmitted',
    when: canLoad,
    to: 'checkingAgreement',
    change: (_, { work }) => ({ work }),
    effects: (state) => [readAgreement(state)],
  }),
  // Section 4: the pause before the next code outlives its dialog, which opens again; without a link
  transition({
    from: 'work',
    on: 'workSubmitted',
    when: (state) => !state.isPhoneVerified && isCodeUnderWay(state),
    to: 'code',
    change: (_, { work }) => ({ work }),
  }),
  // Section 4: leaving step 3 asks for a code while the phone is not verified; without a link there is nothing to be read
  transition({
    from: 'work',
    on: 'workSubmitted',
    when: ({ isPhoneVerified }) => !isPhoneVerified,
    to: 'requestingCode',
    change: (_, { work }) => ({ work }),
    effects: (state) => [requestCode(state)],
  }),
  // Section 4: a verified phone goes straight to completion, which saves step 3
  transition({
    from: 'work',
    on: 'workSubmitted',
    to: 'savingWork',
    change: (_, { work }) => ({ work }),
    effects: (state) => [saveWork(state)],
  }),
  // Section 4: what staff saved is sent on as an update, and the list follows
  transition({
    from: 'savingWork',
    on: 'workSaved',
    when: isStaff,
    to: 'sendingXml',
    effects: (state) => [sendXml(state), { type: 'goToList' }],
  }),
  // Section 4: a saved step 3 calls send-xml
  transition({
    from: 'savingWork',
    on: 'workSaved',
    to: 'sendingXml',
    change: (_, { isRegistered }) => ({ isRegistered }),
    effects: (state) => [sendXml(state)],
  }),
  // Section 8: step 3 was not saved, the server says why
  transition({
    from: 'savingWork',
    on: 'workFailed',
    to: 'work',
    // A code proves a phone for a while only, and just the server knows how long: declined, the next finish asks for a new one.
    change: ({ isPhoneVerified }, { error }) => ({
      failure: { error },
      isPhoneVerified: isPhoneVerified && !isDeclined(error),
    }),
  }),
  // Section 4: an agreement that staff edited is done
  transition({
    from: 'sendingXml',
    on: 'xmlSent',
    when: isStaff,
    to: 'completed',
  }),
  // Section 8: a failed send-xml is said to staff, and the update stands
  transition({
    from: 'sendingXml',
    on: 'xmlNotSent',
    when: isStaff,
    to: 'completed',
    effects: () => [{ type: 'notifyError', key: 'SOMETHING_WENT_WRONG' }],
  }),
  // Section 4: without a true status there is no thank-you
  transition({
    from: 'sendingXml',
    on: 'xmlSent',
    when: ({ isRegistered }) => !isRegistered,
    to: 'work',
    change: () => ({ failure: { key: 'SOMETHING_WENT_WRONG' } }),
  }),
  // Section 4: a true status leads to thank-you
  transition({
    from: 'sendingXml',
    on: 'xmlSent',
    to: 'completed',
    effects: (state) => [goToThankYou(state)],
  }),
  // Sections 4 and 8: without a true status there is no thank-you, whatever send-xml says
  transition({
    from: 'sendingXml',
    on: 'xmlNotSent',
    when: ({ isRegistered }) => !isRegistered,
    to: 'work',
    change: () => ({ failure: { key: 'SOMETHING_WENT_WRONG' } }),
  }),
  // Section 8: a failed send-xml is said, and the registration stands
  transition({
    from: 'sendingXml',
    on: 'xmlNotSent',
    to: 'completed',
    effects: (state) => [{ type: 'notifyError', key: 'SOMETHING_WENT_WRONG' }, goToThankYou(state)],
  }),
  // Section 2: back from step 3
  transition({
    from: 'work',
    on: 'stepReopened',
    when: (_, { step }) => step === 'car',
    to: 'car',
    change: correctionOf,
  }),
  // Section 2: from step 3 an answer of step 1 can be changed
  transition({
    from: 'work',
    on: 'stepReopened',
    when: (_, { step }) => step === 'details',
    to: 'details',
    change: correctionOf,
  }),
  // Section 2: forward from step 1 to step 3, which steps 1 and 2 were saved for
  transition({
    from: 'details',
    on: 'stepReopened',
    when: ({ savedSteps }, { step }) => step === 'work' && savedSteps === 2,
    to: 'work',
    change: correctionDone,
  }),
];
