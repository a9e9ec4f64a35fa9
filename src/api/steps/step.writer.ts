import { defaultLanguage, isLanguage } from '@/config/languages';

import {
  type WireBody,
  type WireDateFormat,
  writeAddOnFlag,
  writeDate,
  writeDecimal,
  writeFlag,
  writeOptionalText,
} from '../core/wire/write';
import type { components } from '../contract/schema.generated';
import type { CalendarDate } from '../core/values';
import { writeTrucker } from '../truckers/trucker.writer';
import type {
  CarChoicesInput,
  EmailQuery,
  RegistrationInput,
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

/** Step 1 of a new haulier. */
export function writeRegistration(input: RegistrationInput): WireBody<'SaveRegistrationBody'> {
  return {
    ...writeTrucker(input),
    trucker_id: input.truckerId,
    address: writeOptionalText(input.street),
    zip_code: writeOptionalText(input.zipCode),
    city: writeOptionalText(input.city),
    previous_insurance: writeFlag(input.hasPreviousInsurance),
  };
}

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

/** The number of the first work add-on on the wire: `addon_3` (specification, section 7). */
const firstWorkAddOn = 3;

/** Step 3: one flag per work add-on from `addon_3` onward; what only staff fill in travels from the admin screen only. */
export function writeWorkChoices(
  input: WorkChoicesInput,
  format: WireDateFormat,
): WireBody<'SaveWorkChoicesBody'> {
  const answers = input.answers.map((isChosen, index) => [
    `addon_${index + firstWorkAddOn}`,
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

/** What an e-mail viewer asks for, in the language of its address (D24). */
export function writeEmailQuery(query: EmailQuery): components['schemas']['GetEmailInfoBody'] {
  return {
    msg: query.kind,
    token: query.token,
    locale: isLanguage(query.locale) ? query.locale : defaultLanguage,
  };
}
