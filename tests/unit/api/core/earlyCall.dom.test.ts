import { http, HttpResponse } from 'msw';

import { createApiError } from '@/api/core/apiError';
import type { ApiRequest } from '@/api/core/apiRequest';
import { dropEarlyCall, startEarlyCall } from '@/api/core/http/earlyCall';
import { registrationApi, writeRegistrationLink } from '@/api/steps/details.api';
import { truckersApi } from '@/api/truckers/trucker.api';
import { writeTruckerListQuery } from '@/api/truckers/truckerList.writer';
import type { AppStore } from '@/store/store';
import { holdTimers } from '@tests/support/fakes/heldTimers';

import { createTestStore, nextTurns, useApiServer } from '../apiHarness';

const api = useApiServer();
const { getRegistration } = registrationApi.endpoints;
const { listTruckers } = truckersApi.endpoints;

const link = 'k3Z/æ?';
const page = { paginated: true, page: 2, sort: 'truckNumber', direction: 'desc' } as const;

const start = (request: ApiRequest, token: string | null = null) =>
  startEarlyCall(request, 'http://localhost', token);
const startLink = () => start(writeRegistrationLink(link));

/** What the application is told by this link; without the time of it. */
async function askForLink(store: AppStore = createTestStore()) {
  const { data, error, status } = await store.dispatch(getRegistration.initiate(link));
  return { data, error, status };
}

afterEach(dropEarlyCall);

describe('a call that is started before the application', () => {
  it.each<[string, ApiRequest, (store: AppStore) => PromiseLike<unknown>]>([
    [
      'a link',
      writeRegistrationLink(link),
      (store) => store.dispatch(getRegistration.initiate(link)),
    ],
    [
      'a list',
      writeTruckerListQuery(page, { firstPage: 1 }),
      (store) => store.dispatch(listTruckers.initiate(page)),
    ],
  ])('is sent as axios sends it, to the last header: %s', async (_name, request, ask) => {
    api.answer({});
    for (const token of [null, '1|abc']) {
      api.seen.length = 0;
      start(request, token);
      await nextTurns();
      dropEarlyCall();
      await ask(createTestStore({ getToken: () => token }));
      const [early, own] = api.seen.map(({ headers, ...rest }) => ({
        ...rest,
        headers: Object.fromEntries(headers),
      }));
      expect(early).toEqual(own);
      expect(own?.headers.authorization).toBe(token === null ? undefined : `Bearer ${token}`);
    }
  });

  it.each<[string, () => Response]>([
    ['a haulier', () => HttpResponse.json({ truckers: { id: 1, name: 'Ib' }, companies: [] })],
    ['a haulier behind a mark', () => HttpResponse.text('\uFEFF{"truckers":{"id":1}}')],
    ['nobody', () => HttpResponse.json({ truckers: null })],
    ['a refusal', () => HttpResponse.json({ status: 400, message: 'Nej.' })],
    ['a web page', () => HttpResponse.html('<!doctype html><title>Login</title>')],
    ['broken JSON', () => HttpResponse.text('{"truckers": {')],
    ['a text', () => HttpResponse.text('Ok')],
    ['nothing', () => new HttpResponse(null, { status: 204 })],
    ['a redirection', () => new HttpResponse(null, { status: 304 })],
    ['401', () => HttpResponse.json({ message: 'Nej.' }, { status: 401 })],
    ['404', () => HttpResponse.json({ message: 'Udløbet.' }, { status: 404 })],
    [
      '422',
      () => HttpResponse.json({ message: 'Nej.', errors: { cvr: ['8 cifre'] } }, { status: 422 }),
    ],
    ['429', () => HttpResponse.json({}, { status: 429 })],
    ['502', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })],
    ['no answer', () => HttpResponse.error()],
  ])('tells what the application’s own would, once: %s', async (_name, respond) => {
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
  });

  it.each([
    ['another address', 'http://localhost', 'other', null],
    ['another API', 'http://elsewhere.example', link, null],
    ['another bearer', 'http://localhost', link, '2|other'],
  ])('is not taken for one with %s', async (_name, apiBaseUrl, token, bearer) => {
    api.answer({ truckers: null });
    startEarlyCall(writeRegistrationLink(token), apiBaseUrl, bearer);
    expect((await askForLink()).status).toBe('fulfilled');
    expect(api.seen).toHaveLength(2);
  });

  it('that is spoilt by a dead staff session is made once more without it (D26)', async () => {
    api.answerWith((count) => HttpResponse.json({}, { status: count === 1 ? 401 : 404 }));
    start(writeRegistrationLink(link), 'old');
    const store = createTestStore({ getToken: () => 'old', isPublicPage: () => true });
    expect((await askForLink(store)).error).toMatchObject({ kind: 'notFound' });
    const bearers = api.seen.map(({ headers }) => headers.get('authorization'));
    expect(bearers).toEqual(['Bearer old', null]);
  });

  it('that finds the session dead ends it, as any other does (D3)', async () => {
    api.answer({}, 401);
    start(writeTruckerListQuery(page, { firstPage: 1 }), 'old');
    const onUnauthorized = jest.fn<undefined, [string]>();
    const store = createTestStore({ getToken: () => 'old', onUnauthorized });
    await store.dispatch(listTruckers.initiate(page));
    await nextTurns();
    expect(onUnauthorized.mock.calls).toEqual([['old']]);
    expect(api.seen).toHaveLength(1);
  });

  describe('and never answered', () => {
    const startNever = () => {
      api.use(http.all('*', () => new Promise<never>(() => undefined)));
      const aborted = jest.spyOn(XMLHttpRequest.prototype, 'abort');
      startLink();
      return aborted;
    };

    it('is a timeout half a minute after the application has asked', async () => {
      const aborted = startNever();
      const clock = holdTimers(30_000);
      const asked = askForLink();
      await nextTurns();
      await clock.pass();
      expect((await asked).error).toEqual(createApiError('timeout'));
      expect(aborted).toHaveBeenCalledTimes(1);
    });

    it('is stopped when it is taken back', async () => {
      const aborted = startNever();
      const query = createTestStore().dispatch(getRegistration.initiate(link));
      await nextTurns();
      expect(aborted).not.toHaveBeenCalled();
      query.abort();
      await query;
      expect(aborted).toHaveBeenCalledTimes(1);
    });

    it('is stopped when nobody has asked for it', () => {
      const aborted = startNever();
      dropEarlyCall();
      expect(aborted).toHaveBeenCalledTimes(1);
      expect(window.earlyCall).toBeUndefined();
    });
  });
});
