import { addOnsApi } from '@/api/add-ons/addOns.api';
import { fetchOnce, untracked, updateCacheOnly } from '@/api/core/baseApi';
import {
  CallFailure,
  createApiError,
  isApiError,
  isNotFound,
  isWorthRetrying,
  outcomeOf,
  type ApiError,
} from '@/api/core/apiError';
import { pricesApi } from '@/api/prices/prices.api';
import { smsApi } from '@/api/sms/sms.api';
import { agreementStepsApi, sendXmlCompletionKey } from '@/api/steps/agreementSteps.api';
import { registrationApi } from '@/api/steps/registration.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import type { TruckerWithCompanies } from '@/api/truckers/trucker.model';
import { defaultLanguage, type Language } from '@/config/languages';
import { currentLanguage, type TextKey } from '@/i18n/i18n';
import type { AppDispatch } from '@/store/store';
import type { WizardRunner } from './runner';
import { compareAgreement, comparePrices, pricedAddOns, type PriceComparison } from './shownPrices';
import { canLookUpTermination, sentTerminationInput } from './termination';
import {
  agreementIdOf,
  canLoad,
  invariant,
  isStaff,
  premiumChoicesOf,
  targetOf,
  tokenOrIdOf,
  truckerIdOf,
  type FormId,
  type Merged,
  type Signed,
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

const smsTargetOf = (state: WizardState) => ({
  token: state.token,
  truckerId: truckerIdOf(state),
});

/** Builds each request's input from the wizard's state. */
export const inputOf = {
  /**
   * Updates the haulier if one is loaded. Otherwise creates one, or updates the one that this visit or an earlier one
   * created. Updating a loaded haulier needs the id of its address. Without a link, only a response can contain it.
   */
  saveDetails: (state: WizardState) => {
    const { trucker } = state;
    const saved = invariant(state.details, 'details');
    const hasCarInsurance = invariant(saved.hasCarInsurance, 'car insurance');
    const hasWorkInsurance = invariant(saved.hasWorkInsurance, 'work insurance');
    const details = { ...saved, hasCarInsurance, hasWorkInsurance };
    const addressId = trucker?.address?.id ?? null;
    if (trucker && (addressId !== null || canLoad(state))) {
      return { ...details, id: trucker.id, addressId };
    }
    const truckerId = trucker?.id ?? state.createdTruckerId;
    const hasPreviousInsurance = invariant(details.hasPreviousInsurance, 'answer');
    return { ...details, truckerId, hasPreviousInsurance };
  },
  saveCar: (state: WizardState) => ({
    ...targetOf(state),
    ...invariant(state.car, 'car choices'),
    agreementId: invariant(agreementIdOf(state), 'agreement'),
  }),
  saveTermination: sentTerminationInput,
  requestCode: smsTargetOf,
  verifyCode: (state: WizardState) => ({ ...smsTargetOf(state), code: state.code }),
  saveWork: (state: WizardState) => ({
    ...targetOf(state),
    ...invariant(state.work, 'work choices'),
    agreementId: invariant(agreementIdOf(state), 'agreement'),
  }),
  sendXml: (state: WizardState) => ({ tokenOrId: tokenOrIdOf(state), isUpdate: isStaff(state) }),
};

export interface EffectDependencies {
  dispatch: AppDispatch;
  goToThankYou: (tokenOrId: string) => void;
  notify: (tone: 'success' | 'error', key: TextKey) => void;
  openForms: WizardRunner['openForms'];
  /** Reads this browser's record of the signature of the link's agreement. */
  readSigned: () => Promise<Signed | null>;
  /** That record, as it was before the last code was sent, and before the haulier was last fetched. */
  signedBefore: Partial<Record<'code' | 'fetch', Promise<Signed | null>>>;
}

interface EffectContext extends EffectDependencies {
  state: WizardState;
}

/**
 * For each phase that fetches the haulier before a save, the forms that are still to be saved. If several have a
 * conflict, the user is asked about the first one.
 */
const formsToSave: Partial<Record<WizardPhase, readonly FormId[]>> = {
  savingDetails: ['details'],
  savingTermination: ['car', 'termination'],
  savingCar: ['car'],
  checkingAgreement: ['work'],
  recheckingAgreement: ['work'],
};

/** Merges a colleague's saved changes into the forms that are about to be saved. */
function merge(
  { state, openForms }: EffectContext,
  fetched: TruckerWithCompanies | null,
): Merged | undefined {
  if (!fetched) return undefined;
  const merges = invariant(formsToSave[state.phase], 'form to save').map(
    // If the user has closed a form meanwhile, it cannot ask about a conflict. So do not send its answers.
    (form): Merged =>
      openForms.get(form)?.(fetched) ?? {
        answers: {},
        isUpdated: false,
        updated: [],
        asking: form,
      },
  );
  return {
    answers: merges.reduce((all, { answers }) => ({ ...all, ...answers }), {}),
    isUpdated: merges.some(({ isUpdated }) => isUpdated),
    updated: merges.flatMap(({ updated }) => updated),
    asking: merges.find(({ asking }) => asking !== null)?.asking ?? null,
  };
}

type Effects = Record<WizardEffect, (context: EffectContext) => Promise<WizardEvent> | undefined>;

/** Fetches the haulier of the link, or the one that staff edit. Null if the server has no haulier for the link. */
async function fetchTrucker(
  { state: { token, staffTruckerId }, dispatch, readSigned, signedBefore }: EffectContext,
  forceRefetch = true,
): Promise<TruckerWithCompanies | null> {
  const signedYet = readSigned();
  const answer = await (staffTruckerId === null
    ? fetchOnce(dispatch(getRegistration.initiate(token, { forceRefetch })))
    : fetchOnce(dispatch(getTrucker.initiate(staffTruckerId, { forceRefetch }))));
  if (answer === undefined) throw new CallFailure(createApiError('network'));
  // The server has accepted the link despite a signature until now, which is not why it refuses the link later.
  if (answer) signedBefore.fetch = signedYet;
  return answer;
}

/**
 * Fetches the premium and the add-ons again, which also updates the page. Compares them with the prices that the check
 * showed when the user submitted it, and not with those in the cache, which may be newer than what the user saw. Does
 * not reject if a request fails: the page then shows that the price is not known.
 */
async function refetchPrices({ state, dispatch }: EffectContext): Promise<PriceComparison> {
  const before = invariant(state.shownPrices, 'shown prices');
  const choices = invariant(premiumChoicesOf(state), 'car choices');
  // The check page is subscribed to these queries, so their results stay in the cache.
  const [premium, work, car] = await Promise.all([
    dispatch(getPremium.initiate(choices, updateCacheOnly)),
    dispatch(searchAddOns.initiate('work', updateCacheOnly)),
    dispatch(searchAddOns.initiate('car', updateCacheOnly)),
  ]);
  return comparePrices(state, before, {
    premium: premium.error === undefined ? (premium.data ?? null) : null,
    work: pricedAddOns(work),
    car: pricedAddOns(car),
  });
}

/**
 * The effects: the only place where the state machine uses the API and the router. An effect resolves with the event
 * for its outcome, and rejects if its request fails.
 */
const effects: Effects = {
  load: async (context) => {
    const loaded = await fetchTrucker(context, false);
    return loaded ? { type: 'loaded', loaded } : { type: 'nobodyLoaded' };
  },
  /** Fetches the haulier after a saved step 1 whose response contained none. */
  reload: async (context) => {
    const saved = await fetchTrucker(context);
    if (!saved) throw new CallFailure(createApiError('malformed'));
    return { type: 'detailsSaved', saved };
  },
  fetchInsurers: async (context) => {
    const companies = (await fetchTrucker(context))?.companies ?? [];
    if (companies.length === 0) throw new CallFailure(createApiError('malformed'));
    return { type: 'insurersFetched', companies };
  },
  /** Fetches the haulier before a form is saved: a colleague's change must not be overwritten. */
  fetchSaved: async (context) => {
    const fetched = await fetchTrucker(context);
    return { type: 'savedRecordFetched', fetched, merged: merge(context, fetched) };
  },
  /**
   * Fetches the haulier, unless there is no link, and the prices, which the page then shows at once. If the price or an
   * add-on has changed, it reports that even if the haulier could not be fetched. Otherwise no message would mention the
   * change, and the user's next press would confirm it.
   */
  fetchAgreement: async (context) => {
    const fetching = Promise.allSettled([canLoad(context.state) ? fetchTrucker(context) : null]);
    const prices = await refetchPrices(context);
    const [trucker] = await fetching;
    const fetched = trucker.status === 'fulfilled' ? trucker.value : null;
    const read = { fetched, merged: merge(context, fetched) };
    const compared = compareAgreement(context.state, read, prices, Date.now());
    const { news, newFields, opensWork } = compared;
    const isNewsShown = news !== null && news !== 'summary.noPriceNoSigning';
    const isChangeShown = isNewsShown || opensWork || newFields.length > 0;
    if (trucker.status === 'rejected' && !isChangeShown) throw trucker.reason;
    return { type: 'agreementFetched', ...compared };
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
  requestCode: async ({ state, dispatch, readSigned, signedBefore }) => {
    const input = inputOf.requestCode(state);
    const signedYet = readSigned();
    const signing = await dispatch(generateSmsCode.initiate(input, untracked)).unwrap();
    signedBefore.code = signedYet;
    return { type: 'codeSent', signing, at: Date.now() };
  },
  verifyCode: async ({ state, dispatch }) => {
    await dispatch(verifySmsCode.initiate(inputOf.verifyCode(state), untracked)).unwrap();
    return { type: 'codeVerified' };
  },
  saveWork: async ({ state, dispatch }) => {
    const saving = dispatch(saveWorkChoices.initiate(inputOf.saveWork(state), untracked));
    const lang = languageOf('saveWork', state);
    const { isRegistered, message } = await saving.unwrap();
    const error = createApiError('refused', { status: 200, message });
    return { type: 'workSaved', isRegistered, refusal: message === null ? null : { error, lang } };
  },
  sendXml: async ({ state, dispatch }) => {
    const input = inputOf.sendXml(state);
    // The shared cache key lets the thank-you page see a failure of this request, so that it is not reported twice.
    const fixedCacheKey = sendXmlCompletionKey(input.tokenOrId);
    const { error } = await dispatch(sendXml.initiate(input, { fixedCacheKey }));
    return { type: 'xmlEnded', isSent: !error };
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
};

/** The message for each effect whose response was lost: the change may or may not have been saved. */
const lostResponseKeys: Partial<Record<WizardEffect, TextKey>> = {
  saveDetails: 'wizard.saveUnknown',
  saveTermination: 'wizard.saveUnknown',
  saveCar: 'wizard.saveUnknown',
  saveWork: 'wizard.completionUnknown',
  verifyCode: 'sms.unknown',
};

const createsTrucker = ({ trucker, createdTruckerId }: WizardState) =>
  trucker === null && createdTruckerId === null;

/**
 * True if another try may save something twice or be declined. That is so for a new haulier, and for a termination if
 * the next try cannot find out whether it has arrived. After a correction of step 1, or before signing, the next try
 * does not check that.
 */
function isRetryUnsafe(effect: WizardEffect, state: WizardState): boolean {
  if (effect === 'saveDetails' || effect === 'reload') return createsTrucker(state);
  if (effect !== 'saveTermination') return false;
  return state.phase !== 'savingTermination' || !canLookUpTermination(state);
}

function lostResponseKey(effect: WizardEffect, state: WizardState): TextKey | undefined {
  if (!isRetryUnsafe(effect, state)) return lostResponseKeys[effect];
  return isStaff(state) ? 'errors.lost' : 'wizard.saveUnknownCall';
}

/** The effects that fetch the haulier of the link during a visit. */
const linkFetches: readonly WizardEffect[] = ['reload', 'fetchSaved', 'fetchAgreement'];

/**
 * If the server refuses the link, the haulier needs a new one. A wrong code alone is never "not found". If it refuses
 * the CVR of a new haulier, the company may be registered, even by a save whose response a reload has lost.
 */
function helpFor(effect: WizardEffect, state: WizardState, error: ApiError): TextKey | undefined {
  if (effect === 'saveDetails' && error.fieldErrors.cvr && createsTrucker(state)) {
    return 'wizard.registeredCall';
  }
  const isLinkRefused = linkFetches.includes(effect)
    ? !isWorthRetrying(error)
    : effect === 'verifyCode' && isNotFound(error);
  return isLinkRefused && !isStaff(state) ? 'wizard.linkEnded' : undefined;
}

/** The effects whose requests carry the user's language. */
const localisedEffects: readonly WizardEffect[] = [
  'saveDetails',
  'saveTermination',
  'saveCar',
  'saveWork',
];

/**
 * The language of the server's messages. To staff, the server answers in the language of the interface. To hauliers it
 * answers in its default language, unless the request contains the user's language.
 */
function languageOf(effect: WizardEffect, state: WizardState): Language {
  return isStaff(state) || localisedEffects.includes(effect) ? currentLanguage() : defaultLanguage;
}

/**
 * Runs an effect. Resolves with the event for its outcome, if it has one; turns an error into an event, too.
 */
export async function runEffect(
  effect: WizardEffect,
  context: EffectContext,
): Promise<WizardEvent | undefined> {
  // Read before the request whether the browser is online. Offline, it sends nothing, so a failed request has saved
  // nothing.
  const mayBeSent = navigator.onLine;
  const lang = languageOf(effect, context.state);
  try {
    return await effects[effect](context);
  } catch (thrown) {
    const error = isApiError(thrown) ? thrown : createApiError('malformed');
    // Do not return `failed`: by now the wizard may be saving the termination, and `failed` would end that save.
    if (effect === 'fetchInsurers') return { type: 'insurersNotFetched', error };
    const help = helpFor(effect, context.state, error);
    const isCodeRefused = effect === 'verifyCode' && !isWorthRetrying(error);
    // A signature uses up the code, and on some servers the link.
    const since = isCodeRefused ? 'code' : help === 'wizard.linkEnded' && 'fetch';
    const wasSigned = since && (await context.signedBefore[since]);
    const signed = since && !wasSigned ? await context.readSigned() : null;
    if (signed) return { type: 'signedElsewhere', signed, error, help };
    if (effect === 'fetchSaved') return { type: 'savedRecordNotFetched', error, lang, help };
    const isLost = mayBeSent && outcomeOf(error) === 'unknown';
    const lost = isLost ? lostResponseKey(effect, context.state) : undefined;
    return { type: 'failed', error, lost, lang, help };
  }
}
