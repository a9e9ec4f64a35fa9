import { createRandom, type Random } from './random';
import { copyOf, restoreSnapshot, takeSnapshot, type Snapshot } from './snapshot';
import { emptyTables, seedTables, type Tables } from './seed/seed';

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

/** What the tables are filled from unless another seed is asked for. */
export const defaultSeed = 2022;

const defaultHaulierCount = 240;

/** The rows of each seed and size. Inventing hundreds of hauliers takes long; rows are replaced and never changed, so all may share them. */
const seeded = new Map<string, Snapshot>();

function seededWith(seed: number, haulierCount: number): Snapshot {
  const name = `${seed} ${haulierCount}`;
  const known = seeded.get(name);
  if (known) return known;
  const random = createRandom(seed);
  const made = takeSnapshot({ ...seedTables(random, haulierCount), random, seed });
  seeded.set(name, made);
  return made;
}

/** Makes a database with its seed in it. The same options give the same rows, tokens and codes. */
export function createDatabase({
  seed = defaultSeed,
  now = () => new Date(),
  haulierCount = defaultHaulierCount,
}: DatabaseOptions = {}): Database {
  const database: Database = {
    ...emptyTables(),
    random: createRandom(seed),
    seed,
    now,
    reset: (other = {}) => {
      const rows = seededWith(other.seed ?? seed, other.haulierCount ?? haulierCount);
      restoreSnapshot(database, copyOf(rows));
    },
  };
  database.reset();
  return database;
}
