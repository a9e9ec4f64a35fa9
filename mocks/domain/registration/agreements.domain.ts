import type { Database } from '../../db/database';
import { historyBlob } from '../../db/historyBlob';
import { emptyAgreement } from '../../db/seed/agreements.seed';
import type { AgreementRow, ExistingInsuranceRow, Flag, HeadcountRow } from '../../db/tables';
import { refuseUnknownChoices } from '../choices.domain';
import { DomainError, refuseFields } from '../domainError';
import { agreementsOf, findTrucker } from '../truckers.domain';
import { requireAccess, type Asker } from './links.domain';
import { isPhoneVerified } from './sms.domain';

/** The choices of step 2. `addOn1Date` is yyyy-MM-dd. */
export type CarChoices = { [Key in CarKey]: NonNullable<AgreementRow[Key]> } & {
  addOn1Date: string | null;
};

type CarKey = 'areaId' | 'newValueId' | 'ownRiskId' | 'injuryId' | 'addOn1' | 'addOn2';

/** The answers of step 3; the injury fields travel on the admin screen only. */
export interface WorkChoices {
  headcount: HeadcountRow;
  /** One answer per work add-on, by the number in its wire name (`addon_3` is 3). */
  answers: ReadonlyMap<number, 0 | 1>;
  injury: Pick<AgreementRow, 'injuryValidFrom' | 'injuryComment'> | null;
}

/** The first number that work add-ons have on the wire: `addon_3` (section 7). */
const firstWorkNumber = 3;

/** Keeps the answer of step 1 in the newest agreement, which it makes where there is none. */
export function savePreviousInsurance(db: Database, truckerId: number, answer: Flag): AgreementRow {
  const newest =
    agreementsOf(db, truckerId).at(-1) ?? db.agreements.insert({ ...emptyAgreement, truckerId });
  return db.agreements.update(newest.id, { previousInsurance: answer });
}

/** Saves the termination of the existing insurance. Refuses an unknown company. */
export function saveTermination(
  db: Database,
  asker: Asker,
  truckerId: number,
  insurance: ExistingInsuranceRow,
): void {
  requireAccess(db, findTrucker(db, truckerId), asker);
  if (db.companies.get(insurance.companyId) === undefined) {
    refuseFields(['select_insurance'], 'choiceUnknown');
  }
  db.truckers.update(truckerId, { existingInsurance: insurance });
}

/** Saves step 2. Refuses choices that do not exist and road assistance without its date (section 4). */
export function saveCarChoices(
  db: Database,
  asker: Asker,
  agreementId: number,
  choices: CarChoices,
): void {
  const agreement = findAgreement(db, asker, agreementId);
  refuseUnknownChoices(db, choices);
  if (choices.addOn1 === 1 && choices.addOn1Date === null) {
    refuseFields(['addon_1_date'], 'required');
  }
  db.agreements.update(agreement.id, choices);
}

/**
 * Saves step 3, which completes the agreement, and appends the submission to the history.
 * Declines while the phone is not verified or step 2 is not saved.
 */
export function saveWorkChoices(
  db: Database,
  asker: Asker,
  agreementId: number,
  { headcount, answers, injury }: WorkChoices,
): void {
  const agreement = findAgreement(db, asker, agreementId);
  const workAnswers = workAnswersOf(db, answers);
  if (!isPhoneVerified(db, agreement.truckerId)) throw new DomainError('declined', 'smsMissing');
  if (agreement.areaId === null) throw new DomainError('declined', 'carChoicesMissing');
  const trucker = db.truckers.update(agreement.truckerId, { headcount });
  const completedAt = db.now().toISOString();
  const completed = db.agreements.update(agreement.id, { workAnswers, completedAt, ...injury });
  db.history.insert({
    truckerId: trucker.id,
    createdAt: completedAt,
    data: historyBlob(db, trucker, completed),
  });
}

function findAgreement(db: Database, asker: Asker, id: number): AgreementRow {
  const agreement = db.agreements.get(id);
  if (agreement === undefined) throw new DomainError('notFound', 'agreementUnknown');
  requireAccess(db, findTrucker(db, agreement.truckerId), asker);
  return agreement;
}

function workAnswersOf(db: Database, answers: ReadonlyMap<number, 0 | 1>): (0 | 1)[] {
  const count = db.addOns.all().filter((row) => row.type === 2).length;
  const numbers = Array.from({ length: count }, (_, index) => firstWorkNumber + index);
  const missing = numbers.filter((number) => !answers.has(number));
  if (missing.length > 0) refuseFields(missing.map(fieldOf), 'required');
  const unknown = [...answers.keys()].filter((number) => !numbers.includes(number));
  if (unknown.length > 0) refuseFields(unknown.map(fieldOf), 'choiceUnknown');
  return numbers.map((number) => answers.get(number) ?? 0);
}

function fieldOf(number: number): string {
  return `addon_${number}`;
}
