import { createRandom, type Random } from './random';
import { seedTables, type Tables } from './seed/seed';

/** The whole state of the mock: its tables, its chance and its clock. */
export interface Database extends Tables {
  random: Random;
  /** The moment that rows are stamped with. */
  now: () => Date;
  /** Puts every table back to its seed, also in another size. */
  reset: (size?: { haulierCount?: number }) => void;
}

/** How a database is made: the seed of its chance, its clock, and how many hauliers it starts with. */
export interface DatabaseOptions {
  seed?: number;
  now?: () => Date;
  haulierCount?: number;
}

const defaultHaulierCount = 240;

/** Makes a database with its seed in it. The same options give the same rows, tokens and codes. */
export function createDatabase({
  seed = 2022,
  now = () => new Date(),
  haulierCount = defaultHaulierCount,
}: DatabaseOptions = {}): Database {
  const fill = (count: number): Tables & { random: Random } => {
    const random = createRandom(seed);
    return { ...seedTables(random, count), random };
  };
  const database: Database = {
    ...fill(haulierCount),
    now,
    reset: (size) => {
      Object.assign(database, fill(size?.haulierCount ?? haulierCount));
    },
  };
  return database;
}
