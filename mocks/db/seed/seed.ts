import { demoAccounts, demoIds, demoTokens } from '../demo';
import type { Random } from '../random';
import { Table } from '../table';
import type {
  AgreementRow,
  HistoryRow,
  OutboxRow,
  Schemas,
  SessionRow,
  SmsCodeRow,
  TruckerRow,
  UserRow,
} from '../tables';
import { awkwardTruckers, demoTruckers, inventTrucker, type TruckerSeed } from './truckers.seed';
import {
  addOns,
  areas,
  buildPrices,
  companies,
  injuries,
  newValues,
  ownRisks,
} from './products.seed';

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
  /** For each haulier, the time when its phone was last verified, in milliseconds since 1970. */
  verifiedPhones: new Map<number, number>(),
  /** For each e-mail address, the times of its failed logins, in milliseconds since 1970. */
  failedLogins: new Map<string, number[]>(),
});

export type Tables = ReturnType<typeof emptyTables>;

export const emptyAgreement: Omit<AgreementRow, 'id' | 'truckerId'> = {
  previous_insurance: null,
  area_id: null,
  new_value_id: null,
  own_risk_id: null,
  injury_id: null,
  addon_1: null,
  addon_2: null,
  addon_1_date: null,
  injury_valid_from: null,
  injury_comment: null,
  completedAt: null,
  documentsAt: null,
};

function inventChoices(random: Random): Partial<AgreementRow> {
  const addOn1 = random.chance(0.5) ? 1 : 0;
  return {
    previous_insurance: random.chance(0.6) ? '1' : '0',
    area_id: random.pick(areas).id,
    new_value_id: random.pick(newValues).id,
    own_risk_id: random.pick(ownRisks).id,
    injury_id: random.pick(injuries).id,
    addon_1: addOn1,
    addon_2: random.chance(0.4) ? 1 : 0,
    addon_1_date: addOn1 === 1 ? `2022-03-${random.int(10, 31)}` : null,
  };
}

function inventExistingInsurance(random: Random): Schemas['ExitingInsurance'] {
  return {
    police_number: `P-${random.text(7)}`,
    termination_date: `2022-0${random.int(1, 9)}-28`,
    insurance_company_id: random.pick(companies).id,
  };
}

/** An agreement in the API's format, with the titles of its choices. */
export function agreementOf(
  {
    areas,
    injuries,
    newValues,
    ownRisks,
  }: Pick<Tables, 'areas' | 'injuries' | 'newValues' | 'ownRisks'>,
  row: AgreementRow,
): Schemas['TruckerAgreement'] {
  const {
    truckerId: _owner,
    completedAt: _completed,
    documentsAt: _sent,
    area_id,
    new_value_id,
    own_risk_id,
    injury_id,
    ...own
  } = row;
  return {
    ...own,
    area: areas.find(area_id),
    new_value: newValues.find(new_value_id),
    own_risk: ownRisks.find(own_risk_id),
    injury: injuries.find(injury_id),
  };
}

/** The JSON of a history entry: the haulier and the choices at that time. */
export function historyBlob(tables: Tables, trucker: TruckerRow, row: AgreementRow): string {
  const { name, email, cvr, truck_number, phone_number, is_work_insurance } = trucker;
  const { address, vehicle, exiting_insurance } = trucker;
  // Leave out the answers to the work add-ons, because a history entry in the contract has none.
  const { addon_3: _work, addon_4: _crisis, ...chosen } = agreementOf(tables, row);
  const blob: Schemas['HistoryBlob'] = {
    name,
    email,
    cvr,
    truck_number,
    phone_number,
    address: address?.address ?? null,
    zip_code: address?.zip_code ?? null,
    city: address?.city ?? null,
    reg_number: vehicle?.reg_number ?? null,
    serial_number: vehicle?.serial_number ?? null,
    police_number: exiting_insurance?.police_number ?? null,
    termination_date: exiting_insurance?.termination_date ?? null,
    is_work_insurance,
    ...chosen,
  };
  return JSON.stringify(blob);
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

/** Submissions as older servers stored them, by time (ISO): complete, truncated, empty and partly filled. */
const damagedHistory: Readonly<Record<string, string>> = {
  '2022-01-10T08:00:00.000Z': JSON.stringify(damagedBlob),
  '2022-01-20T08:00:00.000Z': JSON.stringify(damagedBlob).slice(0, 120),
  '2022-02-10T08:00:00.000Z': JSON.stringify({ ...damagedBlob, city: 'Odense' }),
  '2022-02-20T08:00:00.000Z': '',
  '2022-07-10T22:30:00.000Z': JSON.stringify({ name: damagedBlob.name, addon_1: 'ja' }),
};

const carChoices: Partial<AgreementRow> = {
  previous_insurance: '1',
  area_id: 1,
  new_value_id: 3,
  own_risk_id: 2,
  injury_id: 2,
  addon_1: 1,
  addon_2: 0,
  addon_1_date: '2022-01-01',
};

/** Creates all tables with `truckerCount` hauliers. The same random sequence and count give the same rows. */
export function seedTables(random: Random, truckerCount: number): Tables {
  const tables = emptyTables();
  for (const trucker of demoTruckers(random)) addDemoTrucker(tables, trucker);
  for (const trucker of awkwardTruckers(random, 5)) addTrucker(tables, random, trucker);
  while (tables.truckers.size < truckerCount) {
    addTrucker(tables, random, inventTrucker(random, tables.truckers.size + 1));
  }
  for (const [createdAt, data] of Object.entries(damagedHistory)) {
    tables.history.insert({ truckerId: demoIds.damagedHistory, createdAt, data });
  }
  return tables;
}

function addDemoTrucker(tables: Tables, trucker: TruckerSeed): void {
  const { id } = tables.truckers.insert(trucker);
  if (trucker.token === demoTokens.signed) {
    addSubmission(tables, id, { ...carChoices, addon_2: 1 }, '2022-01-14T09:41:27.000Z');
    addSubmission(tables, id, { ...carChoices, injury_id: 1 }, '2022-03-02T13:05:59.000Z');
  } else addAgreement(tables, id, trucker.token === demoTokens.halfDone ? carChoices : {});
}

function addTrucker(tables: Tables, random: Random, trucker: TruckerSeed): void {
  const truckerId = tables.truckers.insert(trucker).id;
  const fate = random.next();
  // Some hauliers have no agreement, like those that staff have just added.
  if (fate < 0.15) return;
  if (fate < 0.6) {
    addAgreement(tables, truckerId, {});
    return;
  }
  const choices = inventChoices(random);
  if (choices.previous_insurance === '1' && choices.injury_id !== 1) {
    tables.truckers.update(truckerId, { exiting_insurance: inventExistingInsurance(random) });
  }
  if (fate < 0.8) addAgreement(tables, truckerId, choices);
  else addSubmission(tables, truckerId, choices, `2022-02-${random.int(10, 28)}T10:15:00.000Z`);
}

type Chosen = Partial<AgreementRow>;

function addSubmission(tables: Tables, truckerId: number, choices: Chosen, at: string): void {
  const signed = { addon_3: 1, addon_4: 0, completedAt: at, documentsAt: at } as const;
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
