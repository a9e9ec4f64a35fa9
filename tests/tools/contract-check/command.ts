import { parseArgs } from 'node:util';
import { settingsFromEnvironment } from '@deploy/settings';
import { publish, readBaseUrl, reportOptions } from '../report/publish';
import { LiveApi } from './liveApi';
import { askReads } from './reads';
import { logIn, readCredentials } from './session';
import type { AskForCode } from './writeAgreement';
import { askWrites } from './writes';

/** What the command needs of the terminal that it runs in. */
export interface Terminal {
  print: (text: string) => void;
  askForCode: AskForCode;
}

function readId(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`"${text}" is not the id of a haulier.`);
}

/** Checks the API that the arguments name; resolves with the status to end with. Rejects with one line for arguments that make no sense. */
export async function checkContract(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
  { print, askForCode }: Terminal,
): Promise<number> {
  const { values } = parseArgs({ args, options: { ...reportOptions, write: { type: 'string' } } });
  const server = readBaseUrl(values['base-url']);
  const written = readId(values.write);
  const credentials = readCredentials(env);
  const api = new LiveApi({ ...settingsFromEnvironment(env), apiBaseUrl: server });
  const logOut = await logIn(api, credentials);
  await askReads(api, credentials.link);
  if (written !== null) await askWrites(api, written, credentials.link, askForCode);
  await logOut();
  return publish({ title: 'contract', server, checks: api.checks }, values, print);
}
