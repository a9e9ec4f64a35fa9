import { parseArgs } from 'node:util';
import type { Report } from '../report/check';
import { publish, readBaseUrl, reasonOf, reportOptions } from '../report/publish';
import { checkSite } from './checkSite';
import { openSite } from './site';

/** Where no such application is found, that is the one thing to say. */
async function reportOn(server: string): Promise<Report> {
  const report = { title: 'deployment', server };
  try {
    return { ...report, checks: await checkSite(await openSite(`${server}/`)) };
  } catch (error) {
    const found = { subject: 'page', name: 'page', outcome: 'failed' } as const;
    const reason = reasonOf(error);
    return { ...report, checks: [{ ...found, reason, findings: [], seconds: 0 }] };
  }
}

/** Checks the deployment that the arguments name; resolves with the status to end with. */
export async function checkDeployment(
  args: string[],
  print: (text: string) => void,
): Promise<number> {
  const { values } = parseArgs({ args, options: reportOptions });
  return publish(await reportOn(readBaseUrl(values['base-url'])), values, print);
}
