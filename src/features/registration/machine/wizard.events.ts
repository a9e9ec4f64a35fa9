import type { ApiError } from '@/api/core/apiError';
import type { SigningData, SmsTarget, SmsVerification } from '@/api/sms/sms.model';
import type {
  CarChoicesInput,
  RegistrationInput,
  SendXmlInput,
  TerminationInput,
  WorkChoicesInput,
} from '@/api/steps/step.model';
import type { TruckerUpdate, TruckerWithCompanies } from '@/api/truckers/trucker.model';
import type { TextKey } from '@/i18n/textKeys';
import type {
  CarChoices,
  Details,
  StepId,
  Termination,
  WizardState,
  WizardVisit,
  WorkChoices,
} from './wizard.state';

/** What happens to the wizard: the haulier's doings and the outcomes of calls. */
export type WizardEvent =
  | { type: 'started' }
  | { type: 'loaded'; loaded: TruckerWithCompanies }
  | { type: 'loadFailed'; error: ApiError }
  /** `truckerId` is the haulier that an earlier visit without a link has made (section 7, add-trucker-info). */
  | { type: 'detailsSubmitted'; details: Details; truckerId?: number | undefined }
  | { type: 'detailsSaved'; saved: TruckerWithCompanies | null }
  | { type: 'detailsFailed'; error: ApiError }
  | { type: 'carSubmitted'; car: CarChoices }
  | { type: 'carSaved' }
  | { type: 'carFailed'; error: ApiError }
  | { type: 'terminationSubmitted'; termination: Termination }
  | { type: 'terminationDismissed' }
  | { type: 'terminationSaved' }
  | { type: 'terminationFailed'; error: ApiError }
  | { type: 'workSubmitted'; work: WorkChoices }
  | { type: 'workSaved'; isRegistered: boolean }
  | { type: 'workFailed'; error: ApiError }
  | { type: 'codeSent'; signing: SigningData | null }
  | { type: 'codeNotSent'; error: ApiError }
  | { type: 'codeRequestedAgain' }
  | { type: 'codeSubmitted'; code: string }
  | { type: 'codeVerified' }
  | { type: 'codeRefused'; error: ApiError }
  | { type: 'codeDismissed' }
  | { type: 'xmlSent' }
  | { type: 'xmlNotSent' }
  | { type: 'signed' }
  | { type: 'signingCancelled' }
  | { type: 'signingFailed' }
  | { type: 'signingReopened' }
  | { type: 'stepReopened'; step: StepId };

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

/** What a transition leads to. */
export interface WizardOutcome {
  state: WizardState;
  effects: WizardEffect[];
}
