import { request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { demoAccounts } from '@mocks/db/demo';
import { parsePort, startHttpMock, type HttpMock } from '@mocks/http';
import { expectConsole } from '@tests/support/jest/consoleGuard';

let mock: HttpMock;

beforeAll(async () => {
  mock = await startHttpMock({ port: 0 });
});
afterEach(() => mock.mock.reset());
afterAll(() => mock.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${mock.url}${path}`, { headers });
const post = (path: string, body: unknown) =>
  fetch(`${mock.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Sends a request that `fetch` would refuse to send. */
function sendRaw(method: string, path: string, body: string) {
  const { hostname, port } = new URL(mock.url);
  const headers = { 'Content-Length': Buffer.byteLength(body) };
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request({ hostname, port, method, path, headers }, (response) => {
      readText(response).then((text) => resolve({ status: response.statusCode, text }), reject);
    })
      .on('error', reject)
      .end(body);
  });
}

describe('the mock over HTTP', () => {
  it('allows other origins, with the headers that the application sends', async () => {
    const preflight = await fetch(`${mock.url}/api/area/list`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:3000', 'Access-Control-Request-Method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  it.each([
    ['GET with a body', 'GET', '/api/area/list', '{}', /cannot have body/u],
    ['TRACE', 'TRACE', '/api/area/list', '', /TRACE/u],
    ['an address that cannot be decoded', 'GET', '/api/step/get-trucker-info/%E0%A4%A', '', /URI/u],
  ])('refuses %s with a reason', async (_, method, path, body, reason) => {
    const { status, text } = await sendRaw(method, path, body);
    expect(status).toBe(422);
    expect((JSON.parse(text) as { message: string }).message).toMatch(reason);
    expect(mock.mock.calls.violations()).toMatchObject([{ method, path, status: 422 }]);
  });

  it('shows its outbox and requests, switches scenarios and resets', async () => {
    expect(await (await get('/mock/outbox')).json()).toEqual([]);
    expect((await post('/mock/scenario', { scenario: 'error:listAreas:503' })).status).toBe(200);
    expect((await get('/api/area/list')).status).toBe(503);
    expect(await (await get('/mock/calls')).json()).toMatchObject([
      { method: 'GET', path: '/api/area/list', operationId: 'listAreas', status: 503 },
    ]);
    expect((await post('/mock/reset', {})).status).toBe(200);
    expect((await get('/api/area/list')).status).toBe(200);
  });

  it('breaks the connection when the scenario says so', async () => {
    const answer = await get('/api/area/list', { 'x-mock-scenario': 'drop' });
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('can carry out a request and lose the response', async () => {
    const { email, password } = demoAccounts.admin;
    mock.mock.addFault({ operationId: 'login', fault: { kind: 'lost' }, times: 1 });
    const answer = await post('/api/auth/login', { email, password, locale: 'da' });
    await expect(answer.text()).rejects.toThrow('terminated');
    expect(mock.mock.db.sessions.size).toBe(1);
  });

  it('responds with 404 to an unknown path', async () => {
    const outside = await get('/somewhere');
    expect(outside.status).toBe(404);
    expect(await outside.json()).toEqual({ message: 'The mock has nothing at GET /somewhere.' });
    expect((await get('/api/somewhere')).status).toBe(404);
  });

  it('logs its own contract violation and responds with 500', async () => {
    expectConsole(/listAreas answered 200 with a body outside the contract/u);
    mock.mock.db.areas.insert({ title: 1 as unknown as string });
    expect((await get('/api/area/list')).status).toBe(500);
  });

  it('does not start on a port in use, and its error names the port', async () => {
    const port = Number(new URL(mock.url).port);
    await expect(startHttpMock({ port })).rejects.toThrow(
      `Port ${port} is in use. Stop the other process or choose another port.`,
    );
  });
});

it('parsePort accepts only port numbers', () => {
  expect([parsePort('3001'), parsePort('0')]).toEqual([3001, 0]);
  for (const text of ['', 'abc', '-1', '65536', '1.5']) {
    expect(() => parsePort(text)).toThrow(`"${text}" is not a port`);
  }
});
