import { createRandom, type Random } from './random';
import { copyOf, restoreSnapshot, takeSnapshot } from './snapshot';
import { seedTables, type Tables } from './seed/seed';

/** The whole state of the mock: its tables, its chance and its clock. */
export interface Database extends Tables {
  random: Random;
  /** The moment that rows are stamped with. */
  now: () => Date;
  /** What the tables were last filled from. */
  seed: number;
  /** Puts every table back to its seed, or to another one, also in another size. */
  reset: (other?: { haulierCount?: number; seed?: number }) => void;
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
  const fill = (count: number, chosenSeed: number) => {
    const random = createRandom(chosenSeed);
    return { ...seedTables(random, count), random, seed: chosenSeed };
  };
  const database: Database = {
    ...fill(haulierCount, seed),
    now,
    reset: (other) => {
      const isSame = other?.haulierCount === undefined && other?.seed === undefined;
      if (isSame) restoreSnapshot(database, copyOf(seeded));
      else Object.assign(database, fill(other.haulierCount ?? haulierCount, other.seed ?? seed));
    },
  };
  // Inventing hundreds of hauliers takes long; rows are replaced and never changed, so that they can be put back.
  const seeded = copyOf(takeSnapshot(database));
  return database;
}
