/**
 * What a difference means to the product: it breaks on it, reads it in one of two ways, copes with it, or has no use for what is there.
 */
export const grades = ['breaks', 'ambiguous', 'tolerated', 'extra'] as const;
export type Grade = (typeof grades)[number];

/** A difference, once for all places that are alike. */
export interface Finding {
  grade: Grade;
  /** Where, such as `truckers.data[].phone_number`. */
  path: string;
  /** What is different there; never a value, which may be somebody's name or number. */
  reason: string;
  /** In how many places. */
  count: number;
}

/** One thing that was asked, and what came of it. */
export interface Check {
  /** The call or the promise that it is about. */
  subject: string;
  name: string;
  /** `left` is what could not be asked of this server, and is nobody's fault. */
  outcome: 'ok' | 'failed' | 'left';
  /** Why it is not `ok`. */
  reason?: string;
  findings: readonly Finding[];
  seconds: number;
}

/** All that was asked of one server. */
export interface Report {
  title: string;
  server: string;
  checks: readonly Check[];
}

/** True where nothing failed, and something was asked. */
export function isGood({ checks }: Report): boolean {
  return (
    checks.some(({ outcome }) => outcome === 'ok') &&
    checks.every(({ outcome }) => outcome !== 'failed')
  );
}

/** How many findings of a grade, each counted once however often it is met. */
export function countOf({ checks }: Report, grade: Grade): number {
  return checks.flatMap(({ findings }) => findings).filter((finding) => finding.grade === grade)
    .length;
}

/** A check as it came out: failed where there is a reason. */
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
