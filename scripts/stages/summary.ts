import type { Result } from './stage';

const marks = { passed: 'ok     ', failed: 'FAILED ', 'not run': 'NOT RUN' };

/** Lines of a failed stage's output to repeat in the summary: the failed test is usually at the end. */
const repeatedLines = 40;

/**
 * The summary of a run: the last lines of failed stages, the table, and how to repeat the first failure. Logs are often
 * truncated to their end, so the failures are repeated here.
 */
export function summaryOf(results: readonly Result[], seconds: number): string {
  const passed = results.reduce((sum, { count }) => sum + count.passed, 0);
  // A stage that was not run counts as a failure.
  const failed = results.reduce(
    (sum, { count, outcome }) => sum + (outcome === 'not run' ? 1 : count.failed),
    0,
  );
  const rows = results.map(
    ({ stage, outcome, count, seconds: taken }) =>
      `${marks[outcome]} ${stage.name.padEnd(9)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(3)} failed ${taken.toFixed(1).padStart(7)} s`,
  );
  const first = results.find(({ outcome }) => outcome === 'failed');
  const failures = results
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ stage, output = '' }) => [
      `== ${stage.name}, how it ended`,
      ...output.trimEnd().split('\n').slice(-repeatedLines),
      '',
    ]);
  return [
    ...failures,
    ...rows,
    '',
    `${(seconds / 60).toFixed(1)} minutes`,
    ...(first ? [`First failure: ${first.stage.name}. Repeat it: ${first.stage.repeat}`] : []),
    '',
    `Tests: ${String(passed)} passed, ${String(failed)} failed`,
  ].join('\n');
}
