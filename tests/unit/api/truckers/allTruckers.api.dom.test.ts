import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { allTruckersApi } from '@/api/truckers/allTruckers.api';
import { baseApi } from '@/api/core/baseApi';
import { agreementStepsApi } from '@/api/steps/agreementSteps.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import { toTruckerUpdate, toTruckerValues } from '@/features/truckers/forms/trucker.mapper';
import { fetchTrucker } from '@/features/truckers/truckerRequests';
import { trucker } from '@tests/support/fixtures/trucker';
import type { AppDispatch } from '@/store/store';
import { createTestStore, nextTurns, useApiServer } from '../apiHarness';

const api = useApiServer();
const { getAllTruckers } = allTruckersApi.endpoints;
const { sendXml } = agreementStepsApi.endpoints;
const { getTrucker, searchTruckers, updateTrucker, addNumberPlate, deleteTrucker } =
  truckerApi.endpoints;

it('getAllTruckers returns every haulier of the unpaginated list', async () => {
  api.answer({
    truckers: {
      data: [
        { id: 7, name: 'Ørsted Taxi' },
        { id: 9, name: 'Ågren' },
      ],
    },
  });
  const { data } = await createTestStore().dispatch(getAllTruckers.initiate());
  expect(data?.map(({ id, name }) => [id, name])).toEqual([
    [7, 'Ørsted Taxi'],
    [9, 'Ågren'],
  ]);
  expect(Object.isFrozen(data)).toBe(true);
});

it('getAllTruckers and an unpaged search fail if the server sends only one page [7-whole-list]', async () => {
  api.answer({ truckers: { data: [{ id: 7 }], total: 35, per_page: 1, last_page: 35 } });
  const { dispatch } = createTestStore();
  const malformed = { error: { kind: 'malformed' } };
  expect(await dispatch(getAllTruckers.initiate())).toMatchObject(malformed);
  const search = { text: 'x', field: 'name', page: 0 } as const;
  const find = (paginated: boolean) =>
    dispatch(searchTruckers.initiate({ ...search, paginated }, { forceRefetch: true }));
  expect(await find(false)).toMatchObject(malformed);
  expect(await find(true)).toMatchObject({ data: { total: 35, pageCount: 35 } });
});

it('getAllTruckers fails with a plain object as its error, as the store requires', async () => {
  api.answer({ message: 'Nej.' }, 403);
  const { error } = await createTestStore().dispatch(getAllTruckers.initiate());
  expect(error).toStrictEqual({
    kind: 'forbidden',
    status: 403,
    message: 'Nej.',
    fieldErrors: {},
  });
});

it('getAllTruckers returns the Retry-After of a 429 with its error', async () => {
  const headers = { 'retry-after': '7' };
  api.answerWith(() => Promise.resolve(new HttpResponse(null, { status: 429, headers })));
  const { error } = await createTestStore().dispatch(getAllTruckers.initiate());
  expect(error).toMatchObject({ kind: 'rateLimited', retryAfterSeconds: 7 });
});

it('getAllTruckers returns no error when the end of the session aborts it', async () => {
  api.answer({ truckers: { data: [{ id: 7 }] } });
  const store = createTestStore();
  const reading = store.dispatch(getAllTruckers.initiate());
  store.dispatch(baseApi.util.resetApiState());
  const { data, error } = await reading;
  expect([data, error]).toEqual([undefined, undefined]);
  await nextTurns();
  // A query that throws is logged in the console, which fails a test.
  expect(api.seen.length).toBeLessThanOrEqual(1);
});

describe('fetchTrucker during a change of the haulier', () => {
  /** Fetches a haulier. The first responses have these statuses, and arrive once the change has ended. */
  async function fetchDuringChange(...statuses: number[]) {
    const store = createTestStore();
    let respond = (): void => undefined;
    const isChanged = new Promise<void>((resolve) => {
      respond = resolve;
    });
    api.answerWith(async (count) => {
      if (count === 2) return HttpResponse.json({ status: 200 });
      await isChanged;
      return HttpResponse.json({ trucker: { id: 7 } }, { status: statuses.shift() ?? 200 });
    });
    const fetched = fetchTrucker(store.dispatch, 7);
    await waitFor(() => expect(api.seen).toHaveLength(1));
    await store.dispatch(sendXml.initiate({ tokenOrId: '5', isUpdate: false }));
    respond();
    return fetched;
  }

  it('returns the first response, even if it arrives after the change', async () => {
    expect(await fetchDuringChange(200)).toMatchObject({ id: 7 });
  });

  it('returns the second response if the first request fails', async () => {
    expect(await fetchDuringChange(500, 200)).toMatchObject({ id: 7 });
  });

  it('rejects if both requests fail', async () => {
    await expect(fetchDuringChange(500, 500)).rejects.toMatchObject({ status: 500 });
  });
});

const update = toTruckerUpdate(toTruckerValues(trucker), trucker);
const calls: Record<string, (dispatch: AppDispatch) => Promise<unknown>> = {
  reads: (dispatch) => dispatch(getTrucker.initiate(trucker.id, { forceRefetch: true })),
  changes: (dispatch) => dispatch(updateTrucker.initiate(update)),
  'adds a plate to': (dispatch) =>
    dispatch(addNumberPlate.initiate({ truckerId: trucker.id, numberPlate: 'AB12345' })),
  deletes: (dispatch) => dispatch(deleteTrucker.initiate({ id: trucker.id })),
};

it.each(Object.entries(calls))(
  'getAllTruckers drops a deleted haulier if a request that %s it gets 404 [2-deleted-already]',
  async (_verb, call) => {
    api.answer({ truckers: { data: [{ id: trucker.id }, { id: 9 }] } });
    const store = createTestStore();
    await store.dispatch(getAllTruckers.initiate());
    const ids = () =>
      getAllTruckers
        .select()(store.getState())
        .data?.map(({ id }) => id);
    api.answer({ message: 'Nej.' }, 403);
    await call(store.dispatch);
    await nextTurns();
    expect(ids()).toEqual([trucker.id, 9]);
    api.answer({ message: 'Findes ikke.' }, 404);
    await call(store.dispatch);
    await nextTurns();
    expect(ids()).toEqual([9]);
  },
);

it('getAllTruckers keeps the address of a haulier if the response to a change lacks it', async () => {
  const address = { id: 3, address: 'Havnegade 1', zip_code: '8000', city: 'Aarhus C' };
  const changed = { id: trucker.id, name: 'Ørsted Taxi' };
  api.answer({ truckers: { data: [{ id: trucker.id, name: 'Ågren', address }] } });
  const store = createTestStore();
  await store.dispatch(getAllTruckers.initiate());
  const [before] = getAllTruckers.select()(store.getState()).data ?? [];
  expect(before?.address).toBeTruthy();
  api.answerWith((count) =>
    HttpResponse.json({
      trucker: count === 2 ? changed : { ...changed, address },
      insurance: [],
    }),
  );
  await calls.changes?.(store.dispatch);
  await waitFor(() => {
    const { data } = getAllTruckers.select()(store.getState());
    expect(data).toMatchObject([{ name: 'Ørsted Taxi', address: before?.address }]);
  });
});

it.each(['changes', 'adds a plate to'])(
  'getAllTruckers keeps an existing haulier if a request that %s it gets 404',
  async (verb) => {
    const existing = { id: trucker.id, name: 'Ørsted Taxi' };
    api.answer({ truckers: { data: [existing] } });
    const store = createTestStore();
    await store.dispatch(getAllTruckers.initiate());
    api.answerWith((count) =>
      count === 2
        ? HttpResponse.json({ message: 'Pladen findes ikke.' }, { status: 404 })
        : HttpResponse.json({ trucker: existing }),
    );
    await calls[verb]?.(store.dispatch);
    await nextTurns();
    const { data } = getAllTruckers.select()(store.getState());
    expect(data?.map(({ name }) => name)).toEqual(['Ørsted Taxi']);
  },
);

it.each([
  ['changes', { name: trucker.name, phone: trucker.phone }],
  ['adds a plate to', { name: 'Ågren', vehicle: { numberPlate: 'AB12345' } }],
])(
  'getAllTruckers keeps the values of a request that %s a haulier if the next fetch fails',
  async (verb, saved) => {
    api.answer({ truckers: { data: [{ id: trucker.id, name: 'Ågren' }, { id: 9 }] } });
    const store = createTestStore();
    await store.dispatch(getAllTruckers.initiate());
    api.answerWith((count) => HttpResponse.json({}, { status: count === 2 ? 200 : 500 }));
    await calls[verb]?.(store.dispatch);
    await waitFor(() => expect(api.seen).toHaveLength(3));
    await nextTurns();
    expect(getAllTruckers.select()(store.getState()).data).toMatchObject([saved, { id: 9 }]);
  },
);

/** By request, the haulier of the request and another one as the list then has them. */
const listedAfter = [
  ['changes', [{ name: trucker.name }, { id: 9 }]],
  ['adds a plate to', [{ vehicle: { numberPlate: 'AB12345' } }, { id: 9 }]],
  ['deletes', [{ id: 9 }]],
] as const;

it.each(listedAfter)(
  'getAllTruckers reflects a request that %s a haulier, even after a failed refetch',
  async (verb, expected) => {
    api.answer({ truckers: { data: [{ id: trucker.id, name: 'Ågren' }, { id: 9 }] } });
    const store = createTestStore();
    await store.dispatch(getAllTruckers.initiate());
    api.answerWith((count) => HttpResponse.json({}, { status: count === 3 ? 200 : 500 }));
    await store.dispatch(getAllTruckers.initiate(undefined, { forceRefetch: true }));
    expect(getAllTruckers.select()(store.getState()).isError).toBe(true);
    await calls[verb]?.(store.dispatch);
    await nextTurns();
    const { data } = getAllTruckers.select()(store.getState());
    expect(data).toHaveLength(expected.length);
    expect(data).toMatchObject(expected);
  },
);

it.each(listedAfter)(
  'getAllTruckers at once reflects a request that %s a haulier, even during a refetch [2-worklists-follow]',
  async (verb, expected) => {
    const old = { truckers: { data: [{ id: trucker.id, name: 'Ågren' }, { id: 9 }] } };
    api.answer(old);
    const store = createTestStore();
    await store.dispatch(getAllTruckers.initiate());
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.answerWith(async (count) => {
      if (count === 2) await isReleased;
      return HttpResponse.json(count === 2 ? old : {}, { status: count > 3 ? 500 : 200 });
    });
    const refetched = store.dispatch(getAllTruckers.initiate(undefined, { forceRefetch: true }));
    await waitFor(() => expect(api.seen).toHaveLength(2));
    await calls[verb]?.(store.dispatch);
    const data = () => getAllTruckers.select()(store.getState()).data;
    await waitFor(() => expect(data()).toMatchObject(expected));
    release();
    await refetched;
    await nextTurns();
    expect(data()).toHaveLength(expected.length);
    expect(data()).toMatchObject(expected);
  },
);
