import { parseArgs } from 'node:util';
import type { Environment } from '@deploy/facts';
import { settingsFromEnvironment } from '@deploy/settings';
import { toRecording, writeRecording } from '../recording/store';
import { publish, parseBaseUrl, reportOptions } from '../report/publish';
import { LiveApi } from './liveApi';
import { askReads } from './reads';
import { askWrites, type AskForCode } from './writes';

function parseId(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`"${text}" is not the id of a haulier.`);
}

/**
 * Logs in with the account in the environment, if any. Resolves with the token if the session must be ended afterwards.
 */
async function logIn(api: LiveApi, env: Environment): Promise<string | null> {
  const { CONTRACT_EMAIL: email, CONTRACT_PASSWORD: password, CONTRACT_BEARER: bearer } = env;
  if (bearer) api.bearer = bearer;
  if (bearer || !email || !password) return null;
  const found = await api.ask('login', { email, password });
  if (found && 'token' in found) return (api.bearer = found.token);
  if (found) api.fail('login', 'logs in', 'the server says that nobody was logged in (user 0)');
  api.whyNoBearer = 'the login failed';
  return null;
}

/**
 * Checks the API that the arguments name. Resolves with the exit status. Rejects with a one-line error for invalid
 * arguments.
 */
export async function checkContract(
  args: string[],
  env: Environment,
  { print, askForCode }: { print: (text: string) => void; askForCode: AskForCode },
): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { ...reportOptions, write: { type: 'string' }, save: { type: 'string' } },
  });
  const server = parseBaseUrl(values['base-url']);
  const written = parseId(values.write);
  const settings = { ...settingsFromEnvironment(env), apiBaseUrl: server };
  const api = new LiveApi(settings, env.CONTRACT_LINK ?? '');
  const bearer = await logIn(api, env);
  const choices = await askReads(api);
  if (written !== null) await askWrites(api, written, choices, askForCode);
  if (bearer !== null) await api.ask('logout', bearer);
  if (values.save !== undefined) {
    writeRecording(values.save, 'checked', toRecording(api.exchanges));
  }
  return publish({ title: 'contract', server, checks: api.checks }, values, print);
}
