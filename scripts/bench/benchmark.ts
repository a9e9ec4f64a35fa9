import type { Browser } from '@playwright/test';
import type { BuiltApp } from '@tests/support/servers/builtApp';

/** What a benchmark works with: the built app with a mock of its own behind it, and a browser. */
export interface Bench {
  app: BuiltApp;
  browser: Browser;
}

/** One line of a benchmark's table, worked out of each round. */
export interface Row<Round> {
  what: string;
  /** `ms`, `×` (a ratio), `MB`; empty for a count. */
  unit: string;
  of: (round: Round) => number;
  /** At most this, where docs/decisions or the product's bars name a goal. */
  goal?: number;
}

/** A line with what every round gave. Times are of this machine in this run; a goal is told, never asserted. */
export interface Figure extends Omit<Row<never>, 'of'> {
  values: number[];
}

/** A benchmark that is ready: rounds are measured one at a time, in turn with those of the others. */
export interface ReadyBenchmark<Round> {
  measure: () => Promise<Round>;
  close: () => Promise<void>;
}

/** A benchmark: `npm run bench` runs them all, `npm run bench -- <name>` those it is named. */
export interface Benchmark {
  name: string;
  title: string;
  /** Measured once and not in every round: long, and no times. */
  isOnce: boolean;
  start: (bench: Bench) => Promise<ReadyBenchmark<void>>;
  /** The table of the rounds so far. */
  figures: () => Figure[];
}

interface Definition<Round> {
  name: string;
  title: string;
  isOnce?: boolean;
  start: (bench: Bench) => Promise<ReadyBenchmark<Round>>;
  rows: readonly Row<Round>[];
}

/** Makes a benchmark of how a round is measured and what is read off it. Ratios are taken within a round. */
export function benchmark<Round>(definition: Definition<Round>): Benchmark {
  const { name, title, isOnce = false, start, rows } = definition;
  const rounds: Round[] = [];
  return {
    name,
    title,
    isOnce,
    start: async (bench) => {
      const { measure, close } = await start(bench);
      return { measure: async () => void rounds.push(await measure()), close };
    },
    figures: () => rows.map(({ of, ...row }) => ({ ...row, values: rounds.map(of) })),
  };
}

/** The middle of some measurements; of an even number, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
