import { http, HttpResponse } from 'msw';

import { createApiError, type ApiErrorKind } from '@/api/core/apiError';
import type { ApiServices } from '@/api/core/apiServices';
import { createAxiosClient } from '@/api/core/http/axiosClient';
import { createHttpClient } from '@/api/core/http/httpClient';
import { sendRequest } from '@/api/core/axiosBaseQuery';
import { sessionApi } from '@/api/session/session.api';
import { agreementStepsApi } from '@/api/steps/agreementSteps.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import { holdTimers } from '@tests/support/fakes/heldTimers';

import { createTestStore, nextTurns, useApiServer } from '../apiHarness';

const api = useApiServer();
const { listTruckers, getTrucker, deleteTrucker } = truckerApi.endpoints;
const { sendXml } = agreementStepsApi.endpoints;
const { login, logout, setLanguage } = sessionApi.endpoints;

/** Makes a request that expects an object. Returns its error, or null. */
async function failureOfGetTrucker(store = createTestStore()): Promise<unknown> {
  const { error } = await store.dispatch(getTrucker.initiate(1));
  return error ?? null;
}

/** Makes a request that needs no data of the response. */
const remove = (store = createTestStore()) => store.dispatch(deleteTrucker.initiate({ id: 1 }));

describe('a request', () => {
  it.each([
    ['https://api.example', 'https://api.example/api/area/list'],
    ['https://api.example/', 'https://api.example/api/area/list'],
    ['https://api.example/v1', 'https://api.example/v1/api/area/list'],
    ['', '/api/area/list'],
  ])('to the API at %j goes only to %s', (apiBaseUrl, expected) => {
    const client = createAxiosClient(apiBaseUrl);
    expect(client.getUri({ url: '/api/area/list' })).toBe(expected);
    expect(client.getUri({ url: 'https://evil.example/x' }).startsWith(apiBaseUrl)).toBe(true);
  });

  it('asks for JSON, and has the current bearer only while a token is stored', async () => {
    let token: string | null = null;
    const store = createTestStore({ getToken: () => token });
    api.answer({});
    await remove(store);
    token = '1|abc';
    await remove(store);
    const sent = api.seen.map(({ headers }) => headers);
    expect(sent.map((headers) => headers.get('authorization'))).toEqual([null, 'Bearer 1|abc']);
    expect(sent.map((headers) => headers.get('accept'))).toEqual(Array(2).fill('application/json'));
  });

  it('for a logout outlives its page and has the bearer of the ended session [4-logout-outlives-page]', async () => {
    const seen: Request[] = [];
    api.use(
      http.get('http://localhost/api/auth/logout', ({ request }) => {
        seen.push(request);
        return HttpResponse.json({ status: 200 });
      }),
    );
    const store = createTestStore({ getToken: () => 'new' });
    const sent = store.dispatch(logout.initiate('1|abc', { track: false }));
    expect(await sent).toEqual({ data: null });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.keepalive).toBe(true);
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer 1|abc');
  });

  it('sends the current language as locale', async () => {
    const store = createTestStore({ getLanguage: () => 'en' });
    api.answer({ user: 0 });
    await store.dispatch(login.initiate({ email: 'a@example.dk', password: 'p' }));
    expect(api.seen[0]?.body).toEqual({ email: 'a@example.dk', password: 'p', locale: 'en' });
  });

  it('is rejected before it is sent when a part of its path would lead elsewhere', async () => {
    const { error } = await createTestStore().dispatch(setLanguage.initiate('..' as 'da'));
    expect(error).toEqual(createApiError('notFound'));
    expect(api.seen).toEqual([]);
  });
});

describe('a response', () => {
  it.each([
    [400, 'validation'],
    [422, 'validation'],
    [401, 'unauthorized'],
    [419, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [410, 'notFound'],
    [408, 'timeout'],
    [409, 'conflict'],
    [429, 'rateLimited'],
    [418, 'refused'],
    [304, 'malformed'],
    [500, 'server'],
    [503, 'server'],
  ])('with HTTP status %d is an error of kind %s', async (status, kind) => {
    api.answerWith(() => new HttpResponse(null, { status }));
    expect(await failureOfGetTrucker()).toEqual({
      kind,
      status,
      message: null,
      fieldErrors: {},
    });
  });

  it("with HTTP status 422 is an error with the server's message and field errors", async () => {
    api.answer({ message: 'Ugyldigt.', errors: { cvr: ['8 cifre'], dr_number: ['6 cifre'] } }, 422);
    expect(await failureOfGetTrucker()).toEqual({
      kind: 'validation',
      status: 422,
      message: 'Ugyldigt.',
      fieldErrors: { cvr: '8 cifre', dr_number: '6 cifre' },
    });
  });

  it("with HTTP status 200 and a failure in its body is a refusal with the server's message (D6)", async () => {
    api.answer({ status: 400, message: 'Kunne ikke gemmes.' });
    const message = 'Kunne ikke gemmes.';
    const { error } = await remove();
    expect(error).toEqual(createApiError('refused', { status: 200, message }));
  });

  it.each([
    [{ message: 'Gemt.' }, null],
    [{ status: null, message: 'Gemt.' }, null],
    [{ status: 'pending', message: 'Vent.' }, 'Vent.'],
  ])('that needs a status is unconfirmed for %j: message %j (D6)', async (body, message) => {
    api.answer(body);
    const call = sendXml.initiate({ tokenOrId: 'k3Z', isUpdate: false });
    const { error } = await createTestStore().dispatch(call);
    expect(error).toEqual(createApiError('unconfirmed', { status: 200, message }));
  });

  it.each<[string, () => Response]>([
    ['a web page', () => HttpResponse.html('<!doctype html><title>Login</title>')],
    ['broken JSON', () => HttpResponse.text('{"trucker": {"id": 1')],
  ])('that is %s is malformed for every request', async (_name, respond) => {
    api.answerWith(respond);
    const malformed = createApiError('malformed', { status: 200 });
    expect(await failureOfGetTrucker()).toEqual(malformed);
    expect((await remove()).error).toEqual(malformed);
  });

  it.each<[string, () => Response]>([
    ['an empty body', () => new HttpResponse(null, { status: 200 })],
    ['no content', () => new HttpResponse(null, { status: 204 })],
    ['null', () => HttpResponse.json(null)],
    ['a text', () => HttpResponse.text('Deleted')],
    ['a list', () => HttpResponse.json([])],
    ['another object', () => HttpResponse.json({ truck: {} })],
  ])('that is %s is malformed only when an object is expected', async (_name, respond) => {
    api.answerWith(respond);
    expect(await failureOfGetTrucker()).toEqual(createApiError('malformed'));
    expect(await remove()).toEqual({ data: null });
  });

  it('with a web page as the error keeps the HTTP status', async () => {
    api.answerWith(() => HttpResponse.html('<h1>Server Error</h1>', { status: 502 }));
    expect(await failureOfGetTrucker()).toEqual(createApiError('server', { status: 502 }));
  });

  it.each<[number, ApiErrorKind]>([
    [400, 'malformed'],
    [403, 'malformed'],
    [404, 'malformed'],
    [409, 'malformed'],
    [410, 'malformed'],
    [413, 'malformed'],
    [422, 'malformed'],
    [401, 'unauthorized'],
    [419, 'unauthorized'],
    [408, 'timeout'],
    [429, 'rateLimited'],
  ])(
    'with HTTP status %d and a web page is of kind %s (D37) [4-load-not-refused]',
    async (status, kind) => {
      api.answerWith(() => HttpResponse.html('<!doctype html><title>Proxy</title>', { status }));
      expect(await failureOfGetTrucker()).toEqual(createApiError(kind, { status }));
    },
  );

  it('with HTTP status 403 and a text is a refusal', async () => {
    api.answerWith(() => HttpResponse.text('Forbidden', { status: 403 }));
    expect(await failureOfGetTrucker()).toEqual(createApiError('forbidden', { status: 403 }));
  });

  it('is a network error when the connection fails', async () => {
    api.answerWith(() => HttpResponse.error());
    expect(await failureOfGetTrucker()).toEqual(createApiError('network'));
  });

  describe('that is awaited', () => {
    const never = () => http.all('*', () => new Promise<never>(() => undefined));

    it('counts as a timeout after 30 seconds, and the request is aborted', async () => {
      const clock = holdTimers(30_000);
      const aborted = jest.spyOn(XMLHttpRequest.prototype, 'abort');
      api.use(never());
      const failure = failureOfGetTrucker();
      await nextTurns();
      expect(clock.count()).toBe(1);
      await clock.pass();
      expect(await failure).toEqual(createApiError('timeout'));
      expect(aborted).toHaveBeenCalledTimes(1);
    });

    it('counts as a timeout after 120 seconds when the request sets that time', async () => {
      const clock = holdTimers(120_000);
      api.use(never());
      const rows = { paginated: false, page: 0, sort: 'id', direction: 'asc' } as const;
      const list = createTestStore().dispatch(listTruckers.initiate(rows));
      await nextTurns();
      await clock.pass();
      expect((await list).error).toEqual(createApiError('timeout'));
    });

    it('counts as a network error when the request is aborted, and its timer stops', async () => {
      const clock = holdTimers(30_000);
      api.use(never());
      const stop = new AbortController();
      const services = { http: createHttpClient('http://localhost'), getToken: () => null };
      const sent = sendRequest({ path: ['area', 'list'] }, services as ApiServices, stop.signal);
      await nextTurns();
      stop.abort();
      expect((await sent).error).toEqual(createApiError('network'));
      expect(clock.count()).toBe(0);
    });

    it('stops the timer of the timeout when it arrives', async () => {
      const clock = holdTimers(30_000);
      api.answer({});
      await remove();
      expect(clock.count()).toBe(0);
    });
  });
});

describe('an ended session (D3)', () => {
  /** Creates a logged-in store, and records the tokens whose session it reports as ended. */
  function createSignedIn(token: string | null = 'old', isPublicPage = false) {
    const session = { token };
    const ended: string[] = [];
    const store = createTestStore({
      getToken: () => session.token,
      isPublicPage: () => isPublicPage,
      onUnauthorized: (over) => ended.push(over),
    });
    return { store, session, ended };
  }

  it.each([[401], [419]])('is reported when a request gets %d', async (status) => {
    const { store, ended } = createSignedIn();
    api.answer({ message: 'Du er ikke logget ind.' }, status);
    const failure = await failureOfGetTrucker(store);
    expect(failure).toMatchObject({ kind: 'unauthorized', message: 'Du er ikke logget ind.' });
    await nextTurns();
    expect(ended).toEqual(['old']);
  });

  it('is not reported when a login or logout fails', async () => {
    const { store, ended } = createSignedIn();
    api.answer({}, 401);
    await store.dispatch(login.initiate({ email: 'a@example.dk', password: 'p' }));
    await store.dispatch(logout.initiate('old'));
    await nextTurns();
    expect(ended).toEqual([]);
  });

  it.each([
    ['any other failure', 403, 'old'],
    ['a failure while nobody is signed in', 401, null],
  ])('is not reported for %s', async (_name, status, token) => {
    const { store, ended } = createSignedIn(token);
    api.answer({}, status);
    await failureOfGetTrucker(store);
    await nextTurns();
    expect(ended).toEqual([]);
  });

  it('is ignored on a public page: the request is sent again without the bearer (D26)', async () => {
    const { store, ended } = createSignedIn('old', true);
    api.answerWith((count) =>
      HttpResponse.json({ message: 'Nej.' }, { status: count === 1 ? 401 : 404 }),
    );
    const failure = await failureOfGetTrucker(store);
    await nextTurns();
    const bearers = api.seen.map(({ headers }) => headers.get('authorization'));
    expect(bearers).toEqual(['Bearer old', null]);
    expect(failure).toMatchObject({ kind: 'notFound' });
    expect(ended).toEqual([]);
  });

  it('leaves a newer session untouched when its 401 arrives late', async () => {
    const { store, session, ended } = createSignedIn();
    api.answerWith(() => {
      session.token = 'new';
      return HttpResponse.json({}, { status: 401 });
    });
    await failureOfGetTrucker(store);
    await nextTurns();
    expect(ended).toEqual([]);
  });
});
