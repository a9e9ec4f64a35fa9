import { addOnsApi } from '@/api/add-ons/addOns.api';
import { answerTo } from '@/api/core/baseApi';
import { CallFailure, createApiError, isApiError, outcomeOf } from '@/api/core/apiError';
import { pricesApi } from '@/api/prices/prices.api';
import { smsApi } from '@/api/sms/sms.api';
import { agreementStepsApi, sendXmlCompletionKey } from '@/api/steps/agreementSteps.api';
import { registrationApi } from '@/api/steps/details.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import type { TruckerWithCompanies } from '@/api/truckers/trucker.model';
import type { TextKey } from '@/i18n/i18n';
import type { AppDispatch } from '@/store/store';
import type { WizardRunner } from './runner';
import { known, terminationInput, tokenOrIdOf } from './agreement';
import {
  agreementIdOf,
  isStaff,
  premiumChoicesOf,
  type FormId,
  type Merged,
  type WizardEffect,
  type WizardEvent,
  type WizardPhase,
  type WizardState,
} from './wizard.state';

const { getRegistration, saveRegistration } = registrationApi.endpoints;
const { getTrucker, updateTrucker } = truckerApi.endpoints;
const { saveTermination, saveCarChoices, saveWorkChoices, sendXml } = agreementStepsApi.endpoints;
const { generateSmsCode, verifySmsCode } = smsApi.endpoints;
const { getPremium } = pricesApi.endpoints;
const { searchAddOns } = addOnsApi.endpoints;
const untracked = { track: false };

const targetOf = (state: WizardState) => ({ token: state.token, isAdmin: isStaff(state) });
const truckerIdOf = ({ trucker }: WizardState) => known(trucker?.id, 'haulier');

/** What the calls send, from what the wizard knows. */
export const inputOf = {
  /** Updates the haulier if there is one. Otherwise makes one, or writes to the one that an earlier visit has made. */
  saveDetails: ({ trucker, madeTruckerId, ...state }: WizardState) => {
    const details = known(state.details, 'details');
    if (trucker) return { ...details, id: trucker.id, addressId: trucker.address?.id ?? null };
    const hasPreviousInsurance = known(details.hasPreviousInsurance, 'answer');
    return { ...details, truckerId: madeTruckerId, hasPreviousInsurance };
  },
  saveCar: (state: WizardState) => ({
    ...targetOf(state),
    ...known(state.car, 'car choices'),
    agreementId: known(agreementIdOf(state), 'agreement'),
  }),
  saveTermination: (state: WizardState) =>
    terminationInput(state, known(state.sentTermination, 'termination')),
  requestCode: (state: WizardState) => ({ token: state.token, truckerId: truckerIdOf(state) }),
  verifyCode: (state: WizardState) => ({
    token: state.token,
    truckerId: truckerIdOf(state),
    code: state.code,
  }),
  saveWork: (state: WizardState) => ({
    ...targetOf(state),
    ...known(state.work, 'work choices'),
    agreementId: known(agreementIdOf(state), 'agreement'),
  }),
  sendXml: (state: WizardState) => ({ tokenOrId: tokenOrIdOf(state), isUpdate: isStaff(state) }),
};

export interface EffectDependencies {
  dispatch: AppDispatch;
  goToThankYou: (tokenOrId: string) => void;
  /** Goes to the haulier list after the delay of section 9. */
  goToList: () => void;
  notify: (tone: 'success' | 'error', key: TextKey) => void;
  openForms: WizardRunner['openForms'];
}

interface EffectContext extends EffectDependencies {
  state: WizardState;
}

/** The forms that are saved from a phase on, in their order. */
const formsOf: Partial<Record<WizardPhase, readonly FormId[]>> = {
  savingDetails: ['details'],
  savingTermination: ['car', 'termination'],
  savingCar: ['car'],
  checkingAgreement: ['work'],
  recheckingAgreement: ['work'],
};

/** The forms that are about to be saved, with what a colleague has saved since they were filled in. */
function merge(
  { state, openForms }: EffectContext,
  told: TruckerWithCompanies | null,
): Merged | undefined {
  if (!told) return undefined;
  const merges = known(formsOf[state.phase], 'form to save').map(
    // Do not send a form that was left meanwhile, as nobody can be asked about it.
    (form): Merged =>
      openForms.get(form)?.(told) ?? { answers: {}, isUpdated: false, asking: form },
  );
  return {
    answers: merges.reduce((all, { answers }) => ({ ...all, ...answers }), {}),
    isUpdated: merges.some(({ isUpdated }) => isUpdated),
    asking: merges.find(({ asking }) => asking !== null)?.asking ?? null,
  };
}

type Effects = Record<WizardEffect, (context: EffectContext) => Promise<WizardEvent> | undefined>;

/** The haulier of the link, or of the agreement that staff edit; null where the server has none for the link. */
async function readTrucker(
  { state: { token, staffTruckerId }, dispatch }: EffectContext,
  forceRefetch = true,
): Promise<TruckerWithCompanies | null> {
  const answer = await (staffTruckerId === null
    ? answerTo(dispatch(getRegistration.initiate(token, { forceRefetch })))
    : answerTo(dispatch(getTrucker.initiate(staffTruckerId, { forceRefetch }))));
  if (answer === undefined) throw new CallFailure(createApiError('network'));
  return answer;
}

/**
 * Fetches the premium and the add-ons again, for the screen, too. Resolves with whether any of them has changed, and whether what
 * was chosen has no price any more: its plan or a car add-on is gone. Rejects if one
 * that was known could not be fetched: a failure says nothing about the price.
 */
async function readPricesAgain({ state, dispatch }: EffectContext) {
  const choices = premiumChoicesOf(state);
  const read = async (forceRefetch: boolean) => {
    const options = { forceRefetch, subscribe: false };
    const answers = await Promise.all([
      choices && dispatch(getPremium.initiate(choices, options)),
      dispatch(searchAddOns.initiate('work', options)),
      dispatch(searchAddOns.initiate('car', options)),
    ]);
    return answers.filter((answer) => answer !== null);
  };
  const before = await read(false);
  const now = await read(true);
  const wasKnown = (index: number) => before[index]?.data !== undefined;
  const failed = now.find(({ isError }, index) => isError && wasKnown(index));
  if (isApiError(failed?.error)) throw new CallFailure(failed.error);
  const valuesOf = (answers: typeof now) => JSON.stringify(answers.map(({ data }) => data));
  const chosen = [state.car?.hasRoadAssistance, state.car?.hasGlassCover];
  const offered = now.at(-1)?.data;
  return {
    isPriceChanged: valuesOf(now) !== valuesOf(before),
    isPriceLost:
      now[0]?.data === null ||
      (Array.isArray(offered) && chosen.slice(offered.length).includes(true)),
  };
}

/**
 * Everything that the wizard asks for: the only place where it meets the API and the router. A call resolves with the event that
 * tells its outcome, and rejects if it fails.
 */
const effects: Effects = {
  load: async (context) => {
    const loaded = await readTrucker(context, false);
    return loaded ? { type: 'loaded', loaded } : { type: 'nobodyLoaded' };
  },
  /** Step 1 was saved, and the answer had no haulier in it. */
  reload: async (context) => {
    const saved = await readTrucker(context);
    if (!saved) throw new CallFailure(createApiError('malformed'));
    return { type: 'detailsSaved', saved };
  },
  /** Reads what a colleague may have saved, before a form is saved over it. */
  readSaved: async (context) => {
    const told = await readTrucker(context);
    return { type: 'savedRead', told, merged: merge(context, told) };
  },
  readAgreement: async (context) => {
    const [told, prices] = await Promise.all([readTrucker(context), readPricesAgain(context)]);
    return { type: 'agreementRead', told, merged: merge(context, told), ...prices };
  },
  saveDetails: async ({ state, dispatch }) => {
    const input = inputOf.saveDetails(state);
    const saved = await ('id' in input
      ? dispatch(updateTrucker.initiate(input, untracked)).unwrap()
      : dispatch(saveRegistration.initiate(input, untracked)).unwrap());
    return { type: 'detailsSaved', saved };
  },
  saveCar: async ({ state, dispatch }) => {
    await dispatch(saveCarChoices.initiate(inputOf.saveCar(state), untracked)).unwrap();
    return { type: 'carSaved' };
  },
  saveTermination: async ({ state, dispatch }) => {
    const saved = inputOf.saveTermination(state);
    await dispatch(saveTermination.initiate(saved, untracked)).unwrap();
    return { type: 'terminationSaved', saved };
  },
  requestCode: async ({ state, dispatch }) => {
    const input = inputOf.requestCode(state);
    const signing = await dispatch(generateSmsCode.initiate(input, untracked)).unwrap();
    return { type: 'codeSent', signing, at: Date.now() };
  },
  verifyCode: async ({ state, dispatch }) => {
    await dispatch(verifySmsCode.initiate(inputOf.verifyCode(state), untracked)).unwrap();
    return { type: 'codeVerified' };
  },
  saveWork: async ({ state, dispatch }) => {
    const saving = dispatch(saveWorkChoices.initiate(inputOf.saveWork(state), untracked));
    const { isRegistered } = await saving.unwrap();
    return { type: 'workSaved', isRegistered };
  },
  sendXml: async ({ state, dispatch }) => {
    const input = inputOf.sendXml(state);
    // The store remembers the call, so that the thank-you page does not report the same failure again.
    const fixedCacheKey = sendXmlCompletionKey(input.tokenOrId);
    const { error } = await dispatch(sendXml.initiate(input, { fixedCacheKey }));
    return { type: error ? 'xmlNotSent' : 'xmlSent' };
  },
  sayCodeVerified: ({ notify }) => {
    notify('success', 'SMS_VERIFICATION_SUCCESS');
  },
  sayXmlNotSent: ({ notify }) => {
    notify('error', 'SOMETHING_WENT_WRONG');
  },
  goToThankYou: ({ state, goToThankYou }) => {
    goToThankYou(tokenOrIdOf(state));
  },
  goToList: ({ goToList }) => {
    goToList();
  },
};

/** What is said of a change whose answer was lost (D41). */
const lostAnswers: Partial<Record<WizardEffect, TextKey>> = {
  saveDetails: 'wizard.saveUnknown',
  saveTermination: 'wizard.saveUnknown',
  saveCar: 'wizard.saveUnknown',
  saveWork: 'wizard.completionUnknown',
  verifyCode: 'sms.unknown',
};

/** Carries out an effect; resolves with the event that tells its outcome, if it has one. */
export async function carryOut(
  effect: WizardEffect,
  context: EffectContext,
): Promise<WizardEvent | undefined> {
  // Nothing leaves a browser that knows that it is offline.
  const isSent = navigator.onLine;
  try {
    return await effects[effect](context);
  } catch (thrown) {
    const error = isApiError(thrown) ? thrown : createApiError('malformed');
    if (effect === 'readSaved') return { type: 'savedNotRead', error };
    const isLost = isSent && outcomeOf(error) === 'unknown';
    return { type: 'failed', error, lost: isLost ? lostAnswers[effect] : undefined };
  }
}
