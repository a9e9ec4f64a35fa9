import { goToThankYou, requestCode, saveWork, sendXml } from './calls';
import { row } from './row';

/** Step 3 and completion (specification, section 4). */
export const workRows = [
  row({
    rule: 'Section 4: leaving step 3 asks for a code while the phone is not verified',
    from: 'work',
    on: 'workSubmitted',
    when: ({ isPhoneVerified }) => !isPhoneVerified,
    to: 'requestingCode',
    change: (_, { work }) => ({ work }),
    effects: (state) => [requestCode(state)],
  }),
  row({
    rule: 'Section 4: a verified phone goes straight to completion, which saves step 3',
    from: 'work',
    on: 'workSubmitted',
    to: 'savingWork',
    change: (_, { work }) => ({ work }),
    effects: (state) => [saveWork(state)],
  }),
  row({
    rule: 'Section 4: a saved step 3 calls send-xml',
    from: 'savingWork',
    on: 'workSaved',
    to: 'sendingXml',
    change: (_, { isRegistered }) => ({ isRegistered }),
    effects: (state) => [sendXml(state)],
  }),
  row({
    rule: 'Section 8: step 3 was not saved, the server says why',
    from: 'savingWork',
    on: 'workFailed',
    to: 'work',
    change: (_, { error }) => ({ failure: { error } }),
  }),
  row({
    rule: 'Section 4: without a true status there is no thank-you',
    from: 'sendingXml',
    on: 'xmlSent',
    when: ({ isRegistered }) => !isRegistered,
    to: 'work',
    change: () => ({ failure: { key: 'SOMETHING_WENT_WRONG' } }),
  }),
  row({
    rule: 'Section 4: a true status leads to thank-you',
    from: 'sendingXml',
    on: 'xmlSent',
    to: 'completed',
    effects: (state) => [goToThankYou(state)],
  }),
  row({
    rule: 'Sections 4 and 8: without a true status there is no thank-you, whatever send-xml says',
    from: 'sendingXml',
    on: 'xmlNotSent',
    when: ({ isRegistered }) => !isRegistered,
    to: 'work',
    change: () => ({ failure: { key: 'SOMETHING_WENT_WRONG' } }),
  }),
  row({
    rule: 'Section 8: a failed send-xml is said, and the registration stands',
    from: 'sendingXml',
    on: 'xmlNotSent',
    to: 'completed',
    effects: (state) => [{ type: 'notifyError', key: 'SOMETHING_WENT_WRONG' }, goToThankYou(state)],
  }),
  row({
    rule: 'Section 2: back from step 3',
    from: 'work',
    on: 'stepReopened',
    when: (_, { step }) => step === 'car',
    to: 'car',
  }),
  row({
    rule: 'Section 2: from step 3 an answer of step 1 can be changed',
    from: 'work',
    on: 'stepReopened',
    when: (_, { step }) => step === 'details',
    to: 'details',
  }),
];
