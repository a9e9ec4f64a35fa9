import { act as settle, waitFor } from '@testing-library/react';
import { watchSession } from '@/store/watchSession';
import { address } from '../support/pageControls';
import { expectLostSession, logIn } from '../support/seen';
import { arrange, sends } from './sends';

/** One act for each screen and dialog of the staff. */
const places = sends
  .filter(([, { as }]) => as)
  .filter(([, { place }], index, all) => all.findIndex(([, act]) => act.place === place) === index)
  .map(([, act]) => [act.place, act] as const);

describe('another tab logs out', () => {
  it.each(places)('%s leads to login and back', async (_place, act) => {
    const app = await arrange(act);
    const stop = watchSession(app.application.store);
    localStorage.clear();
    settle(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    await expectLostSession(act.address);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
    await logIn();
    await waitFor(() => expect(address()).toBe(act.address));
    stop();
  });
});
