import { http, HttpResponse } from 'msw';

import { createApiError } from '@/api/core/apiError';
import { dropPreloadedRequest } from '@/api/core/http/httpClient';
import { registrationApi } from '@/api/steps/registration.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import type { AppStore } from '@/store/store';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import { openPreloaded, storeSession } from '@tests/support/fixtures/preloadScript';
import { testSettings } from '@tests/support/fixtures/testSettings';

import { createTestStore, nextTurns, useApiServer } from '../apiHarness';

const api = useApiServer();
const { getRegistration } = registrationApi.endpoints;
const { listTruckers } = truckerApi.endpoints;

const link = 'k3Z/æ?';
const page = { paginated: true, page: 2, sort: 'truckNumber', direction: 'desc' } as const;

const listAddress = '/admin/truckers?page=3&sort=truckNumber&dir=desc';

function start(address: string, bearer: string | null = null, apiBaseUrl = 'http://localhost') {
  if (bearer !== null) storeSession({ role: 'admin' }, bearer);
  openPreloaded(address, { ...testSettings, apiBaseUrl });
}
const startLink = (token = link, bearer: string | null = null, apiBaseUrl?: string) =>
  start(`/registration/${encodeURIComponent(token)}`, bearer, apiBaseUrl);

/** Returns the application's result for this link, without the ids and times that differ for every request. */
async function askForLink(store: AppStore = createTestStore()) {
  const { data, error, status } = await store.dispatch(getRegistration.initiate(link));
  return { data, error, status };
}

afterEach(() => {
  dropPreloadedRequest();
  localStorage.clear();
});

describe('a preloaded request', () => {
  it.each<[string, string | null, () => void, (store: AppStore) => PromiseLike<unknown>]>([
    ['a link', null, () => startLink(), (store) => store.dispatch(getRegistration.initiate(link))],
    [
      'a link that staff open',
      '1|abc',
      () => startLink(link, '1|abc'),
      (store) => store.dispatch(getRegistration.initiate(link)),
    ],
    [
      'a list',
      '1|abc',
      () => start(listAddress, '1|abc'),
      (store) => store.dispatch(listTruckers.initiate(page)),
    ],
  ])(
    'equals the application’s own request by axios, headers included: %s',
    async (_name, token, begin, ask) => {
      api.answer({});
      begin();
      await nextTurns();
      dropPreloadedRequest();
      await ask(createTestStore({ getToken: () => token }));
      const [early, own] = api.seen.map(({ headers, ...rest }) => ({
        ...rest,
        headers: Object.fromEntries(headers),
      }));
      expect(early).toEqual(own);
      expect(own?.headers.authorization).toBe(token === null ? undefined : `Bearer ${token}`);
    },
  );

  it.each<[string, () => Response]>([
    ['a haulier', () => HttpResponse.json({ truckers: { id: 1, name: 'Ib' }, companies: [] })],
    ['a haulier behind a byte order mark', () => HttpResponse.text('\uFEFF{"truckers":{"id":1}}')],
    ['a web page', () => HttpResponse.html('<!doctype html><title>Login</title>')],
    ['broken JSON', () => HttpResponse.text('{"truckers": {')],
    ['a text', () => HttpResponse.text('Ok')],
    ['nothing', () => new HttpResponse(null, { status: 204 })],
    [
      '422',
      () => HttpResponse.json({ message: 'Nej.', errors: { cvr: ['8 cifre'] } }, { status: 422 }),
    ],
    ['502', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })],
    ['no response', () => HttpResponse.error()],
  ])(
    'is used once, with the same result as axios for this response: %s',
    async (_name, respond) => {
      api.answerWith(respond);
      const own = await askForLink();
      for (const isLate of [false, true]) {
        api.seen.length = 0;
        startLink();
        if (isLate) await nextTurns();
        expect(await askForLink()).toEqual(own);
        expect(api.seen).toHaveLength(1);
        await askForLink();
        expect(api.seen).toHaveLength(2);
      }
    },
  );

  it.each([
    ['another address', 'http://localhost', 'other', null],
    ['another API', 'https://elsewhere.example', link, null],
    ['another bearer', 'http://localhost', link, '2|other'],
  ])('is not used for a request with %s', async (_name, apiBaseUrl, token, bearer) => {
    api.answer({ truckers: null });
    startLink(token, bearer, apiBaseUrl);
    expect((await askForLink()).status).toBe('fulfilled');
    expect(api.seen).toHaveLength(2);
  });

  it('is sent again without the bearer on a public page if the session has ended (D26)', async () => {
    api.answerWith((count) => HttpResponse.json({}, { status: count === 1 ? 401 : 404 }));
    startLink(link, 'old');
    const store = createTestStore({ getToken: () => 'old', isPublicPage: () => true });
    expect((await askForLink(store)).error).toMatchObject({ kind: 'notFound' });
    const bearers = api.seen.map(({ headers }) => headers.get('authorization'));
    expect(bearers).toEqual(['Bearer old', null]);
  });

  it('ends the session when it gets 401, like every other request', async () => {
    api.answer({}, 401);
    start(listAddress, 'old');
    const onUnauthorized = jest.fn<undefined, [string]>();
    const store = createTestStore({ getToken: () => 'old', onUnauthorized });
    await store.dispatch(listTruckers.initiate(page));
    await nextTurns();
    expect(onUnauthorized.mock.calls).toEqual([['old']]);
    expect(api.seen).toHaveLength(1);
  });

  describe('that never gets a response', () => {
    const startNever = () => {
      api.use(http.all('*', () => new Promise<never>(() => undefined)));
      const sent = jest.spyOn(globalThis, 'fetch');
      startLink();
      const signal = sent.mock.calls[0]?.[1]?.signal;
      sent.mockRestore();
      return () => signal?.aborted;
    };

    it('times out 30 seconds after a page has asked for its data', async () => {
      const isAborted = startNever();
      const clock = holdTimers(30_000);
      const asked = askForLink();
      await nextTurns();
      await clock.pass();
      expect((await asked).error).toEqual(createApiError('timeout'));
      expect(isAborted()).toBe(true);
    });

    it('is aborted when the query is aborted', async () => {
      const isAborted = startNever();
      const query = createTestStore().dispatch(getRegistration.initiate(link));
      await nextTurns();
      expect(isAborted()).toBe(false);
      query.abort();
      await query;
      expect(isAborted()).toBe(true);
    });

    it('is aborted when the application drops it unused', () => {
      const isAborted = startNever();
      dropPreloadedRequest();
      expect(isAborted()).toBe(true);
      expect(window.preloadedRequest).toBeUndefined();
    });
  });
});
