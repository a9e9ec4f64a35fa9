import type { Check, Finding } from '../report/check';
import { reasonOf } from '../report/publish';
import { needsApi, promisedAnswers } from './answers';
import { answerFindings } from './headers';
import { manners } from './manners';
import type { Site } from './site';

async function check(
  subject: string,
  name: string,
  find: () => Promise<Finding[]>,
): Promise<Check> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const findings = await find();
    const isBroken = findings.some(({ grade }) => grade === 'breaks');
    return {
      subject,
      name,
      outcome: isBroken ? 'failed' : 'ok',
      ...(isBroken && { reason: 'is not as promised' }),
      findings,
      seconds: seconds(),
    };
  } catch (error) {
    const reason = `did not answer: ${reasonOf(error)}`;
    return { subject, name, outcome: 'failed', reason, findings: [], seconds: seconds() };
  }
}

/** What nobody can ask from outside, and where to look. */
const unasked: readonly [subject: string, name: string, reason: string][] = [
  [
    'logs',
    'hold no token',
    'look into the access log and the error log, and those of a proxy in front',
  ],
  [
    'limits',
    'of logins, SMS codes, links opened, hauliers made and notices to insurers',
    'asking would lock somebody out; try 40 logins on a test deployment',
  ],
];

/** Asks a deployment for all that deploy/README.md promises. */
export async function checkSite(site: Site): Promise<Check[]> {
  const checks: Check[] = [];
  for (const { subject, name, find } of manners) {
    checks.push(await check(subject, name, () => find(site)));
  }
  const hasApi = site.settings.apiBaseUrl === '';
  for (const promise of promisedAnswers) {
    if (needsApi(promise) && !hasApi) continue;
    const { what } = promise;
    checks.push(
      await check('answers', what, async () => answerFindings(promise, await promise.get(site))),
    );
  }
  const left = unasked.map(([subject, name, reason]): Check => ({
    subject,
    name,
    outcome: 'left',
    reason,
    findings: [],
    seconds: 0,
  }));
  return [...checks, ...left];
}
