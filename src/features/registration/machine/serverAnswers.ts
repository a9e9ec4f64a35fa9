import type { AddOn } from '@/api/add-ons/addOn.model';
import type {
  Agreement,
  ExistingInsurance,
  Trucker,
  TruckerWithCompanies,
} from '@/api/truckers/trucker.model';
import { getField } from '@/api/core/wire/parse';
import { truckerFieldNames } from '@/domain/truckerFields';
import { toTruckerFieldValues, toSentTruckerNumbers } from '@/domain/truckerFields.mapper';
import {
  arrivedTermination,
  standingTermination,
  terminationFields,
  terminationInput,
} from './termination';
import type {
  CarChoices,
  Details,
  FetchedBeforeSave,
  StepId,
  WizardEffect,
  WizardState,
} from './wizard.state';

/**
 * The name of the form field for a work add-on. It contains the add-on's id, because an add-on's place changes if one
 * before it is deleted.
 */
export function addOnFieldName({ id }: Pick<AddOn, 'id'>): string {
  return `addOnId${String(id)}`;
}

/** True if the list has an add-on with this one's id. */
export function hasAddOn(addOns: readonly AddOn[], { id }: Pick<AddOn, 'id'>): boolean {
  return addOns.some((other) => other.id === id);
}

export function isAddOnFieldName(name: string): boolean {
  return /^addOnId\d+$/.test(name);
}

const detailsFields = [...truckerFieldNames, 'hasPreviousInsurance'] as const;
const carFields = [
  'areaId',
  'newValueId',
  'ownRiskId',
  'injuryId',
  'hasRoadAssistance',
  'roadAssistanceFrom',
  'hasGlassCover',
] as const;

/** For each step, the fields of the check that its correction can change. */
export const fieldsOfCorrection: Readonly<Record<StepId, readonly string[]>> = {
  details: detailsFields,
  car: [...carFields, ...terminationFields],
  work: [],
};

/** Step 1 of a saved haulier. Formats numbers such as CVR and phone as the form does, so that they can be compared. */
export function detailsOf(trucker: Trucker): Details {
  return toSentTruckerNumbers({
    ...toTruckerFieldValues(trucker),
    hasCarInsurance: trucker.hasCarInsurance,
    hasWorkInsurance: trucker.hasWorkInsurance,
    hasPreviousInsurance: trucker.agreement?.hasPreviousInsurance ?? null,
  });
}

/** Drops the fields that are missing from the response: null, undefined or ''. */
function withoutGaps<Values extends object>(fetched: Values): Partial<Values> {
  const carried = Object.entries(fetched).filter(([, value]) => (value ?? '') !== '');
  return Object.fromEntries(carried) as Partial<Values>;
}

/** A form's values for a response. A value that is missing from it stays as the user has `seen` it in the open form. */
export const fillGaps = <Values extends object>(fetched: Values, seen?: Values): Values => ({
  ...fetched,
  ...seen,
  ...withoutGaps(fetched),
});

/** Step 1 with the server's values. A field that is missing from the response stays as it is. */
function mergeFetchedDetails(details: Details, trucker: Trucker): Details {
  return { ...details, ...withoutGaps(detailsOf(trucker)) };
}

/** The insurers of a response. An empty list counts as failed, so the known insurers stay. */
function companiesOf({ companies }: TruckerWithCompanies, state: WizardState) {
  return companies.length > 0 ? companies : state.companies;
}

/** Applies the response to a saved step 1. Values missing from the response stay as they were sent or loaded. */
export function mergeSaved(
  state: WizardState,
  saved: TruckerWithCompanies | null,
): Partial<WizardState> {
  const { trucker } = state;
  if (!saved || !state.details) return {};
  const { hasPreviousInsurance } = state.details;
  const details = { ...mergeFetchedDetails(state.details, saved.trucker), hasPreviousInsurance };
  return {
    trucker: { ...saved.trucker, ...trucker, ...withoutGaps(saved.trucker) },
    companies: companiesOf(saved, state),
    details,
    isPhoneVerified: isStillVerified(state, details),
  };
}

/** The saved step 2. Answers missing from the response are taken from `sent`. Null if an answer is missing in both. */
export function carOf(agreement: Agreement, sent: CarChoices | null): CarChoices | null {
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

/** The termination of this visit, or the server's if a colleague has changed it since the haulier was loaded. */
function terminationOf(state: WizardState, fetched: ExistingInsurance | null) {
  const { termination, trucker } = state;
  if (!fetched) return termination;
  const before: Partial<ExistingInsurance> = termination ?? trucker?.existingInsurance ?? {};
  const now = { ...before, ...withoutGaps(fetched) };
  const isSame = terminationFields.every((field) => now[field] === before[field]);
  const { insuranceCompanyId, policyNumber = '', terminationDate } = now;
  if (isSame || !insuranceCompanyId || !terminationDate) return termination;
  const changed = { insuranceCompanyId, policyNumber, terminationDate };
  // The server does not say which haulier's data a colleague's termination was sent with. Assume those of this visit.
  return termination ? { ...termination, ...changed } : terminationInput(state, changed);
}

/** Applies the haulier that was fetched before a save, and the form's answers with a colleague's changes merged in. */
export function mergeFetched(
  state: WizardState,
  { fetched, merged }: FetchedBeforeSave,
): Partial<WizardState> {
  if (!fetched) return {};
  const { trucker } = fetched;
  const { answers = {}, updated = [] } = merged ?? {};
  // A merged form names all its updated fields, also those of an earlier merge, unless the user has replaced them.
  const merging = { ...answers.details, ...answers.car, ...answers.sentTermination };
  const others = state.updatedFields.filter((field) => !(field in merging));
  return {
    ...answers,
    ...arrivedTermination(state, trucker),
    trucker: { ...trucker, agreement: trucker.agreement ?? state.trucker?.agreement ?? null },
    companies: companiesOf(fetched, state),
    isPhoneVerified: isStillVerified(state, answers.details),
    ...(state.correction && { updatedFields: [...others, ...updated] }),
  };
}

/** True while the phone number is the verified one: a code verifies one phone number only. */
export function isStillVerified(
  { isPhoneVerified, details: before }: WizardState,
  details: Details | null = before,
): boolean {
  return isPhoneVerified && details?.phone === before?.phone;
}

/**
 * Compares the answers on the page, which the haulier is about to sign, with the saved ones. Returns the saved answers,
 * and in `changedFields` the fields that differ.
 */
export function mergeServerAnswers(
  state: WizardState,
  fetched: TruckerWithCompanies | null,
): Partial<WizardState> & Pick<WizardState, 'changedFields'> {
  if (!fetched || !state.details) return { changedFields: [] };
  const { agreement, existingInsurance } = fetched.trucker;
  const details = mergeFetchedDetails(state.details, fetched.trucker);
  const arrived = arrivedTermination(state, fetched.trucker);
  const answers = {
    details,
    car: state.car && agreement ? carOf(agreement, state.car) : state.car,
    termination: terminationOf({ ...state, ...arrived, details }, existingInsurance),
  };
  const merged = { ...mergeSaved(state, fetched), ...arrived, ...answers };
  const saved = { ...state, ...merged };
  const shown = { ...state, termination: standingTermination(state) };
  const now = { ...saved, termination: standingTermination(saved) };
  const differing = (form: keyof typeof answers, fields: readonly string[]) => {
    const before: Record<string, unknown> = { ...shown[form] };
    const after: Record<string, unknown> = { ...now[form] };
    return fields.filter((field) => before[field] !== after[field]);
  };
  return {
    ...merged,
    changedFields: [
      ...differing('details', detailsFields),
      ...differing('car', carFields),
      ...differing('termination', terminationFields),
    ],
  };
}

/**
 * True if this effect saves an answer that the server did not have when the haulier was last fetched, and that is not
 * signed by this save. Without a signing frame, the save of step 3 signs.
 */
export function savesNewAnswer(
  effect: WizardEffect,
  { trucker, details, car, isSigningOn }: WizardState,
): boolean {
  if (effect === 'saveTermination') return true;
  if (effect === 'saveWork') return isSigningOn;
  const differs = (sent: object | null, saved: object | null | undefined) =>
    Object.entries(sent ?? {}).some(([name, value]) => getField(saved, name) !== value);
  if (effect === 'saveDetails') return differs(details, trucker && detailsOf(trucker));
  return effect === 'saveCar' && differs(car, trucker?.agreement && carOf(trucker.agreement, null));
}
