/**
 * The effect of a difference: the product breaks, the value has two possible meanings, the product tolerates it, or the
 * product does not use the data.
 */
export const grades = ['breaks', 'ambiguous', 'tolerated', 'extra'] as const;
export type Grade = (typeof grades)[number];

/** A difference, reported once for all places of the same kind. */
export interface Finding {
  grade: Grade;
  /** The path, such as `truckers.data[].phone_number`. */
  path: string;
  /** The difference. Never contains a value, which may be personal data. */
  reason: string;
  /** The number of places. */
  count: number;
}

/** A single check and its outcome. */
export interface Check {
  /** The operation or promise that is checked. */
  subject: string;
  name: string;
  /** `skipped` means that it could not be checked on this server; it does not count as a failure. */
  outcome: 'ok' | 'failed' | 'skipped';
  /** Why the outcome is not `ok`. */
  reason?: string;
  findings: readonly Finding[];
  seconds: number;
}

/** All checks of one server. */
export interface Report {
  title: string;
  server: string;
  checks: readonly Check[];
}

/** True if at least one check succeeded and none failed. */
export function isGood({ checks }: Report): boolean {
  return (
    checks.some(({ outcome }) => outcome === 'ok') &&
    checks.every(({ outcome }) => outcome !== 'failed')
  );
}

/** The number of findings with a grade, not of their places. */
export function countOf({ checks }: Report, grade: Grade): number {
  return checks.flatMap(({ findings }) => findings).filter((finding) => finding.grade === grade)
    .length;
}

/** Creates a check, failed if there is a reason. */
export function checkOf(
  subject: string,
  name: string,
  reason?: string,
  findings: readonly Finding[] = [],
  seconds = 0,
): Check {
  if (reason === undefined) return { subject, name, outcome: 'ok', findings, seconds };
  return { subject, name, outcome: 'failed', reason, findings, seconds };
}

export const isBroken = (findings: readonly Finding[]) =>
  findings.some(({ grade }) => grade === 'breaks');
