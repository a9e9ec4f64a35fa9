import { demoAccounts, demoIds } from '../demo';
import { historyBlob } from '../historyBlob';
import type { Random } from '../random';
import { Table } from '../table';
import type {
  AgreementRow,
  HistoryRow,
  OutboxRow,
  SessionRow,
  SmsCodeRow,
  TruckerRow,
  UserRow,
} from '../tables';
import { awkwardHauliers } from './awkwardHauliers.seed';
import { emptyAgreement, inventChoices, inventExistingInsurance } from './agreements.seed';
import { damagedHistory } from './damagedHistory.seed';
import { carChoices, demoHauliers, type DemoHaulier } from './demoHauliers.seed';
import { inventHaulier, type NewTrucker } from './hauliers.seed';
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

/** All tables of the mock. */
export type Tables = ReturnType<typeof emptyTables>;

/** Makes every table, with that many hauliers. The same source of chance and count give the same rows. */
export function seedTables(random: Random, haulierCount: number): Tables {
  const tables = emptyTables();
  for (const demo of demoHauliers(random)) addDemoHaulier(tables, demo);
  for (const trucker of awkwardHauliers(random, 5)) addHaulier(tables, random, trucker);
  while (tables.truckers.size < haulierCount) {
    addHaulier(tables, random, inventHaulier(random, tables.truckers.size + 1));
  }
  for (const row of damagedHistory(demoIds.damagedHistory)) tables.history.insert(row);
  return tables;
}

type HaulierTables = Pick<Tables, 'truckers' | 'agreements' | 'history'> &
  Parameters<typeof historyBlob>[0];

function addDemoHaulier(tables: HaulierTables, { trucker, progress }: DemoHaulier): void {
  const truckerId = tables.truckers.insert(trucker).id;
  if (progress === 'untouched') addAgreement(tables, truckerId, {});
  if (progress === 'halfDone') addAgreement(tables, truckerId, carChoices);
  if (progress === 'signed') {
    addSubmission(tables, truckerId, { ...carChoices, addOn2: 1 }, '2022-01-14T09:41:27.000Z');
    addSubmission(tables, truckerId, { ...carChoices, injuryId: 1 }, '2022-03-02T13:05:59.000Z');
  }
}

function addHaulier(tables: HaulierTables, random: Random, trucker: NewTrucker): void {
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

function addSubmission(
  tables: HaulierTables,
  truckerId: number,
  choices: Partial<AgreementRow>,
  at: string,
): void {
  const agreement = addAgreement(tables, truckerId, {
    ...choices,
    workAnswers: [1, 0],
    completedAt: at,
    documentsAt: at,
  });
  const trucker = tables.truckers.get(truckerId);
  if (trucker === undefined) return;
  tables.history.insert({
    truckerId,
    createdAt: at,
    data: historyBlob(tables, trucker, agreement),
  });
}

function addAgreement(
  tables: HaulierTables,
  truckerId: number,
  choices: Partial<AgreementRow>,
): AgreementRow {
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
