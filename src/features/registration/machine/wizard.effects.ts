import { addOnsApi } from '@/api/add-ons/addOns.api';
import { answerTo } from '@/api/core/answerTo';
import { CallFailure, createApiError, isApiError, type ApiError } from '@/api/core/apiError';
import type { PremiumQuery } from '@/api/prices/price.model';
import { pricesApi } from '@/api/prices/prices.api';
import { smsApi } from '@/api/sms/sms.api';
import { agreementStepsApi, sendXmlCompletionKey } from '@/api/steps/agreementSteps.api';
import { detailsApi, registrationApi } from '@/api/steps/details.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import type { TruckerWithCompanies } from '@/api/truckers/trucker.model';
import type { TextKey } from '@/i18n/i18n';
import type { AppDispatch } from '@/store/store';
import type { WizardEffect, WizardEvent, WizardVisit } from './wizard.state';

const { getRegistration } = registrationApi.endpoints;
const { getTrucker, updateTrucker } = truckerApi.endpoints;
const { saveRegistration } = detailsApi.endpoints;
const { saveTermination, saveCarChoices, saveWorkChoices, sendXml } = agreementStepsApi.endpoints;
const { generateSmsCode, verifySmsCode } = smsApi.endpoints;
const { getPremium } = pricesApi.endpoints;
const { searchAddOns } = addOnsApi.endpoints;
const untracked = { track: false };

/** What it takes to carry out an effect: calls go through `dispatch`. */
export interface EffectDependencies {
  dispatch: AppDispatch;
  redirectToLogin: () => void;
  goToThankYou: (tokenOrId: string) => void;
  /** Goes to the haulier list after the delay of section 9. */
  goToList: () => void;
  notify: (tone: 'success' | 'error', key: TextKey) => void;
}

type EffectType = WizardEffect['type'];
type EffectOf<Type extends EffectType> = Extract<WizardEffect, { type: Type }>;

/** Each resolves with the event that tells how it went, or with nothing. Never rejects. */
type Effects = {
  [Type in EffectType]: (
    effect: EffectOf<Type>,
    dependencies: EffectDependencies,
  ) => Promise<WizardEvent> | undefined;
};

/** Tells the wizard what became of a call. */
async function outcome<Answer>(
  answer: Promise<Answer>,
  succeeded: (answer: Answer) => WizardEvent,
  failed: (error: ApiError) => WizardEvent,
): Promise<WizardEvent> {
  try {
    return succeeded(await answer);
  } catch (error) {
    return failed(isApiError(error) ? error : createApiError('malformed'));
  }
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
  load: ({ visit, isSaved }, { dispatch }) =>
    outcome(
      readTrucker(dispatch, visit, isSaved),
      (loaded) => {
        if (!isSaved) return loaded ? { type: 'loaded', loaded } : { type: 'nobodyLoaded' };
        return loaded
          ? { type: 'detailsSaved', saved: loaded }
          : { type: 'detailsFailed', error: createApiError('malformed') };
      },
      (error) => ({ type: isSaved ? 'detailsFailed' : 'loadFailed', error }),
    ),
  readSaved: ({ visit }, { dispatch }) =>
    outcome(
      readTrucker(dispatch, visit, true),
      (told) => ({ type: 'savedRead', told }),
      (error) => ({ type: 'savedNotRead', error }),
    ),
  readAgreement: ({ visit, choices }, { dispatch }) =>
    outcome(
      Promise.all([readTrucker(dispatch, visit, true), readPricesAgain(choices, dispatch)]),
      ([told, isPriceChanged]) => ({ type: 'agreementRead', told, isPriceChanged }),
      (error) => ({ type: 'agreementNotRead', error }),
    ),
  updateTrucker: ({ input }, { dispatch }) =>
    outcome(
      dispatch(updateTrucker.initiate(input, untracked)).unwrap(),
      (saved) => ({ type: 'detailsSaved', saved }),
      (error) => ({ type: 'detailsFailed', error }),
    ),
  saveRegistration: ({ input }, { dispatch }) =>
    outcome(
      dispatch(saveRegistration.initiate(input, untracked)).unwrap(),
      (saved) => ({ type: 'detailsSaved', saved }),
      (error) => ({ type: 'detailsFailed', error }),
    ),
  saveCarChoices: ({ input }, { dispatch }) =>
    outcome(
      dispatch(saveCarChoices.initiate(input, untracked)).unwrap(),
      () => ({ type: 'carSaved' }),
      (error) => ({ type: 'carFailed', error }),
    ),
  saveTermination: ({ input }, { dispatch }) =>
    outcome(
      dispatch(saveTermination.initiate(input, untracked)).unwrap(),
      () => ({ type: 'terminationSaved', saved: input }),
      (error) => ({ type: 'terminationFailed', error }),
    ),
  requestCode: ({ target }, { dispatch }) =>
    outcome(
      dispatch(generateSmsCode.initiate(target, untracked)).unwrap(),
      (signing) => ({ type: 'codeSent', signing, at: Date.now() }),
      (error) => ({ type: 'codeNotSent', error }),
    ),
  verifyCode: ({ verification }, { dispatch }) =>
    outcome(
      dispatch(verifySmsCode.initiate(verification, untracked)).unwrap(),
      () => ({ type: 'codeVerified' }),
      (error) => ({ type: 'codeRefused', error }),
    ),
  saveWorkChoices: ({ input }, { dispatch }) =>
    outcome(
      dispatch(saveWorkChoices.initiate(input, untracked)).unwrap(),
      ({ isRegistered }) => ({ type: 'workSaved', isRegistered }),
      (error) => ({ type: 'workFailed', error }),
    ),
  sendXml: ({ input }, { dispatch }) =>
    outcome(
      // The store remembers it, so that thank-you does not tell of the same failure again.
      dispatch(
        sendXml.initiate(input, { fixedCacheKey: sendXmlCompletionKey(input.tokenOrId) }),
      ).unwrap(),
      () => ({ type: 'xmlSent' }),
      () => ({ type: 'xmlNotSent' }),
    ),
  redirectToLogin: (_, { redirectToLogin }) => {
    redirectToLogin();
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

/** Carries out an effect; resolves with the event that tells how it went, or with nothing. */
export async function carryOut<Type extends EffectType>(
  effect: EffectOf<Type>,
  dependencies: EffectDependencies,
): Promise<WizardEvent | undefined> {
  const handle: Effects[Type] = effects[effect.type];
  return handle(effect, dependencies);
}
