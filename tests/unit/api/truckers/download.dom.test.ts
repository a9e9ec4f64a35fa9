import { http, HttpResponse } from 'msw';

import { isApiError } from '@/api/core/apiError';
import { createAxiosClient, sendWithAxios } from '@/api/core/http/axiosClient';
import { fetchBlob } from '@/api/truckers/truckerExport';

import { createTestStore, nextTurns, useApiServer } from '../apiHarness';

const api = useApiServer();

const request = { path: ['truckers', 'get-truckers'], params: { pagination: false } };

function start(store = createTestStore(), stop = new AbortController()) {
  const told: [number, number | null][] = [];
  const thunk = fetchBlob(() => request, {
    signal: stop.signal,
    onProgress: (loaded, total) => told.push([loaded, total]),
  });
  return { bytes: store.dispatch(thunk), told };
}

describe('a download', () => {
  it('returns the response body unparsed', async () => {
    api.use(http.all('*', () => HttpResponse.text('{"half":')));
    expect(await (await start().bytes).text()).toBe('{"half":');
  });

  it('reports how much has arrived, and the total size when it is known', async () => {
    const headers = { 'content-length': '4' };
    api.use(http.all('*', () => new HttpResponse('1234', { headers })));
    const { bytes, told } = start();
    await bytes;
    expect(told.at(-1)).toEqual([4, 4]);
  });

  it('reports no total size when the response does not give one', async () => {
    const client = createAxiosClient('http://localhost');
    client.defaults.adapter = (config) => {
      config.onDownloadProgress?.({ loaded: 4, bytes: 4, lengthComputable: false });
      const answer = { data: new Blob(['1234']), status: 200, statusText: '', headers: {}, config };
      return Promise.resolve(answer);
    };
    const { bytes, told } = start(createTestStore({ http: (call) => sendWithAxios(client, call) }));
    expect(await (await bytes).text()).toBe('1234');
    expect(told).toEqual([[4, null]]);
  });

  it.each([
    [500, 'server'],
    [403, 'forbidden'],
    [404, 'notFound'],
  ])("that gets %i fails with the server's message", async (status, kind) => {
    api.answer({ message: 'Nej.', errors: { page: ['Forkert.'] } }, status);
    const error: unknown = await start().bytes.catch((thrown: unknown) => thrown);
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
    await expect(start().bytes).rejects.toMatchObject({
      kind: 'rateLimited',
      retryAfterSeconds: 7,
    });
  });

  it('that gets 502 and no message from the server fails with an empty message', async () => {
    api.use(http.all('*', () => new HttpResponse('<h1>502</h1>', { status: 502 })));
    await expect(start().bytes).rejects.toMatchObject({ kind: 'server', message: '' });
  });

  it('is aborted by its signal', async () => {
    api.answerWith(() => new Promise<never>(() => undefined));
    const stop = new AbortController();
    const { bytes } = start(createTestStore(), stop);
    await nextTurns();
    stop.abort();
    await expect(bytes).rejects.toMatchObject({ kind: 'network' });
  });

  it('leaves the Redux store unchanged', async () => {
    const store = createTestStore();
    const before = store.getState();
    api.answer({ truckers: [] });
    await start(store).bytes;
    expect(store.getState()).toBe(before);
  });
});
