import { screen, waitFor, within } from '@testing-library/react';
import { readJournal } from '@/shared/runs/journal';
import { runClosed } from '@/shared/runs/runs.slice';
import { beIdle } from '@tests/support/fakes/idle';
import { renderApp, type RenderedApp } from '@tests/support/fixtures/renderApp';
import { openMatrix, says, typeInto } from '../prices/matrixScreen';
import { expireSession, logIn } from '../session/loginScreen';
import { names, waitForRows } from '../truckers/listScreen';

let mockIsThere = false;
let mockFail: ((reason: Error) => void) | undefined;

/** The module of the run bar. Unless it is there, its dynamic import hangs until the test calls `mockFail`. */
jest.mock('@/app/runs/RunBarContainer', () => ({
  ...jest.requireActual<object>('@/app/runs/RunBarContainer'),
  __esModule: true,
  get then() {
    if (mockIsThere) return undefined;
    return (_resolve: unknown, reject: (reason: Error) => void) => {
      mockFail = reject;
    };
  },
}));

const bar = () => screen.findByRole('region', { name: 'Opgave' });
const press = async ({ user }: RenderedApp, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const failToLoad = () => mockFail?.(new Error('No connection'));

/** Starts the first run of the tab. */
async function saveOne() {
  const view = await openMatrix();
  await typeInto(view, '26.000,00');
  await press(view, 'Gem alle (1)');
  return view;
}

afterEach(() => {
  failToLoad();
  mockFail = undefined;
});

const openList = async () => {
  const view = await renderApp('/admin/truckers', { as: 'admin' });
  await waitForRows();
  await beIdle();
  expect(mockFail).toBeUndefined();
  return view;
};
const screens: [string, () => Promise<unknown>][] = [
  ['the price matrix', openMatrix],
  [
    'the dialog of an import',
    async () => {
      const view = await openList();
      await press(view, 'Opret vognmand');
      await press(view, 'Importér mange fra en fil');
    },
  ],
  [
    'the bar of selected hauliers',
    async () => {
      const { user } = await openList();
      await user.click(screen.getByRole('checkbox', { name: `Vælg ${names()[0] ?? ''}` }));
    },
  ],
];

it.each(screens)(
  '%s fetches the script of the run bar when the browser is idle [2-ahead-scripts]',
  async (_name, open) => {
    await open();
    await waitFor(async () => {
      await beIdle();
      expect(mockFail).toBeDefined();
    });
  },
);

describe('a run whose bar has not loaded', () => {
  it('is stored, shows a loading bar, and makes a logout ask before it stops the run [2-run-goes-on, 2-run-one-tab]', async () => {
    const view = await saveOne();
    expect(within(await bar()).getByText('Indlæser…')).toBeInTheDocument();
    const stored = readJournal();
    expect(stored?.phase).toBe('running');
    // Another tab does not get its lock.
    const lock = await navigator.locks.request(
      `run ${stored?.id ?? ''}`,
      { ifAvailable: true },
      (got) => got,
    );
    expect(lock).toBeNull();
    // Before that, the matrix would ask for its unsaved premium.
    await says('Gemmer…');
    await press(view, 'Log ud');
    const question = await screen.findByRole('alertdialog', { name: 'Vil du stoppe opgaven?' });
    const stay = within(question).getByRole('button', { name: 'Lad den fortsætte' });
    expect(stay).toHaveFocus();
    await view.user.click(stay);
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Log ud' })).toHaveFocus();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await press(view, 'Log ud');
    await press(view, 'Stop opgaven og log ud');
    await screen.findByRole('heading', { level: 1, name: 'Log ind' });
    expect(readJournal()).toBeNull();
    expect(view.mock.calls.of('updatePrice')).toEqual([]);
  });

  it('begins once its script is there, even after a reload and a dead session [2-run-goes-on, 8-slow-script]', async () => {
    const first = await saveOne();
    await bar();
    failToLoad();
    expect(await within(await bar()).findByText('Ups! Noget gik galt!')).toBeInTheDocument();
    const late = /^Opgaven venter, indtil/;
    expect(within(await bar()).getByText(late)).toBeInTheDocument();
    expect(await screen.findByText(late, { selector: '[role=status] *' })).toBeInTheDocument();
    first.unmount();
    first.application.store.dispatch(runClosed());
    const view = await openMatrix();
    await bar();
    failToLoad();
    await within(await bar()).findByRole('button', { name: 'Prøv igen' });
    await expireSession(view);
    await logIn(view);
    await bar();
    failToLoad();
    const again = await within(await bar()).findByRole('button', { name: 'Prøv igen' });
    expect(view.mock.calls.of('updatePrice')).toEqual([]);
    mockIsThere = true;
    await view.user.click(again);
    expect(await within(await bar()).findByText('1 gemt')).toBeInTheDocument();
    expect(view.mock.calls.of('updatePrice')).toHaveLength(1);
  });
});
