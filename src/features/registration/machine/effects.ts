import type { PremiumQuery } from '@/api/prices/price.model';
import type { SmsTarget, SmsVerification } from '@/api/sms/sms.model';
import type {
  CarChoicesInput,
  RegistrationInput,
  SendXmlInput,
  TerminationInput,
  WorkChoicesInput,
} from '@/api/steps/step.model';
import type { TruckerUpdate } from '@/api/truckers/trucker.model';
import type { TextKey } from '@/i18n/textKeys';
import { premiumChoicesOf } from './selectors';
import type { WizardState, WizardVisit } from './state';

/** What the wizard wants done: calls, whose outcome comes back as an event, and things to show. */
export type WizardEffect =
  /** `isSaved` where step 1 was saved and its answer told nothing of the haulier. */
  | { type: 'load'; visit: WizardVisit; isSaved: boolean }
  /** The haulier, and what the price is made of for these choices, as the server has them now (D45). */
  | { type: 'readAgreement'; visit: WizardVisit; choices: PremiumQuery | null }
  | { type: 'redirectToLogin' }
  | { type: 'updateTrucker'; input: TruckerUpdate }
  | { type: 'saveRegistration'; input: RegistrationInput }
  | { type: 'saveCarChoices'; input: CarChoicesInput }
  | { type: 'saveTermination'; input: TerminationInput }
  | { type: 'requestCode'; target: SmsTarget }
  | { type: 'verifyCode'; verification: SmsVerification }
  | { type: 'saveWorkChoices'; input: WorkChoicesInput }
  | { type: 'sendXml'; input: SendXmlInput }
  | { type: 'goToThankYou'; tokenOrId: string }
  | { type: 'goToList' }
  | { type: 'notifySuccess'; key: TextKey }
  | { type: 'notifyError'; key: TextKey };

/** A value that the course of the wizard guarantees. Throws where it does not, which would be a fault of ours. */
export function known<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The wizard has no ${name}.`);
  return value;
}

function visitOf({ token, staffTruckerId }: WizardState): WizardVisit {
  return staffTruckerId === null ? { token } : { staffTruckerId };
}

/** The haulier as the server knows it (section 2, D12). */
export function load(state: WizardState, isSaved: boolean): WizardEffect {
  return { type: 'load', visit: visitOf(state), isSaved };
}

/** What is about to be signed, as the server has it (D45). */
export function readAgreement(state: WizardState): WizardEffect {
  return { type: 'readAgreement', visit: visitOf(state), choices: premiumChoicesOf(state) };
}
