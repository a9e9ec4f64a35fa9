import { act as settle, screen, waitFor } from '@testing-library/react';
import { paths } from '@/config/paths';
import { watchSession } from '@/store/watchSession';
import { demoTokens } from '@mocks/db/demo';
import { setClock } from '@tests/support/fakes/clock';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { allActs } from './acts/allActs';
import { toCar } from './acts/wizardActions';
import { address, choose, field } from './support/pageControls';
import { expectLostSession, logIn } from './support/seen';
import { arrange } from './support/testFaults';
import { t } from './support/words';

const sends = allActs.filter(({ send }) => send);
/** The first act of each staff screen and dialog. */
const staffActs = sends.filter(
  ({ as, place }, index, all) => as && all.findIndex((act) => act.place === place) === index,
);

describe('when another tab logs out', () => {
  it.each(staffActs)('$place leads to login, and back after a new login', async (act) => {
    const app = await arrange(act);
    const stop = watchSession(app.application);
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

/** Makes every access to the storage throw, as in a browser that blocks it. Returns the function that undoes this. */
function blockStorage(): () => void {
  const names = ['localStorage', 'sessionStorage'] as const;
  const before = Object.getOwnPropertyDescriptors(window);
  for (const name of names) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
  return () => names.forEach((name) => Object.defineProperty(window, name, before[name]));
}

function fillStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

/** The last act at each place: to reach it, the app has stored sessions, drafts, choices and signatures. */
const actsAt = (...places: readonly string[]) =>
  allActs.filter(({ place }, index) => {
    const isLast = allActs.findLastIndex((act) => act.place === place) === index;
    return places.includes(place) && isLast;
  });

describe('a browser without usable storage', () => {
  it.each(actsAt('login', 'e-mail viewer', 'thank-you', 'wizard/code'))(
    '$place · $call works when the storage is blocked from the start',
    async (act) => {
      const unblock = blockStorage();
      try {
        const app = await arrange(act);
        await act.send?.(app);
        await act.expectSuccess(app);
        expect(() => localStorage).toThrow('denied');
      } finally {
        unblock();
      }
    },
  );

  it.each(actsAt('login', 'prices/add', 'prices/matrix', 'hauliers/edit', 'wizard/code'))(
    '$place · $call works when the storage is full',
    async (act) => {
      const app = await arrange(act);
      fillStorage();
      await act.send?.(app);
      await act.expectSuccess(app);
      expect(() => localStorage.setItem('any', '')).toThrow('full');
    },
  );

  it.each(actsAt('top bar', 'wizard/top bar'))(
    '$place changes the language for this visit when the storage is full',
    async (act) => {
      const app = await arrange(act);
      fillStorage();
      await act.send?.(app);
      await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
      expect(localStorage.getItem('language')).toBeNull();
    },
  );
});

describe('the wizard around midnight', () => {
  afterEach(() => jest.useRealTimers());

  it('starts road assistance on the current date in Denmark', async () => {
    setClock('2026-12-31T23:00:01Z');
    await renderApp(paths.registration.href(demoTokens.invited));
    await toCar();
    await choose(t['step2.roadAssistance'], t['common.yes']);
    await screen.findByRole('textbox', { name: t['step2.roadActiveFrom'] });
    expect(field(t['step2.roadActiveFrom'])).toHaveValue('01-01-2027');
  });
});
