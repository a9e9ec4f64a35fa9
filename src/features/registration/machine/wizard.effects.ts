import { addOnsApi } from '@/api/add-ons/addOns.api';
import { answerTo } from '@/api/core/baseApi';
import { CallFailure, createApiError, isApiError, type ApiError } from '@/api/core/apiError';
import type { PremiumQuery } from '@/api/prices/price.model';
import { pricesApi } from '@/api/prices/prices.api';
import { smsApi } from '@/api/sms/sms.api';
import { agreementStepsApi, sendXmlCompletionKey } from '@/api/steps/agreementSteps.api';
import { registrationApi } from '@/api/steps/details.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import type { TruckerWithCompanies } from '@/api/truckers/trucker.model';
import type { TextKey } from '@/i18n/i18n';
import type { AppDispatch } from '@/store/store';
import type { WizardEffect, WizardEvent, WizardVisit } from './wizard.state';

const { getRegistration, saveRegistration } = registrationApi.endpoints;
const { getTrucker, updateTrucker } = truckerApi.endpoints;
const { saveTermination, saveCarChoices, saveWorkChoices, sendXml } = agreementStepsApi.endpoints;
const { generateSmsCode, verifySmsCode } = smsApi.endpoints;
const { getPremium } = pricesApi.endpoints;
const { searchAddOns } = addOnsApi.endpoints;
const untracked = { track: false };

/** What it takes to carry out an effect: calls go through `dispatch`. */
export interface EffectDependencies {
  dispatch: AppDispatch;
  goToThankYou: (tokenOrId: string) => void;
  /** Goes to the haulier list after the delay of section 9. */
  goToList: () => void;
  notify: (tone: 'success' | 'error', key: TextKey) => void;
}

type EffectType = WizardEffect['type'];
type EffectOf<Type extends EffectType> = Extract<WizardEffect, { type: Type }>;
type FailedEvent = Extract<WizardEvent, { error: ApiError }>['type'];

/** Each resolves with the event that tells how it went, or with nothing. A call that fails rejects. */
type Effects = {
  [Type in EffectType]: (
    effect: EffectOf<Type>,
    dependencies: EffectDependencies,
  ) => Promise<WizardEvent> | undefined;
};

const failedEvents: Partial<Record<EffectType, FailedEvent>> = {
  load: 'loadFailed',
  readSaved: 'savedNotRead',
  readAgreement: 'agreementNotRead',
  updateTrucker: 'detailsFailed',
  saveRegistration: 'detailsFailed',
  saveCarChoices: 'carFailed',
  saveTermination: 'terminationFailed',
  requestCode: 'codeNotSent',
  verifyCode: 'codeRefused',
  saveWorkChoices: 'workFailed',
};

/** The event that tells of a call that failed. */
function failedEvent(effect: WizardEffect): FailedEvent | undefined {
  if (effect.type === 'load' && effect.isSaved) return 'detailsFailed';
  return failedEvents[effect.type];
}

/** The haulier of the link, or of the agreement that staff edit; null where the server has none for the link. */
async function readTrucker(
  dispatch: AppDispatch,
  visit: WizardVisit,
  forceRefetch: boolean,
): Promise<TruckerWithCompanies | null> {
  const answer = await ('token' in visit
    ? answerTo(dispatch(getRegistration.initiate(visit.token, { forceRefetch })))
    : answerTo(dispatch(getTrucker.initiate(visit.staffTruckerId, { forceRefetch }))));
  if (answer === undefined) throw new CallFailure(createApiError('network'));
  return answer;
}

/**
 * Fetches again what the price is made of, for the screen, too. Resolves with whether any of it has changed; rejects where
 * something that was known could not be fetched, as a failure says nothing about the price.
 */
async function readPricesAgain(
  choices: PremiumQuery | null,
  dispatch: AppDispatch,
): Promise<boolean> {
  const read = async (forceRefetch: boolean) => {
    const options = { forceRefetch, subscribe: false };
    const answers = await Promise.all([
      choices && dispatch(getPremium.initiate(choices, options)),
      dispatch(searchAddOns.initiate('car', options)),
      dispatch(searchAddOns.initiate('work', options)),
    ]);
    return answers.filter((answer) => answer !== null);
  };
  const before = await read(false);
  const now = await read(true);
  const wasKnown = (index: number) => before[index]?.data !== undefined;
  const failed = now.find(({ isError }, index) => isError && wasKnown(index));
  if (isApiError(failed?.error)) throw new CallFailure(failed.error);
  const valuesOf = (answers: typeof now) => JSON.stringify(answers.map(({ data }) => data));
  return valuesOf(now) !== valuesOf(before);
}

/** Everything that the wizard asks for: the only place where it meets the API and the router. */
const effects: Effects = {
  load: async ({ visit, isSaved }, { dispatch }) => {
    const loaded = await readTrucker(dispatch, visit, isSaved);
    if (!isSaved) return loaded ? { type: 'loaded', loaded } : { type: 'nobodyLoaded' };
    if (!loaded) throw new CallFailure(createApiError('malformed'));
    return { type: 'detailsSaved', saved: loaded };
  },
  readSaved: async ({ visit }, { dispatch }) => ({
    type: 'savedRead',
    told: await readTrucker(dispatch, visit, true),
  }),
  readAgreement: async ({ visit, choices }, { dispatch }) => {
    const [told, isPriceChanged] = await Promise.all([
      readTrucker(dispatch, visit, true),
      readPricesAgain(choices, dispatch),
    ]);
    return { type: 'agreementRead', told, isPriceChanged };
  },
  updateTrucker: async ({ input }, { dispatch }) => ({
    type: 'detailsSaved',
    saved: await dispatch(updateTrucker.initiate(input, untracked)).unwrap(),
  }),
  saveRegistration: async ({ input }, { dispatch }) => ({
    type: 'detailsSaved',
    saved: await dispatch(saveRegistration.initiate(input, untracked)).unwrap(),
  }),
  saveCarChoices: async ({ input }, { dispatch }) => {
    await dispatch(saveCarChoices.initiate(input, untracked)).unwrap();
    return { type: 'carSaved' };
  },
  saveTermination: async ({ input }, { dispatch }) => {
    await dispatch(saveTermination.initiate(input, untracked)).unwrap();
    return { type: 'terminationSaved', saved: input };
  },
  requestCode: async ({ target }, { dispatch }) => {
    const signing = await dispatch(generateSmsCode.initiate(target, untracked)).unwrap();
    return { type: 'codeSent', signing, at: Date.now() };
  },
  verifyCode: async ({ verification }, { dispatch }) => {
    await dispatch(verifySmsCode.initiate(verification, untracked)).unwrap();
    return { type: 'codeVerified' };
  },
  saveWorkChoices: async ({ input }, { dispatch }) => {
    const saving = dispatch(saveWorkChoices.initiate(input, untracked));
    const { isRegistered } = await saving.unwrap();
    return { type: 'workSaved', isRegistered };
  },
  sendXml: async ({ input }, { dispatch }) => {
    // The store remembers it, so that thank-you does not tell of the same failure again.
    const fixedCacheKey = sendXmlCompletionKey(input.tokenOrId);
    const { error } = await dispatch(sendXml.initiate(input, { fixedCacheKey }));
    return { type: error ? 'xmlNotSent' : 'xmlSent' };
  },
  goToThankYou: ({ tokenOrId }, { goToThankYou }) => {
    goToThankYou(tokenOrId);
  },
  goToList: (_, { goToList }) => {
    goToList();
  },
  notifySuccess: ({ key }, { notify }) => {
    notify('success', key);
  },
  notifyError: ({ key }, { notify }) => {
    notify('error', key);
  },
};

/** Carries out an effect; resolves with the event that tells how it went, or with nothing. A call never rejects. */
export async function carryOut<Type extends EffectType>(
  effect: EffectOf<Type>,
  dependencies: EffectDependencies,
): Promise<WizardEvent | undefined> {
  const handle: Effects[Type] = effects[effect.type];
  try {
    return await handle(effect, dependencies);
  } catch (error) {
    const type = failedEvent(effect);
    if (!type) throw error;
    return { type, error: isApiError(error) ? error : createApiError('malformed') };
  }
}
