import { parseArgs } from 'node:util';
import type { Check, Finding } from '../report/check';
import { publish, readBaseUrl, reasonOf, reportOptions } from '../report/publish';
import { promisedAnswers } from './answers';
import { answerFindings } from './headers';
import { manners } from './manners';
import { openSite, type Site } from './site';

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
    const outcome = isBroken ? ({ outcome: 'failed', reason: 'is not as promised' } as const) : ok;
    return { subject, name, ...outcome, findings, seconds: seconds() };
  } catch (error) {
    const reason = `did not answer: ${reasonOf(error)}`;
    return { subject, name, outcome: 'failed', reason, findings: [], seconds: seconds() };
  }
}

const ok = { outcome: 'ok' } as const;
const nothing = { findings: [], seconds: 0 };

/** What nobody can ask from outside, and where to look. */
const unasked: readonly Check[] = [
  {
    ...{ ...nothing, subject: 'logs', name: 'hold no token', outcome: 'left' },
    reason: 'look into the access log and the error log, and those of a proxy in front',
  },
  {
    ...{ ...nothing, subject: 'limits', outcome: 'left' },
    name: 'of logins, SMS codes, links opened, hauliers made and notices to insurers',
    reason: 'asking would lock somebody out; try 40 logins on a test deployment',
  },
];

/** Asks a deployment for all that deploy/README.md promises. */
async function checkSite(site: Site): Promise<Check[]> {
  const checks: Check[] = [];
  for (const [subject, name, find] of manners) {
    checks.push(await check(subject, name, () => find(site)));
  }
  for (const promise of promisedAnswers) {
    if (promise.needsApi && !site.hasApi) continue;
    const find = async () => answerFindings(promise, await promise.get(site));
    checks.push(await check('answers', promise.what, find));
  }
  return [...checks, ...unasked];
}

/** Checks the deployment that the arguments name; resolves with the status to end with. */
export async function checkDeployment(
  args: string[],
  print: (text: string) => void,
): Promise<number> {
  const { values } = parseArgs({ args, options: reportOptions });
  const server = readBaseUrl(values['base-url']);
  // Where no such application is found, that is the one thing to say.
  const checks = await openSite(`${server}/`)
    .then(checkSite)
    .catch((error: unknown): Check[] => {
      const found = { ...nothing, subject: 'page', name: 'page', outcome: 'failed' } as const;
      return [{ ...found, reason: reasonOf(error) }];
    });
  return publish({ title: 'deployment', server, checks }, values, print);
}
