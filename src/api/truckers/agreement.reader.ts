import {
  readDate,
  readAmount,
  isGiven,
  listIn,
  noteUnreadable,
  readField,
  readFlag,
  readGiven,
  readId,
  readKeys,
  readRecord,
  readText,
} from '../core/wire/read';
import type { Agreement, Choice, ExistingInsurance, Headcount } from './trucker.model';

/** An item of a reference list; null where it has no id (specification, section 3). */
export function readChoice(value: unknown): Choice | null {
  const id = readId(readField(value, 'id'));
  return id === null ? null : { id, title: readText(readField(value, 'title')) };
}

/** The number of the first work add-on on the wire: `addon_3` (specification, section 7). */
export const firstWorkAddOn = 3;

const workAnswerName = (index: number) => `addon_${firstWorkAddOn + index}`;

function readWorkAnswers(agreement: unknown): Agreement['workAnswers'] {
  const answers: Agreement['workAnswers'] = [];
  const answerTo = (index: number) => readField(agreement, workAnswerName(index));
  for (let index = 0; answerTo(index) !== undefined; index += 1) {
    answers.push(readGiven(agreement, workAnswerName(index), readFlag));
  }
  return answers;
}

/** What an agreement chose of a list: with its title, or its id alone, under the same name or with `_id`. */
function readChosen(agreement: unknown, name: string): Choice | null {
  const given = readField(agreement, name);
  if (isGiven(given)) {
    const id = readId(given);
    const choice = id === null ? readChoice(given) : { id, title: '' };
    if (choice === null) noteUnreadable(name);
    return choice;
  }
  const id = readGiven(agreement, `${name}_id`, readId);
  return id === null ? null : { id, title: '' };
}

function readOneAgreement(value: unknown): Agreement | null {
  const id = readId(readField(value, 'id'));
  if (id === null) return null;
  return {
    id,
    hasPreviousInsurance: readGiven(value, 'previous_insurance', readFlag),
    area: readChosen(value, 'area'),
    newValue: readChosen(value, 'new_value'),
    ownRisk: readChosen(value, 'own_risk'),
    injury: readChosen(value, 'injury'),
    hasRoadAssistance: readGiven(value, 'addon_1', readFlag),
    hasGlassCover: readGiven(value, 'addon_2', readFlag),
    roadAssistanceFrom: readGiven(value, 'addon_1_date', readDate),
    workAnswers: readWorkAnswers(value),
    injuryValidFrom: readGiven(value, 'injury_valid_from', readDate),
    injuryComment: readText(readField(value, 'injury_comment')),
  };
}

/** The newest agreement, the one with the highest id, of a list or a single one; null where there is none (D11). */
export function readAgreement(value: unknown): Agreement | null {
  const list = listIn(value) ?? [value];
  return list.map(readOneAgreement).reduce<Agreement | null>((newest, agreement) => {
    if (!newest || !agreement) return newest ?? agreement;
    return agreement.id > newest.id ? agreement : newest;
  }, null);
}

/** True where there are agreements and none has an id that can be read, which is noted. */
export function readHasUnreadableAgreement(value: unknown): boolean {
  const list = listIn(value) ?? [value];
  const isThere = list.some((agreement) => readKeys(agreement).length > 0);
  if (!isThere || readAgreement(value) !== null) return false;
  noteUnreadable('id');
  return true;
}

/** The insurance that the haulier leaves; `exiting_insurance` on the wire. */
export function readExistingInsurance(value: unknown): ExistingInsurance | null {
  const insurance = readRecord(value);
  return (
    insurance && {
      policyNumber: readText(insurance.police_number),
      terminationDate: readGiven(insurance, 'termination_date', readDate),
      insuranceCompanyId: readGiven(insurance, 'insurance_company_id', readId),
    }
  );
}

/** The counts of the work-injury insurance; `multiply_price` on the wire. What is missing counts as 0, what cannot be read is not known. */
export function readHeadcount(value: unknown): Headcount | null {
  const counts = readRecord(value);
  return (
    counts && {
      cars: readGiven(counts, 'number_of_cars', readAmount),
      employees: readGiven(counts, 'number_of_employee', readAmount),
      drivers: readGiven(counts, 'number_of_drivers', readAmount),
    }
  );
}
