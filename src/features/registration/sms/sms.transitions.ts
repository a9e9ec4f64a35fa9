import { requestCode, saveWork, verifyCode } from '../machine/agreementEffects';
import { correctionOf } from '../machine/correction';
import { isStaff } from '../machine/selectors';
import { transition } from '../machine/transition';
import { noteSentCode } from '../machine/resendPause';

/** The SMS code (specification, section 4). */
export const smsTransitions = [
  // Section 4: the code is sent, the dialog opens and the data is kept
  transition({
    from: 'requestingCode',
    on: 'codeSent',
    to: 'code',
    change: (state, { signing, at }) => ({ signing, ...noteSentCode(state, at) }),
  }),
  // Section 8: the code was not sent, the server says why
  transition({
    from: 'requestingCode',
    on: 'codeNotSent',
    to: 'work',
    change: (_, { error }) => ({ failure: { error } }),
  }),
  // Section 2: the dialog sends a new code
  transition({
    from: 'code',
    on: 'codeRequestedAgain',
    to: 'resendingCode',
    effects: (state) => [requestCode(state)],
  }),
  // Section 4: a new code is sent
  transition({
    from: 'resendingCode',
    on: 'codeSent',
    to: 'code',
    change: (state, { signing, at }) => ({ signing, ...noteSentCode(state, at) }),
  }),
  // Section 8: a new code was not sent, the server says why
  transition({
    from: 'resendingCode',
    on: 'codeNotSent',
    to: 'code',
    change: (_, { error }) => ({ failure: { error } }),
  }),
  // Section 4: the typed code is verified
  transition({
    from: 'code',
    on: 'codeSubmitted',
    to: 'verifyingCode',
    effects: (state, { code }) => [verifyCode(state, code)],
  }),
  // Section 4: a right code of staff completes, and the message at the end says so
  transition({
    from: 'verifyingCode',
    on: 'codeVerified',
    when: isStaff,
    to: 'savingWork',
    change: () => ({ isPhoneVerified: true, sentCode: null }),
    effects: (state) => [saveWork(state)],
  }),
  // Section 4: a right code closes the dialog, marks the phone and completes
  transition({
    from: 'verifyingCode',
    on: 'codeVerified',
    to: 'savingWork',
    change: () => ({ isPhoneVerified: true, sentCode: null }),
    effects: (state) => [
      { type: 'notifySuccess', key: 'SMS_VERIFICATION_SUCCESS' },
      saveWork(state),
    ],
  }),
  // Sections 4 and 8: any other answer shows the failure message
  transition({
    from: 'verifyingCode',
    on: 'codeRefused',
    to: 'code',
    change: (_, { error }) => ({ failure: { error } }),
  }),
  // Section 2: a closed dialog leaves step 3 as it is
  transition({
    from: 'code',
    on: 'codeDismissed',
    to: 'work',
  }),
  // Section 2: the dialog leads back to the phone number of step 1
  transition({
    from: 'code',
    on: 'stepReopened',
    when: (_, { step }) => step === 'details',
    to: 'details',
    change: correctionOf,
  }),
];
