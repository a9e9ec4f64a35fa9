import { allTruckersApi } from '@/api/truckers/allTruckers.api';
import { baseApi } from '@/api/core/baseApi';
import { createTestStore, nextTurns, useApiServer } from '../apiHarness';

const api = useApiServer();
const { getAllTruckers } = allTruckersApi.endpoints;

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

it('getAllTruckers fails with a plain object that the store can hold', async () => {
  api.answer({ message: 'Nej.' }, 403);
  const { error } = await createTestStore().dispatch(getAllTruckers.initiate());
  expect(error).toStrictEqual({
    kind: 'forbidden',
    status: 403,
    message: 'Nej.',
    fieldErrors: {},
  });
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
