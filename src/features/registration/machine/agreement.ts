import type { TerminationInput } from '@/api/steps/step.model';
import type {
  Agreement,
  ExistingInsurance,
  Trucker,
  TruckerWithCompanies,
} from '@/api/truckers/trucker.model';
import { sendHaulierNumbers } from '@/domain/haulier.numbers';
import {
  agreementIdOf,
  isStaff,
  type CarChoices,
  type Details,
  type Termination,
  type WizardState,
} from './wizard.state';

/** A value that the course of the wizard guarantees. Throws if it is missing, which is a bug. */
export function known<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The wizard has no ${name}.`);
  return value;
}

/** Names the agreement to the server: the link's token, or the haulier's id where there is none. */
export function tokenOrIdOf({ token, trucker }: WizardState): string {
  return token || String(known(trucker?.id, 'haulier'));
}

/** The answers of step 1 that are texts, in the order in which they are checked before signing. */
export const detailsTextFields = [
  'name',
  'cvr',
  'truckNumber',
  'email',
  'phone',
  'undervogn',
  'street',
  'zipCode',
  'city',
  'registrationNumber',
] as const;

const detailsFields = [...detailsTextFields, 'hasPreviousInsurance'] as const;
const carFields = [
  'areaId',
  'newValueId',
  'ownRiskId',
  'injuryId',
  'hasRoadAssistance',
  'roadAssistanceFrom',
  'hasGlassCover',
] as const;
const terminationFields = ['insuranceCompanyId', 'policyNumber', 'terminationDate'] as const;

/** Step 1 of a haulier that the server knows, whatever way it writes the numbers. */
export function detailsOf(trucker: Trucker): Details {
  const { name, email, cvr, truckNumber, phone, undervogn, address, vehicle } = trucker;
  const { hasCarInsurance, hasWorkInsurance, agreement } = trucker;
  return sendHaulierNumbers({
    name,
    email,
    cvr,
    truckNumber,
    phone,
    undervogn,
    hasCarInsurance: hasCarInsurance ?? false,
    hasWorkInsurance: hasWorkInsurance ?? false,
    registrationNumber: vehicle?.registrationNumber ?? '',
    street: address?.street ?? '',
    zipCode: address?.zipCode ?? '',
    city: address?.city ?? '',
    hasPreviousInsurance: agreement?.hasPreviousInsurance ?? null,
  });
}

function withoutGaps<Told extends object>(told: Told): Partial<Told> {
  const carried = Object.entries(told).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(carried) as Partial<Told>;
}

/** Takes what the server answered to a saved step 1. What the answer lacks stays as it was sent and loaded. */
export function refill(
  { details, trucker, companies }: WizardState,
  saved: TruckerWithCompanies | null,
): Partial<WizardState> {
  if (!saved || !details) return {};
  const { hasPreviousInsurance } = details;
  const told = saved.trucker;
  return {
    trucker: { ...told, ...trucker, ...withoutGaps(told) },
    companies: saved.companies.length > 0 ? saved.companies : companies,
    details: {
      ...details,
      ...withoutGaps(detailsOf(told)),
      hasCarInsurance: told.hasCarInsurance ?? details.hasCarInsurance,
      hasWorkInsurance: told.hasWorkInsurance ?? details.hasWorkInsurance,
      hasPreviousInsurance,
    },
  };
}

/** Step 2 as the server has it; an answer that it does not tell stays as `sent`. Null if an answer is missing in both. */
function carOf(agreement: Agreement, sent: CarChoices | null): CarChoices | null {
  const areaId = agreement.area?.id ?? sent?.areaId;
  const newValueId = agreement.newValue?.id ?? sent?.newValueId;
  const ownRiskId = agreement.ownRisk?.id ?? sent?.ownRiskId;
  const injuryId = agreement.injury?.id ?? sent?.injuryId;
  const hasRoadAssistance = agreement.hasRoadAssistance ?? sent?.hasRoadAssistance;
  const hasGlassCover = agreement.hasGlassCover ?? sent?.hasGlassCover;
  if (areaId === undefined || newValueId === undefined || ownRiskId === undefined) return null;
  if (injuryId === undefined || hasRoadAssistance === undefined || hasGlassCover === undefined)
    return null;
  const roadAssistanceFrom = agreement.roadAssistanceFrom ?? sent?.roadAssistanceFrom ?? null;
  return {
    areaId,
    newValueId,
    ownRiskId,
    injuryId,
    hasRoadAssistance,
    roadAssistanceFrom: hasRoadAssistance ? roadAssistanceFrom : null,
    hasGlassCover,
  };
}

/** The termination as it is sent: with the haulier that it is about. */
export function terminationInput(state: WizardState, termination: Termination): TerminationInput {
  const { name, cvr, email } = known(state.details, 'details');
  return {
    token: state.token,
    isAdmin: isStaff(state),
    ...termination,
    name,
    cvr,
    email,
    truckerId: known(state.trucker?.id, 'haulier'),
  };
}

/** The injury choice "no injuries", which skips the termination popup. */
const noInjuriesId = 1;

/** True if there is an insurance to terminate. The flag alone does not say so: every saved step 2 turns it on again. */
export function hasOneToTerminate(
  { details }: WizardState,
  { injuryId }: Pick<CarChoices, 'injuryId'>,
): boolean {
  return injuryId !== noInjuriesId && details?.hasPreviousInsurance === true;
}

/** True if this termination was sent before, for the same haulier: an insurer is not told twice. */
export function isTerminationSaved(state: WizardState, termination: Termination): boolean {
  const saved = Object.entries(state.termination ?? {});
  const input = terminationInput(state, termination);
  return (
    saved.length > 0 && saved.every(([name, value]) => value === input[name as keyof typeof input])
  );
}

/** How the saved termination relates to the answers: they, or the haulier it is about, may have changed since. */
export function terminationStatus(state: WizardState): 'settled' | 'outdated' | 'missing' {
  const { car, termination } = state;
  if (!car || !hasOneToTerminate(state, car)) return 'settled';
  if (!termination) return 'missing';
  return isTerminationSaved(state, termination) ? 'settled' : 'outdated';
}

/** True if the server has step 1: with an agreement, and the question about previous insurance answered. */
export function hasSavedDetails(state: WizardState): boolean {
  const { details } = state;
  if (agreementIdOf(state) === null || !details?.hasCarInsurance) return false;
  return details.hasPreviousInsurance !== null;
}

/** Step 2 and its termination as the server has them; null if it does not have all of both. */
export function savedCarStep(state: WizardState): Pick<WizardState, 'car' | 'termination'> | null {
  const { agreement, existingInsurance } = state.trucker ?? {};
  const car = agreement ? carOf(agreement, null) : null;
  if (!car || !hasSavedDetails(state)) return null;
  if (car.hasRoadAssistance && car.roadAssistanceFrom === null) return null;
  if (!hasOneToTerminate(state, car)) return { car, termination: null };
  const { insuranceCompanyId, policyNumber, terminationDate } = existingInsurance ?? {};
  if (!insuranceCompanyId || !policyNumber || !terminationDate) return null;
  const termination = { insuranceCompanyId, policyNumber, terminationDate };
  return { car, termination: terminationInput(state, termination) };
}

/** The termination as the server has it: the one of this visit, or one that was saved elsewhere since the haulier was loaded. */
function terminationOf(state: WizardState, told: ExistingInsurance | null) {
  const { termination, trucker } = state;
  if (!told) return termination;
  const before = termination ?? trucker?.existingInsurance;
  const insuranceCompanyId = told.insuranceCompanyId ?? before?.insuranceCompanyId ?? null;
  const policyNumber = told.policyNumber || (before?.policyNumber ?? '');
  const terminationDate = told.terminationDate ?? before?.terminationDate ?? null;
  const isSame =
    before?.insuranceCompanyId === insuranceCompanyId &&
    before.policyNumber === policyNumber &&
    before.terminationDate === terminationDate;
  if (isSame || insuranceCompanyId === null || terminationDate === null) return termination;
  return terminationInput(state, { insuranceCompanyId, policyNumber, terminationDate });
}

type Answers = Pick<WizardState, 'details' | 'car' | 'termination'>;

/** The fields of "check your answers" that differ. */
function changedFields(shown: Answers, told: Answers): string[] {
  const differing = <Field extends string>(
    fields: readonly Field[],
    one: Partial<Record<Field, unknown>> | null,
    other: Partial<Record<Field, unknown>> | null,
  ) => fields.filter((field) => one?.[field] !== other?.[field]);
  return [
    ...differing(detailsFields, shown.details, told.details),
    ...differing(carFields, shown.car, told.car),
    ...differing(terminationFields, shown.termination, told.termination),
  ];
}

/**
 * Compares what is shown and about to be signed with what the server has. The server's answers take the place of those that
 * differ, and `changedFields` names them.
 */
export function takeServerAnswers(
  state: WizardState,
  told: TruckerWithCompanies | null,
): Partial<WizardState> & Pick<WizardState, 'changedFields'> {
  if (!told || !state.details) return { changedFields: [] };
  const refilled = { ...state, ...refill(state, told) };
  const { agreement, existingInsurance } = told.trucker;
  const details = refilled.details && {
    ...refilled.details,
    hasPreviousInsurance: agreement?.hasPreviousInsurance ?? state.details.hasPreviousInsurance,
  };
  const answers: Answers = {
    details,
    car: state.car && agreement ? carOf(agreement, state.car) : state.car,
    termination: terminationOf({ ...refilled, trucker: state.trucker, details }, existingInsurance),
  };
  const { trucker, companies, isPhoneVerified } = refilled;
  return {
    trucker,
    companies,
    ...answers,
    // A code proves one phone only.
    isPhoneVerified: isPhoneVerified && details?.phone === state.details.phone,
    changedFields: changedFields(state, answers),
  };
}
