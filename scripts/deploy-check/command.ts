import { parseArgs } from 'node:util';
import { checkOf, isBroken, type Check } from '../report/check';
import { publish, readBaseUrl, reasonOf, reportOptions } from '../report/publish';
import { promisedAnswers } from './answers';
import { answerFindings } from './headers';
import { manners, type Manner } from './manners';
import { openSite, type Site } from './site';

async function check([subject, name, find]: Manner, site: Site): Promise<Check> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const findings = await find(site);
    const reason = isBroken(findings) ? 'is not as promised' : undefined;
    return checkOf(subject, name, reason, findings, seconds());
  } catch (error) {
    return checkOf(subject, name, `did not answer: ${reasonOf(error)}`, [], seconds());
  }
}

/** What nobody can ask from outside, and where to look. */
const unasked: [subject: string, name: string, reason: string][] = [
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
async function checkSite(site: Site): Promise<Check[]> {
  const answers = promisedAnswers
    .filter(({ needsApi }) => site.hasApi || !needsApi)
    .map((promise): Manner => {
      const find = async () => answerFindings(promise, await promise.get(site));
      return ['answers', promise.what, find];
    });
  const checks: Check[] = [];
  for (const promised of [...manners, ...answers]) checks.push(await check(promised, site));
  const left = unasked.map((row): Check => ({ ...checkOf(...row), outcome: 'left' }));
  return [...checks, ...left];
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
    .catch((error: unknown) => [checkOf('page', 'page', reasonOf(error))]);
  return publish({ title: 'deployment', server, checks }, values, print);
}
