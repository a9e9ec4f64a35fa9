import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * A Jest setup file for runs with `PROBES`, the path of a report: appends to the report which probes each test file
 * executed. A probe is a call of `__probe` around an expression (see plant.ts).
 */
const met = new Set<number>();

Object.assign(globalThis, {
  __probe(id: number, value: unknown) {
    met.add(id);
    return value;
  },
});

afterAll(() => {
  const test = relative(process.cwd(), expect.getState().testPath ?? '');
  appendFileSync(process.env.PROBES ?? '', `${JSON.stringify({ test, met: [...met] })}\n`);
});
