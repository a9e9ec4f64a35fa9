import { answerTo } from '@/api/core/answerTo';
import { CallFailure, createApiError } from '@/api/core/apiError';
import type { PremiumQuery } from '@/api/prices/price.model';
import { registrationApi } from '@/api/steps/registration.api';
import type { TextKey } from '@/i18n/textKeys';
import type { AppDispatch } from '@/store/store';
import { toEvent } from '../machine/events';
import type { EffectHandler } from '../machine/runner';
import type { WizardVisit } from '../machine/state';
import type { AgreementEffect } from './agreementEffectHandler';

/** What it takes to carry out an effect: calls go through `dispatch`. */
export interface EffectDependencies {
  dispatch: AppDispatch;
  redirectToLogin: () => void;
  goToThankYou: (tokenOrId: string) => void;
  /** Goes to the haulier list after the delay of section 9. */
  goToList: () => void;
  notify: (tone: 'success' | 'error', key: TextKey) => void;
}

const { getRegistration } = registrationApi.endpoints;
const nothing = Promise.resolve(null);

/** The call of staff. Where its script does not come, the server would not have been reached either. */
function loadTruckerCall() {
  return import(/* webpackChunkName: "agreement" */ '../details/details.calls').catch(() => {
    throw new CallFailure(createApiError('network'));
  });
}

/** Its script is there: the transitions that ask for it came with it. */
async function carryOutLater(effect: AgreementEffect, dispatch: AppDispatch) {
  const { handleAgreementEffect } = await import(
    /* webpackChunkName: "agreement" */ './agreementEffectHandler'
  );
  return handleAgreementEffect(effect, dispatch);
}

async function readPricesAgain(choices: PremiumQuery | null, dispatch: AppDispatch) {
  const agreement = await import(/* webpackChunkName: "agreement" */ './agreementEffectHandler');
  return agreement.readPricesAgain(choices, dispatch);
}

/** Carries out the effects of the machine; with `agreementEffectHandler` the only place where the wizard meets the API and the router. */
export function createEffectHandler(dependencies: EffectDependencies): EffectHandler {
  const { dispatch, notify, redirectToLogin, goToThankYou, goToList } = dependencies;
  const load = async (visit: WizardVisit, forceRefetch: boolean) => {
    const read = async () => {
      if ('token' in visit) {
        return answerTo(dispatch(getRegistration.initiate(visit.token, { forceRefetch })));
      }
      const { getTrucker } = await loadTruckerCall();
      return answerTo(dispatch(getTrucker.initiate(visit.staffTruckerId, { forceRefetch })));
    };
    const answer = await read();
    if (answer === undefined) throw new CallFailure(createApiError('network'));
    return answer;
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
      case 'readAgreement':
        return toEvent(
          Promise.all([load(effect.visit, true), readPricesAgain(effect.choices, dispatch)]),
          ([told, isPriceChanged]) => ({ type: 'agreementRead', told, isPriceChanged }),
          (error) => ({ type: 'agreementNotRead', error }),
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
      case 'updateTrucker':
      case 'saveRegistration':
      case 'saveCarChoices':
      case 'saveTermination':
      case 'requestCode':
      case 'verifyCode':
      case 'saveWorkChoices':
      case 'sendXml':
        return carryOutLater(effect, dispatch);
    }
  };
}
