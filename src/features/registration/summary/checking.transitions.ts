import { requestCode, saveWork } from '../machine/agreementEffects';
import type { WizardEvent } from '../machine/events';
import type { WizardState } from '../machine/state';
import { transition } from '../machine/transition';
import { isCodeUnderWay } from '../machine/resendPause';
import { takeServerAnswers } from './checkedAgreement';

type AgreementRead = Extract<WizardEvent, { type: 'agreementRead' }>;

function hasChanges(state: WizardState, { told }: AgreementRead): boolean {
  return takeServerAnswers(state, told).changedFields.length > 0;
}

/** Before a code is asked for, what is shown is held against what the server has (specification, section 4; D45). */
export const checkingTransitions = [
  // D45: answers that the server has otherwise are shown, and the haulier sends step 3 again
  transition({
    from: 'checkingAgreement',
    on: 'agreementRead',
    when: hasChanges,
    to: 'work',
    change: (state, { told }) => ({
      ...takeServerAnswers(state, told),
      failure: { key: 'summary.changedElsewhere' },
    }),
  }),
  // D45: another price for the same answers is shown, and the haulier sends step 3 again
  transition({
    from: 'checkingAgreement',
    on: 'agreementRead',
    when: (_, { isPriceChanged }) => isPriceChanged,
    to: 'work',
    change: () => ({ changedFields: [], failure: { key: 'summary.priceChanged' } }),
  }),
  // Section 4: the pause before the next code outlives its dialog, which opens again
  transition({
    from: 'checkingAgreement',
    on: 'agreementRead',
    when: (state) => !state.isPhoneVerified && isCodeUnderWay(state),
    to: 'code',
    change: takeServerAnswersOf,
  }),
  // Section 4, D45: the server has what is shown, and a code is asked for while the phone is not verified
  transition({
    from: 'checkingAgreement',
    on: 'agreementRead',
    when: ({ isPhoneVerified }) => !isPhoneVerified,
    to: 'requestingCode',
    change: takeServerAnswersOf,
    effects: (state) => [requestCode(state)],
  }),
  // Section 4, D45: the server has what is shown, and a verified phone goes straight to completion
  transition({
    from: 'checkingAgreement',
    on: 'agreementRead',
    to: 'savingWork',
    change: takeServerAnswersOf,
    effects: (state) => [saveWork(state)],
  }),
  // Section 8, D45: what the server has could not be read, and nothing is signed
  transition({
    from: 'checkingAgreement',
    on: 'agreementNotRead',
    to: 'work',
    change: (_, { error }) => ({ failure: { error } }),
  }),
];

/** The agreement that is signed is the newest one, whose answers were compared. */
function takeServerAnswersOf(state: WizardState, { told }: AgreementRead) {
  return takeServerAnswers(state, told);
}
