import type {
  ExistingInsurance,
  Trucker,
  TruckerWithCompanies,
} from '@/api/truckers/trucker.model';
import { refill } from '../details/details.transitions';
import { detailsFields } from '../details/details.answers';
import { saveTermination } from '../machine/agreementEffects';
import type { CarChoices, WizardState } from '../machine/state';

type Answers = Pick<WizardState, 'details' | 'car' | 'termination'>;

/** Step 2 as the server has it. An answer that it does not tell stays as it was sent. */
function carOf(car: CarChoices | null, agreement: Trucker['agreement']): CarChoices | null {
  if (!car || !agreement) return car;
  const hasRoadAssistance = agreement.hasRoadAssistance ?? car.hasRoadAssistance;
  return {
    areaId: agreement.area?.id ?? car.areaId,
    newValueId: agreement.newValue?.id ?? car.newValueId,
    ownRiskId: agreement.ownRisk?.id ?? car.ownRiskId,
    injuryId: agreement.injury?.id ?? car.injuryId,
    hasRoadAssistance,
    roadAssistanceFrom: hasRoadAssistance
      ? (agreement.roadAssistanceFrom ?? car.roadAssistanceFrom)
      : null,
    hasGlassCover: agreement.hasGlassCover ?? car.hasGlassCover,
  };
}

/** The termination as the server has it: the one of this visit, or one that was saved elsewhere since the haulier was loaded. */
function terminationOf(state: WizardState, told: ExistingInsurance | null) {
  const { termination, trucker } = state;
  if (!told) return termination;
  const known = termination ?? trucker?.existingInsurance;
  const insuranceCompanyId = told.insuranceCompanyId ?? known?.insuranceCompanyId ?? null;
  const policyNumber = told.policyNumber || (known?.policyNumber ?? '');
  const terminationDate = told.terminationDate ?? known?.terminationDate ?? null;
  const isSame =
    known?.insuranceCompanyId === insuranceCompanyId &&
    known.policyNumber === policyNumber &&
    known.terminationDate === terminationDate;
  if (isSame || insuranceCompanyId === null || terminationDate === null) return termination;
  return saveTermination(state, { insuranceCompanyId, policyNumber, terminationDate }).input;
}

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

/** The fields of "check your answers" that do not say the same. */
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
 * What changes in the wizard where the server has other answers than those that are shown and about to be signed (D45): its
 * answers take their place, and their fields are named. No fields where they are the same.
 */
export function takeServerAnswers(
  state: WizardState,
  told: TruckerWithCompanies | null,
): Partial<WizardState> & Pick<WizardState, 'changedFields'> {
  if (!told || !state.details) return { changedFields: [] };
  const refilled = { ...state, ...refill(state, told) };
  const { agreement } = told.trucker;
  const details = refilled.details && {
    ...refilled.details,
    hasPreviousInsurance: agreement?.hasPreviousInsurance ?? state.details.hasPreviousInsurance,
  };
  const answers: Answers = {
    details,
    car: carOf(state.car, agreement),
    termination: terminationOf(
      { ...refilled, trucker: state.trucker, details },
      told.trucker.existingInsurance,
    ),
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
