import { createApiError, isApiError } from '@/api/core/apiError';
import type { ApiError } from '@/api/core/apiError';
import type { SigningData } from '@/api/sms/sms.model';
import type { TerminationInput } from '@/api/steps/step.model';
import type { TruckerWithCompanies } from '@/api/truckers/trucker.model';
import type { CarChoices, Details, StepId, Termination, WorkChoices } from './state';

/** What happens to the wizard: the haulier's doings and the outcomes of calls. */
export type WizardEvent =
  | { type: 'started' }
  | { type: 'loaded'; loaded: TruckerWithCompanies }
  /** The link is good, and the server has no haulier for it. */
  | { type: 'nobodyLoaded' }
  | { type: 'loadFailed'; error: ApiError }
  /** `truckerId` is the haulier that an earlier visit without a link has made (section 7, add-trucker-info). */
  | { type: 'detailsSubmitted'; details: Details; truckerId?: number | undefined }
  | { type: 'detailsSaved'; saved: TruckerWithCompanies | null }
  | { type: 'detailsFailed'; error: ApiError }
  /** `hasNoPlan` where the server has no price for the choices. */
  | { type: 'carSubmitted'; car: CarChoices; hasNoPlan?: boolean }
  | { type: 'carSaved' }
  | { type: 'carFailed'; error: ApiError }
  | { type: 'terminationSubmitted'; termination: Termination }
  | { type: 'terminationDismissed' }
  | { type: 'terminationReopened' }
  | { type: 'terminationSaved'; saved: TerminationInput }
  | { type: 'terminationFailed'; error: ApiError }
  | { type: 'workSubmitted'; work: WorkChoices; isPriceKnown: boolean }
  /** What the server has now; null where it has no haulier for the link. */
  | { type: 'agreementRead'; told: TruckerWithCompanies | null; isPriceChanged: boolean }
  | { type: 'agreementNotRead'; error: ApiError }
  | { type: 'workSaved'; isRegistered: boolean }
  | { type: 'workFailed'; error: ApiError }
  /** `at` is the time of the answer, in milliseconds since 1970. */
  | { type: 'codeSent'; signing: SigningData | null; at: number }
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
  /** An earlier visit of this tab was left at this step. */
  | { type: 'visitResumed'; step: StepId }
  /** `field` is the answer that is to be corrected, from step 3. */
  | { type: 'stepReopened'; step: StepId; field?: string | undefined };

/** What the wizard is told of a call once it has been answered, or has failed. */
export async function toEvent<Result>(
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
