import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * The first set-up file of Jest where `PROBES` names a file: writes there which probes the tests of each file met.
 * A probe is a call of `__probe` around an expression (plantProbes.ts).
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
