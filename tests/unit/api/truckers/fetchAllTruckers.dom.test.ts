import { http, HttpResponse } from 'msw';

import { isApiError } from '@/api/core/apiError';
import { createAxiosClient, sendWithAxios } from '@/api/core/http/axiosClient';
import { fetchAllTruckers } from '@/api/truckers/fetchAllTruckers';

import { createTestStore, nextTurns, useApiServer } from '../apiHarness';

const api = useApiServer();

const all = { list: { sort: 'id', direction: 'asc' }, search: null } as const;
const body = '{"truckers":[{"id":7}]}';

function start(store = createTestStore(), stop = new AbortController()) {
  const told: [number, number | null][] = [];
  const thunk = fetchAllTruckers(all, {
    signal: stop.signal,
    onProgress: (loaded, total) => told.push([loaded, total]),
  });
  return { truckers: store.dispatch(thunk), told };
}

describe('a download of all hauliers', () => {
  it('fails if the response is cut off', async () => {
    api.use(http.all('*', () => HttpResponse.text(body.slice(0, -1))));
    await expect(start().truckers).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('reports how much has arrived, and the total size when it is known', async () => {
    const { length } = body;
    const headers = { 'content-length': String(length) };
    api.use(http.all('*', () => new HttpResponse(body, { headers })));
    const { truckers, told } = start();
    await truckers;
    expect(told.at(-1)).toEqual([length, length]);
  });

  it('reports no total size when the response does not give one', async () => {
    const client = createAxiosClient('http://localhost');
    client.defaults.adapter = (config) => {
      config.onDownloadProgress?.({ loaded: 4, bytes: 4, lengthComputable: false });
      const answer = { data: new Blob([body]), status: 200, statusText: '', headers: {}, config };
      return Promise.resolve(answer);
    };
    const store = createTestStore({ http: (call) => sendWithAxios(client, call) });
    const { truckers, told } = start(store);
    expect(await truckers).toMatchObject([{ id: 7 }]);
    expect(told).toEqual([[4, null]]);
  });

  it.each([
    [500, 'server'],
    [403, 'forbidden'],
    [404, 'notFound'],
  ])("that gets %i fails with the server's message", async (status, kind) => {
    api.answer({ message: 'Nej.', errors: { page: ['Forkert.'] } }, status);
    const error: unknown = await start().truckers.catch((thrown: unknown) => thrown);
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({
      kind,
      status,
      message: 'Nej.',
      fieldErrors: { page: 'Forkert.' },
    });
  });

  it("that is throttled keeps the server's Retry-After", async () => {
    const headers = { 'retry-after': '7' };
    api.use(http.all('*', () => new HttpResponse(null, { status: 429, headers })));
    await expect(start().truckers).rejects.toMatchObject({
      kind: 'rateLimited',
      retryAfterSeconds: 7,
    });
  });

  it('that gets 502 and no message from the server fails with an empty message', async () => {
    api.use(http.all('*', () => new HttpResponse('<h1>502</h1>', { status: 502 })));
    await expect(start().truckers).rejects.toMatchObject({ kind: 'server', message: '' });
  });

  it('is aborted by its signal', async () => {
    api.answerWith(() => new Promise<never>(() => undefined));
    const stop = new AbortController();
    const { truckers } = start(createTestStore(), stop);
    await nextTurns();
    stop.abort();
    await expect(truckers).rejects.toMatchObject({ kind: 'network' });
  });

  it('leaves the Redux store unchanged', async () => {
    const store = createTestStore();
    const before = store.getState();
    api.answer({ truckers: [] });
    await start(store).truckers;
    expect(store.getState()).toBe(before);
  });
});
