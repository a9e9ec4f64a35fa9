import { demoAccounts, demoIds, demoTokens } from '../demo';
import type { Random } from '../random';
import { Table } from '../table';
import type {
  AgreementRow,
  ExistingInsuranceRow,
  HistoryRow,
  OutboxRow,
  SessionRow,
  SmsCodeRow,
  TruckerRow,
  UserRow,
} from '../tables';
import { awkwardHauliers, demoHauliers, inventHaulier, type NewTrucker } from './hauliers.seed';
import {
  addOns,
  areas,
  buildPrices,
  companies,
  injuries,
  newValues,
  ownRisks,
} from './products.seed';

/** Every table without hauliers, and so without agreements and history. */
export const emptyTables = () => ({
  truckers: new Table<TruckerRow>(),
  agreements: new Table<AgreementRow>(),
  history: new Table<HistoryRow>(),
  prices: new Table(buildPrices()),
  addOns: new Table(addOns),
  areas: new Table(areas),
  newValues: new Table(newValues),
  ownRisks: new Table(ownRisks),
  injuries: new Table(injuries),
  companies: new Table(companies),
  users: new Table(buildUsers()),
  outbox: new Table<OutboxRow>(),
  sessions: new Map<string, SessionRow>(),
  smsCodes: [] as SmsCodeRow[],
  /** When a haulier's phone was last verified, in milliseconds since 1970. */
  verifiedPhones: new Map<number, number>(),
  /** When a login with this e-mail failed, in milliseconds since 1970. */
  failedLogins: new Map<string, number[]>(),
});

export type Tables = ReturnType<typeof emptyTables>;

/** An agreement in which nothing is chosen yet. */
export const emptyAgreement: Omit<AgreementRow, 'id' | 'truckerId'> = {
  previousInsurance: null,
  areaId: null,
  newValueId: null,
  ownRiskId: null,
  injuryId: null,
  addOn1: null,
  addOn2: null,
  addOn1Date: null,
  workAnswers: [],
  injuryValidFrom: null,
  injuryComment: null,
  completedAt: null,
  documentsAt: null,
};

/** The choices of step 2 as some haulier made them. */
function inventChoices(random: Random): Partial<AgreementRow> {
  const addOn1 = random.chance(0.5) ? 1 : 0;
  return {
    previousInsurance: random.chance(0.6) ? '1' : '0',
    areaId: random.pick(areas).id,
    newValueId: random.pick(newValues).id,
    ownRiskId: random.pick(ownRisks).id,
    injuryId: random.pick(injuries).id,
    addOn1,
    addOn2: random.chance(0.4) ? 1 : 0,
    addOn1Date: addOn1 === 1 ? `2022-03-${random.int(10, 31)}` : null,
  };
}

/** The insurance that some haulier leaves. */
function inventExistingInsurance(random: Random): ExistingInsuranceRow {
  return {
    policyNumber: `P-${random.text(7)}`,
    terminationDate: `2022-0${random.int(1, 9)}-28`,
    companyId: random.pick(companies).id,
  };
}

/** The JSON that a submission is kept as: the haulier and its choices at that time (section 3). */
export function historyBlob(
  tables: Pick<Tables, 'areas' | 'injuries' | 'newValues' | 'ownRisks'>,
  trucker: TruckerRow,
  agreement: AgreementRow,
): string {
  return JSON.stringify({
    id: agreement.id,
    name: trucker.name,
    email: trucker.email,
    cvr: trucker.cvr,
    truck_number: trucker.truckNumber,
    phone_number: trucker.phone,
    address: trucker.address?.street ?? null,
    zip_code: trucker.address?.zipCode ?? null,
    city: trucker.address?.city ?? null,
    reg_number: trucker.vehicle?.registrationNumber ?? null,
    serial_number: trucker.vehicle?.frameNumber ?? null,
    new_value: tables.newValues.find(agreement.newValueId),
    own_risk: tables.ownRisks.find(agreement.ownRiskId),
    area: tables.areas.find(agreement.areaId),
    injury: tables.injuries.find(agreement.injuryId),
    addon_1: agreement.addOn1,
    addon_1_date: agreement.addOn1Date,
    addon_2: agreement.addOn2,
    police_number: trucker.existingInsurance?.policyNumber ?? null,
    termination_date: trucker.existingInsurance?.terminationDate ?? null,
    is_work_insurance: trucker.isWorkInsurance,
    previous_insurance: agreement.previousInsurance,
    injury_valid_from: agreement.injuryValidFrom,
    injury_comment: agreement.injuryComment,
  });
}

const damagedBlob = {
  name: 'Glad Taxa 🚕✨ v/Åse',
  email: 'glad@example.dk',
  cvr: '29871640',
  truck_number: '100872',
  phone_number: '28456712',
  address: 'Nørregade 1',
  zip_code: '5000',
  city: 'Odense C',
  reg_number: 'DR48113',
  serial_number: null,
  new_value: { id: 3, title: '300.001-400.000 kr.' },
  own_risk: { id: 1, title: '5.000 kr.' },
  area: null,
  injury: { id: 1, title: 'Ingen skader' },
  addon_1: 0,
  addon_1_date: null,
  addon_2: 1,
  police_number: null,
  termination_date: null,
  is_work_insurance: '1',
  previous_insurance: '0',
};

/** Submissions as old servers may have left them, by their moment: whole, cut off, empty, and half filled in. */
const damagedHistory: Readonly<Record<string, string>> = {
  '2022-01-10T08:00:00.000Z': JSON.stringify(damagedBlob),
  '2022-01-20T08:00:00.000Z': JSON.stringify(damagedBlob).slice(0, 120),
  '2022-02-10T08:00:00.000Z': JSON.stringify({ ...damagedBlob, city: 'Odense' }),
  '2022-02-20T08:00:00.000Z': '',
  '2022-07-10T22:30:00.000Z': JSON.stringify({ name: damagedBlob.name, addon_1: 'ja' }),
};

/** The choices of a demonstration haulier whose step 2 is saved. */
const carChoices: Partial<AgreementRow> = {
  previousInsurance: '1',
  areaId: 1,
  newValueId: 3,
  ownRiskId: 2,
  injuryId: 2,
  addOn1: 1,
  addOn2: 0,
  addOn1Date: '2022-01-01',
};

/** Makes every table, with that many hauliers. The same source of chance and count give the same rows. */
export function seedTables(random: Random, haulierCount: number): Tables {
  const tables = emptyTables();
  for (const trucker of demoHauliers(random)) addDemoHaulier(tables, trucker);
  for (const trucker of awkwardHauliers(random, 5)) addHaulier(tables, random, trucker);
  while (tables.truckers.size < haulierCount) {
    addHaulier(tables, random, inventHaulier(random, tables.truckers.size + 1));
  }
  for (const [createdAt, data] of Object.entries(damagedHistory)) {
    tables.history.insert({ truckerId: demoIds.damagedHistory, createdAt, data });
  }
  return tables;
}

function addDemoHaulier(tables: Tables, trucker: NewTrucker): void {
  const { id } = tables.truckers.insert(trucker);
  if (trucker.token === demoTokens.signed) {
    addSubmission(tables, id, { ...carChoices, addOn2: 1 }, '2022-01-14T09:41:27.000Z');
    addSubmission(tables, id, { ...carChoices, injuryId: 1 }, '2022-03-02T13:05:59.000Z');
  } else addAgreement(tables, id, trucker.token === demoTokens.halfDone ? carChoices : {});
}

function addHaulier(tables: Tables, random: Random, trucker: NewTrucker): void {
  const truckerId = tables.truckers.insert(trucker).id;
  const fate = random.next();
  // Some hauliers have no agreement at all, as those that staff added have none.
  if (fate < 0.15) return;
  if (fate < 0.6) {
    addAgreement(tables, truckerId, {});
    return;
  }
  const choices = inventChoices(random);
  if (choices.previousInsurance === '1' && choices.injuryId !== 1) {
    tables.truckers.update(truckerId, { existingInsurance: inventExistingInsurance(random) });
  }
  if (fate < 0.8) addAgreement(tables, truckerId, choices);
  else addSubmission(tables, truckerId, choices, `2022-02-${random.int(10, 28)}T10:15:00.000Z`);
}

type Chosen = Partial<AgreementRow>;

function addSubmission(tables: Tables, truckerId: number, choices: Chosen, at: string): void {
  const signed = { workAnswers: [1, 0] as (0 | 1)[], completedAt: at, documentsAt: at };
  const agreement = addAgreement(tables, truckerId, { ...choices, ...signed });
  const trucker = tables.truckers.get(truckerId);
  if (trucker === undefined) return;
  const data = historyBlob(tables, trucker, agreement);
  tables.history.insert({ truckerId, createdAt: at, data });
}

function addAgreement(tables: Tables, truckerId: number, choices: Chosen): AgreementRow {
  return tables.agreements.insert({ ...emptyAgreement, ...choices, truckerId });
}

function buildUsers(): UserRow[] {
  return Object.values(demoAccounts).map((account, index) => ({
    id: index + 1,
    ...account,
    language: 'da',
    isActive: account !== demoAccounts.former,
  }));
}
