import { HttpResponse } from 'msw';

import { truckerApi } from '@/api/truckers/trucker.api';
import { selectToken, sessionEnded, sessionFollowed, sessionStarted } from '@/store/session.slice';
import { openSession } from '@/store/storedSession';
import { selectTruckerListHref, truckerListShown } from '@/store/truckerList.slice';

import { createTestStore, nextTurns, useApiServer } from '../api/apiHarness';

const api = useApiServer();
const { getTrucker } = truckerApi.endpoints;
const user = { name: 'Mette Holm', email: 'mette@example.dk', role: 'admin' };
const answerBody = { trucker: { id: 1 }, insurance: [] };

beforeEach(() => localStorage.clear());

describe('a session', () => {
  it('leaves no data to another account that replaces it', async () => {
    const store = createTestStore();
    api.answer(answerBody);
    store.dispatch(sessionStarted({ token: '1|abc', user }));
    await store.dispatch(getTrucker.initiate(1));
    sessionStorage.setItem('draft:staff:1', '{}');
    store.dispatch(sessionStarted({ token: '2|def', user: { ...user, role: 'user' } }));
    expect(store.getState().api.queries).toEqual({});
    expect(Object.keys(sessionStorage)).toEqual(['draft:staff:owner']);
    sessionStorage.setItem('draft:staff:1', '{}');
    expect(openSession()?.token).toBe('2|def');
    expect(sessionStorage.getItem('draft:staff:1')).toBe('{}');
  });

  it('drops its late responses when it ends', async () => {
    const store = createTestStore();
    store.dispatch(sessionStarted({ token: '1|abc', user }));
    api.answerWith(() => {
      store.dispatch(sessionEnded('1|abc'));
      return HttpResponse.json(answerBody);
    });
    await store.dispatch(getTrucker.initiate(1));
    await nextTurns();
    expect(store.getState().api.queries).toEqual({});
  });

  it('keeps the data that a public page fetched before the login', async () => {
    const store = createTestStore();
    api.answer(answerBody);
    await store.dispatch(getTrucker.initiate(1));
    store.dispatch(sessionStarted({ token: '1|abc', user }));
    expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
  });

  it('and its data stay when the end of an older session arrives late', async () => {
    const store = createTestStore();
    api.answer(answerBody);
    store.dispatch(sessionStarted({ token: '2|def', user }));
    sessionStorage.setItem('draft:staff:1', '{}');
    await store.dispatch(getTrucker.initiate(1));
    store.dispatch(truckerListShown('?q=taxi'));
    store.dispatch(sessionEnded('1|abc'));
    expect(selectToken(store.getState())).toBe('2|def');
    expect(localStorage.getItem('token')).toBe('2|def');
    expect(sessionStorage.getItem('draft:staff:1')).toBe('{}');
    expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
    expect(selectTruckerListHref(store.getState())).toBe('/admin/truckers?q=taxi');
  });

  it.each([
    ['this tab', sessionStarted],
    ['another tab', sessionFollowed],
  ])(
    'forgets the haulier list of the previous user after a login in %s [2-list-as-left]',
    (_tab, start) => {
      const store = createTestStore();
      store.dispatch(sessionStarted({ token: '1|abc', user }));
      store.dispatch(truckerListShown('?q=taxi'));
      store.dispatch(start({ token: '2|def', user: { ...user, email: 'bo@example.dk' } }));
      expect(selectTruckerListHref(store.getState())).toBe('/admin/truckers');
    },
  );

  it('started in another tab stays in storage when this tab ends its older session', () => {
    const store = createTestStore();
    store.dispatch(sessionStarted({ token: '1|abc', user }));
    localStorage.setItem('token', '2|def');
    store.dispatch(sessionEnded('1|abc'));
    expect(selectToken(store.getState())).toBeNull();
    expect(openSession()?.token).toBe('2|def');
  });
});
