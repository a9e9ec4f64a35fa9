import { paths } from '@/config/paths';
import type { Database } from '../db/database';
import { emptyAgreement, historyBlob } from '../db/seed/seed';
import type {
  AgreementRow,
  ExistingInsuranceRow,
  Flag,
  HeadcountRow,
  SmsCodeRow,
  TruckerRow,
} from '../db/tables';
import { DomainError, refuseFields, refuseTooManyAttempts } from './domainError';
import { send } from './mail.domain';
import { refuseUnknownChoices, type Choices } from './products.domain';
import {
  addTrucker,
  agreementsOf,
  changeAddress,
  changeTrucker,
  findTrucker,
  type AddressDetails,
  type TruckerDetails,
} from './truckers.domain';

/** Who asks: the token of their link (may be empty) and whether they are signed in as staff. */
export interface Asker {
  token: string;
  isStaff: boolean;
}

/** The haulier that a link belongs to. Refuses an unknown link, and one that has run out. */
export function truckerOfLink(db: Database, token: string): TruckerRow {
  const trucker = db.truckers.all().find((row) => row.token !== null && row.token === token);
  if (trucker === undefined) throw new DomainError('notFound', 'linkUnknown');
  const { linkExpiresAt } = trucker;
  if (linkExpiresAt !== null && linkExpiresAt <= db.now().toISOString()) {
    throw new DomainError('gone', 'linkExpired');
  }
  return trucker;
}

/**
 * Refuses those who may not act for a haulier. A token must be the haulier's own. Without one, only staff may, and a haulier
 * that was never sent a link, as the link is the only credential (section 6).
 */
export function requireAccess(db: Database, trucker: TruckerRow, asker: Asker): void {
  const mayAct =
    asker.token === ''
      ? asker.isStaff || trucker.token === null
      : truckerOfLink(db, asker.token).id === trucker.id;
  if (!mayAct) throw new DomainError('notFound', 'linkUnknown');
}

/** The haulier that a link's token or, where there is none, an id names (section 4). */
export function truckerOfTokenOrId(db: Database, tokenOrId: string, isStaff: boolean): TruckerRow {
  const byId = /^\d+$/u.test(tokenOrId) ? db.truckers.get(Number(tokenOrId)) : undefined;
  if (byId === undefined) return truckerOfLink(db, tokenOrId);
  requireAccess(db, byId, { token: '', isStaff });
  return byId;
}

/** Step 1 of a haulier that signs up without an invitation. */
interface Registration {
  /** Null for a new haulier; an id where this wizard has saved one before. */
  truckerId: number | null;
  isStaff: boolean;
  details: TruckerDetails;
  address: AddressDetails;
  previousInsurance: Flag;
}

/** Saves step 1 and gives the haulier its agreement. Declines an id that the asker may not change. */
export function register(db: Database, registration: Registration): TruckerRow {
  const { truckerId, isStaff, details, address, previousInsurance } = registration;
  const known = db.truckers.find(truckerId);
  if (truckerId !== null && !(known && (isStaff || known.token === null))) {
    throw new DomainError('declined', 'truckerUnknown');
  }
  const { id } = known ? changeTrucker(db, known.id, details) : addTrucker(db, details, null);
  savePreviousInsurance(db, id, previousInsurance);
  return changeAddress(db, id, address);
}

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

/** The choices of step 2. `addOn1Date` is yyyy-MM-dd. */
export interface CarChoices extends Choices {
  addOn1: 0 | 1;
  addOn2: 0 | 1;
  addOn1Date: string | null;
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

/** The answers of step 3; the injury fields travel on the admin screen only. */
export interface WorkChoices {
  headcount: HeadcountRow;
  /** One answer per work add-on, by the number in its wire name (`addon_3` is 3). */
  answers: ReadonlyMap<number, 0 | 1>;
  injury: Pick<AgreementRow, 'injuryValidFrom' | 'injuryComment'> | null;
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
  const { id, areaId, truckerId } = findAgreement(db, asker, agreementId);
  const workAnswers = workAnswersOf(db, answers);
  if (!isPhoneVerified(db, truckerId)) throw new DomainError('declined', 'smsMissing');
  if (areaId === null) throw new DomainError('declined', 'carChoicesMissing');
  const trucker = db.truckers.update(truckerId, { headcount });
  const completedAt = db.now().toISOString();
  const completed = db.agreements.update(id, { workAnswers, completedAt, ...injury });
  const data = historyBlob(db, trucker, completed);
  db.history.insert({ truckerId, createdAt: completedAt, data });
}

function findAgreement(db: Database, asker: Asker, id: number): AgreementRow {
  const agreement = db.agreements.get(id);
  if (agreement === undefined) throw new DomainError('notFound', 'agreementUnknown');
  requireAccess(db, findTrucker(db, agreement.truckerId), asker);
  return agreement;
}

function workAnswersOf(db: Database, answers: ReadonlyMap<number, 0 | 1>): (0 | 1)[] {
  const workAddOns = db.addOns.all().filter((row) => row.type === 2);
  // On the wire, work add-ons have the numbers from 3: `addon_3` (section 7).
  const numbers = workAddOns.map((_, index) => index + 3);
  const fieldsOf = (wrong: number[]) => wrong.map((number) => `addon_${number}`);
  const missing = numbers.filter((number) => !answers.has(number));
  if (missing.length > 0) refuseFields(fieldsOf(missing), 'required');
  const unknown = [...answers.keys()].filter((number) => !numbers.includes(number));
  if (unknown.length > 0) refuseFields(fieldsOf(unknown), 'choiceUnknown');
  return numbers.map((number) => answers.get(number) ?? 0);
}

/**
 * Makes and sends the documents of a completed agreement, once per submission (D28). Declines an agreement that is not
 * completed.
 */
export function sendDocuments(db: Database, trucker: TruckerRow): void {
  const agreement = agreementsOf(db, trucker.id).at(-1);
  if (!agreement?.completedAt) throw new DomainError('declined', 'notCompleted');
  if (agreement.documentsAt !== null && agreement.documentsAt >= agreement.completedAt) return;
  db.agreements.update(agreement.id, { documentsAt: db.now().toISOString() });
  const mails = [
    ...(trucker.existingInsurance ? ['existing-insurance'] : []),
    'injury-insurance',
    ...(agreement.workAnswers[0] === 1 ? ['work-insurance'] : []),
  ];
  for (const mail of mails) {
    send(db, {
      kind: 'email',
      truckerId: trucker.id,
      to: trucker.email,
      subject: mail,
      text: paths.email.href(mail, 'da', trucker.token ?? ''),
      attachment: `aftale-${agreement.id}.xml`,
    });
  }
}

const minuteMs = 60 * 1000;

/** The limits of SMS codes; the real server's are not known. Times are milliseconds. */
export const smsLimits = {
  /** A code works for this long. */
  validMs: 10 * minuteMs,
  /** So many codes may be asked for within the window. */
  codes: 5,
  windowMs: 10 * minuteMs,
  /** So many wrong tries close a code. */
  wrongAttempts: 5,
  /** A verified phone counts for this long; then completion asks for a new code. */
  verifiedMs: 60 * minuteMs,
} as const;

/** Sends a new code to the haulier's phone. Declines without a phone, refuses too many codes. */
export function generateSmsCode(db: Database, asker: Asker, truckerId: number): void {
  const trucker = findTrucker(db, truckerId);
  requireAccess(db, trucker, asker);
  if (trucker.phone === null) throw new DomainError('declined', 'smsNoPhone');
  const now = db.now().getTime();
  const recent = codesOf(db, truckerId).filter((row) => row.issuedAt > now - smsLimits.windowMs);
  const [oldest] = recent;
  if (oldest !== undefined && recent.length >= smsLimits.codes) {
    refuseTooManyAttempts(Math.ceil((oldest.issuedAt + smsLimits.windowMs - now) / 1000));
  }
  const code = db.random.text(6);
  db.smsCodes.push({ truckerId, code, issuedAt: now, wrongAttempts: 0, usedAt: null });
  send(db, {
    kind: 'sms',
    truckerId,
    to: trucker.phone,
    subject: '',
    text: `Din sms-kode er ${code}`,
    attachment: null,
  });
}

/** Holds a code against the newest one that was sent. Declines a wrong, used or outdated code, and refuses too many tries. */
export function verifySmsCode(db: Database, asker: Asker, truckerId: number, code: string): void {
  requireAccess(db, findTrucker(db, truckerId), asker);
  const now = db.now().getTime();
  const newest = codesOf(db, truckerId).at(-1);
  if (newest === undefined) throw new DomainError('declined', 'smsWrong');
  if (newest.wrongAttempts >= smsLimits.wrongAttempts) refuseTooManyAttempts(minuteMs / 1000);
  const isOutdated = newest.usedAt !== null || newest.issuedAt + smsLimits.validMs <= now;
  if (isOutdated || newest.code !== code) {
    newest.wrongAttempts += 1;
    throw new DomainError('declined', 'smsWrong');
  }
  newest.usedAt = now;
  db.verifiedPhones.set(truckerId, now);
}

/** True when the haulier's phone was verified within the hour. */
export function isPhoneVerified(db: Database, truckerId: number): boolean {
  const verifiedAt = db.verifiedPhones.get(truckerId);
  return verifiedAt !== undefined && verifiedAt + smsLimits.verifiedMs > db.now().getTime();
}

/** The newest code that was sent to a haulier, for tests; null when none was. */
export function newestSmsCode(db: Database, truckerId: number): string | null {
  return codesOf(db, truckerId).at(-1)?.code ?? null;
}

function codesOf(db: Database, truckerId: number): SmsCodeRow[] {
  return db.smsCodes.filter((row) => row.truckerId === truckerId);
}
