import { http, HttpResponse } from 'msw';

import { type ApiError, createApiError, isApiError } from '@/api/core/apiError';
import type { ApiServices } from '@/api/core/apiServices';
import { createHttpClient } from '@/api/core/http/httpClient';
import { sendRequest } from '@/api/core/axiosBaseQuery';
import { sessionApi } from '@/api/session/session.api';
import { agreementStepsApi } from '@/api/steps/agreementSteps.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import { holdTimers } from '@tests/support/fakes/heldTimers';

import { createTestStore, nextTurns, useApiServer } from '../apiHarness';

const api = useApiServer();
const { listTruckers, getTrucker, deleteTrucker, createTrucker } = truckerApi.endpoints;
const { sendXml } = agreementStepsApi.endpoints;
const { login } = sessionApi.endpoints;
const { logout, setLanguage } = sessionApi.endpoints;

/** The error of a call that needs an object, or null where it succeeded. */
async function failureOfGetTrucker(store = createTestStore()): Promise<unknown> {
  const { error } = await store.dispatch(getTrucker.initiate(1));
  return error ?? null;
}

describe('a request', () => {
  it('carries the bearer of the moment only while a token is stored', async () => {
    let token: string | null = null;
    const store = createTestStore({ getToken: () => token });
    api.answer({});
    await store.dispatch(deleteTrucker.initiate(1));
    token = '1|abc';
    await store.dispatch(deleteTrucker.initiate(1));
    expect(api.seen.map(({ headers }) => headers.get('authorization'))).toEqual([
      null,
      'Bearer 1|abc',
    ]);
  });

  it('carries the bearer of a session that has ended, where it is about that one', async () => {
    api.answer({});
    await createTestStore({ getToken: () => 'new' }).dispatch(logout.initiate('old'));
    expect(api.seen[0]?.headers.get('authorization')).toBe('Bearer old');
  });

  it('asks for JSON', async () => {
    api.answer({});
    await createTestStore().dispatch(deleteTrucker.initiate(1));
    expect(api.seen[0]?.headers.get('accept')).toBe('application/json');
  });

  it('sends the language of the moment as locale', async () => {
    const store = createTestStore({ getLanguage: () => 'en' });
    api.answer({ user: 0 });
    await store.dispatch(login.initiate({ email: 'a@example.dk', password: 'p' }));
    expect(api.seen[0]?.body).toEqual({ email: 'a@example.dk', password: 'p', locale: 'en' });
  });

  it.each([[''], ['.'], ['..'], ['\ud800']])(
    'is refused before it is sent when a part of its address is %j',
    async (part) => {
      const store = createTestStore();
      const { error } = await store.dispatch(setLanguage.initiate(part as 'da'));
      expect(error).toEqual(createApiError('notFound'));
      expect(api.seen).toEqual([]);
    },
  );

  it('keeps to the API whatever the parts of its address are', async () => {
    api.answer({});
    await createTestStore().dispatch(setLanguage.initiate('//evil.example/../x?y#z' as 'da'));
    expect(api.seen[0]?.target).toBe('/api/auth/lang/%2F%2Fevil.example%2F..%2Fx%3Fy%23z');
  });
});

describe('an answer', () => {
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

  it("carries the server's message and complaints about fields", async () => {
    api.answer({ message: 'Ugyldigt.', errors: { cvr: ['8 cifre'], dr_number: ['6 cifre'] } }, 422);
    expect(await failureOfGetTrucker()).toEqual({
      kind: 'validation',
      status: 422,
      message: 'Ugyldigt.',
      fieldErrors: { cvr: '8 cifre', dr_number: '6 cifre' },
    });
  });

  it("that is refused with HTTP 200 carries the server's words (D6)", async () => {
    api.answer({ status: 400, message: 'Kunne ikke gemmes.' });
    const result = await createTestStore().dispatch(deleteTrucker.initiate(1));
    expect(result.error).toEqual({
      kind: 'refused',
      status: 200,
      message: 'Kunne ikke gemmes.',
      fieldErrors: {},
    });
  });

  it.each([
    [{ message: 'Gemt.' }, null],
    [{ status: null, message: 'Gemt.' }, null],
    [{ status: 'pending', message: 'Vent.' }, 'Vent.'],
  ])(
    'that should have a status and is %j is not confirmed, in the words %j (D6)',
    async (body, message) => {
      api.answer(body);
      const result = await createTestStore().dispatch(
        sendXml.initiate({ tokenOrId: 'k3Z', isUpdate: false }),
      );
      expect(result.error).toEqual({ kind: 'unconfirmed', status: 200, message, fieldErrors: {} });
    },
  );

  it.each<[string, () => Response]>([
    ['a web page', () => HttpResponse.html('<!doctype html><title>Login</title>')],
    ['broken JSON', () => HttpResponse.text('{"trucker": {"id": 1')],
  ])('that is %s is malformed, whatever the call needs', async (_name, respond) => {
    api.answerWith(respond);
    expect(await failureOfGetTrucker()).toEqual(createApiError('malformed', { status: 200 }));
    const result = await createTestStore().dispatch(deleteTrucker.initiate(1));
    expect(result.error).toEqual(createApiError('malformed', { status: 200 }));
  });

  it.each<[string, () => Response]>([
    ['an empty body', () => new HttpResponse(null, { status: 200 })],
    ['no content', () => new HttpResponse(null, { status: 204 })],
    ['null', () => HttpResponse.json(null)],
    ['a text', () => HttpResponse.text('Deleted')],
    ['a list', () => HttpResponse.json([])],
    ['another object', () => HttpResponse.json({ truck: {} })],
  ])('that is %s is malformed only where an object is needed', async (_name, respond) => {
    api.answerWith(respond);
    expect(await failureOfGetTrucker()).toEqual(createApiError('malformed'));
    const result = await createTestStore().dispatch(deleteTrucker.initiate(1));
    expect(result).toEqual({ data: null });
  });

  it('with a web page for an error keeps the status of the error', async () => {
    api.answerWith(() => HttpResponse.html('<h1>Server Error</h1>', { status: 502 }));
    expect(await failureOfGetTrucker()).toEqual(createApiError('server', { status: 502 }));
  });

  it('that never comes is a network error', async () => {
    api.answerWith(() => HttpResponse.error());
    expect(await failureOfGetTrucker()).toEqual(createApiError('network'));
  });

  describe('that takes too long', () => {
    const never = () => http.all('*', () => new Promise<never>(() => undefined));

    it('is a timeout after half a minute, and is not waited for any longer', async () => {
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

    it('has the time that the call asks for', async () => {
      const clock = holdTimers(120_000);
      api.use(never());
      const rows = { paginated: false, page: 0, sort: 'id', direction: 'asc' } as const;
      const list = createTestStore().dispatch(listTruckers.initiate(rows));
      await nextTurns();
      await clock.pass();
      expect((await list).error).toEqual(createApiError('timeout'));
    });

    it('is no timeout where the call was taken back, which stops its clock', async () => {
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

    it('is none once the answer has come', async () => {
      const clock = holdTimers(30_000);
      api.answer({});
      await createTestStore().dispatch(deleteTrucker.initiate(1));
      expect(clock.count()).toBe(0);
    });
  });

  it('leaves only plain values in the store', async () => {
    const store = createTestStore();
    api.answer({ message: 'Nej' }, 500);
    await store.dispatch(getTrucker.initiate(1));
    const state = store.getState();
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('gives unwrap an ApiError to throw', async () => {
    api.answer({ message: 'Findes allerede.' }, 409);
    const input = {
      name: 'N',
      email: 'n@example.dk',
      cvr: '12345678',
      truckNumber: '123456',
      phone: '1',
      undervogn: '',
      hasCarInsurance: false,
      hasWorkInsurance: false,
      registrationNumber: '',
    };
    const thrown: unknown = await createTestStore()
      .dispatch(createTrucker.initiate(input))
      .unwrap()
      .catch((error: unknown) => error);
    expect(isApiError(thrown)).toBe(true);
    expect((thrown as ApiError).kind).toBe('conflict');
  });
});

describe('a session that is over (D3)', () => {
  function createSignedInStore(token: string | null = 'old', isPublicPage = false) {
    const session = { token };
    const onUnauthorized = jest.fn<undefined, [string]>();
    const store = createTestStore({
      getToken: () => session.token,
      isPublicPage: () => isPublicPage,
      onUnauthorized,
    });
    return { store, session, onUnauthorized };
  }

  it.each([[401], [419]])('is reported once the call has answered with %d', async (status) => {
    const { store, onUnauthorized } = createSignedInStore();
    api.answer({ message: 'Du er ikke logget ind.' }, status);
    const { error } = await store.dispatch(getTrucker.initiate(1));
    expect(error).toMatchObject({ kind: 'unauthorized', message: 'Du er ikke logget ind.' });
    await nextTurns();
    expect(onUnauthorized.mock.calls).toEqual([['old']]);
  });

  it('is not what a failed login or logout means', async () => {
    const { store, onUnauthorized } = createSignedInStore();
    api.answer({}, 401);
    await store.dispatch(login.initiate({ email: 'a@example.dk', password: 'p' }));
    await store.dispatch(logout.initiate('old'));
    await nextTurns();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not what any other failure means', async () => {
    const { store, onUnauthorized } = createSignedInStore();
    api.answer({}, 403);
    await store.dispatch(getTrucker.initiate(1));
    await nextTurns();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not there to end when nobody is signed in', async () => {
    const { store, onUnauthorized } = createSignedInStore(null);
    api.answer({}, 401);
    await store.dispatch(getTrucker.initiate(1));
    await nextTurns();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is passed over on a public page: the call is made once more without it (D26)', async () => {
    const { store, onUnauthorized } = createSignedInStore('old', true);
    api.answerWith((count) =>
      HttpResponse.json({ message: 'Nej.' }, { status: count === 1 ? 401 : 404 }),
    );
    const { error } = await store.dispatch(getTrucker.initiate(1));
    await nextTurns();
    const bearers = api.seen.map(({ headers }) => headers.get('authorization'));
    expect(bearers).toEqual(['Bearer old', null]);
    expect(error).toMatchObject({ kind: 'notFound' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('does not take a newer session with it when the answer is late', async () => {
    const { store, session, onUnauthorized } = createSignedInStore();
    api.answerWith(() => {
      session.token = 'new';
      return HttpResponse.json({}, { status: 401 });
    });
    await store.dispatch(getTrucker.initiate(1));
    await nextTurns();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
