import { parseArgs } from 'node:util';
import { settingsFromEnvironment } from '@deploy/settings';
import { toExchange } from '../recording/har';
import { toRecording, writeRecording } from '../recording/store';
import { publish, readBaseUrl, reportOptions } from '../report/publish';
import { LiveApi } from './liveApi';
import type { Exchange } from './product';
import { askReads } from './reads';
import { askWrites, type AskForCode } from './writes';

/** What the command needs of the terminal that it runs in. */
interface Terminal {
  print: (text: string) => void;
  askForCode: AskForCode;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readId(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`"${text}" is not the id of a haulier.`);
}

/** What of an exchange is saved; nothing where no answer came. */
function recordable({ request, answer }: Exchange) {
  if (!request || !answer) return [];
  const { data, status } = answer;
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  const sent = request.body && JSON.stringify(request.body);
  return toExchange(request.method, request.url, sent, status, text);
}

/**
 * Logs in as staff, where the environment has something to do so with: neither a password nor a token stands in a shell's
 * history. Resolves with the bearer of a session that has to be ended again.
 */
async function logIn(api: LiveApi, env: Environment): Promise<string | null> {
  const { CONTRACT_EMAIL: email, CONTRACT_PASSWORD: password, CONTRACT_BEARER: bearer } = env;
  if (bearer) api.bearer = bearer;
  if (bearer || !email || !password) return null;
  const found = await api.ask('login', { email, password });
  if (found && 'token' in found) return (api.bearer = found.token);
  const problem = 'the server says that nobody is (user 0)';
  if (found) api.expect('login', 'somebody is logged in', false, problem);
  api.whyNoBearer = 'the login failed';
  return null;
}

/** Checks the API that the arguments name; resolves with the status to end with. Rejects with one line for arguments that make no sense. */
export async function checkContract(
  args: string[],
  env: Environment,
  { print, askForCode }: Terminal,
): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { ...reportOptions, write: { type: 'string' }, save: { type: 'string' } },
  });
  const server = readBaseUrl(values['base-url']);
  const written = readId(values.write);
  const link = env.CONTRACT_LINK ?? '';
  const api = new LiveApi({ ...settingsFromEnvironment(env), apiBaseUrl: server });
  const bearer = await logIn(api, env);
  await askReads(api, link);
  if (written !== null) await askWrites(api, written, link, askForCode);
  if (bearer !== null) await api.ask('logout', bearer);
  if (values.save !== undefined) {
    writeRecording(values.save, 'checked', toRecording(api.exchanges.flatMap(recordable)));
  }
  return publish({ title: 'contract', server, checks: api.checks }, values, print);
}
