import { createRandom, type Random } from './random';
import { emptyTables, seedTables, type Tables } from './seed/seed';
import { Table } from './table';

export interface Database extends Tables {
  random: Random;
  now: () => Date;
  seed: number;
  reset: (other?: { truckerCount?: number; seed?: number }) => void;
}

export interface DatabaseOptions {
  seed?: number;
  now?: () => Date;
  truckerCount?: number;
}

export const defaultSeed = 2022;
const defaultTruckerCount = 240;

/** Creates a seeded database. The same options give the same rows, tokens and codes. */
export function createDatabase({
  seed = defaultSeed,
  now = () => new Date(),
  truckerCount = defaultTruckerCount,
}: DatabaseOptions = {}): Database {
  const database: Database = {
    ...emptyTables(),
    random: createRandom(seed),
    seed,
    now,
    reset: (other = {}) => {
      const rows = seededWith(other.seed ?? seed, other.truckerCount ?? truckerCount);
      restoreSnapshot(database, rows);
    },
  };
  database.reset();
  return database;
}

/**
 * Seeded tables by seed and number of hauliers. Cached because inventing hundreds of hauliers is slow. Rows are
 * replaced and never mutated, so databases can share them.
 */
const seeded = new Map<string, Snapshot>();

function seededWith(seed: number, truckerCount: number): Snapshot {
  const name = `${seed} ${truckerCount}`;
  const known = seeded.get(name);
  if (known) return known;
  const random = createRandom(seed);
  const made = takeSnapshot({ ...seedTables(random, truckerCount), random, seed });
  seeded.set(name, made);
  return made;
}

export interface Snapshot {
  tables: Record<keyof Tables, unknown>;
  seed: number;
  /** The state of the random generator. A restored database continues its sequence. */
  random: number;
}

type Stored = Tables & Pick<Database, 'random' | 'seed'>;

const tableNames = Object.keys(emptyTables()) as (keyof Tables)[];

/** Takes a snapshot. Its rows are shared, not copied: store it before the next request changes the database. */
export function takeSnapshot(db: Stored): Snapshot {
  const entries = tableNames.map((name) => {
    const table = db[name];
    return [name, table instanceof Table ? table.dump() : table];
  });
  return {
    tables: Object.fromEntries(entries) as Snapshot['tables'],
    seed: db.seed,
    random: db.random.save(),
  };
}

export function restoreSnapshot(db: Stored, { tables, seed, random }: Snapshot): void {
  for (const name of tableNames) {
    const table = db[name];
    const stored = tables[name];
    if (table instanceof Table) table.restore(stored as never);
    // Several databases may restore the same snapshot and must not share its lists.
    else Object.assign(db, { [name]: structuredClone(stored) });
  }
  db.seed = seed;
  db.random.restore(random);
}

export const manyTruckers = 10_000;

export const databaseStates = {
  /** No hauliers and no products, as on the first day. */
  empty: ({ truckers, agreements, history, prices, addOns }: Database) => {
    for (const table of [truckers, agreements, history, prices, addOns]) table.clear();
  },
  /** 10,000 hauliers. Keeps the sessions, so that the user stays logged in. */
  many: (db: Database) => {
    const { sessions, seed } = db;
    db.reset({ truckerCount: manyTruckers, seed });
    db.sessions = sessions;
  },
  unpriced: ({ prices }: Database) => {
    prices.clear();
  },
  sessionsExpired: ({ now, sessions }: Database) => {
    for (const session of sessions.values()) session.expiresAt = now().getTime();
  },
} as const;

export type DatabaseState = keyof typeof databaseStates;

export function isDatabaseState(name: string): name is DatabaseState {
  return Object.hasOwn(databaseStates, name);
}
