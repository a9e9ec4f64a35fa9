import type { Database } from './database';

/** So many hauliers stand in the database in the state `many`. */
export const manyHauliers = 10_000;

/** Removes every record that staff could have made: a product on its first day. */
function makeEmpty(db: Database): void {
  for (const table of [db.truckers, db.agreements, db.history, db.prices, db.addOns]) table.clear();
}

/** Fills the database with far more hauliers than usual; who is logged in stays so. */
function makeMany(db: Database): void {
  const { sessions, seed } = db;
  db.reset({ haulierCount: manyHauliers, seed });
  // Nobody is thrown out for the sake of a longer list.
  db.sessions = sessions;
}

/** Takes the price table away: no combination of choices has a premium. */
function makeUnpriced(db: Database): void {
  db.prices.clear();
}

/** Lets every session run out. */
function expireSessions(db: Database): void {
  const now = db.now().getTime();
  for (const session of db.sessions.values()) session.expiresAt = now;
}

/** The states of the database that a scenario can ask for, by name, and what each does. */
export const databaseStates = {
  empty: makeEmpty,
  many: makeMany,
  unpriced: makeUnpriced,
  sessionsExpired: expireSessions,
} as const;

/** The name of a state of the database. */
export type DatabaseState = keyof typeof databaseStates;

/** True for the name of a state of the database. */
export function isDatabaseState(name: string): name is DatabaseState {
  return Object.hasOwn(databaseStates, name);
}
