import type { Browser } from '@playwright/test';
import type { BuiltApp } from '@tests/support/servers/builtApp';

/** The environment of a benchmark: the built app with its own mock, and a browser. */
export interface Bench {
  app: BuiltApp;
  browser: Browser;
}

/** One line of a benchmark's table, computed from each round. */
export interface Row<Round> {
  what: string;
  /** The unit: `ms`, `×` (a ratio) or `MB`; empty for a count. */
  unit: string;
  of: (round: Round) => number;
  /** The highest acceptable value, if there is a goal. */
  goal?: number;
}

/** A line with its value in every round. Times depend on the machine, so a goal is reported but never asserted. */
export interface Figure extends Omit<Row<never>, 'of'> {
  values: number[];
}

/** A started benchmark. Rounds of all benchmarks are measured in turn, one at a time. */
export interface ReadyBenchmark<Round> {
  measure: () => Promise<Round>;
  close: () => Promise<void>;
}

/** A benchmark of one build, started. */
export interface RunningBenchmark extends ReadyBenchmark<void> {
  /** The table of the rounds so far. */
  figures: () => Figure[];
}

/** A benchmark. `npm run bench` runs all, `npm run bench -- <name>` only those named. */
export interface Benchmark {
  name: string;
  title: string;
  /** True if the benchmark is measured only in the first round, because it takes long. */
  isOnce: boolean;
  start: (bench: Bench) => Promise<RunningBenchmark>;
}

interface Definition<Round> {
  name: string;
  title: string;
  isOnce?: boolean;
  start: (bench: Bench) => Promise<ReadyBenchmark<Round>>;
  rows: readonly Row<Round>[];
}

/** Creates a benchmark from a function that measures a round and the rows to compute from it, ratios per round. */
export function benchmark<Round>(definition: Definition<Round>): Benchmark {
  const { name, title, isOnce = false, start, rows } = definition;
  return {
    name,
    title,
    isOnce,
    start: async (bench) => {
      const { measure, close } = await start(bench);
      const rounds: Round[] = [];
      return {
        measure: async () => void rounds.push(await measure()),
        close,
        figures: () => rows.map(({ of, ...row }) => ({ ...row, values: rounds.map(of) })),
      };
    },
  };
}

/** The median; for an even number of values, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
