import { HttpResponse } from 'msw';

import { agreementStepsApi } from '@/api/steps/agreementSteps.api';
import { allTruckersApi } from '@/api/truckers/allTruckers.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import { fetchAllTruckers } from '@/api/truckers/fetchAllTruckers';
import { toTruckerUpdate, toTruckerValues } from '@/features/truckers/forms/trucker.mapper';
import { trucker } from '@tests/support/fixtures/trucker';

import { createTestStore, useApiServer } from '../api/apiHarness';

const api = useApiServer();
const { getTrucker, deleteTrucker, updateTrucker } = truckerApi.endpoints;
const { sendXml } = agreementStepsApi.endpoints;

describe('an unreadable response', () => {
  it('is reported by the name of its endpoint, for a query and a mutation', async () => {
    const onUnreadable = jest.fn();
    const { dispatch } = createTestStore({ onUnreadable });
    api.answerWith(() => HttpResponse.html('<!doctype html><title>Login</title>'));
    await dispatch(getTrucker.initiate(1));
    await dispatch(deleteTrucker.initiate({ id: 1 }));
    expect(onUnreadable.mock.calls).toEqual([
      ['getTrucker', 'body'],
      ['deleteTrucker', 'body'],
    ]);
  });

  const sent = sendXml.initiate({ tokenOrId: 'k3Z', isUpdate: false });
  const partly = { trucker: { id: 1, trucker_agreement: { id: 2, addon_1: 'maybe' } } };

  it.each([
    ['the requested data', { somebody: 'Hansen' }, getTrucker.initiate(1), 'getTrucker', 'trucker'],
    ['the required status (D6)', {}, sent, 'sendXml', 'status'],
    [
      'one of its fields',
      partly,
      getTrucker.initiate(1),
      'getTrucker',
      'trucker.trucker_agreement.addon_1',
    ],
    [
      'one of its fields after a save',
      { ...partly, insurance: [] },
      updateTrucker.initiate(toTruckerUpdate(toTruckerValues(trucker), trucker)),
      'updateTrucker',
      'trucker.trucker_agreement.addon_1',
    ],
  ])(
    'is reported with the path of the value when %s cannot be read',
    async (_what, answer, call, name, place) => {
      const onUnreadable = jest.fn();
      api.answer(answer);
      const { dispatch } = createTestStore({ onUnreadable });
      await (dispatch as (action: unknown) => Promise<unknown>)(call);
      expect(onUnreadable.mock.calls).toEqual([[name, place]]);
    },
  );

  it('is reported with endpoint and path if all hauliers are fetched at once [7-unreadable-told]', async () => {
    const onUnreadable = jest.fn();
    const { dispatch } = createTestStore({ onUnreadable });
    const options = { signal: new AbortController().signal, onProgress: () => undefined };
    const search = { text: 'taxi', field: 'name' } as const;
    api.answer({ truckers: [{ name: 'Ågren' }, ...Array<object>(1000).fill({ id: 7 }), {}] });
    await dispatch(allTruckersApi.endpoints.getAllTruckers.initiate());
    await dispatch(fetchAllTruckers({ list: null, search }, options));
    api.answer({ somebody: 'Hansen' });
    await expect(dispatch(fetchAllTruckers({ list: null, search }, options))).rejects.toThrow();
    expect(onUnreadable.mock.calls).toEqual([
      ['listTruckers', 'truckers[]'],
      ['searchTruckers', 'truckers[]'],
      ['searchTruckers', 'truckers'],
    ]);
  });

  it('is not reported when the server responds with an error or a refusal', async () => {
    const onUnreadable = jest.fn();
    const { dispatch } = createTestStore({ onUnreadable });
    for (const status of [400, 404, 500]) {
      api.answerWith(() => new HttpResponse(null, { status }));
      await dispatch(deleteTrucker.initiate({ id: 1 }));
    }
    api.answer({ status: 400, message: 'No' });
    await dispatch(deleteTrucker.initiate({ id: 1 }));
    expect(onUnreadable).not.toHaveBeenCalled();
  });

  it('is an error of kind malformed, even if nothing listens for reports', async () => {
    api.answer(null);
    const { error } = await createTestStore().dispatch(getTrucker.initiate(1));
    expect(error).toMatchObject({ kind: 'malformed' });
  });
});
