import { known, type WizardEffect } from './effects';
import { agreementIdOf, isStaff } from './selectors';
import type { Details, Termination, WizardState, WorkChoices } from './state';

function target(state: WizardState) {
  return { token: state.token, isAdmin: isStaff(state) };
}

function truckerIdOf({ trucker }: WizardState): number {
  return known(trucker?.id, 'haulier');
}

/**
 * Step 1: an update where the haulier exists, else a new haulier (section 4, D11); with the id of the one that an
 * earlier visit has made, so that no second comes of it.
 */
export function saveDetails(
  { trucker }: WizardState,
  details: Details,
  truckerId: number | null,
): WizardEffect {
  const { hasPreviousInsurance } = details;
  if (trucker) {
    const addressId = trucker.address?.id ?? null;
    return { type: 'updateTrucker', input: { ...details, id: trucker.id, addressId } };
  }
  return {
    type: 'saveRegistration',
    input: {
      ...details,
      truckerId,
      hasPreviousInsurance: known(hasPreviousInsurance, 'answer'),
    },
  };
}

/** Step 2 (section 7, save-step-2). */
export function saveCar(state: WizardState, car = known(state.car, 'car choices')): WizardEffect {
  const agreementId = known(agreementIdOf(state), 'agreement');
  return { type: 'saveCarChoices', input: { ...target(state), ...car, agreementId } };
}

/** The termination popup (section 7, insurance-info). */
export function saveTermination(state: WizardState, termination: Termination) {
  const { name, cvr, email } = known(state.details, 'details');
  const truckerId = truckerIdOf(state);
  return {
    type: 'saveTermination',
    input: { ...target(state), ...termination, name, cvr, email, truckerId },
  } as const;
}

/** A code to the haulier's phone (section 7, sms/generate). */
export function requestCode(state: WizardState): WizardEffect {
  return {
    type: 'requestCode',
    target: { token: state.token, truckerId: truckerIdOf(state) },
  };
}

/** The typed code (section 7, sms/verify). */
export function verifyCode(state: WizardState, code: string): WizardEffect {
  const verification = { token: state.token, truckerId: truckerIdOf(state), code };
  return { type: 'verifyCode', verification };
}

/** Step 3, which completes the registration (section 7, save-step-3). */
export function saveWork(
  state: WizardState,
  work: WorkChoices = known(state.work, 'work choices'),
): WizardEffect {
  const agreementId = known(agreementIdOf(state), 'agreement');
  return { type: 'saveWorkChoices', input: { ...target(state), ...work, agreementId } };
}

/** By the link's token, or by the haulier's id where there is none (section 4). */
export function tokenOrIdOf(state: WizardState): string {
  return state.token || String(truckerIdOf(state));
}

/** The documents of the agreement (section 7, send-xml). */
export function sendXml(state: WizardState): WizardEffect {
  return { type: 'sendXml', input: { tokenOrId: tokenOrIdOf(state), isUpdate: isStaff(state) } };
}

/** The thank-you page (section 4). */
export function goToThankYou(state: WizardState): WizardEffect {
  return { type: 'goToThankYou', tokenOrId: tokenOrIdOf(state) };
}
