import { HttpResponse } from 'msw';

import { agreementStepsApi } from '@/api/steps/agreementSteps.api';
import { truckerApi } from '@/api/truckers/trucker.api';

import { createTestStore, useApiServer } from '../api/apiHarness';

const api = useApiServer();
const { getTrucker, deleteTrucker } = truckerApi.endpoints;
const { sendXml } = agreementStepsApi.endpoints;

describe('an answer that cannot be read', () => {
  it('is told of by the name of its call, of a query and of a change', async () => {
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
    [
      'what the call is for',
      { somebody: 'Hansen' },
      getTrucker.initiate(1),
      'getTrucker',
      'trucker',
    ],
    ['the status that was to come (D6)', {}, sent, 'sendXml', 'status'],
    [
      'one place of it',
      partly,
      getTrucker.initiate(1),
      'getTrucker',
      'trucker.trucker_agreement.addon_1',
    ],
  ])('is told of where it lacks %s', async (_what, answer, call, name, place) => {
    const onUnreadable = jest.fn();
    api.answer(answer);
    const { dispatch } = createTestStore({ onUnreadable });
    await (dispatch as (action: unknown) => Promise<unknown>)(call);
    expect(onUnreadable.mock.calls).toEqual([[name, place]]);
  });

  it('is nothing that other failures are', async () => {
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

  it('makes no difference where nobody listens', async () => {
    api.answer(null);
    const { error } = await createTestStore().dispatch(getTrucker.initiate(1));
    expect(error).toMatchObject({ kind: 'malformed' });
  });
});
