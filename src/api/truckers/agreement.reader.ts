import { readDate } from '../core/wire/readDate';
import { readAmount } from '../core/wire/readDecimal';
import { readField, readFlag, readId, readRecord, readText } from '../core/wire/read';
import type { Agreement, Choice, ExistingInsurance, Headcount } from './trucker.model';

/** An item of a reference list; null where it has no id (specification, section 3). */
export function readChoice(value: unknown): Choice | null {
  const id = readId(readField(value, 'id'));
  return id === null ? null : { id, title: readText(readField(value, 'title')) };
}

/** The number of the first work add-on on the wire: `addon_3` (specification, section 7). */
export const firstWorkAddOn = 3;

function readWorkAnswers(agreement: unknown): Agreement['workAnswers'] {
  const answers: Agreement['workAnswers'] = [];
  const answerTo = (index: number) => readField(agreement, `addon_${firstWorkAddOn + index}`);
  for (let index = 0; answerTo(index) !== undefined; index += 1) {
    answers.push(readFlag(answerTo(index)));
  }
  return answers;
}

function readOneAgreement(value: unknown): Agreement | null {
  const id = readId(readField(value, 'id'));
  if (id === null) return null;
  const read = (name: string) => readField(value, name);
  return {
    id,
    hasPreviousInsurance: readFlag(read('previous_insurance')),
    area: readChoice(read('area')),
    newValue: readChoice(read('new_value')),
    ownRisk: readChoice(read('own_risk')),
    injury: readChoice(read('injury')),
    hasRoadAssistance: readFlag(read('addon_1')),
    hasGlassCover: readFlag(read('addon_2')),
    roadAssistanceFrom: readDate(read('addon_1_date')),
    workAnswers: readWorkAnswers(value),
    injuryValidFrom: readDate(read('injury_valid_from')),
    injuryComment: readText(read('injury_comment')),
  };
}

/** The newest agreement, the one with the highest id, of a list or a single one; null where there is none (D11). */
export function readAgreement(value: unknown): Agreement | null {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map(readOneAgreement).reduce<Agreement | null>((newest, agreement) => {
    if (!newest || !agreement) return newest ?? agreement;
    return agreement.id > newest.id ? agreement : newest;
  }, null);
}

/** The insurance that the haulier leaves; `exiting_insurance` on the wire. */
export function readExistingInsurance(value: unknown): ExistingInsurance | null {
  const insurance = readRecord(value);
  return (
    insurance && {
      policyNumber: readText(insurance.police_number),
      terminationDate: readDate(insurance.termination_date),
      insuranceCompanyId: readId(insurance.insurance_company_id),
    }
  );
}

/** The counts of the work-injury insurance; `multiply_price` on the wire. What is missing counts as 0. */
export function readHeadcount(value: unknown): Headcount | null {
  const counts = readRecord(value);
  return (
    counts && {
      cars: readAmount(counts.number_of_cars) ?? '0',
      employees: readAmount(counts.number_of_employee) ?? '0',
      drivers: readAmount(counts.number_of_drivers) ?? '0',
    }
  );
}
