import { act as settle, screen, waitFor } from '@testing-library/react';
import { watchSession } from '@/store/watchSession';
import {
  enterCode,
  finishCar,
  finishDetails,
  openWizard,
  sentCode,
  signOff,
  stepHeading,
} from '@tests/support/page-objects/wizard';
import { allActs } from './acts/allActs';
import { address } from './support/pageControls';
import { expectLostSession, logIn } from './support/seen';
import { arrange } from './support/testFaults';

/** Acts that take the app far enough to store sessions, drafts, choices and signatures. */
const actsOf = (...actions: readonly string[]) =>
  allActs.filter(({ action }) => actions.includes(action));

const staffActs = actsOf('editing a matrix price', 'saving step 2 as staff');

describe('a logout in another tab', () => {
  it.each(staffActs)(
    'interrupts $action: it deletes the draft and opens login, which leads back to the page',
    async (act) => {
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
    },
  );
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

describe('a browser without usable storage', () => {
  it.each(actsOf('logging in', 'loading an e-mail', 'passing an agreement on'))(
    'allows $action although its storage is blocked from the start',
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

  it('takes a haulier to the receipt although its storage is blocked from the start [2-thank-you-receipt, 2-thank-you-passed-on]', async () => {
    const unblock = blockStorage();
    try {
      const app = await openWizard();
      await finishDetails();
      await finishCar();
      await signOff();
      await enterCode(sentCode(app));
      await stepHeading('Tak');
      expect(await screen.findByText('Aftalen er underskrevet.')).toBeInTheDocument();
      expect(screen.getByRole('region', { name: 'Din aftale' })).toBeInTheDocument();
      expect(() => localStorage).toThrow('denied');
    } finally {
      unblock();
    }
  });

  it.each(
    actsOf(
      'logging in',
      'editing a matrix price',
      'editing a haulier',
      'passing the signed agreement on',
    ),
  )('allows $action although its storage is full', async (act) => {
    const app = await arrange(act);
    fillStorage();
    await act.send?.(app);
    await act.expectSuccess(app);
    expect(() => localStorage.setItem('any', '')).toThrow('full');
  });

  it.each(actsOf('switching the wizard’s language'))(
    'allows $action for this visit although its storage is full',
    async (act) => {
      const app = await arrange(act);
      fillStorage();
      await act.send?.(app);
      await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
      expect(localStorage.getItem('language')).toBeNull();
    },
  );
});
