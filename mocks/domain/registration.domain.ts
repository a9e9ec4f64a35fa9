import { paths } from '@/config/paths';
import type { Database } from '../db/database';
import { emptyAgreement, historyBlob } from '../db/seed/seed';
import type { AgreementRow, Schemas, SmsCodeRow, TruckerRow } from '../db/tables';
import { DomainError, refuseFields, refuseTooManyAttempts, rowOf } from './domainError';
import { send } from './mail.domain';
import { choicesIn, refuseUnknownChoices } from './products.domain';
import {
  addTrucker,
  agreementsOf,
  changeAddress,
  changeTrucker,
  findTrucker,
} from './truckers.domain';

/** The sender of a request: the token of the link (may be empty), and whether a staff member is logged in. */
export interface Asker {
  token: string;
  isStaff: boolean;
}

/** Returns the haulier of a link. Rejects an unknown or expired link. */
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
 * Rejects a sender who may not act for this haulier. A token must be that of the haulier's own link. Without a token,
 * the sender must be staff, unless the haulier has no link.
 */
function requireAccess(db: Database, trucker: TruckerRow, asker: Asker): void {
  const mayAct =
    asker.token === ''
      ? asker.isStaff || trucker.token === null
      : truckerOfLink(db, asker.token).id === trucker.id;
  if (!mayAct) throw new DomainError('notFound', 'linkUnknown');
}

/** Returns the haulier with an id, if the sender may act for it, or the haulier of a link's token. */
export function truckerOfTokenOrId(db: Database, tokenOrId: string, isStaff: boolean): TruckerRow {
  const byId = /^\d+$/u.test(tokenOrId) ? db.truckers.get(Number(tokenOrId)) : undefined;
  if (byId === undefined) return truckerOfLink(db, tokenOrId);
  requireAccess(db, byId, { token: '', isStaff });
  return byId;
}

/** Saves step 1 of a haulier without an invitation. Declines an id that the sender may not change. */
export function register(
  db: Database,
  body: Schemas['SaveRegistrationBody'],
  isStaff: boolean,
): TruckerRow {
  const known = db.truckers.find(body.trucker_id);
  if (body.trucker_id !== null && !(known && (isStaff || known.token === null))) {
    throw new DomainError('declined', 'truckerUnknown');
  }
  const { id } = known ? changeTrucker(db, known.id, body) : addTrucker(db, body, null);
  savePreviousInsurance(db, id, body.previous_insurance);
  return changeAddress(db, id, body);
}

/** Saves the answer of step 1 in the newest agreement, and creates an agreement if there is none. */
export function savePreviousInsurance(
  db: Database,
  truckerId: number,
  previous_insurance: Schemas['Flag'],
): void {
  const newest =
    agreementsOf(db, truckerId).at(-1) ?? db.agreements.insert({ ...emptyAgreement, truckerId });
  db.agreements.update(newest.id, { previous_insurance });
}

export function saveTermination(
  db: Database,
  asker: Asker,
  body: Schemas['SaveTerminationBody'],
): void {
  const { trucker_id: id, select_insurance: insurance_company_id } = body;
  const { police_number, date: termination_date } = body;
  requireAccess(db, findTrucker(db, id), asker);
  const isKnown = db.companies.get(insurance_company_id) !== undefined;
  refuseFields(isKnown ? [] : ['select_insurance'], 'choiceUnknown');
  const exiting_insurance = { police_number, termination_date, insurance_company_id };
  db.truckers.update(id, { exiting_insurance });
}

/** Saves step 2. Rejects unknown choices, and road assistance without its date. */
export function saveCarChoices(
  db: Database,
  asker: Asker,
  body: Schemas['SaveCarChoicesBody'],
): void {
  const { id } = findAgreement(db, asker, body.agreement_id);
  const { addon_1, addon_1_date, addon_2 } = body;
  refuseUnknownChoices(db, body);
  refuseFields(addon_1 === 1 && addon_1_date === null ? ['addon_1_date'] : [], 'required');
  db.agreements.update(id, { ...choicesIn(body), addon_1, addon_1_date, addon_2 });
}

/** Saves step 3 and appends it to the history. Declines if the phone is not verified or step 2 is not saved. */
export function saveWorkChoices(
  db: Database,
  asker: Asker,
  body: Schemas['SaveWorkChoicesBody'],
): void {
  const { id, area_id, truckerId } = findAgreement(db, asker, body.agreement_id);
  const answers = workAnswersIn(db, body);
  if (!isPhoneVerified(db, truckerId)) throw new DomainError('declined', 'smsMissing');
  if (area_id === null) throw new DomainError('declined', 'carChoicesMissing');
  const trucker = db.truckers.update(truckerId, {
    multiply_price: {
      number_of_cars: body.cars,
      number_of_employee: body.employees,
      number_of_drivers: body.drivers,
    },
  });
  const { injury_valid_from = null, injury_comment = null } = body;
  const hasStaffFields = 'injury_valid_from' in body || 'injury_comment' in body;
  const completedAt = db.now().toISOString();
  const completed = db.agreements.update(id, {
    ...answers,
    completedAt,
    ...(hasStaffFields && { injury_valid_from, injury_comment }),
  });
  const data = historyBlob(db, trucker, completed);
  db.history.insert({ truckerId, createdAt: completedAt, data });
}

function findAgreement(db: Database, asker: Asker, id: number): AgreementRow {
  const agreement = rowOf(db.agreements, id, 'agreementUnknown');
  requireAccess(db, findTrucker(db, agreement.truckerId), asker);
  return agreement;
}

/** The answers to the work add-ons, one field each from `addon_3` on. Rejects unknown and missing fields. */
function workAnswersIn(db: Database, body: object): Partial<AgreementRow> {
  const answers = Object.entries(body).filter(([name]) => /^addon_\d+$/u.test(name));
  const workAddOns = db.addOns.all().filter((row) => row.type === 2);
  const names = workAddOns.map((_, index) => `addon_${index + 3}`);
  const missing = names.filter((name) => !(name in body));
  refuseFields(missing, 'required');
  const unknown = answers.flatMap(([name]) => (names.includes(name) ? [] : [name]));
  refuseFields(unknown, 'choiceUnknown');
  return Object.fromEntries(answers);
}

/** Sends the documents of a completed agreement, once per submission. Declines an incomplete agreement. */
export function sendDocuments(db: Database, trucker: TruckerRow): void {
  const agreement = agreementsOf(db, trucker.id).at(-1);
  if (!agreement?.completedAt) throw new DomainError('declined', 'notCompleted');
  if (agreement.documentsAt !== null && agreement.documentsAt >= agreement.completedAt) return;
  db.agreements.update(agreement.id, { documentsAt: db.now().toISOString() });
  const mails = [
    ...(trucker.exiting_insurance ? ['existing-insurance'] : []),
    'injury-insurance',
    ...(agreement.addon_3 === 1 ? ['work-insurance'] : []),
  ];
  for (const mail of mails) {
    send(db, {
      kind: 'email',
      truckerId: trucker.id,
      to: trucker.email,
      subject: mail,
      text: trucker.token === null ? trucker.name : paths.email.href(mail, 'da', trucker.token),
      attachment: `aftale-${agreement.id}.xml`,
    });
  }
}

const minuteMs = 60 * 1000;

/** The limits of SMS codes, in milliseconds. The real server's values are unknown. */
export const smsLimits = {
  validMs: 10 * minuteMs,
  codes: 5,
  windowMs: 10 * minuteMs,
  wrongAttempts: 5,
  /** How long a phone stays verified. After that, step 3 requires a new code. */
  verifiedMs: 60 * minuteMs,
} as const;

/** Sends a new code to the haulier's phone. Declines without a phone number, rejects too many codes. */
export function generateSmsCode(db: Database, asker: Asker, truckerId: number): void {
  const trucker = findTrucker(db, truckerId);
  requireAccess(db, trucker, asker);
  if (trucker.phone_number === null) throw new DomainError('declined', 'smsNoPhone');
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
    to: trucker.phone_number,
    subject: '',
    text: `Din sms-kode er ${code}`,
    attachment: null,
  });
}

/** Compares a code with the newest one. Declines a wrong, used or expired code, and rejects too many attempts. */
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

function isPhoneVerified(db: Database, truckerId: number): boolean {
  const verifiedAt = db.verifiedPhones.get(truckerId);
  return verifiedAt !== undefined && verifiedAt + smsLimits.verifiedMs > db.now().getTime();
}

export function newestSmsCode(db: Database, truckerId: number): string | null {
  return codesOf(db, truckerId).at(-1)?.code ?? null;
}

function codesOf(db: Database, truckerId: number): SmsCodeRow[] {
  return db.smsCodes.filter((row) => row.truckerId === truckerId);
}
