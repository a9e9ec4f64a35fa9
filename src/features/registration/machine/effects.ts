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
import type { WizardState, WizardVisit } from './state';

/** What the wizard wants done: calls, whose outcome comes back as an event, and things to show. */
export type WizardEffect =
  /** `isSaved` where step 1 was saved and its answer told nothing of the haulier. */
  | { type: 'load'; visit: WizardVisit; isSaved: boolean }
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

/** The haulier as the server knows it (section 2, D12). */
export function load({ token, staffTruckerId }: WizardState, isSaved: boolean): WizardEffect {
  const visit = staffTruckerId === null ? { token } : { staffTruckerId };
  return { type: 'load', visit, isSaved };
}
