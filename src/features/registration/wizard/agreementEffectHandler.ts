import { addOnsApi } from '@/api/add-ons/addOns.api';
import { CallFailure, isApiError } from '@/api/core/apiError';
import type { PremiumQuery } from '@/api/prices/price.model';
import { pricesApi } from '@/api/prices/prices.api';
import { smsApi } from '@/api/sms/sms.api';
import { agreementStepsApi, sendXmlCompletionKey } from '@/api/steps/agreementSteps.api';
import { detailsApi } from '@/api/steps/details.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import type { AppDispatch } from '@/store/store';
import type { WizardEffect } from '../machine/effects';
import { toEvent, type WizardEvent } from '../machine/events';

const { updateTrucker } = truckerApi.endpoints;
const { saveRegistration } = detailsApi.endpoints;
const { saveTermination, saveCarChoices, saveWorkChoices, sendXml } = agreementStepsApi.endpoints;
const { generateSmsCode, verifySmsCode } = smsApi.endpoints;
const { getPremium } = pricesApi.endpoints;
const { searchAddOns } = addOnsApi.endpoints;
const untracked = { track: false };

/**
 * Fetches again what the price is made of, for the screen, too. Resolves with whether any of it has changed; rejects where
 * something that was known could not be fetched, as a failure says nothing about the price.
 */
export async function readPricesAgain(
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

/** The calls from the saved step 1 to the signed agreement. */
export type AgreementEffect = Extract<
  WizardEffect,
  {
    type:
      | 'updateTrucker'
      | 'saveRegistration'
      | 'saveCarChoices'
      | 'saveTermination'
      | 'requestCode'
      | 'verifyCode'
      | 'saveWorkChoices'
      | 'sendXml';
  }
>;

/** Carries out a call that a saved step asks for; it comes in one script with the transitions. */
export function handleAgreementEffect(
  effect: AgreementEffect,
  dispatch: AppDispatch,
): Promise<WizardEvent> {
  switch (effect.type) {
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
        (signing) => ({ type: 'codeSent', signing, at: Date.now() }),
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
            fixedCacheKey: sendXmlCompletionKey(effect.input.tokenOrId),
          }),
        ).unwrap(),
        () => ({ type: 'xmlSent' }),
        () => ({ type: 'xmlNotSent' }),
      );
  }
}
