import { createApiError, type ApiErrorKind } from '@/api/core/apiError';
import type { Agreement, Trucker, TruckerWithCompanies } from '@/api/truckers/trucker.model';
import { detailsOf } from '@/features/registration/machine/serverAnswers';
import { ruleFor, wizardTable } from '@/features/registration/machine/wizard.machine';
import {
  initialWizard,
  noInsurersRetry,
  tokenOrIdOf,
  type FormId,
  type Merged,
  type PageId,
  type Termination,
  type WizardEffect,
  type WizardEvent,
  type WizardPhase,
  type WizardState,
} from '@/features/registration/machine/wizard.state';
import {
  agreement,
  agreementFetched,
  agreementSubmitted,
  car,
  details,
  error,
  eventIn,
  fetchedAt,
  fetchesAgreement,
  loaded,
  next,
  pricesFetched,
  savedAgreement,
  savedTermination,
  shownPrices,
  stateIn,
  termination,
  trucker,
  work,
  workSubmitted,
  type EventIn,
} from '../wizardStates';
import { vehicle } from '@tests/support/fixtures/trucker';

/**
 * An event, the phase it leads to, the requested effects, and the other changes. Unless these set `failure`, it is the
 * error of the event, or null.
 */
type Step = readonly [
  event: EventIn,
  to: WizardPhase,
  effects?: readonly WizardEffect[],
  change?: Partial<WizardState>,
];

const signing = { encodedParams: 'abc' };
const callFirst = { failure: { key: 'wizard.saveUnknownCall' } } as const;
const failure = (key: 'signing.failed' | 'SOMETHING_WENT_WRONG') => ({ failure: { key } }) as const;
const refusal = {
  error: createApiError('refused', { status: 200, message: 'Nej.' }),
  lang: 'da',
} as const;
const notRegistered = { ...failure('SOMETHING_WENT_WRONG'), isPhoneVerified: false };
const codeSent = (at: number) => ({ type: 'codeSent', signing, at }) as const;
const sentCode = (at: number) => ({ signing, sentCode: { phone: details.phone, at } });
/** A code sent at this time is still recent when the agreement is fetched. */
const recently = fetchedAt - 29_999;
const open = (step: PageId, field?: string) => ({ type: 'stepReopened', step, field }) as const;
const read = { type: 'savedRecordFetched', fetched: loaded } as const;
const detailsSaved = { type: 'detailsSaved', saved: loaded } as const;
const carSubmitted = { type: 'carSubmitted', car, hasNoPlan: false } as const;
const terminationSubmitted = { type: 'terminationSubmitted', termination } as const;
const terminationSaved = { type: 'terminationSaved', saved: savedTermination } as const;
const workSaved = { type: 'workSaved', isRegistered: true, refusal: null } as const;
const fetchingInsurers = { insurersRetry: { isFetching: true, error: null } };
const proven = { isPhoneVerified: true, sentCode: null };
const codeSubmitted: Step = [
  { type: 'codeSubmitted', code: '0042' },
  'verifyingCode',
  ['verifyCode'],
  { code: '0042' },
];
/** The steps from the correct code to the save of step 3: the server still has the shown answers. */
const provePhone = (
  effects: WizardEffect[] = ['sayCodeVerified'],
  fetched: TruckerWithCompanies | null = loaded,
): Step[] => [
  codeSubmitted,
  [{ type: 'codeVerified' }, 'checkingAgreement', [...effects, 'fetchAgreement'], proven],
  [fetchesAgreement({ fetched }), 'savingWork', ['saveWork']],
];

const staff = { token: '', staffTruckerId: 17 };
const withoutLink = { token: '' };
const toSign = { isSigningOn: true, isRegistered: true, signing };
const withoutData = { ...toSign, signing: null };
/** The answers that the haulier leaves the check page to correct: one of step 1, and one of step 3. */
const correction = { step: 'details', field: 'phone' } as const;
const ofWork = { step: 'work', field: 'cars' } as const;
const ofInjuries = { step: 'car', field: 'injuryId' } as const;
/** The check page was reached, and one of its answers is being corrected. */
const correcting = {
  correction,
  savedSteps: 2,
  savedCar: car,
  termination: savedTermination,
} as const;
const uninjured = { ...car, injuryId: 1 };
/** Another date, whose response was lost. */
const other = { ...termination, terminationDate: '2027-01-31' };
const otherTermination = { ...savedTermination, ...other };
const toldBefore = { ...savedTermination, email: 'gammel@vogn.example' };
const done = { correction: null, corrected: correction };
const ofNewAddOn = { step: 'work', field: 'addOnId5' } as const;
const ofArea = { step: 'car', field: 'areaId' } as const;
const ofPolicy = { step: 'car', field: 'policyNumber' } as const;
/** Finish has opened step 3, with steps 1 and 2 and the termination saved. */
const backFromCheck = {
  savedSteps: 2,
  isTerminationDue: false,
  termination: savedTermination,
} as const;
/** The check must still tell the changes that it marks. */
const untoldChange = { untoldNews: 'summary.changedElsewhere' } as const;
/** The check tells them. */
const toldChange = {
  untoldNews: null,
  failure: { key: 'summary.changedElsewhere' },
} as const;
const toldPrice = { untoldNews: null, failure: { key: 'summary.priceChanged' } } as const;
const backAtCheck = { ...done, savedSteps: 2, isTerminationDue: true } as const;

/** The haulier on the server once step 2 and the termination are saved. */
const savedTrucker = { ...trucker, existingInsurance: termination, agreement: savedAgreement };
/** The same haulier with all answers of step 3. */
const wholeTrucker = {
  ...savedTrucker,
  agreement: { ...savedAgreement, workAnswers: [true, false] },
  headcount: { cars: '3', employees: '1.25', drivers: '2' },
};
const withoutPlate = { vehicle: { ...vehicle, numberPlate: '' } };
const reloaded = { trucker: savedTrucker, car: null, work: null, isTerminationDue: false };
const hadNone = { ...agreement, hasPreviousInsurance: false };
const loadedForStaff = { ...loaded, trucker: { ...trucker, agreement: hadNone } };
const withoutAgreement = { ...trucker, agreement: null };

/** How a form merges a colleague's changes: it takes them, or asks about them. */
const takes = (answers: Merged['answers']): Merged => ({
  answers,
  isUpdated: true,
  updated: [],
  asking: null,
});
const asks = (asking: FormId): Merged => ({
  answers: {},
  isUpdated: false,
  updated: [],
  asking,
});
/** The fetched data, and how the form merges them. */
const readOf = (fetched: Partial<Trucker>, merged?: Merged) =>
  ({
    type: 'savedRecordFetched',
    fetched: { ...loaded, trucker: { ...trucker, ...fetched } },
    merged,
  }) as const;
const knows = (fetched: Partial<Trucker>) => ({ trucker: { ...trucker, ...fetched } });
const withPhone = { ...details, email: 'min@vogn.example', phone: '20202020' };
const readAgain = (fetched: Partial<Trucker>) =>
  fetchesAgreement({ fetched: { ...loaded, ...knows(fetched) } });
/** The termination after a colleague has changed its policy number. */
const savedElsewhere = { ...savedTermination, policyNumber: 'P-2' };
const insured = { existingInsurance: { ...termination, policyNumber: 'P-2' } };
const otherArea = { agreement: { ...savedAgreement, area: { id: 7, title: '' } } };
const uninsured = { ...savedAgreement, hasPreviousInsurance: false };
const savedUninjured = { ...savedAgreement, injury: { id: 1, title: '' } };
const nothingSent = { failure: { key: 'termination.notNeeded' } } as const;
const headcount = { cars: '7', employees: '1.25', drivers: '2' };

const courses: Record<string, [WizardState, ...Step[]]> = {
  'a haulier with a link sends a termination, retries the code and signs in the frame [4-step-1-flag, 4-termination-saved, 4-step-2-saved, 4-sms-code-sent, 4-sms-code-right, 4-completion-send-xml, 4-step-3-verified-phone]':
    [
      initialWizard({ token: 'link-token' }, true),
      [{ type: 'started' }, 'loading', ['load']],
      [
        { type: 'loaded', loaded },
        'details',
        [],
        { trucker, companies: loaded.companies, details },
      ],
      [{ type: 'detailsSubmitted', details }, 'savingDetails', ['fetchSaved']],
      [read, 'savingDetails', ['saveDetails']],
      [detailsSaved, 'car', [], { savedSteps: 1, isTerminationDue: true }],
      [carSubmitted, 'termination', [], { car }],
      [{ type: 'terminationDismissed' }, 'car'],
      [carSubmitted, 'termination'],
      [terminationSubmitted, 'savingTermination', ['fetchSaved'], { sentTermination: termination }],
      [read, 'savingTermination', ['saveTermination'], { lostTermination: savedTermination }],
      [
        terminationSaved,
        'savingCar',
        ['fetchSaved'],
        { isTerminationDue: false, lostTermination: null, termination: savedTermination },
      ],
      [read, 'savingCar', ['saveCar']],
      [{ type: 'carSaved' }, 'work', [], { isTerminationDue: true, savedSteps: 2 }],
      [workSubmitted, 'check', [], { work }],
      [agreementSubmitted, 'checkingAgreement', ['fetchAgreement'], { shownPrices }],
      [agreementFetched, 'requestingCode', ['requestCode']],
      [codeSent(5), 'code', [], sentCode(5)],
      [{ type: 'codeRequestedAgain' }, 'resendingCode', ['requestCode']],
      [codeSent(6), 'code', [], sentCode(6)],
      ...provePhone(),
      [workSaved, 'sendingXml', ['sendXml'], { isRegistered: true }],
      [{ type: 'xmlEnded', isSent: true }, 'signing'],
      [
        { type: 'signingCancelled' },
        'signingPaused',
        [],
        { failure: { key: 'signing.cancelled' } },
      ],
      [{ type: 'signingReopened' }, 'recheckingAgreement', ['fetchAgreement']],
      [agreementFetched, 'signing'],
      [{ type: 'signingFailed' }, 'signingPaused', [], failure('signing.failed')],
      [open('check'), 'check'],
      [agreementSubmitted, 'checkingAgreement', ['fetchAgreement']],
      [agreementFetched, 'savingWork', ['saveWork']],
      [workSaved, 'sendingXml', ['sendXml']],
      [{ type: 'xmlEnded', isSent: false }, 'signing', ['sayXmlNotSent']],
      [{ type: 'signed' }, 'completed', ['goToThankYou']],
    ],
  'staff save an agreement without a price, and return to the list': [
    // Staff never sign.
    initialWizard({ staffTruckerId: 17 }, true),
    [{ type: 'started' }, 'loading', ['load']],
    [
      { type: 'loaded', loaded: loadedForStaff },
      'details',
      [],
      {
        ...loadedForStaff,
        details: { ...details, hasPreviousInsurance: false },
      },
    ],
    [
      { type: 'detailsSubmitted', details: { ...details, hasPreviousInsurance: false } },
      'savingDetails',
      ['fetchSaved'],
    ],
    [{ type: 'savedRecordFetched', fetched: null }, 'savingDetails', ['saveDetails']],
    [{ ...detailsSaved, saved: loadedForStaff }, 'car', [], { savedSteps: 1 }],
    [{ ...carSubmitted, hasNoPlan: true }, 'savingCar', ['fetchSaved'], { car }],
    [{ type: 'savedRecordFetched', fetched: null }, 'savingCar', ['saveCar']],
    [{ type: 'carSaved' }, 'work', [], { savedSteps: 2, isTerminationDue: true }],
    [workSubmitted, 'check', [], { work }],
    [
      { ...agreementSubmitted, isPriceKnown: false },
      'checkingAgreement',
      ['fetchAgreement'],
      { shownPrices },
    ],
    [fetchesAgreement({ fetched: loadedForStaff }), 'requestingCode', ['requestCode']],
    [codeSent(5), 'code', [], sentCode(5)],
    ...provePhone([], loadedForStaff),
    [{ ...workSaved, isRegistered: false }, 'sendingXml', ['sendXml']],
    [{ type: 'xmlEnded', isSent: true }, 'completed'],
  ],
  'a haulier without a link is created, requests one code, and completes [4-sms-pause, 4-completion-true]':
    [
      initialWizard(withoutLink),
      [{ type: 'started' }, 'details'],
      [
        { type: 'detailsSubmitted', details, truckerId: 16 },
        'savingDetails',
        ['saveDetails'],
        { details, createdTruckerId: 16 },
      ],
      [detailsSaved, 'car', [], { ...loaded, savedSteps: 1, isTerminationDue: true }],
      [carSubmitted, 'termination', [], { car }],
      [
        terminationSubmitted,
        'savingTermination',
        ['saveTermination'],
        { sentTermination: termination },
      ],
      [
        terminationSaved,
        'savingCar',
        ['saveCar'],
        { isTerminationDue: false, termination: savedTermination },
      ],
      [{ type: 'carSaved' }, 'work', [], { isTerminationDue: true, savedSteps: 2 }],
      [workSubmitted, 'check', [], { work }],
      [agreementSubmitted, 'checkingAgreement', ['fetchAgreement'], { shownPrices }],
      [pricesFetched, 'requestingCode', ['requestCode']],
      [codeSent(recently), 'code', [], sentCode(recently)],
      [{ type: 'codeDismissed' }, 'check'],
      [agreementSubmitted, 'checkingAgreement', ['fetchAgreement']],
      [pricesFetched, 'code'],
      ...provePhone(['sayCodeVerified'], null),
      [{ type: 'failed', error: createApiError('network') }, 'check'],
      [agreementSubmitted, 'checkingAgreement', ['fetchAgreement']],
      [pricesFetched, 'savingWork', ['saveWork']],
      [workSaved, 'sendingXml', ['sendXml'], { isRegistered: true }],
      [{ type: 'xmlEnded', isSent: true }, 'completed', ['goToThankYou']],
    ],
  'after a correction of step 1, the wizard returns to the check page and can open each step': [
    stateIn('check', { savedSteps: 2, termination: savedTermination }),
    [open('details', 'phone'), 'details', [], { correction, savedCar: car }],
    [{ type: 'detailsSubmitted', details }, 'savingDetails', ['fetchSaved'], { savedSteps: 0 }],
    [detailsSaved, 'check', [], backAtCheck],
    [open('details'), 'details', [], { corrected: null }],
    [open('car'), 'car'],
    [open('work'), 'work'],
    [open('car'), 'car'],
    [open('details'), 'details'],
    [open('work'), 'work'],
    [open('details'), 'details'],
    [open('check'), 'check'],
    [open('work'), 'work'],
    [open('car'), 'car'],
    [open('check'), 'check'],
  ],
  'a correction of step 3 is saved or cancelled': [
    stateIn('check', { savedSteps: 2 }),
    [open('work', 'cars'), 'work', [], { correction: ofWork, savedCar: car }],
    [workSubmitted, 'check', [], { correction: null, corrected: ofWork }],
    [open('work', 'cars'), 'work', [], { correction: ofWork, corrected: null }],
    [open('check'), 'check', [], { correction: null, corrected: ofWork }],
  ],
  'a correction of the e-mail address sends the termination again (D17)': [
    stateIn('savingDetails', { ...correcting, savedSteps: 0, termination: toldBefore }),
    [
      detailsSaved,
      'savingDetails',
      ['saveTermination'],
      { sentTermination: toldBefore, savedSteps: 1 },
    ],
    [terminationSaved, 'check', [], { ...backAtCheck, termination: savedTermination }],
  ],
  'a correction of step 1 that requires a termination opens the termination dialog at once': [
    stateIn('savingDetails', { ...correcting, isTerminationDue: false, termination: null }),
    [detailsSaved, 'termination', [], { savedSteps: 1, isTerminationDue: true }],
  ],
  'a correction of step 2 does not ask for the termination again': [
    stateIn('check', { savedSteps: 2, termination: savedTermination, corrected: correction }),
    [
      open('car', 'ownRisk'),
      'car',
      [],
      { correction: { step: 'car', field: 'ownRisk' }, corrected: null, savedCar: car },
    ],
    [carSubmitted, 'savingCar', ['fetchSaved'], { savedSteps: 1 }],
    [
      { type: 'carSaved' },
      'check',
      [],
      { ...backAtCheck, corrected: { step: 'car', field: 'ownRisk' } },
    ],
  ],
  'a correction of step 2 that was not saved still asks for a termination once one is due': [
    stateIn('car', {
      ...correcting,
      car: uninjured,
      savedCar: uninjured,
      termination: null,
      isTerminationDue: true,
    }),
    [{ ...carSubmitted, car: uninjured }, 'savingCar', ['fetchSaved'], { savedSteps: 1 }],
    [{ type: 'failed', error: createApiError('network') }, 'car'],
    [carSubmitted, 'termination', [], { car }],
  ],
  'a saved termination opens from the check page, and closing its dialog returns there': [
    stateIn('check', { savedSteps: 2, car, termination: savedTermination }),
    [open('car', 'policyNumber'), 'termination', [], { correction: ofPolicy, savedCar: car }],
    [{ type: 'terminationDismissed' }, 'check', [], { correction: null, corrected: ofPolicy }],
  ],
  'the termination, opened from the check page, leads to step 2 if none is saved': [
    stateIn('check', { savedSteps: 2, car, termination: null }),
    [open('car', 'policyNumber'), 'car', [], { correction: ofPolicy, savedCar: car }],
  ],
  'insurers that the server has not sent are fetched again [8-lookup-failure-retry]': [
    stateIn('termination', { companies: [] }),
    [{ type: 'insurersRequested' }, 'termination', ['fetchInsurers'], fetchingInsurers],
    [
      { type: 'insurersNotFetched', error: createApiError('network') },
      'termination',
      [],
      { insurersRetry: { isFetching: false, error: createApiError('network') }, failure: null },
    ],
    [{ type: 'insurersRequested' }, 'termination', ['fetchInsurers'], fetchingInsurers],
    [
      { type: 'insurersFetched', companies: loaded.companies },
      'termination',
      [],
      { companies: loaded.companies, insurersRetry: noInsurersRetry },
    ],
  ],
  'insurers that are being fetched when the dialog closes can be fetched again when it is open': [
    stateIn('termination', { companies: [] }),
    [{ type: 'insurersRequested' }, 'termination', ['fetchInsurers'], fetchingInsurers],
    [{ type: 'terminationDismissed' }, 'car', [], { insurersRetry: noInsurersRetry }],
    [carSubmitted, 'termination', [], { savedSteps: 1 }],
    [{ type: 'insurersRequested' }, 'termination', ['fetchInsurers'], fetchingInsurers],
  ],
  'an unchanged termination is not sent again, and the wizard goes on to save step 2 (D17)': [
    stateIn('termination', { termination: savedTermination }),
    [terminationSubmitted, 'savingCar', ['fetchSaved'], { isTerminationDue: false, savedSteps: 1 }],
  ],
  'a termination of an earlier visit is not sent again if it is unchanged and not required': [
    stateIn('termination', {
      ...{ termination: null, car: { ...car, injuryId: 1 } },
      trucker: { ...trucker, existingInsurance: { ...termination } },
    }),
    [terminationSubmitted, 'savingCar', ['fetchSaved'], { isTerminationDue: false, savedSteps: 1 }],
  ],
  'signing again soon after a code was sent reopens the dialog without a new code [4-sms-pause]': [
    stateIn('checkingAgreement', { sentCode: { phone: details.phone, at: recently } }),
    [agreementFetched, 'code'],
  ],
  'the phone number can be corrected from the SMS dialog': [
    stateIn('code'),
    [open('details', 'phone'), 'details', [], { correction, savedCar: car }],
  ],
  'a reload in step 3 opens step 3 again, with the saved answers of step 2 [4-reload-same-step]': [
    stateIn('details', reloaded),
    [
      { type: 'visitResumed', step: 'work' },
      'work',
      [],
      { car, termination: savedTermination, savedSteps: 2, isTerminationDue: true },
    ],
  ],
  'staff start with the check page when the agreement is complete [2-staff-begin-with-check]': [
    stateIn('details', { ...reloaded, trucker: wholeTrucker }),
    [
      { type: 'visitResumed', step: 'check' },
      'check',
      [],
      { car, termination: savedTermination, savedSteps: 2, isTerminationDue: true },
    ],
  ],
  'staff who are asked for a missing number plate do not send the termination again (D17)': [
    stateIn('details', { ...reloaded, ...staff, trucker: { ...wholeTrucker, ...withoutPlate } }),
    [
      { type: 'detailsSubmitted', details },
      'savingDetails',
      ['fetchSaved'],
      { termination: { ...savedTermination, token: '', isAdmin: true } },
    ],
  ],
  'a reload in step 2 opens step 2 again, and a termination is still due (D17) [4-reload-same-step]':
    [
      stateIn('details', reloaded),
      [{ type: 'visitResumed', step: 'car' }, 'car', [], { savedSteps: 1, isTerminationDue: true }],
    ],
  'a reload keeps a saved termination that the answers do not require [4-termination-stays]': [
    stateIn('details', { ...reloaded, details: { ...details, hasPreviousInsurance: false } }),
    [
      { type: 'visitResumed', step: 'work', termination: savedTermination },
      'work',
      [],
      { car, termination: savedTermination, savedSteps: 2, isTerminationDue: true },
    ],
  ],
  'a reload keeps the e-mail sent with a termination whose policy number a colleague has changed [4-termination-corrected-haulier]':
    [
      stateIn('details', { ...reloaded, trucker: { ...savedTrucker, ...insured } }),
      [
        { type: 'visitResumed', step: 'work', termination: toldBefore },
        'work',
        [],
        {
          car,
          termination: { ...toldBefore, policyNumber: 'P-2' },
          savedSteps: 2,
          isTerminationDue: true,
        },
      ],
    ],
  'a reload in step 2 restores the saved termination from the browser’s storage (D17)': [
    stateIn('details', reloaded),
    [
      { type: 'visitResumed', step: 'car', termination: savedTermination },
      'car',
      [],
      { savedSteps: 1, isTerminationDue: true, termination: savedTermination },
    ],
  ],
  'a reload of step 2 by staff takes the termination of a complete agreement as saved (D17)': [
    stateIn('details', { ...reloaded, ...staff, trucker: wholeTrucker }),
    [
      { type: 'visitResumed', step: 'car' },
      'car',
      [],
      {
        savedSteps: 1,
        isTerminationDue: true,
        termination: { ...savedTermination, token: '', isAdmin: true },
      },
    ],
  ],
  'sending step 1 in a later visit restores the saved termination from storage (D17)': [
    stateIn('details', reloaded),
    [
      { type: 'detailsSubmitted', details, termination: savedTermination },
      'savingDetails',
      ['fetchSaved'],
      { termination: savedTermination },
    ],
  ],
  'without a link, sending step 1 restores this haulier’s saved termination from storage (D17)': [
    stateIn('details', { ...withoutLink, trucker: null }),
    [
      { type: 'detailsSubmitted', details, truckerId: 17, termination: savedTermination },
      'savingDetails',
      ['saveDetails'],
      { createdTruckerId: 17, termination: savedTermination },
    ],
  ],
  'without a link, sending step 1 ignores a stored termination of another haulier (D17)': [
    stateIn('details', withoutLink),
    [
      {
        type: 'detailsSubmitted',
        details,
        truckerId: 17,
        termination: { ...savedTermination, truckerId: 16 },
      },
      'savingDetails',
      ['saveDetails'],
      { createdTruckerId: 17 },
    ],
  ],
  "a reload keeps the server's termination if it differs from the stored one": [
    stateIn('details', reloaded),
    [
      {
        type: 'visitResumed',
        step: 'work',
        termination: { ...savedTermination, policyNumber: 'P-1' },
      },
      'work',
      [],
      { car, termination: savedTermination, savedSteps: 2, isTerminationDue: true },
    ],
  ],
  'a link without a haulier starts with an empty step 1': [
    stateIn('loading', { trucker: null, companies: [], details: null }),
    [{ type: 'nobodyLoaded' }, 'details'],
  ],
  'step 1 is not sent without car insurance or an answer about previous insurance': [
    stateIn('details'),
    [
      { type: 'detailsSubmitted', details: { ...details, hasCarInsurance: false } },
      'details',
      [],
      { failure: { key: 'SELECT_CAR_OPTION' } },
    ],
    [
      { type: 'detailsSubmitted', details: { ...details, hasPreviousInsurance: null } },
      'details',
      [],
      { failure: { key: 'step1.selectPrevious' } },
    ],
  ],
  'the wizard loads the haulier if the response to step 1 has none; no agreement is an error (D11)':
    [
      stateIn('savingDetails', { trucker: withoutAgreement }),
      [{ type: 'detailsSaved', saved: null }, 'savingDetails', ['reload']],
      [
        { ...detailsSaved, saved: { ...loaded, trucker: withoutAgreement } },
        'details',
        [],
        failure('SOMETHING_WENT_WRONG'),
      ],
    ],
  'a new phone number in the response to step 1 must be verified again [4-sign-read-after-code]': [
    stateIn('savingDetails', { isPhoneVerified: true }),
    [
      { ...detailsSaved, saved: { ...loaded, ...knows({ phone: '51627384' }) } },
      'car',
      [],
      {
        ...knows({ phone: '51627384' }),
        details: { ...details, phone: '51627384' },
        isPhoneVerified: false,
        savedSteps: 1,
      },
    ],
  ],
  'a new haulier gets the advice to call if the response to step 1 lacks the haulier (D41)': [
    stateIn('savingDetails', { token: '', trucker: null }),
    [{ type: 'detailsSaved', saved: null }, 'details', [], callFirst],
  ],
  'a haulier created in an earlier visit can retry if the response to step 1 lacks the haulier': [
    stateIn('savingDetails', { token: '', trucker: null, createdTruckerId: 7 }),
    [{ type: 'detailsSaved', saved: null }, 'details', [], failure('SOMETHING_WENT_WRONG')],
  ],
  'the haulier that staff edit is loaded when the response to step 1 lacks it': [
    stateIn('savingDetails', { ...staff, trucker: withoutAgreement }),
    [{ type: 'detailsSaved', saved: null }, 'savingDetails', ['reload']],
  ],
  'a haulier cannot continue with choices that have no price (D38)': [
    stateIn('car'),
    [{ ...carSubmitted, hasNoPlan: true }, 'car', [], { failure: { key: 'step2.premiumUnknown' } }],
  ],
  'a haulier cannot sign without a price [4-price-to-sign]': [
    stateIn('check', { isPhoneVerified: true }),
    [
      { ...agreementSubmitted, isPriceKnown: false },
      'check',
      [],
      { failure: { key: 'summary.noPriceNoSigning' } },
    ],
  ],
  'step 1 is sent with the changes of a colleague (D40)': [
    stateIn('savingDetails', { details: { ...details, email: 'min@vogn.example' } }),
    [
      readOf({ phone: '20202020' }, takes({ details: withPhone })),
      'savingDetails',
      ['saveDetails'],
      { ...knows({ phone: '20202020' }), details: withPhone },
    ],
  ],
  'a field of step 1 that a colleague also changed leads to a question (D40)': [
    stateIn('savingDetails'),
    [readOf({ phone: '20202020' }, asks('details')), 'details', [], knows({ phone: '20202020' })],
  ],
  'a car insurance that a colleague removed stops step 1 (D40)': [
    stateIn('savingDetails'),
    [
      readOf(
        { hasCarInsurance: false },
        takes({ details: { ...details, hasCarInsurance: false } }),
      ),
      'details',
      [],
      {
        ...knows({ hasCarInsurance: false }),
        details: { ...details, hasCarInsurance: false },
        failure: { key: 'SELECT_CAR_OPTION' },
      },
    ],
  ],
  'a termination whose response was lost is not sent again when the server has it (D41)': [
    stateIn('savingTermination', { sentTermination: termination }),
    [read, 'savingTermination', ['saveTermination'], { lostTermination: savedTermination }],
    [{ type: 'failed', error: createApiError('network') }, 'termination'],
    [terminationSubmitted, 'savingTermination', ['fetchSaved']],
    [
      readOf(savedTrucker),
      'savingCar',
      ['fetchSaved'],
      {
        isTerminationDue: false,
        lostTermination: null,
        savedSteps: 1,
        termination: savedTermination,
      },
    ],
  ],
  'a termination is resent after a lost response if the e-mail was corrected (D41) [2-wizard-lost]':
    [
      stateIn('termination', { lostTermination: toldBefore }),
      [terminationSubmitted, 'savingTermination', ['fetchSaved'], { sentTermination: termination }],
      [
        readOf(savedTrucker),
        'savingTermination',
        ['saveTermination'],
        { trucker: savedTrucker, termination: toldBefore, lostTermination: null },
      ],
    ],
  'a termination saved despite a lost response stays if none is due now (D41) [4-termination-stays]':
    [
      stateIn('car', { lostTermination: savedTermination }),
      [
        { ...carSubmitted, car: uninjured },
        'savingCar',
        ['fetchSaved'],
        { car: uninjured, savedSteps: 1 },
      ],
      [
        readOf(savedTrucker),
        'savingCar',
        ['saveCar'],
        { trucker: savedTrucker, termination: savedTermination, lostTermination: null },
      ],
    ],
  'the earlier termination is sent again if a later one, without response, was saved (D41)': [
    stateIn('termination', { termination: savedTermination, lostTermination: otherTermination }),
    [terminationSubmitted, 'savingTermination', ['fetchSaved'], { sentTermination: termination }],
    [
      readOf({ ...savedTrucker, existingInsurance: other }),
      'savingTermination',
      ['saveTermination'],
      {
        trucker: { ...savedTrucker, existingInsurance: other },
        termination: otherTermination,
        lostTermination: savedTermination,
      },
    ],
  ],
  'the earlier termination is not sent again if a later one did not reach the server (D41)': [
    stateIn('termination', { termination: savedTermination, lostTermination: otherTermination }),
    [terminationSubmitted, 'savingTermination', ['fetchSaved'], { sentTermination: termination }],
    [
      readOf(savedTrucker),
      'savingCar',
      ['fetchSaved'],
      { isTerminationDue: false, lostTermination: null, savedSteps: 1 },
    ],
  ],
  'a termination that the server refuses does not count as lost (D41)': [
    stateIn('savingTermination', { sentTermination: termination }),
    [read, 'savingTermination', ['saveTermination'], { lostTermination: savedTermination }],
    [{ type: 'failed', error }, 'termination', [], { lostTermination: null }],
  ],
  'after a reload during its save, a termination is looked up and not sent again (D41) [2-wizard-lost]':
    [
      stateIn('details', { ...reloaded, trucker: { ...savedTrucker, existingInsurance: null } }),
      [
        { type: 'visitResumed', step: 'car', lostTermination: savedTermination },
        'car',
        [],
        { savedSteps: 1, isTerminationDue: true, lostTermination: savedTermination },
      ],
      [carSubmitted, 'termination', [], { car }],
      [terminationSubmitted, 'savingTermination', ['fetchSaved'], { sentTermination: termination }],
      [
        readOf(savedTrucker),
        'savingCar',
        ['fetchSaved'],
        { isTerminationDue: false, lostTermination: null, termination: savedTermination },
      ],
    ],
  'step 1 of a later visit looks up a termination whose save was under way (D41) [2-wizard-lost]': [
    stateIn('details', { ...reloaded, trucker }),
    [
      { type: 'detailsSubmitted', details, lostTermination: savedTermination },
      'savingDetails',
      ['fetchSaved'],
      { lostTermination: savedTermination },
    ],
  ],
  'a termination that may have been saved counts as saved if a reload finds it (D17)': [
    stateIn('details', reloaded),
    [
      { type: 'visitResumed', step: 'car', lostTermination: savedTermination },
      'car',
      [],
      {
        savedSteps: 1,
        isTerminationDue: true,
        termination: savedTermination,
        lostTermination: savedTermination,
      },
    ],
  ],
  'a termination is resent after a lost response if the server had an equal one (D41) [2-wizard-lost]':
    [
      stateIn('savingTermination', {
        trucker: savedTrucker,
        termination: toldBefore,
        sentTermination: termination,
      }),
      [{ type: 'failed', error: createApiError('network') }, 'termination'],
      [terminationSubmitted, 'savingTermination', ['fetchSaved']],
      [readOf(savedTrucker), 'savingTermination', ['saveTermination']],
    ],
  'a code whose response was lost may be used up, until a new one is sent (D41)': [
    stateIn('verifyingCode', { sentCode: { phone: details.phone, at: 5 } }),
    [
      { type: 'failed', error: createApiError('network'), lost: 'sms.unknown' },
      'code',
      [],
      {
        failure: { error: createApiError('network'), lost: 'sms.unknown' },
        sentCode: { phone: details.phone, at: 5, isMaybeUsed: true },
      },
    ],
    codeSubmitted,
    [
      { type: 'failed', error },
      'code',
      [],
      { sentCode: { phone: details.phone, at: 5, isMaybeUsed: true } },
    ],
    [{ type: 'codeRequestedAgain' }, 'resendingCode', ['requestCode']],
    [codeSent(6), 'code', [], sentCode(6)],
  ],
  'a field of the termination that a colleague also changed leads to a question (D40)': [
    stateIn('savingTermination', { sentTermination: termination }),
    [readOf(insured, asks('termination')), 'termination', [], knows(insured)],
  ],
  'a choice of step 2 that a colleague also changed leads to a question (D40)': [
    stateIn('savingCar'),
    [readOf(otherArea, asks('car')), 'car', [], knows(otherArea)],
  ],
  'a choice of step 2 that a colleague also changed leads to a question before the termination (D40)':
    [
      stateIn('savingTermination', { sentTermination: termination }),
      [readOf(otherArea, asks('car')), 'car', [], knows(otherArea)],
    ],
  'injuries chosen by a colleague lead back to step 2, with a termination due (D40)': [
    stateIn('savingCar', { car: { ...car, injuryId: 1 }, isTerminationDue: false }),
    [
      readOf(savedTrucker, takes({ car })),
      'car',
      [],
      { car, trucker: savedTrucker, isTerminationDue: true },
    ],
  ],
  'claims that a colleague removed lead back to step 2, and no termination is sent [4-termination-not-due]':
    [
      stateIn('savingTermination', { sentTermination: termination }),
      [
        readOf({ agreement: savedUninjured }, takes({ car: uninjured })),
        'car',
        [],
        { ...knows({ agreement: savedUninjured }), car: uninjured, ...nothingSent },
      ],
      [{ ...carSubmitted, car: uninjured }, 'savingCar', ['fetchSaved'], { savedSteps: 1 }],
    ],
  'a previous insurance that a colleague removed leads back to step 2, and no termination is sent [4-termination-not-due]':
    [
      stateIn('savingTermination', {
        ...correcting,
        correction: ofInjuries,
        car: { ...car, ownRiskId: 1 },
        sentTermination: termination,
      }),
      [
        readOf({ agreement: uninsured }, takes({ car: { ...car, ownRiskId: 1 } })),
        'car',
        [],
        {
          ...knows({ agreement: uninsured }),
          details: { ...details, hasPreviousInsurance: false },
          updatedFields: ['hasPreviousInsurance'],
          car,
          ...nothingSent,
        },
      ],
      [open('check'), 'check', [], { correction: null, corrected: ofInjuries }],
    ],
  'no termination is sent from the check page if a colleague removed its reason, which is marked [4-termination-not-due]':
    [
      stateIn('savingTermination', {
        ...correcting,
        correction: ofPolicy,
        sentTermination: { ...termination, policyNumber: 'P-9' },
      }),
      [
        readOf({ agreement: uninsured }, takes({ car })),
        'check',
        [],
        {
          ...knows({ agreement: uninsured }),
          details: { ...details, hasPreviousInsurance: false },
          correction: null,
          corrected: ofPolicy,
          changedFields: ['hasPreviousInsurance'],
          failure: { key: 'summary.changedElsewhere' },
        },
      ],
    ],
  'an answer of step 3 that a colleague also changed leads to a question before signing (D40, D45)':
    [
      stateIn('checkingAgreement', { work: { ...work, cars: '0' } }),
      [
        fetchesAgreement({
          fetched: { ...loaded, ...knows({ headcount }) },
          merged: asks('work'),
        }),
        'work',
        [],
        knows({ headcount }),
      ],
    ],
  'different answers or a different price on the server lead back to the check page (D45)': [
    stateIn('checkingAgreement', { termination: savedTermination }),
    [
      fetchesAgreement({ fetched: { ...loaded, ...knows({ phone: '51627384' }) } }),
      'check',
      [],
      {
        ...knows({ phone: '51627384' }),
        details: { ...details, phone: '51627384' },
        changedFields: ['phone'],
        failure: { key: 'summary.changedElsewhere' },
      },
    ],
    [agreementSubmitted, 'checkingAgreement', ['fetchAgreement']],
    [
      fetchesAgreement({
        fetched: { ...loaded, ...knows({ phone: '51627384' }) },
        news: 'summary.priceChanged',
      }),
      'check',
      [],
      { changedFields: [], failure: { key: 'summary.priceChanged' } },
    ],
  ],
  'a name, CVR or e-mail changed by a colleague is sent with the termination again before the code [4-termination-corrected-haulier]':
    [
      stateIn('checkingAgreement', { termination: toldBefore }),
      [
        agreementFetched,
        'resendingTermination',
        ['saveTermination'],
        { sentTermination: toldBefore },
      ],
      [{ type: 'failed', error }, 'check'],
      [agreementSubmitted, 'checkingAgreement', ['fetchAgreement']],
      [agreementFetched, 'resendingTermination', ['saveTermination']],
      [
        terminationSaved,
        'checkingAgreement',
        ['fetchAgreement'],
        { termination: savedTermination },
      ],
      [agreementFetched, 'requestingCode', ['requestCode']],
    ],
  'a saved correction of step 2 removes its marks, and marks what a colleague changed meanwhile [4-sign-changes-marked]':
    [
      stateIn('check', {
        savedSteps: 2,
        termination: savedTermination,
        changedFields: ['areaId', 'phone'],
        updatedFields: ['name'],
      }),
      [open('car', 'areaId'), 'car', [], { correction: ofArea, savedCar: car, updatedFields: [] }],
      [carSubmitted, 'savingCar', ['fetchSaved'], { savedSteps: 1 }],
      [
        readOf(otherArea, { ...takes({ car }), updated: ['ownRiskId'] }),
        'savingCar',
        ['saveCar'],
        { ...knows(otherArea), updatedFields: ['ownRiskId'] },
      ],
      [
        { type: 'carSaved' },
        'check',
        [],
        { ...backAtCheck, corrected: ofArea, changedFields: ['phone', 'ownRiskId'] },
      ],
    ],
  'a field that has taken a colleague’s value loses its mark if another answer is sent after all [4-sign-changes-marked]':
    [
      stateIn('savingCar', {
        ...correcting,
        correction: ofArea,
        updatedFields: ['ownRiskId', 'policyNumber'],
      }),
      [
        readOf(otherArea, takes({ car })),
        'savingCar',
        ['saveCar'],
        { ...knows(otherArea), updatedFields: ['policyNumber'] },
      ],
    ],
  'a work add-on with another name is marked before the agreement is signed (D45)': [
    stateIn('checkingAgreement', { termination: savedTermination }),
    [
      fetchesAgreement({ changedAddOns: ['addOnId1'] }),
      'check',
      [],
      { changedFields: ['addOnId1'], failure: { key: 'summary.changedElsewhere' } },
    ],
  ],
  'an answer of step 3 changed by a colleague opens step 3; the check page then marks the rest (D45)':
    [
      stateIn('checkingAgreement', { savedSteps: 2, termination: savedTermination }),
      [
        fetchesAgreement({
          fetched: { ...loaded, ...knows({ headcount }) },
          merged: takes({ work: { ...work, cars: '7' } }),
          changedAddOns: ['addOnId1'],
        }),
        'work',
        [],
        {
          ...knows({ headcount }),
          work: { ...work, cars: '7' },
          changedFields: ['addOnId1'],
          ...untoldChange,
        },
      ],
      [workSubmitted, 'check', [], { work, ...toldChange }],
      [open('work'), 'work', [], { savedCar: car }],
      [workSubmitted, 'check'],
    ],
  'a work add-on that staff have added opens step 3 at its question (D45) [4-sign-add-ons]': [
    stateIn('checkingAgreement', { savedSteps: 2, termination: savedTermination }),
    [
      fetchesAgreement({ newFields: ['addOnId5'], changedAddOns: ['addOnId4'] }),
      'work',
      [],
      {
        correction: ofNewAddOn,
        savedCar: car,
        changedFields: ['addOnId4'],
        ...untoldChange,
      },
    ],
    [workSubmitted, 'check', [], { correction: null, corrected: ofNewAddOn, ...toldChange }],
  ],
  'a chosen work add-on that is no longer offered opens step 3, as does a new price (D45) [4-sign-add-ons]':
    [
      stateIn('checkingAgreement', { termination: savedTermination }),
      [
        fetchesAgreement({
          isChoiceGone: true,
          newFields: ['addOnId5'],
          news: 'summary.priceChanged',
        }),
        'work',
        [],
        { untoldNews: 'summary.priceChanged' },
      ],
      [workSubmitted, 'check', [], toldPrice],
    ],
  'a new price found with a new work add-on is reported even if the haulier presses Back (D45) [4-sign-add-ons]':
    [
      stateIn('checkingAgreement', { savedSteps: 2, termination: savedTermination }),
      [
        fetchesAgreement({ newFields: ['addOnId5'], news: 'summary.priceChanged' }),
        'work',
        [],
        { correction: ofNewAddOn, savedCar: car, untoldNews: 'summary.priceChanged' },
      ],
      [open('check'), 'check', [], { correction: null, corrected: ofNewAddOn }],
      [{ ...open('work'), untoldNews: null }, 'work', [], { corrected: null }],
      [workSubmitted, 'check', [], toldPrice],
    ],
  'a failed price lookup beside a new work add-on is not reported as a change (D45) [4-sign-add-ons]':
    [
      stateIn('checkingAgreement', { savedSteps: 2, termination: savedTermination }),
      [
        fetchesAgreement({ newFields: ['addOnId5'], news: 'summary.noPriceNoSigning' }),
        'work',
        [],
        { correction: ofNewAddOn, savedCar: car },
      ],
      [workSubmitted, 'check', [], { correction: null, corrected: ofNewAddOn }],
    ],
  'a new price is reported after step 3, which opened for an answer that a colleague changed (D45)':
    [
      stateIn('checkingAgreement', { termination: savedTermination }),
      [
        fetchesAgreement({
          merged: takes({ work: { ...work, cars: '7' } }),
          news: 'summary.priceChanged',
        }),
        'work',
        [],
        { work: { ...work, cars: '7' }, untoldNews: 'summary.priceChanged' },
      ],
      [workSubmitted, 'check', [], { work, ...toldPrice }],
    ],
  'a message that Back has skipped is shown before anything is signed (D45) [4-sign-add-ons]': [
    stateIn('check', { savedSteps: 2, termination: savedTermination, ...untoldChange }),
    [agreementSubmitted, 'check', [], toldChange],
    [agreementSubmitted, 'checkingAgreement', ['fetchAgreement'], { failure: null, shownPrices }],
  ],
  'the message about changes is shown after step 3 if an invalid answer there has replaced it (D45)':
    [
      stateIn('check', { savedSteps: 2, changedFields: ['name'], failure: toldChange.failure }),
      [{ ...open('work'), ...untoldChange }, 'work', [], { ...untoldChange, savedCar: car }],
      [workSubmitted, 'check', [], toldChange],
    ],
  'changes that the check page has already marked cause no second message after step 3 (D45)': [
    stateIn('work', { changedFields: ['phone'] }),
    [workSubmitted, 'check'],
  ],
  'a correction started before the check page showed the changes ends with their message (D45)': [
    stateIn('work', { ...backFromCheck, changedFields: ['addOnId1'], ...untoldChange }),
    [open('car', 'areaId'), 'car', [], { correction: ofArea, savedCar: car }],
    [open('check'), 'check', [], { correction: null, corrected: ofArea, ...toldChange }],
    [open('car', 'areaId'), 'car', [], { correction: ofArea, corrected: null }],
    [open('check'), 'check', [], { correction: null, corrected: ofArea }],
  ],
  'after step 2 is opened and saved from step 3, the check page still marks the changes (D45)': [
    stateIn('work', { ...backFromCheck, changedFields: ['addOnId1'], ...untoldChange }),
    [open('car'), 'car', [], { savedCar: car }],
    [carSubmitted, 'savingCar', ['fetchSaved'], { savedSteps: 1 }],
    [readOf(savedTrucker), 'savingCar', ['saveCar'], { trucker: savedTrucker }],
    [{ type: 'carSaved' }, 'work', [], { savedSteps: 2, isTerminationDue: true }],
    [workSubmitted, 'check', [], toldChange],
  ],
  'a saved correction of step 1 ends with the message about changes not shown before (D45)': [
    stateIn('savingDetails', { ...correcting, changedFields: ['name'], ...untoldChange }),
    [detailsSaved, 'check', [], { ...backAtCheck, ...toldChange }],
  ],
  'a correction that resends the termination ends with a message about changes not shown before (D45)':
    [
      stateIn('savingDetails', {
        ...correcting,
        termination: toldBefore,
        changedFields: ['name'],
        ...untoldChange,
      }),
      [
        detailsSaved,
        'savingDetails',
        ['saveTermination'],
        { sentTermination: toldBefore, savedSteps: 1 },
      ],
      [
        terminationSaved,
        'check',
        [],
        { ...backAtCheck, termination: savedTermination, ...toldChange },
      ],
    ],
  'a corrected e-mail is sent to the insurer with the termination that a colleague has changed [4-termination-corrected-haulier]':
    [
      stateIn('savingDetails', {
        ...correcting,
        termination: toldBefore,
        ...knows(insured),
        updatedFields: ['phone'],
      }),
      [
        { type: 'detailsSaved', saved: { ...loaded, ...knows(insured) } },
        'savingDetails',
        ['saveTermination'],
        { sentTermination: { ...toldBefore, policyNumber: 'P-2' }, savedSteps: 1 },
      ],
      [
        { type: 'terminationSaved', saved: savedElsewhere },
        'check',
        [],
        { ...backAtCheck, termination: savedElsewhere, changedFields: ['phone', 'policyNumber'] },
      ],
      [agreementSubmitted, 'checkingAgreement', ['fetchAgreement']],
      [readAgain(insured), 'requestingCode', ['requestCode'], { changedFields: [] }],
    ],
  'a termination is not sent again with corrected data if a colleague has removed the claims [4-termination-corrected-haulier]':
    [
      stateIn('savingDetails', {
        ...correcting,
        termination: toldBefore,
        ...knows({ agreement: savedUninjured }),
      }),
      [
        { type: 'detailsSaved', saved: { ...loaded, ...knows({ agreement: savedUninjured }) } },
        'check',
        [],
        backAtCheck,
      ],
    ],
  'a termination is sent again after a corrected “no”, even if step 1 was answered emptily [4-termination-corrected-haulier]':
    [
      stateIn('savingDetails', {
        ...correcting,
        termination: toldBefore,
        ...knows({ agreement: uninsured }),
      }),
      [
        { type: 'detailsSaved', saved: null },
        'savingDetails',
        ['saveTermination'],
        { sentTermination: toldBefore, savedSteps: 1 },
      ],
    ],
  'staff must press twice to save if the price cannot be fetched again [4-price-for-staff]': [
    stateIn('checkingAgreement', {
      ...staff,
      termination: { ...savedTermination, token: '', isAdmin: true },
    }),
    [
      fetchesAgreement({ news: 'summary.noPriceNoSigning' }),
      'check',
      [],
      { changedFields: [], failure: { key: 'summary.noPriceNoSigning' } },
    ],
    [{ ...agreementSubmitted, isPriceKnown: false }, 'checkingAgreement', ['fetchAgreement']],
    [agreementFetched, 'requestingCode', ['requestCode']],
  ],
  'staff see a price that was unknown until they saved, and press again [4-price-for-staff]': [
    stateIn('checkingAgreement', {
      ...staff,
      termination: { ...savedTermination, token: '', isAdmin: true },
    }),
    [
      fetchesAgreement({ news: 'summary.priceKnown' }),
      'check',
      [],
      { changedFields: [], failure: { key: 'summary.priceKnown' } },
    ],
    [agreementSubmitted, 'checkingAgreement', ['fetchAgreement']],
    [agreementFetched, 'requestingCode', ['requestCode']],
  ],
  'changes made elsewhere before the code was entered are shown, and no new code is needed (D45)': [
    stateIn('verifyingCode', { termination: savedTermination }),
    [{ type: 'codeVerified' }, 'checkingAgreement', ['sayCodeVerified', 'fetchAgreement'], proven],
    [
      readAgain({ name: 'Ærø Taxa' }),
      'check',
      [],
      {
        ...knows({ name: 'Ærø Taxa' }),
        details: { ...details, name: 'Ærø Taxa' },
        changedFields: ['name'],
        failure: { key: 'summary.changedElsewhere' },
      },
    ],
    [agreementSubmitted, 'checkingAgreement', ['fetchAgreement']],
    [
      readAgain({ name: 'Ærø Taxa' }),
      'resendingTermination',
      ['saveTermination'],
      { changedFields: [], sentTermination: savedTermination },
    ],
    [
      { ...terminationSaved, saved: { ...savedTermination, name: 'Ærø Taxa' } },
      'checkingAgreement',
      ['fetchAgreement'],
      { termination: { ...savedTermination, name: 'Ærø Taxa' } },
    ],
    [readAgain({ name: 'Ærø Taxa' }), 'savingWork', ['saveWork']],
  ],
  'an insurance that a colleague added opens the termination dialog before signing [4-sign-termination]':
    [
      stateIn('checkingAgreement', {
        savedSteps: 2,
        details: { ...details, hasPreviousInsurance: false },
        trucker: { ...trucker, agreement: { ...savedAgreement, hasPreviousInsurance: false } },
      }),
      [
        readAgain({ agreement: savedAgreement }),
        'check',
        [],
        {
          ...knows({ agreement: savedAgreement }),
          details,
          changedFields: ['hasPreviousInsurance'],
          failure: { key: 'summary.changedElsewhere' },
        },
      ],
      [agreementSubmitted, 'termination', [], { correction: ofInjuries, savedCar: car }],
      [{ type: 'terminationDismissed' }, 'check', [], { correction: null, corrected: ofInjuries }],
      [agreementSubmitted, 'termination', [], { correction: ofInjuries, corrected: null }],
      [terminationSubmitted, 'savingTermination', ['fetchSaved'], { sentTermination: termination }],
      [
        readOf({ agreement: savedAgreement }),
        'savingTermination',
        ['saveTermination'],
        { lostTermination: savedTermination },
      ],
      [
        terminationSaved,
        'savingCar',
        ['fetchSaved'],
        {
          isTerminationDue: false,
          lostTermination: null,
          savedSteps: 1,
          termination: savedTermination,
        },
      ],
      [readOf(savedTrucker), 'savingCar', ['saveCar'], { trucker: savedTrucker }],
      [{ type: 'carSaved' }, 'check', [], { ...backAtCheck, corrected: ofInjuries }],
      [agreementSubmitted, 'checkingAgreement', ['fetchAgreement']],
      [readAgain(savedTrucker), 'requestingCode', ['requestCode'], { changedFields: [] }],
    ],
  'a car insurance that a colleague removed leads from the check to step 1 [4-sign-car-insurance]':
    [
      stateIn('checkingAgreement', { isPhoneVerified: true }),
      [
        readAgain({ hasCarInsurance: false, name: 'Ærø Taxa' }),
        'details',
        [],
        {
          ...knows({ hasCarInsurance: false, name: 'Ærø Taxa' }),
          details: { ...details, hasCarInsurance: false, name: 'Ærø Taxa' },
          changedFields: ['name'],
          correction: { step: 'details', field: 'hasCarInsurance' },
          ...untoldChange,
          savedCar: car,
          failure: { key: 'SELECT_CAR_OPTION' },
        },
      ],
    ],
  'step 3 names a chosen work add-on that is gone before step 1 asks for the car insurance [4-sign-add-ons]':
    [
      stateIn('checkingAgreement', { termination: savedTermination }),
      [
        fetchesAgreement({
          fetched: { ...loaded, ...knows({ hasCarInsurance: false }) },
          isChoiceGone: true,
        }),
        'work',
        [],
        {
          ...knows({ hasCarInsurance: false }),
          details: { ...details, hasCarInsurance: false },
        },
      ],
      [workSubmitted, 'check'],
      [agreementSubmitted, 'checkingAgreement', ['fetchAgreement']],
      [
        readAgain({ hasCarInsurance: false }),
        'details',
        [],
        {
          correction: { step: 'details', field: 'hasCarInsurance' },
          savedCar: car,
          failure: { key: 'SELECT_CAR_OPTION' },
        },
      ],
    ],
  'signing without the data of the frame requests the data again (D19)': [
    stateIn('sendingXml', withoutData),
    [{ type: 'xmlEnded', isSent: true }, 'signingPaused', [], failure('signing.failed')],
    [{ type: 'signingReopened' }, 'recheckingAgreement', ['fetchAgreement']],
    [agreementFetched, 'renewingSigning', ['requestCode']],
    [{ ...codeSent(5), signing: null }, 'signingPaused', [], failure('signing.failed')],
    [{ type: 'signingReopened' }, 'recheckingAgreement', ['fetchAgreement']],
    [agreementFetched, 'renewingSigning', ['requestCode']],
    [codeSent(5), 'signing', [], { signing }],
  ],
  'a haulier without a link resumes signing at a changed price only after seeing it [4-sign-read-reopened]':
    [
      stateIn('signingPaused', { ...withoutLink, ...toSign }),
      [{ type: 'signingReopened' }, 'recheckingAgreement', ['fetchAgreement']],
      [
        fetchesAgreement({ fetched: null, news: 'summary.priceChanged' }),
        'check',
        [],
        { failure: { key: 'summary.priceChanged' } },
      ],
    ],
  'a failed send-xml without the data of the signing frame pauses signing with an error (D19)': [
    stateIn('sendingXml', withoutData),
    [
      { type: 'xmlEnded', isSent: false },
      'signingPaused',
      ['sayXmlNotSent'],
      failure('signing.failed'),
    ],
  ],
  'after a failed send-xml, a registered haulier sees an error and the thank-you page': [
    stateIn('sendingXml', { isRegistered: true }),
    [{ type: 'xmlEnded', isSent: false }, 'completed', ['sayXmlNotSent', 'goToThankYou']],
  ],
  'a failed send-xml shows staff an error, and the wizard is completed': [
    stateIn('sendingXml', staff),
    [{ type: 'xmlEnded', isSent: false }, 'completed', ['sayXmlNotSent']],
  ],
  'thank-you is not reached unless the response to step 3 confirms it, despite send-xml [4-completion-not-true]':
    [
      stateIn('sendingXml', { termination: savedTermination }),
      [{ type: 'xmlEnded', isSent: true }, 'check', [], notRegistered],
      [agreementSubmitted, 'checkingAgreement', ['fetchAgreement']],
      [agreementFetched, 'requestingCode', ['requestCode']],
      [codeSent(5), 'code', [], sentCode(5)],
      ...provePhone(),
      [{ ...workSaved, isRegistered: false, refusal }, 'sendingXml', ['sendXml'], { refusal }],
      [
        { type: 'xmlEnded', isSent: false },
        'check',
        [],
        { failure: refusal, isPhoneVerified: false },
      ],
    ],
};

/**
 * For each failed request, the phase that shows the server's error. Nothing else changes, except that a refused save of
 * step 3 requires a new code.
 */
type FailureType = 'failed' | 'savedRecordNotFetched';

const failures: [WizardPhase, FailureType, WizardPhase][] = [
  ['loading', 'failed', 'loadFailed'],
  ['savingDetails', 'savedRecordNotFetched', 'details'],
  ['savingDetails', 'failed', 'details'],
  ['savingTermination', 'savedRecordNotFetched', 'termination'],
  ['savingTermination', 'failed', 'termination'],
  ['savingCar', 'savedRecordNotFetched', 'car'],
  ['savingCar', 'failed', 'car'],
  ['checkingAgreement', 'failed', 'check'],
  ['requestingCode', 'failed', 'check'],
  ['resendingCode', 'failed', 'code'],
  ['verifyingCode', 'failed', 'code'],
  ['savingWork', 'failed', 'check'],
  ['recheckingAgreement', 'failed', 'signingPaused'],
  ['renewingSigning', 'failed', 'signingPaused'],
];

/** The phases in which another tab may turn out to have signed the agreement. */
const phasesWithRefusal: WizardPhase[] = [
  'savingDetails',
  'savingTermination',
  'savingCar',
  'checkingAgreement',
  'verifyingCode',
  'recheckingAgreement',
];
const signedElsewhere = {
  type: 'signedElsewhere',
  signed: { date: '2026-11-28', at: 0, isSending: false, isUnsent: false, isChanged: false },
  error,
} as const;

describe('in the wizard,', () => {
  it.each(Object.entries(courses))('%s', (_, [from, ...steps]) => {
    let before = from;
    for (const [given, to, effects = [], change = {}] of steps) {
      const event = eventIn(before, given);
      const { state, effects: asked } = next(before, event);
      const failed = 'error' in event ? { error: event.error } : null;
      expect({ event: event.type, state, effects: asked.map(({ type }) => type) }).toEqual({
        event: event.type,
        state: { ...before, failure: failed, ...change, phase: to },
        effects,
      });
      before = state;
    }
  });

  it.each(failures)('phase %s on “%s” changes to phase %s with an error', (phase, type, to) => {
    const from = stateIn(phase, { isPhoneVerified: true });
    const isPhoneVerified = phase !== 'savingWork';
    expect(next(from, { type, error })).toEqual({
      state: { ...from, phase: to, failure: { error }, isPhoneVerified },
      effects: [],
    });
  });

  it.each(phasesWithRefusal)(
    'phase %s ends in signedElsewhere if a request is refused and another tab has signed',
    (phase) => {
      const from = stateIn(phase);
      const { signed } = signedElsewhere;
      expect(next(from, signedElsewhere)).toEqual({
        state: { ...from, phase: 'signedElsewhere', signed, failure: { error } },
        effects: [],
      });
    },
  );

  it('each rule of the transition table is used by these tests', () => {
    const taken = new Set<unknown>([
      ...failures.map(([phase, type]) => ruleFor(stateIn(phase), { type, error })),
      ...phasesWithRefusal.map((phase) => ruleFor(stateIn(phase), signedElsewhere)),
    ]);
    for (const [from, ...steps] of Object.values(courses)) {
      let state = from;
      for (const [event] of steps) {
        taken.add(ruleFor(state, eventIn(state, event)));
        state = next(state, event).state;
      }
    }
    const rules = Object.values(wizardTable).flatMap((events) => Object.values(events).flat());
    expect(rules.filter((rule) => !taken.has(rule))).toEqual([]);
  });
});

describe('the data of the wizard’s requests', () => {
  const target = { token: 'link-token', isAdmin: false };
  const input = (from: WizardState, event: EventIn) =>
    next(from, event).effects.flatMap((asked) => asked.input ?? []);

  it.each<[string, WizardState, EventIn, object]>([
    ['step 1', stateIn('savingDetails'), read, { ...details, id: 17, addressId: 9 }],
    ['step 2', stateIn('savingCar'), read, { ...target, ...car, agreementId: 31 }],
    [
      'the termination',
      stateIn('savingTermination', { sentTermination: termination }),
      read,
      savedTermination,
    ],
    [
      'a code',
      stateIn('code'),
      { type: 'codeRequestedAgain' },
      { token: 'link-token', truckerId: 17 },
    ],
    [
      'a code to verify',
      stateIn('code'),
      { type: 'codeSubmitted', code: '0042' },
      { token: 'link-token', truckerId: 17, code: '0042' },
    ],
    [
      'step 3',
      stateIn('checkingAgreement', { isPhoneVerified: true }),
      agreementFetched,
      { ...target, ...work, agreementId: 31 },
    ],
    ['send-xml', stateIn('savingWork'), workSaved, { tokenOrId: 'link-token', isUpdate: false }],
    [
      'send-xml of staff',
      stateIn('savingWork', staff),
      workSaved,
      { tokenOrId: '17', isUpdate: true },
    ],
  ])('for %s have exactly its answers and ids', (_, from, event, expected) => {
    expect(input(from, event)).toEqual([expected]);
  });

  it('have the admin flag when staff save step 2, a termination or step 3', () => {
    const asStaff = { token: '', isAdmin: true };
    const from = { ...staff, sentTermination: termination };
    for (const phase of ['savingCar', 'savingTermination'] as const) {
      expect(input(stateIn(phase, from), read)).toMatchObject([asStaff]);
    }
    const verified = stateIn('checkingAgreement', { ...staff, isPhoneVerified: true });
    expect(input(verified, agreementFetched)).toMatchObject([asStaff]);
  });

  it('for step 1 have no id of an unknown haulier or a missing address [4-step-1-new-haulier]', () => {
    const sent = { type: 'detailsSubmitted', details } as const;
    const without = stateIn('details', { token: '', trucker: null });
    expect(input(without, sent)).toEqual([{ ...details, truckerId: null }]);
    expect(input(without, { ...sent, truckerId: 17 })).toEqual([{ ...details, truckerId: 17 }]);
    const { state } = next(stateIn('details', knows({ address: null })), sent);
    expect(input(state, readOf({ address: null }))).toMatchObject([{ id: 17, addressId: null }]);
  });

  it("name the agreement by the haulier's id when there is no link [4-completion-by-id]", () => {
    expect(tokenOrIdOf(stateIn('sendingXml', withoutLink))).toBe('17');
  });
});

describe('the reopened wizard [4-reload-saved-only]', () => {
  const opened = (fetched: Partial<Trucker>, answers: Partial<typeof details> = {}) => {
    const from = stateIn('details', {
      ...reloaded,
      trucker: { ...savedTrucker, ...fetched },
      details: { ...details, ...answers },
    });
    return next(from, { type: 'visitResumed', step: 'work' }).state.phase;
  };
  it.each<[string, Partial<Trucker>]>([
    ['step 2', { agreement: { ...wholeTrucker.agreement, injury: null } }],
    ['every answer to step 3', { agreement: savedAgreement }],
    ['an answer to step 3', { agreement: { ...savedAgreement, workAnswers: [true, null] } }],
    ['the head counts', { headcount: null }],
    ['the number of cars', { headcount: { ...headcount, cars: null } }],
    ['the number of employees', { headcount: { ...headcount, employees: null } }],
    ['the number of drivers', { headcount: { ...headcount, drivers: null } }],
    ['the address', { address: null }],
    ['a valid phone number', { phone: '2845671' }],
    ['the work insurance', { hasWorkInsurance: null }],
    ['a valid CVR number', { cvr: '2987164' }],
    ['a number plate, which may be none', withoutPlate],
  ])('opens step 1 for staff, not the check page, when the server lacks %s', (_, fetched) => {
    const saved = { ...wholeTrucker, ...fetched };
    const from = stateIn('details', { ...reloaded, trucker: saved, details: detailsOf(saved) });
    expect(next(from, { type: 'visitResumed', step: 'check' }).state.phase).toBe('details');
  });

  const withAgreement = (fetched: Partial<Agreement>) => ({
    agreement: { ...savedAgreement, ...fetched },
  });

  it.each<[string, WizardPhase, Partial<Trucker>, Partial<typeof details>?]>([
    ['a choice', 'car', withAgreement({ injury: null })],
    ['an add-on', 'car', withAgreement({ hasGlassCover: null })],
    ['the date of an add-on', 'car', withAgreement({ roadAssistanceFrom: null })],
    ['the termination', 'car', { existingInsurance: null }],
    [
      'a termination that is not due',
      'work',
      { existingInsurance: null },
      { hasPreviousInsurance: false },
    ],
    ['the answer of step 1', 'details', {}, { hasPreviousInsurance: null }],
    ['the car insurance', 'details', {}, { hasCarInsurance: false }],
  ])(
    'that was left in step 3 while the server lacks %s opens phase %s',
    (_, phase, fetched, answers = {}) => {
      expect(opened(fetched, answers)).toBe(phase);
    },
  );
});

describe('an event without a transition', () => {
  it.each<[string, WizardPhase, WizardEvent, Partial<WizardState>?]>([
    ['detailsSubmitted', 'savingDetails', { type: 'detailsSubmitted', details }],
    ['carSubmitted', 'details', carSubmitted],
    ['agreementSubmitted', 'car', agreementSubmitted],
    ['signed', 'signingPaused', { type: 'signed' }, toSign],
    ['signingFailed', 'signingPaused', { type: 'signingFailed' }, toSign],
    ['signingCancelled', 'signingPaused', { type: 'signingCancelled' }, toSign],
  ])('such as %s changes nothing in phase %s', (_type, phase, event, changes = {}) => {
    const state = stateIn(phase, changes);
    expect(next(state, event)).toEqual({ state, effects: [] });
  });

  it('changes nothing and sends nothing in phase completed', () => {
    const end = stateIn('completed', { isPhoneVerified: true });
    const events = Object.values(courses).flatMap(([, ...steps]) => steps.map(([event]) => event));
    for (const event of events) expect(next(end, event)).toEqual({ state: end, effects: [] });
  });
});

describe('the wizard after a save (D11)', () => {
  const saveDetails = (from: Partial<WizardState>, fetched: Partial<Trucker> | null) =>
    next(stateIn('savingDetails', from), {
      type: 'detailsSaved',
      saved: fetched && { companies: [], trucker: { ...trucker, ...fetched } },
    }).state;

  it('keeps the loaded and sent data when the response to step 1 has none [4-step-1-empty-answer]', () => {
    const sent = { ...details, name: 'Nyt navn' };
    expect(saveDetails({ details: sent }, null)).toMatchObject({
      phase: 'car',
      trucker,
      details: sent,
    });
  });

  it('refills step 1 from the response, and keeps an answer that the response lacks [4-step-1-refill]', () => {
    const name = 'Som serveren skriver det';
    const newest = { ...agreement, id: 44, hasPreviousInsurance: null };
    const state = saveDetails({}, { name, agreement: newest });
    expect(state.details).toEqual({ ...details, name });
    expect(state.trucker?.agreement?.id).toBe(44);
  });

  it('keeps the agreement, the address and all else that the response lacks [4-step-1-partial-answer]', () => {
    const sent = { ...details, street: 'Enghavevej 7', undervogn: '' };
    const known = { ...trucker, headcount, undervogn: '117' };
    const parts = { address: null, vehicle: null, agreement: null, headcount: null };
    const gaps = { ...parts, phone: '', hasCarInsurance: null, hasWorkInsurance: null };
    const state = saveDetails({ details: sent, trucker: known }, { ...gaps, name: 'Nyt navn' });
    expect(state.phase).toBe('car');
    expect(state.details).toEqual({ ...sent, name: 'Nyt navn' });
    expect(state.trucker).toEqual({ ...known, name: 'Nyt navn' });
    expect(state.companies).toEqual(loaded.companies);
  });

  it('updates the haulier of the first save, even if its response had no agreement', () => {
    const first = saveDetails({ trucker: null, token: '' }, { agreement: null });
    const second = next(first, { type: 'detailsSubmitted', details });
    expect(second.effects).toMatchObject([{ type: 'saveDetails', input: { id: 17 } }]);
  });

  it('counts the phone as unverified if step 3 is refused, not if it fails otherwise', () => {
    const saving = stateIn('savingWork', { isPhoneVerified: true });
    const isVerifiedAfter = (kind: ApiErrorKind) =>
      next(saving, { type: 'failed', error: createApiError(kind) }).state.isPhoneVerified;
    expect((['refused', 'forbidden'] as const).map(isVerifiedAfter)).toEqual([false, false]);
    expect((['network', 'server', 'validation'] as const).map(isVerifiedAfter)).toEqual(
      Array(3).fill(true),
    );
  });

  it('counts the phone as unverified once its number has changed', () => {
    const verified = stateIn('details', { isPhoneVerified: true });
    const send = (phone: string) =>
      next(verified, { type: 'detailsSubmitted', details: { ...details, phone } }).state;
    expect(send(details.phone).isPhoneVerified).toBe(true);
    expect(send('12345678').isPhoneVerified).toBe(false);
  });
});

describe('the termination dialog (D17)', () => {
  const submit = (changes: Partial<WizardState>, injuryId = 2) =>
    next(stateIn('car', changes), { ...carSubmitted, car: { ...car, injuryId } }).state.phase;

  it('opens for every injury choice except the id of "no injuries" (D30) [4-step-2-opens-termination]', () => {
    expect(submit({}, 1)).toBe('savingCar');
    expect([2, 3, 4].map((injuryId) => submit({}, injuryId))).toEqual(Array(3).fill('termination'));
  });

  it('does not open without a previous insurance, even if marked as due (D17) [4-termination-not-due]', () => {
    const without = { ...details, hasPreviousInsurance: false };
    expect(submit({ isTerminationDue: true, details: without })).toBe('savingCar');
  });

  it('does not open again after a failed save of step 2', () => {
    const failed = next(stateIn('savingCar', { isTerminationDue: false }), {
      type: 'failed',
      error,
    });
    expect(next(failed.state, carSubmitted).state.phase).toBe('savingCar');
  });

  it('sends a termination again only when it or its haulier has changed [4-termination-sent-once]', () => {
    const reopened = stateIn('termination', { termination: savedTermination });
    const sends = (from: WizardState, changes: Partial<Termination> = {}) => {
      const event = { ...terminationSubmitted, termination: { ...termination, ...changes } };
      return next(next(from, event).state, read).effects.map(({ type }) => type);
    };
    expect(sends(reopened)).toEqual(['saveCar']);
    for (const change of [
      { insuranceCompanyId: 4 },
      { policyNumber: 'P-1' },
      { terminationDate: '2027-01-01' },
    ]) {
      expect(sends(reopened, change)).toEqual(['saveTermination']);
    }
    for (const other of [{ cvr: '87654321' }, { name: 'Nyt navn' }, { email: 'ny@vogn.example' }]) {
      const about = { ...reopened, details: { ...details, ...other } };
      expect(sends(about)).toEqual(['saveTermination']);
    }
  });
});

describe('a correction from the check page', () => {
  const submit = (changes: Partial<typeof car>, state: Partial<WizardState> = {}) =>
    next(stateIn('car', { ...correcting, ...state }), {
      ...carSubmitted,
      car: { ...car, ...changes },
    }).state;

  it('asks for a termination only if none is saved or the injuries changed', () => {
    expect(submit({ ownRiskId: 1 }).phase).toBe('savingCar');
    expect(submit({ injuryId: 3 }).phase).toBe('termination');
    expect(submit({}, { termination: null }).phase).toBe('termination');
  });

  it('can be cancelled with step 2 as saved after the termination dialog is closed', () => {
    const closed = next(submit({ injuryId: 3 }), { type: 'terminationDismissed' }).state;
    expect(closed).toMatchObject({ phase: 'car', car, savedSteps: 2 });
    expect(next(closed, open('check')).state).toMatchObject({ phase: 'check', ...done });
  });

  it('cannot be cancelled after a failed save, as the server may have the changes', () => {
    const refused = next(stateIn('details', correcting), { type: 'detailsSubmitted', details });
    const failed = next(refused.state, { type: 'failed', error }).state;
    expect(next(failed, open('check')).state).toBe(failed);
  });

  it('ends when another step is opened', () => {
    expect(next(stateIn('car', correcting), open('details')).state.correction).toBeNull();
  });
});

it.each([
  ['a code to another number', { phone: '20000000', at: fetchedAt }],
  ['a code of 30 seconds ago', { phone: details.phone, at: fetchedAt - 30_000 }],
])('the wizard sends a new code after %s [4-sms-pause]', (_what, code) => {
  const { state } = next(stateIn('checkingAgreement', { sentCode: code }), agreementFetched);
  expect(state.phase).toBe('requestingCode');
});
