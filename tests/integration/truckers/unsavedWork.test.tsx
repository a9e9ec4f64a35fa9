import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionStarted } from '@/store/session.slice';
import type { RenderedApp } from '@tests/support/fixtures/renderApp';
import { logIn, expireSession } from '../session/loginScreen';
import { truckerName, newTrucker, openAdd, openEdit, openList } from './dialogs';
import { names, rowOf, waitForRows } from './listScreen';

const typed = 'Nyt navn ApS';
const question = () => screen.findByRole('alertdialog', { name: 'Vil du forlade siden?' });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const nameField = () => screen.findByRole('textbox', { name: 'Navn' });
const asksToUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const pageHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Goes one step back and waits for the browser's event. */
const back = () =>
  act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });

/** Sorts the list, so that the browser's back leads to the unsorted list. */
async function openSortedList(): Promise<RenderedApp> {
  const view = await openList();
  await view.user.click(screen.getByRole('button', { name: 'CVR-nummer' }));
  await waitFor(() => expect(window.location.search).toBe('?sort=cvr&dir=asc'));
  return view;
}

describe('an open dialog of the haulier list', () => {
  it('asks before the tab is reloaded or closed, but only while it has a draft [2-dialogs-ask-leaving]', async () => {
    const { fill } = await openAdd();
    expect(asksToUnload()).toBe(false);
    fill({ Navn: typed });
    expect(asksToUnload()).toBe(true);
    fill({ Navn: '' });
    expect(asksToUnload()).toBe(false);
  });

  it('asks before the browser’s back, even within the list: staying keeps the draft, leaving goes back [2-dialogs-ask-leaving]', async () => {
    const view = await openSortedList();
    await view.user.click(screen.getByRole('button', { name: 'Opret vognmand' }));
    const dialog = await screen.findByRole('dialog', { name: 'Opret vognmand' });
    await view.user.type(await nameField(), typed);

    await back();
    expect(await question()).toHaveTextContent('Du har ændringer, som ikke er gemt.');
    await waitFor(() => expect(window.location.search).toBe('?sort=cvr&dir=asc'));
    await view.user.click(within(dialog).getByRole('button', { name: 'Bliv på siden' }));
    expect(await nameField()).toHaveValue(typed);
    expect(await nameField()).toHaveFocus();

    await back();
    await question();
    await view.user.click(within(dialog).getByRole('button', { name: 'Forlad siden' }));
    await noDialog();
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('is closed by the browser’s back within the list if it has no draft [2-dialogs-ask-leaving]', async () => {
    const view = await openSortedList();
    const { fill, field, press } = await openAdd({ view });
    fill(newTrucker);
    await press('Opret og næste');
    await waitFor(() => expect(field('Navn')).toHaveValue(''));
    await back();
    await noDialog();
    expect(window.location.search).toBe('');
    expect(screen.getByRole('region', { name: 'Vognmænd' })).toHaveFocus();
  });

  it('takes a deleted haulier out of the list if the browser’s back closes it [2-edit-gone]', async () => {
    const view = await openSortedList();
    await view.user.click(
      within(rowOf(truckerName)).getByRole('button', { name: 'Rediger vognmand' }),
    );
    await nameField();
    view.mock.db.truckers.delete(1);
    await view.user.click(screen.getByRole('button', { name: 'Gem' }));
    await screen.findByText('Findes ikke mere. Det er slettet i mellemtiden.');
    await back();
    await noDialog();
    await waitFor(() => expect(names()).not.toContain(truckerName));
  });

  it.each([
    ['the browser’s back', 'Vognmænd', back],
    ['a link', 'Profil', ({ user }) => user.click(screen.getByRole('link', { name: 'Profil' }))],
    ['a logout', 'Log ind', ({ user }) => user.click(screen.getByText('Log ud'))],
  ] satisfies [string, string, (view: RenderedApp) => Promise<void>][])(
    'can be left by %s after it has added a haulier, even with a draft of the next [2-dialogs-ask-leaving]',
    async (_way, next, leave) => {
      const view = await openSortedList();
      const { fill, field, press } = await openAdd({ view });
      fill(newTrucker);
      await press('Opret og næste');
      await waitFor(() => expect(field('Navn')).toHaveValue(''));
      fill({ Navn: typed });
      await leave(view);
      await question();
      await press('Forlad siden');
      await noDialog();
      await pageHeading(next);
      await waitFor(() => expect(window.location.search).toBe(''));
    },
  );

  it('can be left without a question if it has no draft', async () => {
    const view = await openAdd();
    await view.press('Luk');
    await noDialog();
    await view.user.click(screen.getByRole('link', { name: 'Profil' }));
    await pageHeading('Profil');
    await back();
    await pageHeading('Vognmænd');
    await waitForRows();
    await view.user.click(screen.getByRole('button', { name: 'Opret vognmand' }));
    await nameField();
    await act(() => {
      window.history.forward();
      return Promise.resolve();
    });
    await pageHeading('Profil');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

const kept = /er her igen, når du logger ind/;
const loginPage = () => screen.findByRole('heading', { level: 1, name: 'Log ind' });
const asksForPassword = async () => {
  await loginPage();
  expect(await screen.findByText(kept)).toBeInTheDocument();
};

/** Lets the session expire with the next request of the dialog. */
async function meetDeadSession(
  { mock }: RenderedApp,
  call: 'getTrucker' | 'createTrucker',
  press: () => Promise<void>,
): Promise<void> {
  mock.use(`error:${call}:401`);
  await press();
  await loginPage();
  mock.use('happy');
}

describe('a dialog whose session expired', () => {
  it('is restored after the same account has logged in, says so, and can be saved [4-dead-session-dialog]', async () => {
    const view = await openAdd();
    view.fill({ ...newTrucker, Undervogn: 'Bus' });
    await view.user.click(view.tick('Arbejdsskadeforsikring'));
    await meetDeadSession(view, 'createTrucker', () => view.press('Opret'));
    await asksForPassword();
    expect(screen.queryByDisplayValue(newTrucker.Navn)).not.toBeInTheDocument();

    await logIn(view);
    const dialog = await screen.findByRole('dialog', { name: 'Opret vognmand' });
    expect(await within(dialog).findByText(/er her igen\. Det er ikke gemt/)).toBeInTheDocument();
    for (const [label, text] of Object.entries({ ...newTrucker, Undervogn: 'Bus' })) {
      expect(
        within(dialog).getByRole('textbox', { name: (name) => name.startsWith(label) }),
      ).toHaveValue(text);
    }
    expect(within(dialog).getByRole('checkbox', { name: 'Arbejdsskadeforsikring' })).toBeChecked();
    await waitFor(() =>
      expect(within(dialog).getByRole('textbox', { name: 'Navn' })).toHaveFocus(),
    );
    expect(asksToUnload()).toBe(true);

    await view.user.click(within(dialog).getByRole('button', { name: 'Opret' }));
    await noDialog();
    await waitFor(() => expect(names()[0]).toBe(newTrucker.Navn));
    expect(view.mock.calls.of('createTrucker')).toHaveLength(2);
    // The restored draft is gone and does not open again.
    expect(asksToUnload()).toBe(false);
  });

  it('opens the import without a question if it was restored and then emptied [4-dead-session-dialog]', async () => {
    const view = await openAdd();
    view.fill(newTrucker);
    await meetDeadSession(view, 'createTrucker', () => view.press('Opret'));
    await logIn(view);
    const dialog = await screen.findByRole('dialog', { name: 'Opret vognmand' });
    for (const label of Object.keys(newTrucker)) {
      await view.user.clear(within(dialog).getByRole('textbox', { name: label }));
    }
    await view.user.click(
      within(dialog).getByRole('button', { name: 'Importér mange fra en fil' }),
    );
    expect(await screen.findByRole('dialog', { name: 'Importér vognmænd' })).toBeVisible();
  });

  it('creates no second haulier on a retry if the end of the session aborted the first try [4-dead-session-dialog, 8-create-once]', async () => {
    const view = await openAdd();
    view.fill(newTrucker);
    const release = view.mock.hold('createTrucker');
    await view.press('Opret');
    await waitFor(() => expect(view.mock.calls.of('createTrucker')).toHaveLength(1));
    await expireSession(view);
    release();
    await logIn(view);
    const dialog = await screen.findByRole('dialog', { name: 'Opret vognmand' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Opret' }));
    await noDialog();
    expect(await screen.findAllByText(`${newTrucker.Navn}: Tilføjet!`)).not.toEqual([]);
    expect(view.mock.calls.of('createTrucker')).toHaveLength(1);
  });

  it('can add the haulier again after it is restored if a colleague has deleted it [4-dead-session-dialog]', async () => {
    const view = await openEdit();
    view.fill({ Navn: typed });
    await meetDeadSession(view, 'getTrucker', () => view.press('Gem'));
    view.mock.db.truckers.delete(1);
    await logIn(view);
    const dialog = await screen.findByRole('dialog', { name: 'Rediger vognmand' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Gem' }));
    await view.user.click(await within(dialog).findByRole('button', { name: 'Opret igen' }));
    await noDialog();
    expect(await screen.findAllByText(`${typed}: Tilføjet!`)).not.toEqual([]);
    expect(view.mock.calls.of('createTrucker')).toHaveLength(1);
  });

  it('still asks about a conflicting change of a colleague after it is restored [4-dead-session-dialog, 2-edit-conflict]', async () => {
    const view = await openEdit();
    view.fill({ Navn: typed });
    await meetDeadSession(view, 'getTrucker', () => view.press('Gem'));
    view.mock.db.truckers.update(1, { name: 'En andens navn ApS' });
    await logIn(view);
    const dialog = await screen.findByRole('dialog', { name: 'Rediger vognmand' });
    expect(await nameField()).toHaveValue(typed);
    await view.user.click(within(dialog).getByRole('button', { name: 'Gem' }));
    const group = await within(dialog).findByRole('group', { name: /En anden har ændret/ });
    expect(group).toHaveTextContent('Gemt nu: En andens navn ApS');
    expect(view.mock.calls.of('updateTrucker')).toEqual([]);
  });

  it('is discarded when another account logs in, even if the first one logs in later [4-dead-session-dialog-owner]', async () => {
    const view = await openEdit();
    view.fill({ Navn: typed });
    await meetDeadSession(view, 'getTrucker', () => view.press('Gem'));
    await logIn(view, 'user');
    await waitForRows();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Log ud' }));
    await loginPage();
    expect(screen.queryByText(kept)).not.toBeInTheDocument();
    await logIn(view);
    await waitForRows();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(names()[0]).toBe(truckerName);
  });

  it('is not kept for an account that has no e-mail address to identify it [4-drafts-same-account]', async () => {
    const view = await openEdit();
    const { store, drafts } = view.application;
    const { token, user } = store.getState().session;
    if (token === null || user === null) throw new Error('Nobody is signed in.');
    // An account without an e-mail address counts as another account, so the page is empty.
    act(() => void store.dispatch(sessionStarted({ token, user: { ...user, email: '' } })));
    await noDialog();
    await waitForRows();
    const edit = within(rowOf(truckerName)).getByRole('button', { name: 'Rediger vognmand' });
    await view.user.click(edit);
    await view.user.type(await nameField(), typed);
    await meetDeadSession(view, 'getTrucker', () =>
      view.user.click(screen.getByRole('button', { name: 'Gem' })),
    );
    expect(screen.queryByText(kept)).not.toBeInTheDocument();
    expect(drafts.hasHeldDrafts()).toBe(false);
  });

  it('is not restored after the login if it had no unsaved input', async () => {
    const view = await openEdit();
    await meetDeadSession(view, 'getTrucker', () => view.press('Gem'));
    expect(screen.queryByText(kept)).not.toBeInTheDocument();
    await logIn(view);
    await waitForRows();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
