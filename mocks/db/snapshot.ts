import type { Random } from './random';
import type { Tables } from './seed/seed';
import { Table } from './table';

/** What of a database is stored. */
interface Stored extends Tables {
  random: Random;
  seed: number;
}

/** A database as plain values, which a browser can store and another tab can read. */
export interface Snapshot {
  tables: Record<keyof Tables, unknown>;
  seed: number;
  /** Where chance stands, so that what comes next is the same as without the pause. */
  random: number;
}

const tableNames = (db: Stored) =>
  Object.keys(db).filter(
    (name) => !['random', 'seed', 'now', 'reset'].includes(name),
  ) as (keyof Tables)[];

/** Reads a database out. Its rows are shared, not copied: store it before the next call is answered. */
export function takeSnapshot(db: Stored): Snapshot {
  const entries = tableNames(db).map((name) => {
    const table = db[name];
    return [name, table instanceof Table ? table.dump() : table];
  });
  return {
    tables: Object.fromEntries(entries) as Snapshot['tables'],
    seed: db.seed,
    random: db.random.save(),
  };
}

const copyOfTable = (table: unknown): unknown => {
  if (table instanceof Map) return new Map(table);
  return Array.isArray(table) ? [...(table as unknown[])] : table;
};

/** A snapshot that shares no table with another; rows are shared, as they are never changed. */
export function copyOf({ tables, ...rest }: Snapshot): Snapshot {
  const entries = Object.entries(tables).map(([name, table]) => [name, copyOfTable(table)]);
  return { ...rest, tables: Object.fromEntries(entries) as Snapshot['tables'] };
}

/** Puts what was read out of a database into this one. */
export function restoreSnapshot(db: Stored, { tables, seed, random }: Snapshot): void {
  for (const name of tableNames(db)) {
    const table = db[name];
    if (table instanceof Table) table.restore(tables[name] as never);
    else Object.assign(db, { [name]: tables[name] });
  }
  db.seed = seed;
  db.random.restore(random);
}
