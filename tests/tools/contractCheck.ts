import { parseArgs } from 'node:util';
import { driftOf } from '@mocks/contract/checkAnswer';
import { operationInfo, type OperationId } from '@mocks/contract/document';
import { readOperations } from '@mocks/contract/reads';

/**
 * `npm run contract:check -- --base-url URL`: asks a live API those calls that change nothing, and says where its answers
 * drift from the contract. A bearer of staff is read from CONTRACT_BEARER and the token of a haulier's link from
 * CONTRACT_LINK, so that neither stands in a shell's history; calls that need one that is not given are left out, by name.
 */

const usage = 'Usage: contract:check --base-url https://api.example.dk';

/** What came of one call: nothing to say, where it drifts, or why it was not asked. */
interface Finding {
  id: OperationId;
  drift?: string;
  notAsked?: string;
}

/** What a call is asked with. */
interface Question {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: object;
}

/** Asks one API; `answers` remembers what came, since later questions are made of it. */
class LiveApi {
  private readonly answers = new Map<OperationId, unknown>();

  constructor(
    private readonly baseUrl: string,
    private readonly bearer: string,
  ) {}

  async ask(id: OperationId, { params = {}, query = {}, body }: Question): Promise<Finding> {
    const { method, path, needsBearer } = operationInfo(id);
    if (needsBearer && this.bearer === '') return { id, notAsked: 'set CONTRACT_BEARER' };
    const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const search = new URLSearchParams(query).toString();
    try {
      const answer = await fetch(`${this.baseUrl}${filled}${search && `?${search}`}`, {
        method: method.toUpperCase(),
        signal: AbortSignal.timeout(30_000),
        headers: {
          Accept: 'application/json',
          ...(this.bearer !== '' && { Authorization: `Bearer ${this.bearer}` }),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const read: unknown = parse(text);
      if (read === undefined) return { id, drift: `answered ${answer.status} with no JSON` };
      if (answer.ok) this.answers.set(id, read);
      const drift = driftOf(id, answer.status, read);
      return { id, ...(drift !== null && { drift }) };
    } catch (error) {
      return { id, drift: `did not answer: ${reasonOf(error)}` };
    }
  }

  /** The first id in the list that a call has answered; undefined where it has none. */
  firstId(id: OperationId): number | undefined {
    const list = findList(this.answers.get(id));
    const [first] = list as { id?: unknown }[];
    return typeof first?.id === 'number' ? first.id : undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** The outermost list in an answer, in whatever envelope it came (D5). */
function findList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [];
  return (
    Object.values(value)
      .map(findList)
      .find((list) => list.length > 0) ?? []
  );
}

/** Every question that can be asked without changing anything, in an order in which the later are made of the earlier. */
async function askAll(api: LiveApi, link: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const ask = async (id: OperationId, question: Question | string = {}) => {
    findings.push(
      typeof question === 'string' ? { id, notAsked: question } : await api.ask(id, question),
    );
  };
  const page = { pagination: 'true', page: '1' };
  await ask('listTruckers', { query: { ...page, sort: 'id', dir: 'asc' } });
  await ask('searchTruckers', {
    query: page,
    body: { search_key: 'a', search_filter: 'name', page_num: 1, pagination: true },
  });
  const truckerId = api.firstId('listTruckers');
  const ofTrucker =
    truckerId === undefined ? 'no haulier is listed' : { params: { id: truckerId } };
  await ask('getTrucker', ofTrucker);
  await ask('getTruckerHistory', ofTrucker);
  for (const id of ['listPrices', 'listAddOns'] as const) await ask(id);
  for (const id of ['listAreas', 'listNewValues', 'listOwnRisks', 'listInjuries'] as const) {
    await ask(id);
  }
  await ask('searchAddOns', {
    body: { search_filter: 'type', search_key: '', pagination: 'false', type: 1 },
  });
  const choices = {
    area_id: api.firstId('listAreas'),
    new_value_id: api.firstId('listNewValues'),
    own_risk_id: api.firstId('listOwnRisks'),
    injury_id: api.firstId('listInjuries'),
  };
  const isComplete = Object.values(choices).every((id) => id !== undefined);
  await ask('getPremium', isComplete ? { body: choices } : 'a reference list is empty');
  const withLink = (question: Question) => (link === '' ? 'set CONTRACT_LINK' : question);
  await ask('getRegistration', withLink({ params: { token: link } }));
  await ask('getEmailInfo', withLink({ body: { msg: 'invite', token: link, locale: 'da' } }));
  return findings;
}

function report(findings: readonly Finding[]): boolean {
  for (const { id, drift, notAsked } of findings) {
    const mark = drift ? 'DRIFT ' : notAsked ? 'left  ' : 'ok    ';
    console.log(`${mark} ${id.padEnd(18)} ${drift ?? notAsked ?? ''}`.trimEnd());
  }
  const drifting = findings.filter(({ drift }) => drift).length;
  const asked = findings.filter(({ notAsked }) => !notAsked).length;
  console.log(`\n${asked} of ${readOperations.size} read-only calls asked, ${drifting} drift`);
  return drifting === 0 && asked > 0;
}

try {
  const { values } = parseArgs({ options: { 'base-url': { type: 'string' } } });
  const baseUrl = values['base-url'] ?? '';
  if (!/^https?:\/\//.test(baseUrl)) throw new Error(`"${baseUrl}" is not a web address.`);
  const { CONTRACT_BEARER = '', CONTRACT_LINK = '' } = process.env;
  const api = new LiveApi(baseUrl.replace(/\/+$/, ''), CONTRACT_BEARER);
  process.exitCode = report(await askAll(api, CONTRACT_LINK)) ? 0 : 1;
} catch (error) {
  console.error(`${reasonOf(error)}\n${usage}`);
  process.exitCode = 2;
}
