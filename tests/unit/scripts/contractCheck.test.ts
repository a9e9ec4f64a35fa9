import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getResponse, http, HttpResponse } from 'msw';
import {
  handlerPath,
  operationInfo,
  operationInfos,
  type OperationId,
} from '@mocks/contract/document';
import { demoAccounts, demoTokens } from '@mocks/db/demo';
import { newestSmsCode } from '@mocks/domain/registration.domain';
import { createMockServer } from '@mocks/node';
import type { Recording } from '@mocks/recordings/recording';
import { checkContract } from '@scripts/contract-check/command';
import { parseBaseUrl } from '@scripts/report/publish';

type Wire = Record<string, unknown>;

/** The rows of a list in a response. */
function rowsIn(body: Wire, ...names: string[]): Wire[] {
  return names.reduce<unknown>((inside, name) => (inside as Wire)[name], body) as Wire[];
}

const address = 'https://api.test';
const trucker = 2;
const { email, password } = demoAccounts.admin;
const staff = { CONTRACT_EMAIL: email, CONTRACT_PASSWORD: password };
const allCredentials = { ...staff, CONTRACT_LINK: demoTokens.signed };

describe('contract:check', () => {
  // The three pages of 24 hauliers are enough for these tests.
  const mock = createMockServer({ truckerCount: 24 });
  const folder = mkdtempSync(join(tmpdir(), 'contract-check-'));
  beforeAll(() => mock.server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    mock.server.resetHandlers();
    mock.reset();
  });
  afterAll(() => {
    mock.server.close();
    rmSync(folder, { recursive: true });
  });

  /** Changes the mock's response to a request. */
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

  /** Runs the command in this process. A sent SMS code is entered automatically. */
  async function check(env: Record<string, string>, ...args: string[]) {
    const printed: string[] = [];
    const code = await checkContract(['--base-url', address, ...args], env, {
      print: (text) => void printed.push(text),
      askForCode: () => Promise.resolve(newestSmsCode(mock.db, trucker) ?? ''),
    });
    return { code, text: printed.join('\n') };
  }

  it('sends every request with a test haulier, finds no fault in the mock, and restores all', async () => {
    const { db, calls } = mock;
    db.truckers.update(trucker, { name: 'TEST Halvvejs' });
    const rowCounts = () => [db.truckers, db.prices, db.addOns].map((table) => table.all().length);
    const before = rowCounts();
    const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')];
    const { code, text } = await check(
      { ...staff, CONTRACT_LINK: demoTokens.halfDone },
      ...['--write', String(trucker), '--json', json, '--junit', junit, '--save', folder],
    );
    expect(text).toMatch(
      / 0 failed, 0 left out, findings: 0 breaks, 0 ambiguous, 0 tolerated, 0 extra/,
    );
    expect(code).toBe(0);
    const sent = new Set(calls.all().map(({ operationId }) => operationId));
    expect(operationInfos.map(({ id }) => id).filter((id) => !sent.has(id))).toEqual([]);
    expect(calls.violations()).toEqual([]);
    expect(
      calls.all().filter(({ operationId, hasBearer }) => {
        return operationId !== null && hasBearer !== operationInfo(operationId).needsBearer;
      }),
    ).toEqual([]);
    expect(rowCounts()).toEqual(before);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ isGood: true, server: address });
    expect(readFileSync(junit, 'utf8')).toContain('<testcase classname="sendXml" name="sendXml"');
    const saved = readFileSync(join(folder, 'checked.json'), 'utf8');
    const { exchanges } = JSON.parse(saved) as Recording;
    expect(new Set(exchanges.map(({ call }) => call)).size).toBe(operationInfos.length);
    for (const secret of [password, email, demoTokens.halfDone, 'TEST Halvvejs']) {
      expect(saved).not.toContain(secret);
    }
    for (const secret of [password, demoTokens.halfDone, 'Bearer']) {
      expect(text).not.toContain(secret);
    }
  }, 180_000);

  it('without a link skips requests, keeps unanswered questions, and tolerates unused wrong fields', async () => {
    const { db, calls } = mock;
    db.truckers.update(trucker, { name: 'TEST Halvvejs' });
    for (const { id } of db.agreements.all())
      db.agreements.update(id, { previous_insurance: null });
    change('createTrucker', (body) => void ((body.trucker as Wire).cvr = 7));
    const { code, text } = await check(staff, '--write', String(trucker));
    const saved = calls.of('updateTrucker').map(({ body }) => body);
    expect(saved).toMatchObject([{ id: trucker, previous_insurance: null }]);
    expect(text).toContain(
      'tolerated trucker.cvr: is a number instead of Cvr; the product does not use it\n',
    );
    const skipped = [...text.matchAll(/^left {3}(\w+): set CONTRACT_LINK/gm)].map(
      ([, call]) => call,
    );
    expect(skipped).toEqual([
      ...['getRegistration', 'getEmailInfo', 'saveTermination', 'saveCarChoices'],
      ...['generateSmsCode', 'verifySmsCode', 'saveWorkChoices', 'sendXml'],
    ]);
    expect(code).toBe(0);
  });

  it('writes nothing for a haulier that is not a test haulier', async () => {
    const { code, text } = await check(allCredentials, '--write', '3');
    expect(code).toBe(1);
    expect(text).toMatch(/FAILED updateTrucker, .*nothing was written/);
    expect(mock.calls.of('resendEmail')).toEqual([]);
  });

  it.each([
    ['status 401', 'error:*:401', 'returned 401 (it requires a login'],
    ['status 500', 'error:*:500', 'returned 500'],
    ['a web page', 'html', 'returned 200 with a web page instead of JSON'],
    ['an empty body', 'blank', 'returned 200 with an empty body instead of JSON'],
    ['nothing', 'drop', 'did not respond: '],
  ])(
    'says in one line that a server responds to everything with %s',
    async (_what, scenario, reason) => {
      mock.use(scenario);
      const { code, text } = await check(staff);
      expect(text).toContain(`FAILED ${address}: ${reason}`);
      expect(text.split('\n')).toHaveLength(1);
      expect(code).toBe(1);
    },
  );

  it('exits with status 1 and prints one line when there is no server', () => {
    const args = ['scripts/contractCheck.ts', '--base-url', 'http://127.0.0.1:9'];
    const { status, stdout } = spawnSync(resolve('node_modules/.bin/tsx'), args, {
      encoding: 'utf8',
    });
    expect(stdout.trim()).toMatch(
      /^FAILED http:\/\/127\.0\.0\.1:9: did not respond: .*ECONNREFUSED.*$/,
    );
    expect(status).toBe(1);
  }, 180_000);

  it.each([
    ['api.example.dk', 'is not a web address.'],
    ['http://api.example.dk', 'is not encrypted: use https'],
    ['http://10.0.0.7', 'is not encrypted: use https'],
    ['http://localhost.example', 'is not encrypted: use https'],
    ['http://127.x.dk', 'is not encrypted: use https'],
  ])('sends no password to %s, and says why: “%s”', async (other, reason) => {
    await expect(check(staff, '--base-url', other)).rejects.toThrow(`"${other}" ${reason}`);
  });

  it.each([
    'https://api.example.dk',
    'http://localhost:3001',
    'http://127.0.0.1',
    'http://[::1]:80',
  ])('accepts %s, which is encrypted or local', (other) => {
    expect(parseBaseUrl(`${other}/`)).toBe(other);
  });

  it('rejects a haulier id that is not a number', async () => {
    await expect(check({}, '--write', 'TEST')).rejects.toThrow('"TEST" is not the id');
  });

  it('reports unknown fields, tolerated formats and ambiguous amounts, and goes on [7-decimal-point]', async () => {
    change('listTruckers', (body) => {
      for (const row of rowsIn(body, 'truckers', 'data').slice(0, 5)) row.colour = 'red';
    });
    change('listAreas', (body) => {
      for (const row of rowsIn(body, 'data', 'areas')) {
        Object.assign(row, { id: String(row.id), note: '' });
      }
    });
    // The contract allows these amounts.
    change('listPrices', (body) => {
      const rows = rowsIn(body, 'data', 'price_plans');
      const written = ['950.000', '-18.450', '1.234', '950,000', '950.00', '0.125', '1188.000'];
      for (const [index, premium] of written.entries())
        Object.assign(rows[index] ?? {}, { premium });
    });
    const { code, text } = await check(staff);
    expect(code).toBe(0);
    expect(text).toContain(`ok     listTruckers, page 1
         extra     truckers.data[].colour: is not in the specification (5 places)
`);
    const places = `(${mock.db.areas.size} places)`;
    expect(text).toContain(`ok     listAreas
         tolerated data.areas[].id: is a number as text instead of Id; the product can read it ${places}
         extra     data.areas[].note: is not in the specification ${places}
`);
    expect(text).toContain(`ok     listPrices
         ambiguous data.price_plans[].premium: could mean an amount or a thousand times as much; the product reads a decimal mark (4 places)
`);
    expect(mock.calls.of('getPremium')).toHaveLength(1);
  });

  /** Checks a server with these changes. Requires each finding in the report and in the JUnit file. */
  async function expectBreaks(
    changed: readonly (readonly [OperationId, (body: Wire) => void])[],
    ...findings: readonly string[]
  ) {
    for (const [id, edit] of changed) change(id, edit);
    const junit = join(folder, 'breaks.xml');
    const { code, text } = await check(allCredentials, '--junit', junit);
    expect(code).toBe(1);
    for (const [id] of changed) expect(text).toContain(`FAILED ${id}`);
    for (const finding of findings) {
      expect(text).toContain(`         breaks    ${finding}`);
      expect(readFileSync(junit, 'utf8')).toContain(`breaks ${finding}`);
    }
  }

  it('reports fields that break the product: a new name, an unreadable value, an unreadable row', async () => {
    await expectBreaks(
      [
        [
          'getRegistration',
          (body) => {
            for (const row of rowsIn(body, 'insurance')) {
              row.title = row.name;
              delete row.name;
            }
            for (const row of rowsIn(body, 'truckers', 'trucker_agreement')) {
              row.addon_1_date = '1/4/22';
            }
          },
        ],
        [
          'getEmailInfo',
          (body) => {
            const mail = (body.data as Wire).data as Wire;
            delete mail.thanks;
          },
        ],
        [
          'listAreas',
          (body) => void Object.assign(rowsIn(body, 'data', 'areas')[1] ?? {}, { id: 'B' }),
        ],
      ],
      'insurance[].name: is missing; it is missing everywhere, and the product shows nothing for it',
      'truckers.trucker_agreement[].addon_1_date: is text instead of WireDate or null; the product treats it as missing',
      'data.data.thanks: is missing; it is missing everywhere, and the product shows nothing for it',
      'data.areas[].id: is text instead of Id; the product leaves out its row',
    );
  });

  it('reports a field without which the product cannot read the response', async () => {
    await expectBreaks(
      [
        [
          'getRegistration',
          (body) => {
            body.trucker = body.truckers;
            delete body.truckers;
          },
        ],
      ],
      'truckers: is missing; the product cannot read the response',
    );
  });

  it('reports a refused request as refused, without the numbers in the server’s message', async () => {
    mock.use('error:listInjuries:403');
    change('listAreas', (body) =>
      Object.assign(body, { success: false, message: 'Kald 20304050 <nu>' }),
    );
    const junit = join(folder, 'refused.xml');
    const { text } = await check(staff, '--junit', junit);
    expect(text).toContain(
      'FAILED listAreas: returned 200, but the body reports a failure, with the message "Kald … <nu>"',
    );
    expect(text).toContain('FAILED listInjuries: returned 403 (this account may not do this)');
    expect(text).toContain('left   getPremium: a reference list is empty');
    expect(readFileSync(junit, 'utf8')).toContain('with the message &quot;Kald … &lt;nu&gt;&quot;');
  });

  it('reports a server that numbers pages wrongly, does not sort or does not search', async () => {
    change('listTruckers', (body) => {
      rowsIn(body, 'truckers', 'data').reverse();
      Object.assign(body.truckers as Wire, { current_page: 1 });
    });
    change('searchTruckers', (body) =>
      Object.assign(body.truckers as Wire, { data: [], total: 0 }),
    );
    const { text } = await check(staff);
    for (const line of [
      'listTruckers, counts pages as the product does: pages 1 and 2 are numbered 1 and 1',
      'listTruckers, is sorted by id, desc: the ids are in another order',
      'searchTruckers, finds by cvr: a listed haulier is not found',
    ]) {
      expect(text).toContain(`FAILED ${line}`);
    }
  });

  it('reports a server that sends only a page of the list that it should send as a whole', async () => {
    mock.use('variant:*:alwaysPaged');
    const { code, text } = await check(staff);
    expect(code).toBe(1);
    expect(text).toContain(
      'FAILED listTruckers, all at once: returned 200 with JSON that the product cannot read; does it have all 24 rows of its total?',
    );
  });

  it('fails without an account to log in with', async () => {
    const { code, text } = await check({ CONTRACT_LINK: demoTokens.signed });
    expect(code).toBe(1);
    expect(text).toMatch(/FAILED listTruckers.*not sent: set CONTRACT_EMAIL and CONTRACT_PASSWORD/);
    expect(text).toMatch(/ok {5}listAreas/);
  });

  it('says when the login is refused', async () => {
    const { former } = demoAccounts;
    const { text } = await check({
      CONTRACT_EMAIL: former.email,
      CONTRACT_PASSWORD: former.password,
    });
    expect(text).toContain('logs in: the server says that nobody was logged in (user 0)');
  });
});
