import { act, render, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';

import { useGetPremiumQuery } from '@/api/prices/prices.api';
import { truckerApi } from '@/api/truckers/trucker.api';

import { createTestStore, nextTurns, useApiServer } from '../apiHarness';

const api = useApiServer();
const { getTrucker } = truckerApi.endpoints;
const answerBody = { trucker: { id: 1, name: 'Nord' }, insurance: [] };

/** Makes the server wait; `release` lets all answers go. */
function holdAnswers(body: object) {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.answerWith(async () => {
    await gate;
    return HttpResponse.json(body);
  });
  return { release };
}

async function untilAsked(count: number): Promise<void> {
  while (api.seen.length < count) await nextTurns();
}

function runningIn(store: ReturnType<typeof createTestStore>): number {
  return store.dispatch(truckerApi.util.getRunningQueriesThunk()).length;
}

describe('a query under way', () => {
  it('is aborted when its last subscriber leaves, and leaves nothing behind', async () => {
    const store = createTestStore();
    const { release } = holdAnswers(answerBody);
    const first = store.dispatch(getTrucker.initiate(1));
    const second = store.dispatch(getTrucker.initiate(1));
    await untilAsked(1);

    first.unsubscribe();
    await nextTurns();
    expect(runningIn(store)).toBe(1);

    second.unsubscribe();
    await nextTurns();
    expect(runningIn(store)).toBe(0);
    expect(store.getState().api.queries).toEqual({});
    release();
    await nextTurns();
    expect(store.getState().api.queries).toEqual({});
  });

  it('that has brought nothing but a failure is forgotten when its last subscriber leaves', async () => {
    const store = createTestStore();
    api.answerWith(() => HttpResponse.json({}, { status: 500 }));
    const reading = store.dispatch(getTrucker.initiate(1));
    expect((await reading).isError).toBe(true);
    reading.unsubscribe();
    await nextTurns();
    expect(store.getState().api.queries).toEqual({});
  });

  it('tells the connection to stop', async () => {
    const store = createTestStore();
    const { release } = holdAnswers(answerBody);
    const aborted = jest.spyOn(XMLHttpRequest.prototype, 'abort');
    const query = store.dispatch(getTrucker.initiate(1));
    await untilAsked(1);
    query.unsubscribe();
    await nextTurns();
    expect(aborted).toHaveBeenCalledTimes(1);
    release();
  });

  it('is started anew by the next one to ask', async () => {
    const store = createTestStore();
    const { release } = holdAnswers(answerBody);
    store.dispatch(getTrucker.initiate(1)).unsubscribe();
    await nextTurns();
    release();
    const { data } = await store.dispatch(getTrucker.initiate(1));
    expect(data?.trucker.name).toBe('Nord');
  });

  it('runs on when somebody else comes in the same turn', async () => {
    const store = createTestStore();
    const { release } = holdAnswers(answerBody);
    const first = store.dispatch(getTrucker.initiate(1));
    await untilAsked(1);
    first.unsubscribe();
    const second = store.dispatch(getTrucker.initiate(1));
    await nextTurns();
    release();
    expect((await second).data?.trucker.id).toBe(1);
    expect(api.seen).toHaveLength(1);
  });

  it('runs on when it was only fetched ahead', async () => {
    const store = createTestStore();
    const { release } = holdAnswers(answerBody);
    const ahead = store.dispatch(getTrucker.initiate(1, { subscribe: false }));
    ahead.unsubscribe();
    await nextTurns();
    release();
    expect((await ahead).data?.trucker.id).toBe(1);
  });

  it('does not touch what has been read already', async () => {
    const store = createTestStore();
    api.answer(answerBody);
    const query = store.dispatch(getTrucker.initiate(1));
    await query;
    query.unsubscribe();
    await nextTurns();
    expect(Object.values(store.getState().api.queries)).toMatchObject([{ status: 'fulfilled' }]);
  });
});

function Premium({ areaId }: { areaId: number }) {
  const query = { areaId, newValueId: 1, ownRiskId: 1, injuryId: 1 };
  const { currentData } = useGetPremiumQuery(query);
  return <output>{currentData ? currentData.premium : '…'}</output>;
}

describe('a screen', () => {
  it('asks once in strict mode, and drops the question when it asks another', async () => {
    const store = createTestStore();
    const { release } = holdAnswers({ price_plans: { premium: '5' } });
    const screenOf = (areaId: number) => (
      <StrictMode>
        <Provider store={store}>
          <Premium areaId={areaId} />
        </Provider>
      </StrictMode>
    );
    const { rerender } = render(screenOf(1));
    await act(() => untilAsked(1));
    expect(api.seen).toHaveLength(1);

    rerender(screenOf(2));
    await act(() => untilAsked(2));
    expect(runningIn(store)).toBe(1);
    release();
    expect(await screen.findByText('5')).toBeInTheDocument();
    expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
  });

  it('takes its question back when it goes away', async () => {
    const store = createTestStore();
    const { release } = holdAnswers({ price_plans: null });
    const { unmount } = render(
      <Provider store={store}>
        <Premium areaId={1} />
      </Provider>,
    );
    await untilAsked(1);
    unmount();
    await nextTurns();
    expect(runningIn(store)).toBe(0);
    release();
  });
});
