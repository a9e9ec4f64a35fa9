import { lookupsApi } from '@/api/lookups/lookups.api';

import { createTestStore, useApiServer } from '../apiHarness';

const api = useApiServer();
const { listAreas, listNewValues, listOwnRisks, listInjuries } = lookupsApi.endpoints;
const items = [{ id: '1', title: 'Første' }, { id: 2, title: 'Anden' }, { title: 'Uden id' }];
const choices = [
  { id: 1, title: 'Første' },
  { id: 2, title: 'Anden' },
];

describe.each([
  ['areas', listAreas],
  ['new_values', listNewValues],
  ['own_risks', listOwnRisks],
  ['injuries', listInjuries],
])('the reference list %s', (name, endpoint) => {
  it.each([[{ data: { [name]: items } }], [{ [name]: items }]])(
    'is read from both envelopes (D5)',
    async (body) => {
      api.answer(body);
      const { data } = await createTestStore().dispatch(endpoint.initiate());
      expect(data).toEqual(choices);
    },
  );

  it('is a failure, not an empty list, where the answer lacks it', async () => {
    api.answer({ data: {} });
    const { error } = await createTestStore().dispatch(endpoint.initiate());
    expect(error).toMatchObject({ kind: 'malformed' });
  });
});
