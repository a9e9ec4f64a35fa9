import { createApiError, isApiError } from '@/api/core/apiError';
import type { ApiError } from '@/api/core/apiError';
import { smsApi } from '@/api/sms/sms.api';
import { stepsApi } from '@/api/steps/steps.api';
import { truckersApi } from '@/api/truckers/truckers.api';
import type { TextKey } from '@/i18n/textKeys';
import type { AppDispatch } from '@/store/store';
import type { WizardEvent } from '../machine/events';
import type { EffectHandler } from '../machine/runner';
import type { WizardVisit } from '../machine/state';
import { completionKey } from '../thank-you/delivery';

/** What it takes to carry out an effect: calls go through `dispatch`. */
export interface EffectDependencies {
  dispatch: AppDispatch;
  redirectToLogin: () => void;
  goToThankYou: (tokenOrId: string) => void;
  /** Goes to the haulier list after the delay of section 9. */
  goToList: () => void;
  notify: (tone: 'success' | 'error', key: TextKey) => void;
}

async function toEvent<Result>(
  answer: Promise<Result>,
  succeeded: (result: Result) => WizardEvent,
  failed: (error: ApiError) => WizardEvent,
): Promise<WizardEvent> {
  try {
    return succeeded(await answer);
  } catch (error) {
    return failed(isApiError(error) ? error : createApiError('malformed'));
  }
}

const { getRegistration, saveRegistration, saveTermination } = stepsApi.endpoints;
const { saveCarChoices, saveWorkChoices, sendXml } = stepsApi.endpoints;
const { generateSmsCode, verifySmsCode } = smsApi.endpoints;
const { getTrucker, updateTrucker } = truckersApi.endpoints;
const untracked = { track: false };
const nothing = Promise.resolve(null);

/** Carries out the effects of the machine; the only place where the wizard meets the API and the router. */
export function createEffectHandler(dependencies: EffectDependencies): EffectHandler {
  const { dispatch, notify, redirectToLogin, goToThankYou, goToList } = dependencies;
  const load = (visit: WizardVisit, forceRefetch: boolean) => {
    const options = { subscribe: false, forceRefetch };
    return 'token' in visit
      ? dispatch(getRegistration.initiate(visit.token, options)).unwrap()
      : dispatch(getTrucker.initiate(visit.staffTruckerId, options)).unwrap();
  };
  return (effect) => {
    switch (effect.type) {
      case 'load':
        return toEvent(
          load(effect.visit, effect.isSaved),
          (loaded) => {
            if (!effect.isSaved)
              return loaded ? { type: 'loaded', loaded } : { type: 'nobodyLoaded' };
            return loaded
              ? { type: 'detailsSaved', saved: loaded }
              : { type: 'detailsFailed', error: createApiError('malformed') };
          },
          (error) => ({ type: effect.isSaved ? 'detailsFailed' : 'loadFailed', error }),
        );
      case 'updateTrucker':
        return toEvent(
          dispatch(updateTrucker.initiate(effect.input, untracked)).unwrap(),
          (saved) => ({ type: 'detailsSaved', saved }),
          (error) => ({ type: 'detailsFailed', error }),
        );
      case 'saveRegistration':
        return toEvent(
          dispatch(saveRegistration.initiate(effect.input, untracked)).unwrap(),
          (saved) => ({ type: 'detailsSaved', saved }),
          (error) => ({ type: 'detailsFailed', error }),
        );
      case 'saveCarChoices':
        return toEvent(
          dispatch(saveCarChoices.initiate(effect.input, untracked)).unwrap(),
          () => ({ type: 'carSaved' }),
          (error) => ({ type: 'carFailed', error }),
        );
      case 'saveTermination':
        return toEvent(
          dispatch(saveTermination.initiate(effect.input, untracked)).unwrap(),
          () => ({ type: 'terminationSaved', saved: effect.input }),
          (error) => ({ type: 'terminationFailed', error }),
        );
      case 'requestCode':
        return toEvent(
          dispatch(generateSmsCode.initiate(effect.target, untracked)).unwrap(),
          (signing) => ({ type: 'codeSent', signing }),
          (error) => ({ type: 'codeNotSent', error }),
        );
      case 'verifyCode':
        return toEvent(
          dispatch(verifySmsCode.initiate(effect.verification, untracked)).unwrap(),
          () => ({ type: 'codeVerified' }),
          (error) => ({ type: 'codeRefused', error }),
        );
      case 'saveWorkChoices':
        return toEvent(
          dispatch(saveWorkChoices.initiate(effect.input, untracked)).unwrap(),
          ({ isRegistered }) => ({ type: 'workSaved', isRegistered }),
          (error) => ({ type: 'workFailed', error }),
        );
      case 'sendXml':
        return toEvent(
          // The store remembers it: thank-you does not tell of the same failure again.
          dispatch(
            sendXml.initiate(effect.input, {
              fixedCacheKey: completionKey(effect.input.tokenOrId),
            }),
          ).unwrap(),
          () => ({ type: 'xmlSent' }),
          () => ({ type: 'xmlNotSent' }),
        );
      case 'redirectToLogin':
        redirectToLogin();
        return nothing;
      case 'goToThankYou':
        goToThankYou(effect.tokenOrId);
        return nothing;
      case 'goToList':
        goToList();
        return nothing;
      case 'notifySuccess':
        notify('success', effect.key);
        return nothing;
      case 'notifyError':
        notify('error', effect.key);
        return nothing;
    }
  };
}
