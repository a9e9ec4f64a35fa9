import { waitFor } from '@testing-library/react';
import { publicPageActs } from '../acts/publicPages.acts';
import { sessionActs } from '../acts/session.acts';
import { wizardLoadActs } from '../acts/wizardLoads.acts';
import { wizardSaveActs } from '../acts/wizardSaves.acts';
import { arrange, sends } from './sends';

const places = ['localStorage', 'sessionStorage'] as const;

/** Reading or touching the storage throws, as where the browser blocks it. Returns what ends it. */
function blockStorage(): () => void {
  const before = Object.getOwnPropertyDescriptors(window);
  for (const place of places) {
    Object.defineProperty(window, place, {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
  return () => places.forEach((place) => Object.defineProperty(window, place, before[place]));
}

/** Nothing more can be stored. */
function fillStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

// The language switch is seen by what it stores: it has rows of its own below.
const isSeenWithoutStorage = ({ call }: { call: string }) => call !== 'setLanguage';

const publicActs = [...sessionActs, ...publicPageActs, ...wizardLoadActs, ...wizardSaveActs]
  .filter(({ as }) => as === undefined)
  .filter(isSeenWithoutStorage)
  .map((act) => [`${act.place} · ${act.call}`, act] as const);

describe('a storage that is blocked from the start', () => {
  it.each(publicActs)('%s works all the same', async (_name, act) => {
    const unblock = blockStorage();
    try {
      const app = await arrange(act);
      await act.send?.(app);
      await act.done(app);
      expect(() => localStorage).toThrow('denied');
    } finally {
      unblock();
    }
  });
});

describe('a storage that is full', () => {
  it.each(sends.filter(([, act]) => isSeenWithoutStorage(act)))(
    '%s works all the same',
    async (_name, act) => {
      const app = await arrange(act);
      fillStorage();
      await act.send(app);
      await act.done(app);
      expect(() => localStorage.setItem('any', '')).toThrow('full');
    },
  );
});

describe('the language without a storage', () => {
  it.each(sends.filter(([, act]) => !isSeenWithoutStorage(act)))(
    '%s is changed and not remembered',
    async (_name, act) => {
      const app = await arrange(act);
      fillStorage();
      await act.send(app);
      await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
      expect(localStorage.getItem('language')).toBeNull();
    },
  );
});
