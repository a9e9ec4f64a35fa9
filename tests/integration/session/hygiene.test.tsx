import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OperationId } from '@mocks/contract/document';
import { demoAccounts } from '@mocks/db/demo';
import { preferencesChosen } from '@/shared/preferences/preferences.slice';
import { watchSession } from '@/store/watchSession';
import { sentence } from '@tests/support/assertions/sentence';
import { renderApp, type RenderedApp } from '@tests/support/fixtures/renderApp';
import { rowButton } from '@tests/support/page-objects/rowMenu';
import {
  expectAddress,
  expectPage,
  expectRows,
  expireSession,
  logIn,
  fewRows,
} from './loginScreen';

const trucker = 'Ærø Taxa v/Åse Østergaard';
const words = `${trucker} findes ikke i registret.`;
const draftKey = 'draft:staff:1';
const draft = '{"details":{"name":"Skrevet ApS"}}';
const otherUser = { name: 'Bjørn Ågård', email: demoAccounts.user.email, role: 'user' };

const logOut = ({ user }: RenderedApp) =>
  user.click(screen.getByRole('button', { name: 'Log ud' }));
const certificate = () =>
  rowButton(
    screen.getByRole('row', { name: (text) => text.includes(trucker) }),
    'Send certifikat (PDF)',
  );
const shown = () => document.documentElement.textContent;

let stopWatching: () => void = () => undefined;
afterEach(() => stopWatching());

async function openList(hold?: OperationId, search = '') {
  const view = await renderApp(`/admin/truckers${search}`, {
    ...fewRows,
    as: 'admin',
    ...(hold && { hold }),
  });
  stopWatching = watchSession(view.application);
  await expectRows();
  return view;
}

async function reload({ unmount }: RenderedApp) {
  unmount();
  await renderApp('/admin/truckers', fewRows);
  await expectRows();
}

const tellOfStorage = () =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });

/** Logs another account in as another tab does, and fires the storage event. */
function logInElsewhere({ mock }: RenderedApp): void {
  mock.db.sessions.set('2|other', { token: '2|other', userId: 2, expiresAt: Infinity });
  localStorage.setItem('user', JSON.stringify(otherUser));
  localStorage.setItem('token', '2|other');
  tellOfStorage();
}

const endings: [string, (view: RenderedApp) => Promise<void> | void][] = [
  ['a logout', logOut],
  [
    'an expired session',
    async (view) => {
      view.mock.addFault({ operationId: 'listTruckers', fault: { kind: 'error', status: 401 } });
      await view.user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    },
  ],
  [
    'a logout in another tab',
    () => {
      ['token', 'user'].forEach((key) => localStorage.removeItem(key));
      tellOfStorage();
    },
  ],
];

/** The session storage keys of the public pages. */
const ofTruckers = ['draft:link:abc', 'draft:link:new', 'receipt'];

describe.each(endings)('after %s,', (_what, end) => {
  it('nothing of the session remains in store, storage or page, except list preferences [4-preferences-kept, 4-draft-of-haulier-with-staff]', async () => {
    const view = await openList();
    act(() => void view.application.store.dispatch(preferencesChosen({ rowDensity: 'compact' })));
    view.mock.addFault({
      operationId: 'sendCertificate',
      fault: { kind: 'error', status: 404, message: words },
    });
    sessionStorage.setItem(draftKey, draft);
    for (const key of ofTruckers) sessionStorage.setItem(key, draft);
    await view.user.click(certificate());
    const region = await screen.findByRole('region', { name: /^Beskeder/ });
    expect(await within(region).findByText(words)).toBeInTheDocument();

    await end(view);
    await expectPage('Log ind');
    const { queries, mutations } = view.application.store.getState().api;
    expect([queries, mutations]).toEqual([{}, {}]);
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      'preference:rowDensity': '"compact"',
    });
    // Drafts and receipts of hauliers do not belong to the session. Only a logout in this tab deletes them too.
    expect(Object.keys(sessionStorage).sort()).toEqual(end === logOut ? [] : ofTruckers);
    await waitFor(() => expect(shown()).not.toContain(trucker));
    expect(shown()).not.toContain(demoAccounts.admin.name);
    expect(document.title).toBe('Log ind – Taxiforsikring');
  });
});

describe('a logout', () => {
  it('ends the session before the response, and sends its token to the server [4-logout-at-once]', async () => {
    const view = await openList('logout');
    await logOut(view);
    await expectPage('Log ind');
    expect(shown()).not.toContain(trucker);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(view.application.store.getState().api.mutations).toEqual({});
    await waitFor(() => expect(view.mock.calls.of('logout')).toHaveLength(1));
    view.release();
    await waitFor(() => expect(view.mock.calls.of('logout')[0]?.status).toBe(200));
    expect(view.mock.calls.of('logout')[0]?.hasBearer).toBe(true);
  });

  it.each([200, 401])(
    'does not end a later login in another tab when its response arrives late with status %d [4-session-end-named]',
    async (status) => {
      const view = await openList('logout');
      if (status !== 200) {
        view.mock.addFault({ operationId: 'logout', fault: { kind: 'error', status } });
      }
      await logOut(view);
      await expectPage('Log ind');
      logInElsewhere(view);
      await expectRows();
      view.release();
      await waitFor(() => expect(view.mock.calls.of('logout')[0]?.status).toBe(status));
      await act(() => new Promise((done) => setTimeout(done)));
      expect(screen.getByText(sentence(`Logget ind som ${otherUser.name}`))).toBeInTheDocument();
      expect(localStorage.getItem('token')).toBe('2|other');
    },
  );

  it('aborts running requests without a notification', async () => {
    const view = await openList('sendCertificate');
    await view.user.click(certificate());
    await waitFor(() => expect(view.mock.calls.of('sendCertificate')).toHaveLength(1));
    await logOut(view);
    await expectPage('Log ind');
    view.release();
    await waitFor(() => expect(view.mock.calls.of('sendCertificate')[0]?.status).not.toBeNull());
    await act(() => new Promise((done) => setTimeout(done)));
    expect(screen.queryByRole('region', { name: /^Beskeder/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/Certifikatet|gik galt/)).not.toBeInTheDocument();
  });
});

describe('the list’s search after a session [4-dead-session-search]', () => {
  it.each([
    ['does not come back when another account logs in', 'user', '/admin/truckers'],
    ['comes back when the same account logs in', 'admin', '/admin/truckers?q=Taxa&field=name'],
  ] as const)('%s', async (_what, account, address) => {
    const view = await openList(undefined, '?q=Taxa&field=name');
    await expireSession(view);
    await logIn(view, account);
    await expectAddress(address);
    await expectRows();
  });

  it('does not come back after a logout, not even for the same account', async () => {
    const view = await openList(undefined, '?q=Taxa');
    await logOut(view);
    await logIn(view);
    await expectAddress('/admin/truckers');
    await expectRows();
  });

  it.each([
    ['session expired', expireSession],
    ['logout', logOut],
  ] as const)(
    'does not come back for another account if Back was pressed after a %s',
    async (_what, end) => {
      const view = await openList(undefined, '?q=Taxa');
      await view.user.click(await screen.findByRole('link', { name: 'Tilvalg' }));
      await expectPage('Tilvalg');
      await end(view);
      await expectPage('Log ind');
      act(() => window.history.back());
      await expectAddress('/login?redirect=%2Fadmin%2Ftruckers%3Fq%3DTaxa');
      await logIn(view, 'user');
      await expectAddress('/admin/truckers');
      await expectRows();
    },
  );
});

describe('a staff draft in a tab that missed the end of its session', () => {
  it('is deleted on a reload if another account has logged in meanwhile', async () => {
    const view = await openList();
    sessionStorage.setItem(draftKey, draft);
    view.mock.db.sessions.set('2|other', { token: '2|other', userId: 2, expiresAt: Infinity });
    localStorage.setItem('user', JSON.stringify(otherUser));
    localStorage.setItem('token', '2|other');
    await reload(view);
    expect(sessionStorage.getItem(draftKey)).toBeNull();
  });
});

it('a login of another account in another tab deletes this tab’s draft of an agreement [4-account-starts-anew]', async () => {
  const view = await renderApp('/admin/truckers/edit/1', { as: 'admin' });
  stopWatching = watchSession(view.application);
  const name = () => screen.findByRole('textbox', { name: 'Navn' });
  fireEvent.click(await screen.findByRole('button', { name: 'Ret' }));
  await view.user.type(await name(), ' og søn');
  expect(sessionStorage.getItem(draftKey)).toContain('og søn');
  logInElsewhere(view);
  expect(await screen.findAllByText(trucker)).not.toEqual([]);
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

it('a login of another account in another tab removes data and search of the previous one here [4-account-starts-anew]', async () => {
  const view = await openList(undefined, '?q=Taxa&field=name');
  sessionStorage.setItem(draftKey, draft);
  logInElsewhere(view);
  expect(await screen.findByText(sentence(`Logget ind som ${otherUser.name}`))).toBeInTheDocument();
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() => expect(view.mock.calls.of('listTruckers')).toHaveLength(1));
  await expectRows();
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(view.mock.calls.of('searchTruckers')).toHaveLength(1);
  expect(sessionStorage.getItem(draftKey)).toBeNull();
  expect(shown()).not.toContain(demoAccounts.admin.name);
});

it('a login of the same account in another tab keeps this tab’s search', async () => {
  const view = await openList(undefined, '?q=Taxa&field=name');
  view.mock.db.sessions.set('1|again', { token: '1|again', userId: 1, expiresAt: Infinity });
  localStorage.setItem('token', '1|again');
  tellOfStorage();
  await waitFor(() => expect(view.mock.calls.of('searchTruckers')).toHaveLength(2));
  expect(window.location.search).toBe('?q=Taxa&field=name');
});
