import { createApiError } from '@/api/core/apiError';
import type * as AxiosClient from '@/api/core/http/axiosClient';
import { truckerApi } from '@/api/truckers/trucker.api';
import { holdTimers } from '@tests/support/fakes/heldTimers';

import { createTestStore, nextTurns, useApiServer } from '../apiHarness';

const api = useApiServer();
const { deleteTrucker } = truckerApi.endpoints;
const send = () => createTestStore().dispatch(deleteTrucker.initiate({ id: 1 }));

let mockArrival: Promise<void> = Promise.resolve();

jest.mock('@/api/core/http/axiosClient', () => {
  const actual = jest.requireActual<typeof AxiosClient>('@/api/core/http/axiosClient');
  return {
    ...actual,
    // `await` waits for a module with a `then` method, as for a chunk that is still loading.
    then: (done: (module: typeof actual) => void, fail: (error: unknown) => void) =>
      void mockArrival.then(() => done(actual), fail),
  };
});

describe('the HTTP client’s chunk', () => {
  it('that fails to load is a network error, and the next request fetches it again', async () => {
    api.answer({});
    mockArrival = Promise.reject(new Error('No connection'));
    expect((await send()).error).toEqual(createApiError('network'));
    expect(api.seen).toEqual([]);
    mockArrival = Promise.resolve();
    expect(await send()).toEqual({ data: null });
  });

  it('makes a request time out if it does not arrive within 30 seconds', async () => {
    const clock = holdTimers(30_000);
    mockArrival = new Promise(() => undefined);
    const sent = send();
    await nextTurns();
    await clock.pass();
    expect((await sent).error).toEqual(createApiError('timeout'));
  });
});
