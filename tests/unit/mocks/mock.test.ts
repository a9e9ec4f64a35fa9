import { getResponse } from 'msw';
import { demoAccounts } from '@mocks/db/demo';
import { logIn } from '@mocks/domain/auth.domain';
import { createMock } from '@mocks/mock';

const areas = () => new Request('http://api.test/api/area/list');

async function answer(mock = createMock(), request = areas()): Promise<Response> {
  const response = await getResponse(mock.handlers, request);
  if (response === undefined) throw new Error('The mock did not answer.');
  return response;
}

describe('a held request', () => {
  it('is logged at once and waits for its release, while other requests do not wait', async () => {
    const mock = createMock();
    const release = mock.hold('listAreas');
    const held = answer(mock);
    const other = new Request('http://api.test/api/injury/list');
    expect((await answer(mock, other)).status).toBe(200);
    expect(mock.calls.of('listAreas')).toMatchObject([{ status: null }]);
    release();
    expect((await held).status).toBe(200);
    expect((await answer(mock)).status).toBe(200);
  });

  it('is dropped when the mock is reset', async () => {
    const mock = createMock();
    mock.hold('*');
    const held = answer(mock);
    await new Promise((done) => setTimeout(done));
    mock.reset();
    expect((await held).type).toBe('error');
    expect((await answer(mock)).status).toBe(200);
  });
});

describe('a scenario', () => {
  it('can return HTML or broken JSON instead of JSON', async () => {
    const mock = createMock();
    mock.use('html');
    expect((await answer(mock)).headers.get('content-type')).toContain('text/html');
    mock.use('broken');
    await expect((await answer(mock)).json()).rejects.toThrow('JSON');
  });

  it('can refuse one request with a given message and field errors', async () => {
    const mock = createMock();
    const errors = { cvr: ['Forkert'] };
    mock.addFault({
      operationId: 'listAreas',
      fault: { kind: 'error', status: 422, message: 'Nej', errors },
      times: 1,
    });
    const refused = await answer(mock);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toEqual({ message: 'Nej', errors });
    expect((await answer(mock)).status).toBe(200);
  });

  it('can delay a response', async () => {
    const mock = createMock();
    mock.use('slow:listAreas:60');
    const first = await Promise.race([
      answer(mock).then(() => 'slow'),
      answer().then(() => 'usual'),
    ]);
    expect(first).toBe('usual');
  });

  it('with many hauliers keeps the sessions', () => {
    const mock = createMock();
    const session = logIn(mock.db, demoAccounts.admin.email, demoAccounts.admin.password);
    mock.use('many');
    expect(mock.db.truckers.size).toBe(10_000);
    expect([...mock.db.sessions.keys()]).toEqual([session?.token]);
  });

  it('can be chosen by a header of one request', async () => {
    const mock = createMock();
    const request = areas();
    request.headers.set('x-mock-scenario', 'error:listAreas:503');
    expect((await answer(mock, request)).status).toBe(503);
    expect((await answer(mock)).status).toBe(200);
  });

  it('is refused when the header of a request names an unknown scenario', async () => {
    const request = areas();
    request.headers.set('x-mock-scenario', 'sunny');
    const refused = await answer(createMock(), request);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ message: 'There is no scenario "sunny".' });
  });

  it('changes the database, and a reset restores everything', async () => {
    const mock = createMock();
    mock.use('empty,html');
    await answer(mock);
    expect(mock.db.truckers.size).toBe(0);
    mock.reset();
    expect(mock.db.truckers.size).toBe(240);
    expect(mock.calls.all()).toEqual([]);
    expect((await answer(mock)).headers.get('content-type')).toContain('application/json');
  });
});

describe('the request log', () => {
  const { email, password } = demoAccounts.admin;

  it('has no passwords and no bearer tokens', async () => {
    const mock = createMock();
    const login = new Request('http://api.test/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer very-secret' },
      body: JSON.stringify({ email, password, locale: 'da' }),
    });
    const { token } = (await (await answer(mock, login)).json()) as { token: string };
    const [record] = mock.calls.all();
    expect(record).toMatchObject({ operationId: 'login', hasBearer: true, status: 200 });
    expect(record?.answer).toContain('"role":"admin"');
    for (const secret of ['very-secret', password, token]) {
      expect(JSON.stringify(record)).not.toContain(secret);
    }
  });

  it('omits the body of a response that is too long', async () => {
    const mock = createMock();
    mock.use('many');
    const all = 'http://api.test/api/truckers/get-truckers?pagination=false';
    const session = logIn(mock.db, email, password);
    const headers = { Authorization: `Bearer ${session?.token ?? ''}` };
    await answer(mock, new Request(all, { headers }));
    expect(mock.calls.all()).toMatchObject([{ status: 200, answer: null }]);
  });
});

describe('the language of responses', () => {
  const refused = async (mock = createMock(), headers: Record<string, string> = {}) => {
    const url = 'http://api.test/api/truckers/get-trucker/99999';
    const response = await answer(mock, new Request(url, { headers }));
    return ((await response.json()) as { message: string }).message;
  };

  it('is Danish unless the user has chosen another', async () => {
    expect(await refused()).toBe('Du er ikke logget ind.');
    const mock = createMock();
    mock.db.sessions.set('t', { token: 't', userId: 1, expiresAt: Date.now() + 60_000 });
    const headers = { Authorization: 'Bearer t' };
    expect(await refused(mock, headers)).toBe('Vognmanden findes ikke.');
    await answer(mock, new Request('http://api.test/api/auth/lang/en', { headers }));
    expect(await refused(mock, headers)).toBe('The haulier does not exist.');
  });
});
