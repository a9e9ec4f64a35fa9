import { parseArgs } from 'node:util';
import { settingsFromEnvironment } from '@deploy/settings';
import { publish, readBaseUrl, reportOptions } from '../report/publish';
import { toExchange } from '../recording/har';
import { toRecording, writeRecording } from '../recording/store';
import { LiveApi } from './liveApi';
import type { Exchange } from './product';
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

/** What of an exchange is saved; nothing where no answer came. */
function recordable({ method, path, query, requestBody, status, answerBody }: Exchange) {
  const url = `${path}?${new URLSearchParams(query).toString()}`;
  const sent = requestBody === undefined ? undefined : JSON.stringify(requestBody);
  const answer = typeof answerBody === 'string' ? answerBody : JSON.stringify(answerBody);
  return toExchange(method, url, sent, status ?? 0, answer) ?? [];
}

/** Checks the API that the arguments name; resolves with the status to end with. Rejects with one line for arguments that make no sense. */
export async function checkContract(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
  { print, askForCode }: Terminal,
): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { ...reportOptions, write: { type: 'string' }, save: { type: 'string' } },
  });
  const server = readBaseUrl(values['base-url']);
  const written = readId(values.write);
  const credentials = readCredentials(env);
  const api = new LiveApi({ ...settingsFromEnvironment(env), apiBaseUrl: server });
  const logOut = await logIn(api, credentials);
  await askReads(api, credentials.link);
  if (written !== null) await askWrites(api, written, credentials.link, askForCode);
  await logOut();
  if (values.save !== undefined) {
    writeRecording(values.save, 'checked', toRecording(api.exchanges.flatMap(recordable)));
  }
  return publish({ title: 'contract', server, checks: api.checks }, values, print);
}
