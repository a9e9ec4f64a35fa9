import { screen, waitFor } from '@testing-library/react';
import { i18n } from '@/i18n/i18n';
import { readJournal, writeJournal } from '@/shared/runs/journal';
import { createRun } from '@/shared/runs/run';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import { renderApp, type RenderedApp } from '@tests/support/fixtures/renderApp';
import {
  answer,
  carStep,
  openCarStep,
  openWizard,
  press,
  put,
} from '@tests/support/page-objects/wizard';

const mockHanging = new Set<string>();

/** A module whose dynamic import stays pending while its name is in `mockHanging`. */
function mockPart(path: string, name: string): object {
  return {
    ...jest.requireActual<object>(path),
    __esModule: true,
    get then() {
      return mockHanging.has(name) ? () => undefined : undefined;
    },
  };
}

jest.mock('@/features/profile/ProfilePage', () =>
  mockPart('@/features/profile/ProfilePage', 'page'),
);
jest.mock('@/features/registration/wizard/CarStepContainer', () =>
  mockPart('@/features/registration/wizard/CarStepContainer', 'step'),
);
jest.mock('@/shared/forms/fields/DatePickerPanel', () =>
  mockPart('@/shared/forms/fields/DatePickerPanel', 'calendar'),
);
jest.mock('@/features/dashboard/charts/ValueChart', () =>
  mockPart('@/features/dashboard/charts/ValueChart', 'charts'),
);
jest.mock('@/i18n/locales/da/bulk', () => mockPart('@/i18n/locales/da/bulk', 'texts of runs'));

afterEach(() => mockHanging.clear());

type Row = [name: string, open: () => Promise<RenderedApp>, isThere: () => Promise<HTMLElement>];

const rows: Row[] = [
  [
    'page',
    async () => {
      const view = await renderApp('/admin/truckers', { as: 'admin' });
      await view.user.click(screen.getByRole('link', { name: 'Profil' }));
      return view;
    },
    () => screen.findByRole('heading', { level: 1, name: 'Profil' }),
  ],
  [
    'step',
    async () => {
      const app = await openWizard();
      await answer(/bilen forsikret/, 'Nej');
      await press('Næste');
      return app;
    },
    () => screen.findByRole('radiogroup', { name: 'Hvor kører du?' }),
  ],
  [
    'calendar',
    async () => {
      const app = await openCarStep();
      put(carStep.road, 'Ja');
      await app.user.click(await screen.findByRole('button', { name: /^Vælg dato/ }));
      return app;
    },
    () => screen.findByRole('dialog', { name: /^Vælg dato/ }),
  ],
];

it('charts whose chunk never arrives are replaced by a message and can be retried', async () => {
  mockHanging.add('charts');
  const slow = holdTimers(20_000);
  const { user } = await renderApp('/admin/overview', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Overblik' });
  await slow.pass();
  const message = 'Diagrammerne kunne ikke hentes. Tallene står i tabellerne.';
  expect(await screen.findByText(message)).toBeInTheDocument();
  mockHanging.clear();
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
});

describe('a part of the app whose chunk never arrives', () => {
  it.each(rows)('can be retried if it is a %s [8-slow-script]', async (name, open, isThere) => {
    mockHanging.add(name);
    const slow = holdTimers(20_000);
    const { user } = await open();
    expect((await screen.findAllByText('Indlæser…')).length).toBeGreaterThan(0);
    await slow.pass();
    expect(
      await screen.findByText('Siden er ikke hentet. Tjek forbindelsen, og prøv igen.'),
    ).toBeInTheDocument();
    mockHanging.clear();
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await isThere()).toBeInTheDocument();
  });
});

it('a logout asks before it ends a run whose bar never arrives [2-run-goes-on]', async () => {
  const { unmount } = await renderApp('/admin/user', { as: 'admin' });
  unmount();
  const item = { key: 'a', label: 'Pris 1', about: null, before: null, wanted: null };
  const plan = { kind: 'premiums', titleKey: 'runs.savePremiums', items: [item] } as const;
  writeJournal(createRun(plan), null);
  mockHanging.add('texts of runs');
  i18n.removeResourceBundle('da', 'bulk');
  const { user } = await renderApp('/admin/user', { as: 'admin' });
  await screen.findByRole('region', { name: 'Opgave' });
  await user.click(screen.getByRole('button', { name: 'Log ud' }));
  await screen.findByRole('alertdialog', { name: 'Vil du stoppe opgaven?' });
  await user.click(screen.getByRole('button', { name: 'Stop opgaven og log ud' }));
  await screen.findByRole('heading', { level: 1, name: 'Log ind' });
  expect(readJournal()).toBeNull();
});
