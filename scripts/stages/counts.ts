import { existsSync, readFileSync } from 'node:fs';
import type { Count } from './stage';

function readReport(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Counts the tests in a Jest report. */
export function countJest(path: string): Count {
  const report = readReport(path) as { numPassedTests: number; numFailedTests: number } | null;
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/** Counts the tests in a Playwright report. */
export function countE2e(path: string): Count {
  const report = readReport(path) as {
    stats: { expected: number; unexpected: number; flaky: number };
  } | null;
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return { passed: expected, failed: unexpected + flaky };
}
