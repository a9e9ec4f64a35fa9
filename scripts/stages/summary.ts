import type { Result } from './stage';

const marks = { passed: 'ok     ', failed: 'FAILED ', 'not run': 'NOT RUN' };

/** The table of what was run, and how to repeat what failed first, in words. */
export function summaryOf(results: readonly Result[], seconds: number): string {
  const passed = results.reduce((sum, { count }) => sum + count.passed, 0);
  // What could not be run has not passed.
  const failed = results.reduce(
    (sum, { count, outcome }) => sum + (outcome === 'not run' ? 1 : count.failed),
    0,
  );
  const rows = results.map(
    ({ stage, outcome, count, seconds: taken }) =>
      `${marks[outcome]} ${stage.name.padEnd(9)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(3)} failed ${taken.toFixed(1).padStart(7)} s`,
  );
  const first = results.find(({ outcome }) => outcome === 'failed');
  return [
    ...rows,
    '',
    `${(seconds / 60).toFixed(1)} minutes`,
    ...(first ? [`First failure: ${first.stage.name}. Repeat it: ${first.stage.repeat}`] : []),
    '',
    `Tests: ${String(passed)} passed, ${String(failed)} failed`,
  ].join('\n');
}
