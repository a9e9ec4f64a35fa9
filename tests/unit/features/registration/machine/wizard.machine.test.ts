import { ruleFor, wizardTable } from '@/features/registration/machine/wizard.machine';
import { createApiError } from '@/api/core/apiError';
import type { ApiErrorKind } from '@/api/core/apiError';
import type { Agreement, Trucker } from '@/api/truckers/trucker.model';
import {
  type WizardEvent,
  initialWizard,
  type Merged,
  type Termination,
  type WizardPhase,
  type WizardState,
} from '@/features/registration/machine/wizard.state';
import { detailsOf, tokenOrIdOf } from '@/features/registration/machine/agreement';
import {
  agreement,
  agreementRead,
  type Asked,
  car,
  details,
  error,
  loaded,
  next,
  savedTermination,
  stateIn,
  termination,
  trucker,
  work,
  workSubmitted,
} from '../wizardStates';

interface Case {
  rule: string;
  /** The rule's name in docs/product. */
  tag?: string;
  from: WizardState;
  event: WizardEvent;
  to: WizardPhase;
  change?: Partial<WizardState>;
  effects?: Asked[];
}

const target = { token: 'link-token', isAdmin: false };
const saveCar: Asked = {
  type: 'saveCar',
  input: { ...target, ...car, agreementId: 31 },
};
const saveWork: Asked = {
  type: 'saveWork',
  input: { ...target, ...work, agreementId: 31 },
};
const requestCode: Asked = {
  type: 'requestCode',
  input: { token: 'link-token', truckerId: 17 },
};
const readSaved: Asked = { type: 'readSaved' };
const thankYou: Asked = { type: 'goToThankYou' };
const sentCode = { phone: details.phone, at: 5 };
const failure = { failure: { error } };
const signing = { encodedParams: 'abc' };

const staff = { token: '', staffTruckerId: 17 };
const withoutLink = { token: '' };
const toSign = { isSigningOn: true, isRegistered: true, signing };
const withoutData = { ...toSign, signing: null };
const signingFailed = { failure: { key: 'signing.failed' } } as const;
/** Step 3 was reached, and an answer of it is being corrected. */
const correcting = {
  correction: { step: 'details', field: 'phone' },
  savedSteps: 2,
  savedCar: car,
  termination: savedTermination,
} as const;
const toldBefore = { ...savedTermination, email: 'gammel@vogn.example' };
const done = { correction: null, corrected: correcting.correction };
const xmlFailed: Asked = { type: 'sayXmlNotSent' };

/** The haulier as the server has it once step 2 and the termination are saved. */
const choice = (id: number) => ({ id, title: `Valg ${String(id)}` });
const savedTrucker = {
  ...trucker,
  existingInsurance: termination,
  agreement: {
    ...agreement,
    area: choice(car.areaId),
    newValue: choice(car.newValueId),
    ownRisk: choice(car.ownRiskId),
    injury: choice(car.injuryId),
    hasRoadAssistance: car.hasRoadAssistance,
    roadAssistanceFrom: car.roadAssistanceFrom,
    hasGlassCover: car.hasGlassCover,
  },
};
/** What a form makes of that: it takes it, or asks about it. */
const updatedTo = (answers: Merged['answers']): Merged => ({
  answers,
  isUpdated: true,
  isAsked: false,
});
const asked: Merged = { answers: {}, isUpdated: false, isAsked: true };

/** What a colleague has saved meanwhile. */
const toldPhone = { ...loaded, trucker: { ...trucker, phone: '20202020' } };
const terminated = { ...trucker, existingInsurance: { ...termination, policyNumber: 'P-2' } };
const otherArea = {
  ...savedTrucker,
  agreement: { ...savedTrucker.agreement, area: choice(7) },
};
const headcount = { cars: '7', employees: '1.25', drivers: '2' };

const reloaded = { trucker: savedTrucker, car: null, work: null, isTerminationDue: false };

const cases: Case[] = [
  {
    rule: 'Section 4: a reload in step 3 opens it again, with what the server has of step 2',
    tag: ' [4-reload-same-step]',
    from: stateIn('details', reloaded),
    event: { type: 'visitResumed', step: 'work' },
    to: 'work',
    change: { car, termination: savedTermination, savedSteps: 2, isTerminationDue: true },
  },
  {
    rule: 'Section 4, D17: a reload in step 2 opens it again, and the flag starts as the answer of step 1',
    tag: ' [4-reload-same-step]',
    from: stateIn('details', reloaded),
    event: { type: 'visitResumed', step: 'car' },
    to: 'car',
    change: { savedSteps: 1, isTerminationDue: true },
  },
  {
    rule: 'Section 4: what staff saved is sent on as an update, and the list follows',
    from: stateIn('savingWork', staff),
    event: { type: 'workSaved', isRegistered: false },
    to: 'sendingXml',
    effects: [
      { type: 'sendXml', input: { tokenOrId: '17', isUpdate: true } },
      { type: 'goToList' },
    ],
  },
  {
    rule: 'Section 4: an agreement that staff edited is done',
    from: stateIn('sendingXml', staff),
    event: { type: 'xmlSent' },
    to: 'completed',
  },
  {
    rule: 'Section 8: a failed send-xml is said to staff, and the update stands',
    from: stateIn('sendingXml', staff),
    event: { type: 'xmlNotSent' },
    to: 'completed',
    effects: [{ type: 'sayXmlNotSent' }],
  },
  {
    rule: 'Section 2, D12: a link loads its haulier, staff the one whose agreement they edit',
    from: initialWizard({ token: 'link-token' }),
    event: { type: 'started' },
    to: 'loading',
    effects: [{ type: 'load' }],
  },
  {
    rule: 'Section 2: without a link there is no haulier to load',
    from: initialWizard({ token: '' }),
    event: { type: 'started' },
    to: 'details',
  },
  {
    rule: 'Section 4, D12: what was loaded fills the form',
    from: stateIn('loading', { trucker: null, companies: [], details: null }),
    event: { type: 'loaded', loaded },
    to: 'details',
    change: { trucker, companies: loaded.companies, details },
  },
  {
    rule: 'Section 4: a link that the server has no haulier for starts an empty step 1',
    from: stateIn('loading', { trucker: null, companies: [], details: null }),
    event: { type: 'nobodyLoaded' },
    to: 'details',
  },
  {
    rule: 'Sections 4 and 8: the haulier could not be loaded, and it is said why',
    from: stateIn('loading'),
    event: { type: 'failed', error: createApiError('timeout') },
    to: 'loadFailed',
    change: { failure: { error: createApiError('timeout') } },
  },
  {
    rule: 'Sections 4 and 8: car insurance not chosen, nothing is sent',
    from: stateIn('details'),
    event: { type: 'detailsSubmitted', details: { ...details, hasCarInsurance: false } },
    to: 'details',
    change: { failure: { key: 'SELECT_CAR_OPTION' } },
  },
  {
    rule: 'Section 4: an open previous-insurance question blocks',
    from: stateIn('details'),
    event: { type: 'detailsSubmitted', details: { ...details, hasPreviousInsurance: null } },
    to: 'details',
    change: { failure: { key: 'step1.selectPrevious' } },
  },
  {
    rule: 'Section 4, D11: step 1 is sent, as an update or as a new haulier',
    from: stateIn('details', { ...failure, savedSteps: 2 }),
    event: { type: 'detailsSubmitted', details },
    to: 'savingDetails',
    change: { details, failure: null, savedSteps: 0 },
    effects: [readSaved],
  },
  {
    rule: 'Section 4, D11, D17: step 1 is saved; the flag starts as the answer',
    tag: ' [4-step-1-flag]',
    from: stateIn('savingDetails', { isTerminationDue: false }),
    event: { type: 'detailsSaved', saved: { ...loaded, companies: [{ id: 4, name: 'Nordlys' }] } },
    to: 'car',
    change: {
      isTerminationDue: true,
      companies: [{ id: 4, name: 'Nordlys' }],
      savedSteps: 1,
    },
  },
  {
    rule: 'Section 2: a corrected step 1 leads back to the check',
    from: stateIn('savingDetails', { ...correcting, savedSteps: 0, isTerminationDue: false }),
    event: { type: 'detailsSaved', saved: loaded },
    to: 'work',
    change: { ...done, savedSteps: 2, isTerminationDue: true },
  },
  {
    rule: 'D17: the insurer is told of a haulier whose name, CVR or email was corrected',
    from: stateIn('savingDetails', {
      ...correcting,
      savedSteps: 0,
      termination: toldBefore,
    }),
    event: { type: 'detailsSaved', saved: loaded },
    to: 'savingDetails',
    change: { sentTermination: toldBefore },
    effects: [{ type: 'saveTermination', input: savedTermination }],
  },
  {
    rule: 'D17: then it leads back to the check',
    from: stateIn('savingDetails', { ...correcting, savedSteps: 0, termination: null }),
    event: { type: 'terminationSaved', saved: savedTermination },
    to: 'work',
    change: { ...done, savedSteps: 2, isTerminationDue: true, termination: savedTermination },
  },
  {
    rule: 'Section 4: an insurance that is to be terminated only now opens the popup at once',
    from: stateIn('savingDetails', { ...correcting, savedSteps: 0, termination: null }),
    event: { type: 'detailsSaved', saved: loaded },
    to: 'termination',
    change: { savedSteps: 1, isTerminationDue: true },
  },
  {
    rule: 'Section 2: a correction that leaves claims and termination as they are does not ask for the termination again',
    from: stateIn('car', correcting),
    event: { type: 'carSubmitted', car },
    to: 'savingCar',
    change: { savedSteps: 1, isTerminationDue: false },
    effects: [readSaved],
  },
  {
    rule: 'Section 2: a popup that the check opened leads back there when it is closed',
    from: stateIn('termination', correcting),
    event: { type: 'terminationDismissed' },
    to: 'work',
    change: done,
  },
  {
    rule: 'Section 7, D11: an answer with nothing but the id is made up for by loading the haulier',
    from: stateIn('savingDetails', { trucker: { ...trucker, agreement: null } }),
    event: { type: 'detailsSaved', saved: null },
    to: 'savingDetails',
    effects: [{ type: 'reload' }],
  },
  {
    rule: 'Section 7: without an agreement id step 2 cannot be saved',
    from: stateIn('savingDetails', { trucker: null }),
    event: { type: 'detailsSaved', saved: { ...loaded, trucker: { ...trucker, agreement: null } } },
    to: 'details',
    change: {
      trucker: { ...trucker, agreement: null },
      failure: { key: 'SOMETHING_WENT_WRONG' },
    },
  },
  {
    rule: 'Section 8: step 1 was not saved, the server says why',
    from: stateIn('savingDetails'),
    event: { type: 'failed', error },
    to: 'details',
    change: failure,
  },
  {
    rule: 'D38: no haulier goes on with choices that have no price',
    from: stateIn('car'),
    event: { type: 'carSubmitted', car, hasNoPlan: true },
    to: 'car',
    change: { failure: { key: 'step2.premiumUnknown' } },
  },
  {
    rule: 'Section 4, D17: leaving step 2 opens the termination popup and is blocked',
    from: stateIn('car', { car: null }),
    event: { type: 'carSubmitted', car },
    to: 'termination',
    change: { car, savedSteps: 1 },
  },
  {
    rule: 'Section 4: leaving step 2 saves it',
    from: stateIn('car', { car: null, isTerminationDue: false }),
    event: { type: 'carSubmitted', car },
    to: 'savingCar',
    change: { car, savedSteps: 1 },
    effects: [readSaved],
  },
  {
    rule: 'Section 2: the popup saves the termination',
    from: stateIn('termination'),
    event: { type: 'terminationSubmitted', termination },
    to: 'savingTermination',
    change: { sentTermination: termination },
    effects: [readSaved],
  },
  {
    rule: 'D17: a termination that was saved as it is goes on without being sent again',
    from: stateIn('termination', { termination: savedTermination }),
    event: { type: 'terminationSubmitted', termination },
    to: 'savingCar',
    change: { isTerminationDue: false, savedSteps: 1 },
    effects: [readSaved],
  },
  {
    rule: 'Section 2: a termination that was saved can be changed',
    from: stateIn('car', { termination: savedTermination }),
    event: { type: 'terminationReopened' },
    to: 'termination',
  },
  {
    rule: 'Section 4: a closed popup leaves step 2 as it is',
    from: stateIn('termination'),
    event: { type: 'terminationDismissed' },
    to: 'car',
  },
  {
    rule: 'Section 4: saving the popup turns the flag off, closes it and goes on',
    tag: ' [4-termination-saved]',
    from: stateIn('savingTermination'),
    event: { type: 'terminationSaved', saved: savedTermination },
    to: 'savingCar',
    change: { isTerminationDue: false, savedSteps: 1, termination: savedTermination },
    effects: [readSaved],
  },
  {
    rule: 'Section 8: the termination was not saved, the server says why',
    from: stateIn('savingTermination'),
    event: { type: 'failed', error },
    to: 'termination',
    change: failure,
  },
  {
    rule: 'Section 4: step 2 is saved and the flag becomes true',
    tag: ' [4-step-2-saved]',
    from: stateIn('savingCar', { isTerminationDue: false }),
    event: { type: 'carSaved' },
    to: 'work',
    change: { isTerminationDue: true, savedSteps: 2 },
  },
  {
    rule: 'Section 8: step 2 was not saved, the server says why',
    from: stateIn('savingCar'),
    event: { type: 'failed', error },
    to: 'car',
    change: failure,
  },
  {
    rule: 'D40: step 1 is sent on top of what the server has',
    from: stateIn('savingDetails', { details: { ...details, email: 'min@vogn.example' } }),
    event: {
      type: 'savedRead',
      told: toldPhone,
      merged: updatedTo({ details: { ...details, email: 'min@vogn.example', phone: '20202020' } }),
    },
    to: 'savingDetails',
    change: {
      trucker: toldPhone.trucker,
      details: { ...details, email: 'min@vogn.example', phone: '20202020' },
    },
    effects: [
      {
        type: 'saveDetails',
        input: {
          ...details,
          email: 'min@vogn.example',
          phone: '20202020',
          id: 17,
          addressId: 9,
        },
      },
    ],
  },
  {
    rule: 'D40: a field of step 1 that both have changed is asked about',
    from: stateIn('savingDetails', { details: { ...details, phone: '30303030' } }),
    event: { type: 'savedRead', told: toldPhone, merged: asked },
    to: 'details',
    change: { trucker: toldPhone.trucker },
  },
  {
    rule: 'D40: a car insurance that a colleague has taken away stops step 1',
    from: stateIn('savingDetails'),
    event: {
      type: 'savedRead',
      told: { ...loaded, trucker: { ...trucker, hasCarInsurance: false } },
      merged: updatedTo({ details: { ...details, hasCarInsurance: false } }),
    },
    to: 'details',
    change: {
      trucker: { ...trucker, hasCarInsurance: false },
      details: { ...details, hasCarInsurance: false },
      failure: { key: 'SELECT_CAR_OPTION' },
    },
  },
  {
    rule: 'D40: step 1 is not saved over what could not be read',
    from: stateIn('savingDetails'),
    event: { type: 'savedNotRead', error },
    to: 'details',
    change: failure,
  },
  {
    rule: 'D41: a termination whose answer was lost is not sent where the server has it',
    from: stateIn('savingTermination', {
      sentTermination: termination,
      isTerminationUnknown: true,
    }),
    event: { type: 'savedRead', told: { ...loaded, trucker: savedTrucker } },
    to: 'savingCar',
    change: {
      isTerminationDue: false,
      isTerminationUnknown: false,
      savedSteps: 1,
      termination: savedTermination,
    },
    effects: [readSaved],
  },
  {
    rule: 'D40: a field of the termination that both have changed is asked about',
    from: stateIn('savingTermination', {
      sentTermination: { ...termination, policyNumber: 'P-1' },
    }),
    event: { type: 'savedRead', told: { ...loaded, trucker: terminated }, merged: asked },
    to: 'termination',
    change: { trucker: terminated },
  },
  {
    rule: 'D40: the termination is sent once what the server has was read',
    from: stateIn('savingTermination', { sentTermination: termination }),
    event: { type: 'savedRead', told: loaded },
    to: 'savingTermination',
    effects: [{ type: 'saveTermination', input: savedTermination }],
  },
  {
    rule: 'D40: the termination is not sent over what could not be read',
    from: stateIn('savingTermination'),
    event: { type: 'savedNotRead', error },
    to: 'termination',
    change: failure,
  },
  {
    rule: 'D40: step 2 is sent once what the server has was read',
    from: stateIn('savingCar'),
    event: { type: 'savedRead', told: loaded },
    to: 'savingCar',
    effects: [saveCar],
  },
  {
    rule: 'D40: a choice of step 2 that both have changed is asked about',
    from: stateIn('savingCar'),
    event: { type: 'savedRead', told: { ...loaded, trucker: otherArea }, merged: asked },
    to: 'car',
    change: { trucker: otherArea },
  },
  {
    rule: 'D40: injuries that a colleague has set ask for a termination first',
    from: stateIn('savingCar', { car: { ...car, injuryId: 1 } }),
    event: {
      type: 'savedRead',
      told: { ...loaded, trucker: savedTrucker },
      merged: updatedTo({ car }),
    },
    to: 'car',
    change: {
      car,
      trucker: savedTrucker,
      isTerminationDue: true,
    },
  },
  {
    rule: 'D40: step 2 is not sent over what could not be read',
    from: stateIn('savingCar'),
    event: { type: 'savedNotRead', error },
    to: 'car',
    change: failure,
  },
  {
    rule: 'D40, D45: an answer of step 3 that a colleague has changed is shown before anything is signed',
    from: stateIn('checkingAgreement', { work: { ...work, cars: '0' } }),
    event: {
      ...agreementRead,
      told: { ...loaded, trucker: { ...trucker, headcount } },
      merged: asked,
    },
    to: 'work',
    change: { trucker: { ...trucker, headcount } },
  },
  {
    rule: 'Section 2: back from step 2',
    from: stateIn('car'),
    event: { type: 'stepReopened', step: 'details' },
    to: 'details',
  },
  {
    rule: 'Section 4: no haulier signs without a price',
    tag: ' [4-price-to-sign]',
    from: stateIn('work', { isPhoneVerified: true }),
    event: { ...workSubmitted, isPriceKnown: false },
    to: 'work',
    change: { failure: { key: 'summary.noPriceNoSigning' } },
  },
  {
    rule: 'D45: before anything is signed, what the server has is read',
    from: stateIn('work', { work: null, isPhoneVerified: true }),
    event: workSubmitted,
    to: 'checkingAgreement',
    change: { work },
    effects: [{ type: 'readAgreement' }],
  },
  {
    rule: 'Section 4: leaving step 3 asks for a code while the phone is not verified; without a link there is nothing to be read',
    from: stateIn('work', { ...withoutLink, work: null }),
    event: workSubmitted,
    to: 'requestingCode',
    change: { work },
    effects: [{ type: 'requestCode', input: { token: '', truckerId: 17 } }],
  },
  {
    rule: 'Section 4: the pause before the next code outlives its dialog, which opens again; without a link',
    from: stateIn('work', {
      ...withoutLink,
      work: null,
      sentCode: { phone: details.phone, at: Date.now() },
    }),
    event: workSubmitted,
    to: 'code',
    change: { work },
  },
  {
    rule: 'Section 4: a verified phone goes straight to completion, which saves step 3',
    from: stateIn('work', { ...withoutLink, work: null, isPhoneVerified: true }),
    event: workSubmitted,
    to: 'savingWork',
    change: { work },
    effects: [{ type: 'saveWork', input: { token: '', isAdmin: false, ...work, agreementId: 31 } }],
  },
  {
    rule: 'D45: answers that the server has otherwise are shown, and the haulier sends step 3 again',
    from: stateIn('checkingAgreement'),
    event: { ...agreementRead, told: { ...loaded, trucker: { ...trucker, phone: '51627384' } } },
    to: 'work',
    change: {
      trucker: { ...trucker, phone: '51627384' },
      details: { ...details, phone: '51627384' },
      changedFields: ['phone'],
      failure: { key: 'summary.changedElsewhere' },
    },
  },
  {
    rule: 'D45: another price for the same answers is shown, and the haulier sends step 3 again',
    from: stateIn('checkingAgreement', { changedFields: ['phone'] }),
    event: { ...agreementRead, isPriceChanged: true },
    to: 'work',
    change: { changedFields: [], failure: { key: 'summary.priceChanged' } },
  },
  {
    rule: 'Section 4, D45: the server has what is shown, and a code is asked for while the phone is not verified',
    from: stateIn('checkingAgreement', { changedFields: ['phone'] }),
    event: agreementRead,
    to: 'requestingCode',
    change: { changedFields: [] },
    effects: [requestCode],
  },
  {
    rule: 'Section 4, D45: the server has what is shown, and a verified phone goes straight to completion',
    tag: ' [4-step-3-verified-phone]',
    from: stateIn('checkingAgreement', { isPhoneVerified: true }),
    event: agreementRead,
    to: 'savingWork',
    effects: [saveWork],
  },
  {
    rule: 'Section 4: the pause before the next code outlives its dialog, which opens again',
    tag: ' [4-sms-pause]',
    from: stateIn('checkingAgreement', { sentCode: { phone: details.phone, at: Date.now() } }),
    event: agreementRead,
    to: 'code',
  },
  {
    rule: 'Section 8, D45: what the server has could not be read, and nothing is signed',
    from: stateIn('checkingAgreement'),
    event: { type: 'failed', error },
    to: 'work',
    change: failure,
  },
  {
    rule: 'Section 4: the code is sent, the dialog opens and the data is kept',
    tag: ' [4-sms-code-sent]',
    from: stateIn('requestingCode'),
    event: { type: 'codeSent', signing, at: 5 },
    to: 'code',
    change: { signing, sentCode },
  },
  {
    rule: 'Section 8: the code was not sent, the server says why',
    from: stateIn('requestingCode'),
    event: { type: 'failed', error },
    to: 'work',
    change: failure,
  },
  {
    rule: 'Section 2: the dialog sends a new code',
    from: stateIn('code'),
    event: { type: 'codeRequestedAgain' },
    to: 'resendingCode',
    effects: [requestCode],
  },
  {
    rule: 'Section 4: a new code is sent',
    from: stateIn('resendingCode'),
    event: { type: 'codeSent', signing, at: 5 },
    to: 'code',
    change: { signing, sentCode },
  },
  {
    rule: 'Section 8: a new code was not sent, the server says why',
    from: stateIn('resendingCode'),
    event: { type: 'failed', error },
    to: 'code',
    change: failure,
  },
  {
    rule: 'Section 4: the typed code is verified',
    from: stateIn('code'),
    event: { type: 'codeSubmitted', code: '0042' },
    to: 'verifyingCode',
    change: { code: '0042' },
    effects: [
      {
        type: 'verifyCode',
        input: { token: 'link-token', truckerId: 17, code: '0042' },
      },
    ],
  },
  {
    rule: 'Section 4: a right code closes the dialog, marks the phone and completes',
    tag: ' [4-sms-code-right]',
    from: stateIn('verifyingCode'),
    event: { type: 'codeVerified' },
    to: 'savingWork',
    change: { isPhoneVerified: true },
    effects: [{ type: 'sayCodeVerified' }, saveWork],
  },
  {
    rule: 'Section 4: a right code of staff completes, and the message at the end says so',
    from: stateIn('verifyingCode', staff),
    event: { type: 'codeVerified' },
    to: 'savingWork',
    change: { isPhoneVerified: true },
    effects: [{ type: 'saveWork', input: { token: '', isAdmin: true, ...work, agreementId: 31 } }],
  },
  {
    rule: 'Sections 4 and 8: any other answer shows the failure message',
    from: stateIn('verifyingCode'),
    event: { type: 'failed', error },
    to: 'code',
    change: failure,
  },
  {
    rule: 'Section 2: a closed dialog leaves step 3 as it is',
    from: stateIn('code'),
    event: { type: 'codeDismissed' },
    to: 'work',
  },
  {
    rule: 'Section 2: the dialog leads back to the phone number of step 1',
    from: stateIn('code'),
    event: { type: 'stepReopened', step: 'details', field: 'phone' },
    to: 'details',
    change: { correction: { step: 'details', field: 'phone' }, savedCar: car },
  },
  {
    rule: 'Section 2: forward to step 2, which step 1 was saved for',
    from: stateIn('details', { savedSteps: 1 }),
    event: { type: 'stepReopened', step: 'car' },
    to: 'car',
  },
  {
    rule: 'Section 2: forward from step 1 to step 3, which steps 1 and 2 were saved for',
    from: stateIn('details', { savedSteps: 2 }),
    event: { type: 'stepReopened', step: 'work' },
    to: 'work',
  },
  {
    rule: 'Section 2: forward from step 2 to step 3, which step 2 was saved for',
    from: stateIn('car', { savedSteps: 2 }),
    event: { type: 'stepReopened', step: 'work' },
    to: 'work',
  },
  {
    rule: 'Section 4: a saved step 3 calls send-xml',
    tag: ' [4-completion-send-xml]',
    from: stateIn('savingWork'),
    event: { type: 'workSaved', isRegistered: true },
    to: 'sendingXml',
    change: { isRegistered: true },
    effects: [{ type: 'sendXml', input: { tokenOrId: 'link-token', isUpdate: false } }],
  },
  {
    rule: 'Section 8: step 3 was not saved, the server says why',
    from: stateIn('savingWork'),
    event: { type: 'failed', error },
    to: 'work',
    change: failure,
  },
  {
    rule: 'Section 4: without a true status there is no thank-you',
    tag: ' [4-completion-not-true]',
    from: stateIn('sendingXml'),
    event: { type: 'xmlSent' },
    to: 'work',
    change: { failure: { key: 'SOMETHING_WENT_WRONG' } },
  },
  {
    rule: 'Section 4: a true status leads to thank-you',
    tag: ' [4-completion-true]',
    from: stateIn('sendingXml', { isRegistered: true }),
    event: { type: 'xmlSent' },
    to: 'completed',
    effects: [thankYou],
  },
  {
    rule: 'Sections 4 and 8: without a true status there is no thank-you, whatever send-xml says',
    from: stateIn('sendingXml'),
    event: { type: 'xmlNotSent' },
    to: 'work',
    change: { failure: { key: 'SOMETHING_WENT_WRONG' } },
  },
  {
    rule: 'Section 8: a failed send-xml is said, and the registration stands',
    from: stateIn('sendingXml', { isRegistered: true }),
    event: { type: 'xmlNotSent' },
    to: 'completed',
    effects: [{ type: 'sayXmlNotSent' }, thankYou],
  },
  {
    rule: 'Section 2: back from step 3',
    from: stateIn('work'),
    event: { type: 'stepReopened', step: 'car', field: 'phone' },
    to: 'car',
    change: { correction: { step: 'car', field: 'phone' }, savedCar: car },
  },
  {
    rule: 'Section 2: from step 3 an answer of step 1 can be changed',
    from: stateIn('work'),
    event: { type: 'stepReopened', step: 'details', field: 'phone' },
    to: 'details',
    change: { correction: { step: 'details', field: 'phone' }, savedCar: car },
  },
  {
    rule: 'D19: after a true status the signing frame opens',
    from: stateIn('sendingXml', toSign),
    event: { type: 'xmlSent' },
    to: 'signing',
  },
  {
    rule: 'D19: without the data of the frame it is said that signing failed',
    from: stateIn('sendingXml', withoutData),
    event: { type: 'xmlSent' },
    to: 'signingPaused',
    change: signingFailed,
  },
  {
    rule: 'Section 8, D19: a failed send-xml is said, and the signing frame opens',
    from: stateIn('sendingXml', toSign),
    event: { type: 'xmlNotSent' },
    to: 'signing',
    effects: [xmlFailed],
  },
  {
    rule: 'Section 8, D19: a failed send-xml is said, and so is that there is nothing to sign with',
    from: stateIn('sendingXml', withoutData),
    event: { type: 'xmlNotSent' },
    to: 'signingPaused',
    change: signingFailed,
    effects: [xmlFailed],
  },
  {
    rule: 'Section 4: a signed agreement hides the frame and goes to thank-you',
    from: stateIn('signing', toSign),
    event: { type: 'signed' },
    to: 'completed',
    effects: [thankYou],
  },
  {
    rule: 'D19: a cancelled signing keeps all answers',
    from: stateIn('signing', toSign),
    event: { type: 'signingCancelled' },
    to: 'signingPaused',
    change: { failure: { key: 'signing.cancelled' } },
  },
  {
    rule: 'D19: a frame that never speaks is closed, and all answers are kept',
    from: stateIn('signing', toSign),
    event: { type: 'signingFailed' },
    to: 'signingPaused',
    change: signingFailed,
  },
  {
    rule: 'D19: signing is taken up again, and nothing is saved anew',
    from: stateIn('signingPaused', { ...toSign, ...signingFailed }),
    event: { type: 'signingReopened' },
    to: 'signing',
  },
  {
    rule: 'D19: signing without the data of the frame asks for it again',
    from: stateIn('signingPaused', withoutData),
    event: { type: 'signingReopened' },
    to: 'renewingSigning',
    effects: [requestCode],
  },
  {
    rule: 'D19: the data of the frame is there, and the frame opens',
    from: stateIn('renewingSigning', withoutData),
    event: { type: 'codeSent', signing, at: 5 },
    to: 'signing',
    change: { signing },
  },
  {
    rule: 'D19: the server still has no data for the frame',
    from: stateIn('renewingSigning', withoutData),
    event: { type: 'codeSent', signing: null, at: 5 },
    to: 'signingPaused',
    change: signingFailed,
  },
  {
    rule: 'Section 8, D19: the data of the frame could not be had, the server says why',
    from: stateIn('renewingSigning', withoutData),
    event: { type: 'failed', error },
    to: 'signingPaused',
    change: failure,
  },
  {
    rule: 'D19: before it is signed, an answer can still be changed',
    from: stateIn('signingPaused', toSign),
    event: { type: 'stepReopened', step: 'work' },
    to: 'work',
  },
];

describe('the transition table (specification, section 4)', () => {
  it.each(cases.map((one) => ({ ...one, title: `${one.rule}${one.tag ?? ''}` })))(
    '$title',
    ({ from, event, to, change = {}, effects = [] }) => {
      expect(next(from, event)).toEqual({
        state: { ...from, failure: null, ...change, phase: to },
        effects,
      });
    },
  );

  it('has a case for every transition, and a transition for every case', () => {
    const taken = cases.map(({ from, event }) => ruleFor(from, event));
    const rules = Object.values(wizardTable).flatMap((events) => Object.values(events).flat());
    expect(new Set(taken)).toEqual(new Set(rules));
    expect(taken).toHaveLength(rules.length);
  });
});

describe('a reload in step 3 [4-reload-saved-only]', () => {
  const opened = (told: Partial<Trucker>, answers: Partial<typeof details> = {}) => {
    const from = stateIn('details', {
      ...reloaded,
      trucker: { ...savedTrucker, ...told },
      details: { ...details, ...answers },
    });
    return next(from, { type: 'visitResumed', step: 'work' }).state.phase;
  };
  const withAgreement = (told: Partial<Agreement>) => ({
    agreement: { ...savedTrucker.agreement, ...told },
  });

  it.each([
    ['a choice', withAgreement({ injury: null })],
    ['an add-on', withAgreement({ hasGlassCover: null })],
    ['the date of an add-on', withAgreement({ roadAssistanceFrom: null })],
    ['the termination', { existingInsurance: null }],
  ])('opens step 2 where the server lacks %s', (_, told: Partial<Trucker>) => {
    expect(opened(told)).toBe('car');
  });

  it('needs no termination where there is none to terminate', () => {
    const none = { hasPreviousInsurance: false };
    expect(opened({ existingInsurance: null }, none)).toBe('work');
  });

  it('opens step 1 where its question has no answer, or the car is not insured any more', () => {
    expect(opened({}, { hasPreviousInsurance: null })).toBe('details');
    expect(opened({}, { hasCarInsurance: false })).toBe('details');
  });
});

describe('step 1', () => {
  it('is sent for a haulier without an address', () => {
    const from = stateIn('details', { trucker: { ...trucker, address: null } });
    const { state } = next(from, { type: 'detailsSubmitted', details });
    const told = { ...loaded, trucker: { ...trucker, address: null } };
    expect(next(state, { type: 'savedRead', told }).effects).toMatchObject([
      { type: 'saveDetails', input: { id: 17, addressId: null } },
    ]);
  });

  it('asks for no termination where no insurance was had before (D17)', () => {
    const hadNone = { ...trucker, agreement: { ...agreement, hasPreviousInsurance: false } };
    const from = stateIn('savingDetails', { details: detailsOf(hadNone) });
    const saved = { ...loaded, trucker: hadNone };
    expect(next(from, { type: 'detailsSaved', saved }).state.isTerminationDue).toBe(false);
  });
});

describe('what no transition is for', () => {
  it('changes nothing', () => {
    const state = stateIn('savingDetails');
    expect(next(state, { type: 'detailsSubmitted', details })).toEqual({
      state,
      effects: [],
    });
  });

  it('keeps steps closed until the one before is saved', () => {
    const atStart = stateIn('details');
    expect(next(atStart, { type: 'stepReopened', step: 'car' }).state).toBe(atStart);
    expect(next(atStart, { type: 'carSubmitted', car }).state).toBe(atStart);
    const atCar = stateIn('car');
    expect(next(atCar, workSubmitted).state).toBe(atCar);
    expect(next(atCar, { type: 'stepReopened', step: 'work' }).state).toBe(atCar);
  });

  it('ends with thank-you', () => {
    const done = stateIn('completed', { isPhoneVerified: true });
    for (const { event } of cases) expect(next(done, event).state).toBe(done);
  });
});

describe('the edition for staff', () => {
  it.each([
    ['at the start', initialWizard({ staffTruckerId: 17 }), { type: 'started' }, 'load'],
    [
      'where step 1 was saved with no word of the haulier',
      stateIn('savingDetails', { ...staff, trucker: { ...trucker, agreement: null } }),
      { type: 'detailsSaved', saved: null },
      'reload',
    ],
  ] as const)('loads the haulier, without a link, %s', (_, from, event, type) => {
    expect(next(from, event).effects).toEqual([{ type }]);
  });

  const asStaff = { token: '', isAdmin: true };

  it('marks every save with the admin flag (section 7)', () => {
    const saves = [
      next(stateIn('savingCar', staff), { type: 'savedRead', told: null }),
      next(stateIn('savingTermination', { ...staff, sentTermination: termination }), {
        type: 'savedRead',
        told: null,
      }),
      next(stateIn('checkingAgreement', { ...staff, isPhoneVerified: true }), agreementRead),
    ];
    for (const { effects } of saves) expect(effects).toMatchObject([{ input: asStaff }]);
  });

  it('can save an agreement whose price is not known [4-price-for-staff]', () => {
    const without = { ...workSubmitted, isPriceKnown: false };
    expect(next(stateIn('work', staff), without).state.phase).toBe('checkingAgreement');
  });

  it('has the code sent to the phone of the haulier (D18)', () => {
    const { effects } = next(stateIn('checkingAgreement', staff), agreementRead);
    expect(effects).toEqual([{ type: 'requestCode', input: { token: '', truckerId: 17 } }]);
  });
});

describe('signing (D19)', () => {
  const after = (changes: Partial<WizardState>) =>
    next(stateIn('sendingXml', { ...toSign, ...changes }), { type: 'xmlSent' }).state.phase;

  it('is for hauliers that the server registered, where it is on', () => {
    expect(after({})).toBe('signing');
    expect(after({ isSigningOn: false })).toBe('completed');
    expect(after({ isRegistered: false })).toBe('work');
    expect(after(staff)).toBe('completed');
  });

  it('keeps every answer whatever becomes of it, and sends nothing', () => {
    const kept = ({ trucker, details, car, work }: WizardState) => ({
      trucker,
      details,
      car,
      work,
    });
    const from = stateIn('signing', toSign);
    for (const type of ['signingCancelled', 'signingFailed'] as const) {
      const { state, effects } = next(from, { type });
      expect([kept(state), effects]).toEqual([kept(from), []]);
    }
  });

  it('hears nothing of a frame that is closed', () => {
    const paused = stateIn('signingPaused', toSign);
    for (const type of ['signed', 'signingFailed', 'signingCancelled'] as const) {
      expect(next(paused, { type }).state).toBe(paused);
    }
  });
});

describe('step 1 (D11)', () => {
  it('writes a new haulier where none was loaded [4-step-1-new-haulier]', () => {
    const state = { ...initialWizard({ token: '' }), phase: 'details' as const };
    const { hasPreviousInsurance, ...rest } = details;
    expect(hasPreviousInsurance).toBe(true);
    expect(next(state, { type: 'detailsSubmitted', details }).effects).toEqual([
      {
        type: 'saveDetails',
        input: { ...rest, truckerId: null, hasPreviousInsurance: true },
      },
    ]);
  });

  it('keeps what was loaded and sent where the answer carries nothing [4-step-1-empty-answer]', () => {
    const sent = { ...details, name: 'Nyt navn' };
    const { state } = next(stateIn('savingDetails', { details: sent }), {
      type: 'detailsSaved',
      saved: null,
    });
    expect(state).toMatchObject({ phase: 'car', trucker, details: sent });
  });

  it('refills the form from the answer, and keeps the answer to the question [4-step-1-refill]', () => {
    const changed = { ...trucker, name: 'Som serveren skriver det', agreement: null };
    const newest = { ...agreement, id: 44, hasPreviousInsurance: null };
    const { state } = next(stateIn('savingDetails'), {
      type: 'detailsSaved',
      saved: { ...loaded, trucker: { ...changed, agreement: newest } },
    });
    expect(state.details).toEqual({ ...details, name: 'Som serveren skriver det' });
    expect(state.trucker?.agreement?.id).toBe(44);
  });

  it('keeps the agreement, the address and all else that the answer lacks [4-step-1-partial-answer]', () => {
    const sent = { ...details, street: 'Enghavevej 7', undervogn: '' };
    const headcount = { cars: '3', employees: '1.25', drivers: '2' };
    const known = { ...trucker, headcount, undervogn: '117' };
    const parts = { address: null, vehicle: null, agreement: null, headcount: null };
    const gaps = { ...parts, phone: '', hasCarInsurance: null, hasWorkInsurance: null };
    const { state } = next(stateIn('savingDetails', { details: sent, trucker: known }), {
      type: 'detailsSaved',
      saved: { trucker: { ...trucker, ...gaps, name: 'Nyt navn' }, companies: [] },
    });
    expect(state.phase).toBe('car');
    expect(state.details).toEqual({ ...sent, name: 'Nyt navn' });
    expect(state.trucker).toEqual({ ...known, name: 'Nyt navn' });
    expect(state.companies).toEqual(loaded.companies);
  });

  it('updates on the next try what a save without an agreement has made', () => {
    const first = next(stateIn('savingDetails', { trucker: null, token: '' }), {
      type: 'detailsSaved',
      saved: { ...loaded, trucker: { ...trucker, agreement: null } },
    });
    const second = next(first.state, { type: 'detailsSubmitted', details });
    expect(second.effects).toMatchObject([{ type: 'saveDetails', input: { id: 17 } }]);
  });

  it('says that the haulier is one that an earlier visit has made', () => {
    const from = stateIn('details', { token: '', trucker: null });
    const { effects } = next(from, { type: 'detailsSubmitted', details, truckerId: 17 });
    expect(effects).toEqual([{ type: 'saveDetails', input: { ...details, truckerId: 17 } }]);
  });

  it('asks for a code again once the server declines to complete, and not where it failed', () => {
    const saving = stateIn('savingWork', { isPhoneVerified: true });
    const isVerifiedAfter = (kind: ApiErrorKind) =>
      next(saving, { type: 'failed', error: createApiError(kind) }).state.isPhoneVerified;
    expect((['refused', 'forbidden'] as const).map(isVerifiedAfter)).toEqual([false, false]);
    expect((['network', 'server', 'validation'] as const).map(isVerifiedAfter)).toEqual(
      Array(3).fill(true),
    );
  });

  it('asks for a code again once the phone number is another', () => {
    const verified = stateIn('details', { isPhoneVerified: true });
    const send = (phone: string) =>
      next(verified, { type: 'detailsSubmitted', details: { ...details, phone } }).state;
    expect(send(details.phone).isPhoneVerified).toBe(true);
    expect(send('12345678').isPhoneVerified).toBe(false);
  });
});

describe('the termination popup (section 4, D17)', () => {
  const submit = (changes: Partial<WizardState>, injuryId = 2) =>
    next(stateIn('car', changes), { type: 'carSubmitted', car: { ...car, injuryId } }).state.phase;

  it('opens for every injury choice but "no injuries", which is known by its id (D30) [4-step-2-opens-termination]', () => {
    expect(submit({}, 1)).toBe('savingCar');
    expect([2, 3, 4].map((injuryId) => submit({}, injuryId))).toEqual(Array(3).fill('termination'));
  });

  it('does not open where there is nothing to terminate, whatever the flag says', () => {
    const without = { ...details, hasPreviousInsurance: false };
    expect(submit({ isTerminationDue: true, details: without })).toBe('savingCar');
  });

  it('does not open again for the same attempt, and does after step 2 was saved', () => {
    let state = stateIn('car', { car: null });
    const events: WizardEvent[] = [
      { type: 'carSubmitted', car },
      { type: 'terminationSubmitted', termination },
      { type: 'terminationSaved', saved: savedTermination },
      { type: 'failed', error },
    ];
    for (const event of events) state = next(state, event).state;
    expect(next(state, { type: 'carSubmitted', car }).state.phase).toBe('savingCar');

    state = next(state, { type: 'carSubmitted', car }).state;
    state = next(state, { type: 'carSaved' }).state;
    state = next(state, { type: 'stepReopened', step: 'car' }).state;
    expect(next(state, { type: 'carSubmitted', car }).state.phase).toBe('termination');
  });
});

describe('a correction from step 3', () => {
  const submit = (changes: Partial<typeof car>, state: Partial<WizardState> = {}) =>
    next(stateIn('car', { ...correcting, ...state }), {
      type: 'carSubmitted',
      car: { ...car, ...changes },
    }).state;

  it('asks for the termination again once the claims are others, or none is saved', () => {
    expect(submit({ ownRiskId: 1 }).phase).toBe('savingCar');
    expect(submit({ injuryId: 3 }).phase).toBe('termination');
    expect(submit({}, { termination: null }).phase).toBe('termination');
  });

  it('keeps step 2 as it was saved where its popup is closed, and can then be given up', () => {
    const closed = next(submit({ injuryId: 3 }), { type: 'terminationDismissed' }).state;
    expect(closed).toMatchObject({ phase: 'car', car, savedSteps: 2 });
    const back = next(closed, { type: 'stepReopened', step: 'work' }).state;
    expect(back).toMatchObject({ phase: 'work', ...done });
  });

  it('cannot be given up while the server may have other answers than the check would show', () => {
    const refused = next(stateIn('details', correcting), { type: 'detailsSubmitted', details });
    const failed = next(refused.state, { type: 'failed', error }).state;
    expect(next(failed, { type: 'stepReopened', step: 'work' }).state).toBe(failed);
  });

  it('ends where another step is opened', () => {
    const details = next(stateIn('car', correcting), { type: 'stepReopened', step: 'details' });
    expect(details.state.correction).toBeNull();
  });
});

describe('a termination that was saved in this visit (D17)', () => {
  const reopened = stateIn('termination', { termination: savedTermination });
  const submit = (from: WizardState, changes: Partial<Termination> = {}) => {
    const event = {
      type: 'terminationSubmitted',
      termination: { ...termination, ...changes },
    } as const;
    const sent = next(from, event).state;
    return next(sent, { type: 'savedRead', told: null }).effects.map(({ type }) => type);
  };

  it('is sent again once anything of it has changed, or whom it is about [4-termination-sent-once]', () => {
    expect(submit(reopened)).toEqual(['saveCar']);
    const changes = [
      { insuranceCompanyId: 4 },
      { policyNumber: 'P-1' },
      { terminationDate: '2027-01-01' },
    ];
    for (const change of changes) expect(submit(reopened, change)).toEqual(['saveTermination']);
    for (const change of [
      { cvr: '87654321' },
      { name: 'Nyt navn' },
      { email: 'ny@vogn.example' },
    ]) {
      expect(submit({ ...reopened, details: { ...details, ...change } })).toEqual([
        'saveTermination',
      ]);
    }
  });

  it('cannot be reopened where none was saved', () => {
    const state = stateIn('car');
    expect(next(state, { type: 'terminationReopened' }).state).toBe(state);
  });
});

describe('the pause before the next code', () => {
  it.each([
    ['another number', { phone: '20000000', at: Date.now() }],
    ['a code of 30 seconds ago', { phone: details.phone, at: Date.now() - 30_000 }],
  ])('does not keep a code from %s [4-sms-pause]', (_what, sentCode) => {
    const { state } = next(stateIn('checkingAgreement', { sentCode }), agreementRead);
    expect(state.phase).toBe('requestingCode');
  });
});

describe('without a link', () => {
  it('completes by the haulier’s id [4-completion-by-id]', () => {
    const state = stateIn('sendingXml', { token: '', isRegistered: true });
    expect(next(state, { type: 'xmlSent' }).effects).toEqual([thankYou]);
    expect(tokenOrIdOf(state)).toBe('17');
  });
});
