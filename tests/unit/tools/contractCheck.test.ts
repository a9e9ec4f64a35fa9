import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { bearerFor } from '@tests/contract/exchange';
import { demoTokens } from '@mocks/db/demo';
import { startHttpMock, type HttpMock } from '@mocks/http';

let api: HttpMock;
beforeAll(async () => {
  api = await startHttpMock({ port: 0 });
});
afterEach(() => api.mock.reset());
afterAll(() => api.close());

function check(baseUrl: string, env: Record<string, string> = {}) {
  const tsx = resolve('node_modules/.bin/tsx');
  const args = ['tests/tools/contractCheck.ts', '--base-url', baseUrl];
  return new Promise<{ code: number; text: string }>((done) => {
    execFile(tsx, args, { env: { ...process.env, ...env } }, (error, out, problems) => {
      done({ code: Number(error?.code ?? 0), text: out + problems });
    });
  });
}

const secrets = () => ({
  CONTRACT_BEARER: bearerFor(api.mock, 'admin'),
  CONTRACT_LINK: demoTokens.invited,
});

describe('contract:check', () => {
  it('asks every call that changes nothing, and finds no drift where there is none', async () => {
    const { code, text } = await check(api.url, secrets());
    expect(text).toContain('14 of 14 read-only calls asked, 0 drift');
    expect(code).toBe(0);
    const methods = new Set(api.mock.calls.all().map(({ operationId }) => operationId));
    expect(methods.size).toBe(14);
    expect(api.mock.calls.violations()).toEqual([]);
  });

  it('names what drifts, and what was left out for want of a bearer', async () => {
    api.mock.use('html:listAreas');
    const { code, text } = await check(api.url);
    expect(code).toBe(1);
    expect(text).toMatch(/DRIFT {2}listAreas +answered 200 with no JSON/);
    expect(text).toMatch(/left {3}listTruckers +set CONTRACT_BEARER/);
    expect(text).not.toContain('Bearer ');
  });

  it.each(['', 'api.example.dk'])('says how it is used where the address is "%s"', async (url) => {
    const { code, text } = await check(url);
    expect(code).toBe(2);
    expect(text).toContain('is not a web address.');
    expect(text).toContain('Usage: contract:check --base-url');
  });
});
