import type { PremiumQuery } from '@/api/prices/price.model';
import { defaultLanguage, type Language } from '@/config/languages';
import type { WizardPhase, WizardState } from './state';

const dialogPhases: readonly WizardPhase[] = [
  'termination',
  'savingTermination',
  'code',
  'resendingCode',
  'verifyingCode',
];

/** The agreement that steps 2 and 3 write to; null until step 1 is saved (section 4, D11). */
export function agreementIdOf({ trucker }: WizardState): number | null {
  return trucker?.agreement?.id ?? null;
}

/** The four choices that the premium depends on, as step 2 has them; null until it is sent. */
export function premiumChoicesOf({ car }: WizardState): PremiumQuery | null {
  if (!car) return null;
  const { areaId, newValueId, ownRiskId, injuryId } = car;
  return { areaId, newValueId, ownRiskId, injuryId };
}

/** True where staff edit the agreement: their calls carry the admin flag (section 7). */
export function isStaff({ staffTruckerId }: WizardState): boolean {
  return staffTruckerId !== null;
}

/** What the server speaks where a call does not tell it: its default; nothing to mark for staff, whose language it knows (section 7). */
export function untoldLanguage(state: WizardState): Language | undefined {
  return isStaff(state) ? undefined : defaultLanguage;
}

/** True where the server can be asked for the haulier: by the link, or by the id that staff came with. */
export function canLoad({ token, staffTruckerId }: WizardState): boolean {
  return token !== '' || staffTruckerId !== null;
}

/** True where step 3 is saved; its documents may still be under way. */
export function isAgreementSaved({ phase }: WizardState): boolean {
  return phase === 'sendingXml' || phase === 'completed';
}

/** True where a haulier has asked to sign without a price, which is not done (section 4). */
export function isPriceAwaited({ failure }: WizardState): boolean {
  return failure !== null && 'key' in failure && failure.key === 'summary.noPriceNoSigning';
}

/** True where a haulier has sent step 2 with choices that have no price, which leads no further (D38). */
export function isPlanAwaited({ failure }: WizardState): boolean {
  return failure !== null && 'key' in failure && failure.key === 'step2.premiumUnknown';
}

/** True while a dialog of the wizard is open. The dialog shows its own progress, so the step behind it shows none. */
export function isDialogOpen({ phase }: WizardState): boolean {
  return dialogPhases.includes(phase);
}

/** True while the haulier is on its way. */
export function isLoadingHaulier(state: WizardState): boolean {
  return state.phase === 'loading' || (state.phase === 'starting' && canLoad(state));
}

/** True where the server knows of no haulier yet: there is nothing to confirm, all is to be filled in. */
export function isNewHaulier(state: WizardState): boolean {
  return !state.trucker && !isLoadingHaulier(state);
}
