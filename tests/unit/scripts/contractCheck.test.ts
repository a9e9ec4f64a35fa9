import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getResponse, http, HttpResponse } from 'msw';
import { settingsFromEnvironment } from '@deploy/settings';
import {
  handlerPath,
  operationInfo,
  operationInfos,
  type OperationId,
} from '@mocks/contract/document';
import { demoAccounts, demoTokens } from '@mocks/db/demo';
import { startHttpMock, type HttpMock } from '@mocks/http';
import { createMock } from '@mocks/mock';
import { createMockServer } from '@mocks/node';
import { newestSmsCode } from '@mocks/domain/registration.domain';
import { checkContract } from '@scripts/contract-check/command';
import type { Recording } from '@mocks/recordings/recording';
import { LiveApi } from '@scripts/contract-check/liveApi';
import { askTruckers } from '@scripts/contract-check/lists';
import { askReads } from '@scripts/contract-check/reads';
import { logIn } from '@scripts/contract-check/session';
import { isGood, type Report } from '@scripts/report/check';
import { toJUnit } from '@scripts/report/junit';
import { toText } from '@scripts/report/people';
import { readBaseUrl } from '@scripts/report/publish';

type Wire = Record<string, unknown>;

/** The rows of a list inside an answer. */
function rowsIn(body: Wire, ...names: string[]): Wire[] {
  return names.reduce<unknown>((inside, name) => (inside as Wire)[name], body) as Wire[];
}

const { email, password } = demoAccounts.admin;
const haulier = 2;

/** Three pages of hauliers say what 24 would. */
const few = { haulierCount: 24 };

describe('contract:check, as a command', () => {
  let api: HttpMock;
  let folder = '';
  beforeAll(async () => {
    api = await startHttpMock({ port: 0, mock: createMock(few) });
    folder = mkdtempSync(join(tmpdir(), 'contract-check-'));
  });
  afterEach(() => api.mock.reset());
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await api.close();
  });

  /** Runs it in this process; what is asked for on the way is answered by `askForCode`. */
  async function check(args: string[], env: Record<string, string>, askForCode = () => '') {
    const printed: string[] = [];
    const code = await checkContract(['--base-url', api.url, ...args], env, {
      print: (text) => void printed.push(text),
      askForCode: () => Promise.resolve(askForCode()),
    });
    return { code, text: printed.join('\n') };
  }

  it('walks every call once with a haulier made for tests, finds nothing, and leaves all as it was', async () => {
    const { db, calls } = api.mock;
    db.truckers.update(haulier, { name: 'TEST Halvvejs' });
    const kept = () => [db.truckers, db.prices, db.addOns].map((table) => table.all().length);
    const before = kept();
    const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')];
    const { code, text } = await check(
      ['--write', String(haulier), '--json', json, '--junit', junit, '--save', folder],
      {
        CONTRACT_EMAIL: email,
        CONTRACT_PASSWORD: password,
        CONTRACT_LINK: demoTokens.halfDone,
      },
      () => newestSmsCode(db, haulier) ?? '',
    );
    expect(text).toMatch(
      / 0 failed, 0 left out, findings: 0 breaks, 0 ambiguous, 0 tolerated, 0 extra/,
    );
    expect(code).toBe(0);
    const asked = new Set(calls.all().map(({ operationId }) => operationId));
    expect(operationInfos.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([]);
    expect(calls.violations()).toEqual([]);
    expect(
      calls.all().filter(({ operationId, hasBearer }) => {
        return operationId !== null && hasBearer !== operationInfo(operationId).needsBearer;
      }),
    ).toEqual([]);
    expect(kept()).toEqual(before);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ isGood: true, server: api.url });
    expect(readFileSync(junit, 'utf8')).toContain('<testcase classname="sendXml" name="sendXml"');
    const saved = readFileSync(join(folder, 'checked.json'), 'utf8');
    const { exchanges } = JSON.parse(saved) as Recording;
    expect(new Set(exchanges.map(({ call }) => call)).size).toBe(operationInfos.length);
    for (const secret of [password, email, demoTokens.halfDone, 'TEST Halvvejs']) {
      expect(saved).not.toContain(secret);
    }
    for (const secret of [password, demoTokens.halfDone, 'Bearer'])
      expect(text).not.toContain(secret);
  }, 180_000);

  it('writes nothing for a haulier that is not made for tests', async () => {
    const { code, text } = await check(['--write', '3'], {
      CONTRACT_EMAIL: email,
      CONTRACT_PASSWORD: password,
      CONTRACT_LINK: demoTokens.signed,
    });
    expect(code).toBe(1);
    expect(text).toMatch(/FAILED updateTrucker, .*nothing was written/);
    expect(api.mock.calls.of('resendEmail')).toEqual([]);
  }, 180_000);

  it.each([
    ['error:*:401', 'answered 401 (it wants a login'],
    ['error:*:500', 'answered 500'],
    ['html', 'answered 200 with a web page where JSON is due'],
    ['blank', 'answered 200 with nothing where JSON is due'],
    ['drop', 'did not answer: '],
  ])(
    'ends in one line and with a status of its own where the server answers everything with %s',
    async (scenario, reason) => {
      api.mock.use(scenario);
      const staff = { CONTRACT_EMAIL: email, CONTRACT_PASSWORD: password };
      const { code, text } = await check([], staff);
      expect(text).toContain(`FAILED ${api.url}: ${reason}`);
      expect(text.split('\n')).toHaveLength(1);
      expect(code).toBe(1);
    },
  );

  it('ends with a status of its own, and one line, where nobody answers', () => {
    const args = ['scripts/contractCheck.ts', '--base-url', 'http://127.0.0.1:9'];
    const { status, stdout } = spawnSync(resolve('node_modules/.bin/tsx'), args, {
      encoding: 'utf8',
    });
    expect(stdout.trim()).toMatch(
      /^FAILED http:\/\/127\.0\.0\.1:9: did not answer: .*ECONNREFUSED.*$/,
    );
    expect(status).toBe(1);
  }, 180_000);

  it('takes no address that is none, and no haulier without a number', async () => {
    await expect(check(['--base-url', 'api.example.dk'], {})).rejects.toThrow(
      '"api.example.dk" is not a web address.',
    );
    await expect(check(['--write', 'TEST'], {})).rejects.toThrow('"TEST" is not the id');
  });

  it.each([
    'http://api.example.dk',
    'http://10.0.0.7',
    'http://localhost.example',
    'http://127.x.dk',
  ])('sends no password to %s, which is not encrypted', async (address) => {
    await expect(check(['--base-url', address], {})).rejects.toThrow('use https');
    expect(() => readBaseUrl(address)).toThrow(`${address}" is not encrypted`);
  });

  it.each([
    'https://api.example.dk',
    'http://localhost:3001',
    'http://127.0.0.1',
    'http://[::1]:80',
  ])('takes %s, which is encrypted or never leaves the machine', (address) => {
    expect(readBaseUrl(`${address}/`)).toBe(address);
  });
});

describe('contract:check', () => {
  const mock = createMockServer(few);
  beforeAll(() => mock.server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    mock.server.resetHandlers();
    mock.reset();
  });
  afterAll(() => mock.server.close());

  /** Has a call answer the mock's answer with a change. */
  function change(id: OperationId, edit: (body: Wire) => void): void {
    mock.server.use(
      http[operationInfo(id).method](handlerPath(operationInfo(id)), async ({ request }) => {
        const answer = await getResponse(mock.handlers, request);
        const body = (await answer?.json()) as Wire;
        edit(body);
        return HttpResponse.json(body, { status: answer?.status ?? 500 });
      }),
    );
  }

  /** Asks as nobody in particular, with the link of a haulier that has signed, unless it is said otherwise. */
  async function check(
    ask = (api: LiveApi) => askReads(api, demoTokens.signed),
    who: { email: string; password: string } = { email: '', password: '' },
  ): Promise<Report> {
    const api = new LiveApi({ ...settingsFromEnvironment({}), apiBaseUrl: 'http://api.test' });
    await logIn(api, { ...who, bearer: '', link: '' });
    await ask(api);
    return { title: 'contract', server: 'http://api.test', checks: api.checks };
  }

  const staff = { email, password };
  const hauliers = async (api: LiveApi) => {
    await askTruckers(api);
  };

  const checkOf = ({ checks }: Report, subject: OperationId) =>
    checks.find((one) => one.subject === subject);

  it('finds a field that the product does not know, once for all rows', async () => {
    change('listTruckers', (body) => {
      for (const row of rowsIn(body, 'truckers', 'data').slice(0, 5)) row.colour = 'red';
    });
    const report = await check(hauliers, staff);
    expect(isGood(report)).toBe(true);
    expect(checkOf(report, 'listTruckers')?.findings).toEqual([
      {
        grade: 'extra',
        path: 'truckers.data[].colour',
        reason: 'is not in the specification',
        count: 5,
      },
    ]);
  });

  it('finds what the product takes in another form, beside what is extra', async () => {
    change('listAreas', (body) => {
      for (const row of rowsIn(body, 'data', 'areas')) {
        Object.assign(row, { id: String(row.id), note: '' });
      }
    });
    const areas = checkOf(await check(), 'listAreas');
    const count = mock.db.areas.size;
    expect(areas?.outcome).toBe('ok');
    expect(areas?.findings).toEqual([
      {
        grade: 'tolerated',
        path: 'data.areas[].id',
        reason: 'is a number as text where a whole number is due; it is read all the same',
        count,
      },
      { grade: 'extra', path: 'data.areas[].note', reason: 'is not in the specification', count },
    ]);
    // Ids are taken as the product reads them, so what is made of them is asked for.
    expect(mock.calls.of('getPremium')).toHaveLength(1);
  });

  it('reports amounts whose one mark may stand between thousands as ambiguous, although the contract allows them [7-decimal-point]', async () => {
    change('listPrices', (body) => {
      const rows = rowsIn(body, 'data', 'price_plans');
      const written = ['950.000', '-18.450', '1.234', '950,000', '950.00', '0.125', '1188.000'];
      for (const [index, premium] of written.entries())
        Object.assign(rows[index] ?? {}, { premium });
    });
    const report = await check((api) => askReads(api, ''), staff);
    const prices = checkOf(report, 'listPrices');
    expect(prices?.outcome).toBe('ok');
    expect(prices?.findings).toContainEqual({
      grade: 'ambiguous',
      path: 'data.price_plans[].premium',
      reason:
        'may mean an amount or a thousand times as much; the mark is read as the decimal mark',
      count: 4,
    });
  });

  it.each<[string, OperationId, (body: Wire) => void, string, string]>([
    [
      'has another name',
      'getRegistration',
      (body) => {
        for (const row of rowsIn(body, 'insurance')) {
          row.title = row.name;
          delete row.name;
        }
      },
      'insurance[].name',
      'is missing; it is nowhere, and the product shows nothing in its place',
    ],
    [
      'cannot be read',
      'getRegistration',
      (body) => {
        for (const row of rowsIn(body, 'truckers', 'trucker_agreement'))
          row.addon_1_date = '1/4/22';
      },
      'truckers.trucker_agreement[].addon_1_date',
      'is text where a date or null is due; it is read as if it were not there',
    ],
    [
      'takes its row with it',
      'listAreas',
      (body) => {
        Object.assign(rowsIn(body, 'data', 'areas')[1] ?? {}, { id: 'B' });
      },
      'data.areas[].id',
      'is text where a whole number is due; what it belongs to is left out',
    ],
    [
      'takes the whole answer with it',
      'getRegistration',
      (body) => {
        body.trucker = body.truckers;
        delete body.truckers;
      },
      'truckers',
      'is missing; the answer cannot be read',
    ],
  ])('finds what breaks the product: a value that %s', async (_, id, edit, path, reason) => {
    change(id, edit);
    const report = await check();
    const found = checkOf(report, id);
    expect(found?.outcome).toBe('failed');
    expect(found?.findings.filter(({ grade }) => grade === 'breaks')).toMatchObject([
      { path, reason },
    ]);
    expect(toJUnit(report)).toContain(`breaks ${path}: ${reason}`);
  });

  it('takes a refusal for one, and repeats no number of it', async () => {
    mock.use('error:listInjuries:403');
    change('listAreas', (body) =>
      Object.assign(body, { success: false, message: 'Kald 20304050 <nu>' }),
    );
    const report = await check();
    const text = toText(report);
    expect(text).toContain('FAILED listAreas: answered 200 and says no, saying "Kald … <nu>"');
    expect(text).toContain('FAILED listInjuries: answered 403 (this account may not)');
    expect(text).toContain('left   getPremium: a reference list has nothing to choose from');
    expect(toJUnit(report)).toContain('saying &quot;Kald … &lt;nu&gt;&quot;');
  });

  it('finds a server that counts pages from 0, does not sort or does not find', async () => {
    change('listTruckers', (body) => {
      rowsIn(body, 'truckers', 'data').reverse();
      Object.assign(body.truckers as Wire, { current_page: 1 });
    });
    change('searchTruckers', (body) => Object.assign(body.truckers as Wire, { data: [] }));
    const text = toText(await check(hauliers, staff));
    for (const line of [
      'listTruckers, pages are counted as the product counts them: pages 1 and 2 call themselves 1 and 1',
      'listTruckers, is sorted by id, desc: the ids are in another order',
      'searchTruckers, finds by cvr: a haulier that is listed is not found',
    ]) {
      expect(text).toContain(`FAILED ${line}`);
    }
  });

  it('fails, and says what to set, where it is told neither who asks nor which link', async () => {
    const text = toText(await check((api) => askReads(api, '')));
    expect(text).toMatch(
      /FAILED listTruckers.*not asked: set CONTRACT_EMAIL and CONTRACT_PASSWORD/,
    );
    expect(text).toMatch(/FAILED getRegistration: not asked: set CONTRACT_LINK/);
    expect(text).toMatch(/ok {5}listAreas/);
  });

  it('says where the login lets nobody in', async () => {
    const { checks } = await check(() => Promise.resolve(), demoAccounts.former);
    expect(checks.at(-1)).toMatchObject({ reason: 'the server says that nobody is (user 0)' });
  });
});
