import { parseArgs } from 'node:util';
import { checkOf, isBroken, type Check, type Finding } from '../report/check';
import { publish, parseBaseUrl, reasonOf, reportOptions } from '../report/publish';
import { promisedAnswers } from './answers';
import { checkAnswer, type Expect } from './headers';
import { serverBehaviours, type ServerBehaviour } from './serverBehaviours';
import { openSite, type Site } from './site';

async function checkBehaviour([subject, name, look]: ServerBehaviour, site: Site): Promise<Check> {
  const start = performance.now();
  const findings: Finding[] = [];
  const expect: Expect = (holds, path, reason, grade = 'breaks') => {
    if (!holds) findings.push({ grade, path, reason, count: 1 });
  };
  let failure: string | undefined;
  try {
    await look(site, expect);
    if (isBroken(findings)) failure = 'is not as promised';
  } catch (error) {
    failure = `did not respond: ${reasonOf(error)}`;
  }
  return checkOf(subject, name, failure, findings, (performance.now() - start) / 1000);
}

/** Promises that cannot be tested from outside, and how to check them instead. */
const uncheckable: [subject: string, name: string, reason: string][] = [
  [
    'logs',
    'contain no token',
    'check the access log and the error log, and those of any proxy in front',
  ],
  [
    'limits',
    'on logins, SMS codes, opened links, created hauliers, notices to an insurer and saves by hauliers',
    'the check would lock users out: try 40 logins on a test deployment',
  ],
];

/** Checks all promises of deploy/README.md on a deployment. */
async function checkSite(site: Site): Promise<Check[]> {
  const answers = promisedAnswers
    .filter(({ needsApi }) => site.hasApi || !needsApi)
    .map((promise): ServerBehaviour => [
      'responses',
      promise.what,
      async (_, expect) => checkAnswer(promise, await promise.get(site), expect),
    ]);
  const checks: Check[] = [];
  for (const promised of [...serverBehaviours, ...answers])
    checks.push(await checkBehaviour(promised, site));
  const skipped = uncheckable.map((row): Check => ({ ...checkOf(...row), outcome: 'skipped' }));
  return [...checks, ...skipped];
}

/** Checks the deployment that the arguments name. Resolves with the exit status. */
export async function checkDeployment(args: string[], print: (text: string) => void) {
  const { values } = parseArgs({ args, options: reportOptions });
  const server = parseBaseUrl(values['base-url']);
  // If the address does not serve this application, report only that.
  const checks = await openSite(`${server}/`)
    .then(checkSite)
    .catch((error: unknown) => [checkOf('page', 'page', reasonOf(error))]);
  return publish({ title: 'deployment', server, checks }, values, print);
}
