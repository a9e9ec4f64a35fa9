import type { Database } from './database';

/** So many hauliers stand in the database in the state `many`. */
export const manyHauliers = 10_000;

/** Removes every record that staff could have made: a product on its first day. */
export function makeEmpty(db: Database): void {
  for (const table of [db.truckers, db.agreements, db.history, db.prices, db.addOns]) table.clear();
}

/** Fills the database with far more hauliers than usual; who is logged in stays so. */
export function makeMany(db: Database): void {
  const { sessions } = db;
  db.reset({ haulierCount: manyHauliers });
  // Nobody is thrown out for the sake of a longer list.
  db.sessions = sessions;
}
