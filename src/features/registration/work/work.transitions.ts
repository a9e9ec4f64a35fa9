import type { ApiError } from '@/api/core/apiError';
import { goToThankYou, requestCode, saveWork, sendXml } from '../machine/effects';
import { isStaff } from '../machine/selectors';
import { transition } from '../machine/transition';

function isDeclined({ kind }: ApiError): boolean {
  return kind === 'refused' || kind === 'forbidden';
}

/** Step 3 and completion (specification, section 4). */
export const workTransitions = [
  transition({
    rule: 'Section 4: no haulier signs without a price',
    from: 'work',
    on: 'workSubmitted',
    when: (state, { isPriceKnown }) => !isPriceKnown && !isStaff(state),
    to: 'work',
    change: () => ({ failure: { key: 'summary.noPriceNoSigning' } }),
  }),
  transition({
    rule: 'Section 4: leaving step 3 asks for a code while the phone is not verified',
    from: 'work',
    on: 'workSubmitted',
    when: ({ isPhoneVerified }) => !isPhoneVerified,
    to: 'requestingCode',
    change: (_, { work }) => ({ work }),
    effects: (state) => [requestCode(state)],
  }),
  transition({
    rule: 'Section 4: a verified phone goes straight to completion, which saves step 3',
    from: 'work',
    on: 'workSubmitted',
    to: 'savingWork',
    change: (_, { work }) => ({ work }),
    effects: (state) => [saveWork(state)],
  }),
  transition({
    rule: 'Section 4: what staff saved is said, send-xml is called as an update, and the list follows',
    from: 'savingWork',
    on: 'workSaved',
    when: isStaff,
    to: 'sendingXml',
    effects: (state) => [
      { type: 'notifySuccess', key: 'MSG_UPDATE_SUCC' },
      sendXml(state),
      { type: 'goToList' },
    ],
  }),
  transition({
    rule: 'Section 4: a saved step 3 calls send-xml',
    from: 'savingWork',
    on: 'workSaved',
    to: 'sendingXml',
    change: (_, { isRegistered }) => ({ isRegistered }),
    effects: (state) => [sendXml(state)],
  }),
  transition({
    rule: 'Section 8: step 3 was not saved, the server says why',
    from: 'savingWork',
    on: 'workFailed',
    to: 'work',
    // A code proves a phone for a while only, and just the server knows how long: declined, the next finish asks for a new one.
    change: ({ isPhoneVerified }, { error }) => ({
      failure: { error },
      isPhoneVerified: isPhoneVerified && !isDeclined(error),
    }),
  }),
  transition({
    rule: 'Section 4: an agreement that staff edited is done',
    from: 'sendingXml',
    on: 'xmlSent',
    when: isStaff,
    to: 'completed',
  }),
  transition({
    rule: 'Section 8: a failed send-xml is said to staff, and the update stands',
    from: 'sendingXml',
    on: 'xmlNotSent',
    when: isStaff,
    to: 'completed',
    effects: () => [{ type: 'notifyError', key: 'SOMETHING_WENT_WRONG' }],
  }),
  transition({
    rule: 'Section 4: without a true status there is no thank-you',
    from: 'sendingXml',
    on: 'xmlSent',
    when: ({ isRegistered }) => !isRegistered,
    to: 'work',
    change: () => ({ failure: { key: 'SOMETHING_WENT_WRONG' } }),
  }),
  transition({
    rule: 'Section 4: a true status leads to thank-you',
    from: 'sendingXml',
    on: 'xmlSent',
    to: 'completed',
    effects: (state) => [goToThankYou(state)],
  }),
  transition({
    rule: 'Sections 4 and 8: without a true status there is no thank-you, whatever send-xml says',
    from: 'sendingXml',
    on: 'xmlNotSent',
    when: ({ isRegistered }) => !isRegistered,
    to: 'work',
    change: () => ({ failure: { key: 'SOMETHING_WENT_WRONG' } }),
  }),
  transition({
    rule: 'Section 8: a failed send-xml is said, and the registration stands',
    from: 'sendingXml',
    on: 'xmlNotSent',
    to: 'completed',
    effects: (state) => [{ type: 'notifyError', key: 'SOMETHING_WENT_WRONG' }, goToThankYou(state)],
  }),
  transition({
    rule: 'Section 2: back from step 3',
    from: 'work',
    on: 'stepReopened',
    when: (_, { step }) => step === 'car',
    to: 'car',
  }),
  transition({
    rule: 'Section 2: from step 3 an answer of step 1 can be changed',
    from: 'work',
    on: 'stepReopened',
    when: (_, { step }) => step === 'details',
    to: 'details',
  }),
  transition({
    rule: 'Section 2: forward from step 1 to step 3, which steps 1 and 2 were saved for',
    from: 'details',
    on: 'stepReopened',
    when: ({ savedSteps }, { step }) => step === 'work' && savedSteps === 2,
    to: 'work',
  }),
];
