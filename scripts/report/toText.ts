import { countOf, grades, type Check, type Finding, type Report } from './check';

const marks: Record<Check['outcome'], string> = {
  ok: 'ok    ',
  failed: 'FAILED',
  skipped: 'left  ',
};

/** The common reason if all checks failed for the same one, otherwise null. */
function commonReason({ checks }: Report): string | null {
  const asked = checks.filter(({ outcome }) => outcome !== 'skipped');
  const [first] = asked;
  if (first?.outcome !== 'failed' || asked.some(({ outcome }) => outcome === 'ok')) return null;
  // Ignore requests that were not sent, such as those that need a login after the login failed.
  const own = asked.filter(({ reason }) => reason?.startsWith('not sent') !== true);
  const reasons = new Set(own.map(({ reason }) => reason));
  return reasons.size === 1 ? (own[0]?.reason ?? null) : null;
}

function lineOf({ grade, path, reason, count }: Finding): string {
  const places = count === 1 ? '' : ` (${count} places)`;
  return `         ${grade.padEnd(9)} ${path}: ${reason}${places}`;
}

function linesOf({ name, subject, outcome, reason, findings }: Check): string[] {
  const what = name === subject ? name : `${subject}, ${name}`;
  const first = `${marks[outcome]} ${what}${reason === undefined ? '' : `: ${reason}`}`;
  return [first, ...findings.map(lineOf)];
}

/** The report as text: one line if every check failed for the same reason, otherwise a line per check and finding. */
export function toText(report: Report): string {
  const { server, title, checks } = report;
  const common = commonReason(report);
  if (common !== null) {
    return `FAILED ${server}: ${common}. The ${title} cannot be checked.`;
  }
  const count = (outcome: Check['outcome']) =>
    checks.filter((check) => check.outcome === outcome).length;
  const summary = [
    `${count('ok')} of ${checks.length} ok`,
    `${count('failed')} failed`,
    `${count('skipped')} left out`,
    `findings: ${grades.map((grade) => `${countOf(report, grade)} ${grade}`).join(', ')}`,
  ];
  return [...checks.flatMap(linesOf), '', `${title} of ${server}: ${summary.join(', ')}`].join(
    '\n',
  );
}
