import type { TerminationInput } from '@/api/steps/step.model';
import type {
  Agreement,
  ExistingInsurance,
  Trucker,
  TruckerWithCompanies,
} from '@/api/truckers/trucker.model';
import { toTruckerFieldValues, toSentTruckerNumbers } from '@/domain/truckerFields.mapper';
import {
  agreementIdOf,
  isStaff,
  type CarChoices,
  type Details,
  type Read,
  type Termination,
  type WizardState,
} from './wizard.state';

/** Asserts a value that the order of the phases guarantees. Throws if it is missing, which is a bug. */
export function invariant<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The wizard has no ${name}.`);
  return value;
}

/** The key of the agreement in requests: the link's token, or the haulier's id without a link. */
export function tokenOrIdOf({ token, trucker }: WizardState): string {
  return token || String(invariant(trucker?.id, 'haulier'));
}

/** The text fields of step 1, in the order in which the check before signing compares them. */
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
  'numberPlate',
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

/** Step 1 of a saved haulier. Normalizes the numbers, such as CVR and phone, however the server writes them. */
export function detailsOf(trucker: Trucker): Details {
  return toSentTruckerNumbers({
    ...toTruckerFieldValues(trucker),
    hasPreviousInsurance: trucker.agreement?.hasPreviousInsurance ?? null,
  });
}

/** Drops the fields that are missing from the response: null, undefined or ''. */
function withoutGaps<Values extends object>(fetched: Values): Partial<Values> {
  const carried = Object.entries(fetched).filter(([, value]) => (value ?? '') !== '');
  return Object.fromEntries(carried) as Partial<Values>;
}

/** Step 1 with the server's values. A field that is missing from the response stays as it is. */
function mergeFetchedDetails(details: Details, trucker: Trucker): Details {
  return {
    ...details,
    ...withoutGaps(detailsOf(trucker)),
    hasCarInsurance: trucker.hasCarInsurance ?? details.hasCarInsurance,
    hasWorkInsurance: trucker.hasWorkInsurance ?? details.hasWorkInsurance,
  };
}

/** Applies the response to a saved step 1. Values missing from the response stay as they were sent or loaded. */
export function mergeSaved(
  { details, trucker, companies }: WizardState,
  saved: TruckerWithCompanies | null,
): Partial<WizardState> {
  if (!saved || !details) return {};
  const { hasPreviousInsurance } = details;
  return {
    trucker: { ...saved.trucker, ...trucker, ...withoutGaps(saved.trucker) },
    companies: saved.companies.length > 0 ? saved.companies : companies,
    details: { ...mergeFetchedDetails(details, saved.trucker), hasPreviousInsurance },
  };
}

/** Step 2 as saved. Answers missing from the response are taken from `sent`. Null if an answer is missing in both. */
function carOf(agreement: Agreement, sent: CarChoices | null): CarChoices | null {
  const { area, newValue, ownRisk, injury, hasRoadAssistance, hasGlassCover } = agreement;
  const car = {
    ...sent,
    ...withoutGaps({
      areaId: area?.id,
      newValueId: newValue?.id,
      ownRiskId: ownRisk?.id,
      injuryId: injury?.id,
      hasRoadAssistance,
      hasGlassCover,
    }),
    roadAssistanceFrom: agreement.roadAssistanceFrom ?? sent?.roadAssistanceFrom ?? null,
  };
  if (!carFields.every((field) => field in car)) return null;
  const whole = car as CarChoices;
  return whole.hasRoadAssistance ? whole : { ...whole, roadAssistanceFrom: null };
}

/** The request body of a termination, which includes the haulier's own data. */
export function terminationInput(state: WizardState, termination: Termination): TerminationInput {
  const { name, cvr, email } = invariant(state.details, 'details');
  return {
    token: state.token,
    isAdmin: isStaff(state),
    ...termination,
    name,
    cvr,
    email,
    truckerId: invariant(state.trucker?.id, 'haulier'),
  };
}

/** The id of the choice "no injuries", for which no termination is asked. */
const noInjuriesId = 1;

/** True if there is an insurance to terminate. `isTerminationDue` is not enough: every saved step 2 sets it again. */
export function hasOneToTerminate({ details, car }: Pick<WizardState, 'details' | 'car'>): boolean {
  return car !== null && car.injuryId !== noInjuriesId && details?.hasPreviousInsurance === true;
}

/** True if this termination was already saved with the same haulier data: an insurer must not be told twice. */
export function isTerminationSaved(state: WizardState, termination: Termination): boolean {
  if (!state.termination) return false;
  const input: Record<string, unknown> = { ...terminationInput(state, termination) };
  return Object.entries(state.termination).every(([name, value]) => value === input[name]);
}

/** Compares the saved termination with the current answers and haulier, which may have changed since. */
export function terminationStatus(state: WizardState): 'settled' | 'outdated' | 'missing' {
  const { termination } = state;
  if (!hasOneToTerminate(state)) return 'settled';
  if (!termination) return 'missing';
  return isTerminationSaved(state, termination) ? 'settled' : 'outdated';
}

/** True if step 1 is saved: there is an agreement, and the question about previous insurance is answered. */
export function hasSavedDetails(state: WizardState): boolean {
  const { details } = state;
  if (agreementIdOf(state) === null || !details?.hasCarInsurance) return false;
  return details.hasPreviousInsurance !== null;
}

/** Step 2 and its termination as saved. Null unless both are complete. */
export function savedCarStep(state: WizardState): Pick<WizardState, 'car' | 'termination'> | null {
  const { agreement, existingInsurance } = state.trucker ?? {};
  const car = agreement ? carOf(agreement, null) : null;
  if (!car || !hasSavedDetails(state)) return null;
  if (car.hasRoadAssistance && car.roadAssistanceFrom === null) return null;
  if (!hasOneToTerminate({ ...state, car })) return { car, termination: null };
  const { insuranceCompanyId, policyNumber, terminationDate } = existingInsurance ?? {};
  if (!insuranceCompanyId || !policyNumber || !terminationDate) return null;
  const termination = { insuranceCompanyId, policyNumber, terminationDate };
  return { car, termination: terminationInput(state, termination) };
}

/** True if every question of step 3 has a saved answer. */
function hasSavedWork({ trucker }: WizardState): boolean {
  const answers = trucker?.agreement?.workAnswers ?? [];
  if (answers.length === 0 || answers.includes(null)) return false;
  return !answers.includes(true) || Boolean(trucker?.headcount);
}

/** True if all three steps are saved. */
export function isComplete(state: WizardState): boolean {
  return savedCarStep(state) !== null && hasSavedWork(state);
}

/** The termination of this visit, or the server's if a colleague has changed it since the haulier was loaded. */
function terminationOf(state: WizardState, fetched: ExistingInsurance | null) {
  const { termination, trucker } = state;
  if (!fetched) return termination;
  const before: Partial<ExistingInsurance> = termination ?? trucker?.existingInsurance ?? {};
  const now = { ...before, ...withoutGaps(fetched) };
  const isSame = terminationFields.every((field) => now[field] === before[field]);
  const { insuranceCompanyId, policyNumber = '', terminationDate } = now;
  if (isSame || !insuranceCompanyId || !terminationDate) return termination;
  return terminationInput(state, { insuranceCompanyId, policyNumber, terminationDate });
}

/** Applies the haulier that was fetched before a save, and the form's answers with a colleague's changes merged in. */
export function mergeFetched(state: WizardState, { fetched, merged }: Read): Partial<WizardState> {
  if (!fetched) return {};
  const { trucker, companies } = fetched;
  const { answers = {} } = merged ?? {};
  return {
    ...answers,
    trucker: { ...trucker, agreement: trucker.agreement ?? state.trucker?.agreement ?? null },
    companies: companies.length > 0 ? companies : state.companies,
    isPhoneVerified: isStillVerified(state, answers.details),
  };
}

/** False if the phone number has changed: a code verifies one phone number only. */
export function isStillVerified(
  { isPhoneVerified, details: before }: WizardState,
  details: Details | null = before,
): boolean {
  return isPhoneVerified && details?.phone === before?.phone;
}

/**
 * True if the response to the last termination was lost, but the server has saved it. It must not be sent again: the
 * insurer would be told twice.
 */
export function hasTermination(state: WizardState, fetched: TruckerWithCompanies | null): boolean {
  const { sentTermination, isTerminationUnknown } = state;
  const existing = fetched?.trucker.existingInsurance;
  return (
    isTerminationUnknown &&
    terminationFields.every((field) => existing?.[field] === sentTermination?.[field])
  );
}

/**
 * Compares the answers that the haulier sees and is about to sign with the saved ones. Takes the server's value where
 * they differ, and lists these fields in `changedFields`.
 */
export function mergeServerAnswers(
  state: WizardState,
  fetched: TruckerWithCompanies | null,
): Partial<WizardState> & Pick<WizardState, 'changedFields'> {
  if (!fetched || !state.details) return { changedFields: [] };
  const { agreement, existingInsurance } = fetched.trucker;
  const details = mergeFetchedDetails(state.details, fetched.trucker);
  const answers = {
    details,
    car: state.car && agreement ? carOf(agreement, state.car) : state.car,
    termination: terminationOf({ ...state, details }, existingInsurance),
  };
  const differing = (form: keyof typeof answers, fields: readonly string[]) => {
    const before: Record<string, unknown> = { ...state[form] };
    const now: Record<string, unknown> = { ...answers[form] };
    return fields.filter((field) => before[field] !== now[field]);
  };
  return {
    ...mergeSaved(state, fetched),
    ...answers,
    isPhoneVerified: isStillVerified(state, details),
    changedFields: [
      ...differing('details', detailsFields),
      ...differing('car', carFields),
      ...differing('termination', terminationFields),
    ],
  };
}
