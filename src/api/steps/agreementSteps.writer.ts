import {
  type FieldNames,
  type WireBody,
  type WireDateFormat,
  writeAddOnFlag,
  writeDate,
  writeDecimal,
  writeOptionalText,
} from '../core/wire/write';
import type { CalendarDate } from '../core/values';
import { firstWorkAddOn } from '../truckers/agreement.reader';
import type {
  AnswerName,
  CarChoicesInput,
  StepTarget,
  TerminationInput,
  WorkChoicesInput,
} from './step.model';

/** The admin flag travels on the admin screen only (specification, section 7). */
function writeTarget({ token, isAdmin }: StepTarget): { token: string; admin?: true } {
  return isAdmin ? { token, admin: true } : { token };
}

function writeOptionalDate(date: CalendarDate | null, format: WireDateFormat): string | null {
  return date === null ? null : writeDate(date, format);
}

/** The input's names of what `writeTermination` writes under others. */
export const terminationFieldNames = {
  select_insurance: 'insuranceCompanyId',
  police_number: 'policyNumber',
  date: 'terminationDate',
  trucker_id: 'truckerId',
  admin: 'isAdmin',
} as const satisfies FieldNames<WireBody<'SaveTerminationBody'>, TerminationInput>;

/** The termination of the existing insurance. */
export function writeTermination(
  input: TerminationInput,
  format: WireDateFormat,
): WireBody<'SaveTerminationBody'> {
  return {
    ...writeTarget(input),
    select_insurance: input.insuranceCompanyId,
    police_number: input.policyNumber,
    date: writeDate(input.terminationDate, format),
    name: input.name,
    cvr: input.cvr,
    email: input.email,
    trucker_id: input.truckerId,
  };
}

/** The input's names of what `writeCarChoices` writes under others. */
export const carFieldNames = {
  area_id: 'areaId',
  new_value_id: 'newValueId',
  own_risk_id: 'ownRiskId',
  injury_id: 'injuryId',
  agreement_id: 'agreementId',
  addon_1: 'hasRoadAssistance',
  addon_1_date: 'roadAssistanceFrom',
  addon_2: 'hasGlassCover',
  admin: 'isAdmin',
} as const satisfies FieldNames<WireBody<'SaveCarChoicesBody'>, CarChoicesInput>;

/** Step 2. The road assistance's date travels only where road assistance was chosen. */
export function writeCarChoices(
  input: CarChoicesInput,
  format: WireDateFormat,
): WireBody<'SaveCarChoicesBody'> {
  return {
    ...writeTarget(input),
    agreement_id: input.agreementId,
    area_id: input.areaId,
    new_value_id: input.newValueId,
    own_risk_id: input.ownRiskId,
    injury_id: input.injuryId,
    addon_1: writeAddOnFlag(input.hasRoadAssistance),
    addon_2: writeAddOnFlag(input.hasGlassCover),
    addon_1_date: input.hasRoadAssistance
      ? writeOptionalDate(input.roadAssistanceFrom, format)
      : null,
  };
}

const addOnFlag = (index: number) => `addon_${index + firstWorkAddOn}`;

const countFieldNames = {
  agreement_id: 'agreementId',
  injury_valid_from: 'injuryValidFrom',
  injury_comment: 'injuryComment',
} as const satisfies FieldNames<
  Omit<WireBody<'SaveWorkChoicesBody'>, `addon_${number}`>,
  WorkChoicesInput
>;

/** The input's names of what `writeWorkChoices` writes under others; each answer has one of its own. */
export function workFieldNames({
  answers,
}: Pick<WorkChoicesInput, 'answers'>): Record<string, keyof WorkChoicesInput | AnswerName> {
  const ofAnswers = answers.map((_, index): [string, AnswerName] => [
    addOnFlag(index),
    `answers.${index}`,
  ]);
  return { ...countFieldNames, ...Object.fromEntries(ofAnswers) };
}

/** Step 3: one flag per work add-on from `addon_3` onward; what only staff fill in travels from the admin screen only. */
export function writeWorkChoices(
  input: WorkChoicesInput,
  format: WireDateFormat,
): WireBody<'SaveWorkChoicesBody'> {
  const answers = input.answers.map((isChosen, index) => [
    addOnFlag(index),
    writeAddOnFlag(isChosen),
  ]);
  return {
    token: input.token,
    agreement_id: input.agreementId,
    cars: writeDecimal(input.cars),
    employees: writeDecimal(input.employees),
    drivers: writeDecimal(input.drivers),
    ...(input.isAdmin && {
      injury_valid_from: writeOptionalDate(input.injuryValidFrom, format),
      injury_comment: writeOptionalText(input.injuryComment),
    }),
    ...(Object.fromEntries(answers) as Record<string, 0 | 1>),
  };
}
