import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * A Jest setup file for runs with `PROBES`: appends the probes that each test file executed to that file. A probe is a
 * call of `__probe` around an expression (see plant.ts).
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
