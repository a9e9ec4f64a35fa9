import { fireEvent, screen, waitFor, act, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { watchSession } from '@/store/watchSession';
import { demoAccounts } from '@mocks/db/demo';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { sentence } from '@tests/support/assertions/sentence';
import {
  emailField,
  expectAddress,
  fewRows,
  fillCredentials,
  logIn,
  loginButton,
  expectPage,
  passwordField,
  expectRows,
  expireSession,
} from './loginScreen';

const damaged = 'Du blev ikke logget ind. Fejlen ligger hos os. Prøv igen, eller kontakt support.';
const problems = () => screen.findByRole('group', { name: 'Der er et problem' });

describe('login', () => {
  it('stores token and user and goes to the haulier list', async () => {
    const view = await renderApp('/login', fewRows);
    expect(document.title).toBe('Log ind – Taxiforsikring');
    await logIn(view);
    expect(await expectPage('Vognmænd')).toHaveFocus();
    await expectRows();
    await expectAddress('/admin/truckers');
    expect(document.title).toBe('Vognmænd – Taxiforsikring');
    const { name, email, role } = demoAccounts.admin;
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ name, email, role });
    expect(localStorage.getItem('token')).not.toBe('');
    expect(localStorage.getItem('language')).toBeNull();
    const [login] = view.mock.calls.of('login');
    expect(login?.body).toEqual({ email, password: '…', locale: 'da' });
    expect(view.mock.calls.of('listTruckers')[0]?.hasBearer).toBe(true);
  });

  it('deletes a haulier’s drafts and receipt from the tab, but not when it is refused [4-draft-of-haulier-with-staff]', async () => {
    const left = ['draft:link:abc', 'draft:link:new', 'receipt'];
    for (const key of left) sessionStorage.setItem(key, '{}');
    const view = await renderApp('/login', fewRows);
    view.mock.addFault({ operationId: 'login', fault: { kind: 'error', status: 401 }, times: 1 });
    await logIn(view);
    await problems();
    expect(Object.keys(sessionStorage).sort()).toEqual(left);
    await view.user.click(loginButton());
    await expectPage('Vognmænd');
    await expectRows();
    expect(left.filter((key) => sessionStorage.getItem(key) !== null)).toEqual([]);
  });

  it('is submitted by Enter in the e-mail field', async () => {
    const view = await renderApp('/login', fewRows);
    await fillCredentials();
    await view.user.type(await emailField(), '{Enter}');
    await expectPage('Vognmænd');
    await expectRows();
  });

  it('requires e-mail and password before it sends anything [5-login-required]', async () => {
    const view = await renderApp('/login');
    await emailField();
    await view.user.click(loginButton());
    expect(await problems()).toHaveFocus();
    for (const field of [await emailField(), passwordField()]) {
      expect(field).toHaveAccessibleDescription('Fejl: Dette felt er påkrævet');
    }
    expect(document.title).toBe('Fejl: Log ind – Taxiforsikring');
    expect(view.mock.calls.all()).toEqual([]);
  });

  it('shows the server’s message and keeps the typed values [8-login-failure]', async () => {
    const view = await renderApp('/login', fewRows);
    await fillCredentials({ email: 'admin@example.dk', password: 'forkert' });
    await view.user.click(loginButton());
    const box = await problems();
    expect(box).toHaveTextContent('E-mail eller adgangskode er forkert.');
    expect(box).toHaveFocus();
    expect(await emailField()).toHaveValue('admin@example.dk');
    expect(passwordField()).toHaveValue('forkert');
    expect(localStorage.getItem('token')).toBeNull();

    await view.user.clear(passwordField());
    await view.user.type(passwordField(), `${demoAccounts.admin.password}{Enter}`);
    await expectPage('Vognmænd');
    await expectRows();
  });

  it('shows the reason in a response with user 0 [8-login-reason]', async () => {
    const view = await renderApp('/login');
    await logIn(view, 'former');
    expect(await problems()).toHaveTextContent('Brugeren er ikke aktiv.');
    expect(screen.queryByText(/Tjek e-mail og adgangskode/)).not.toBeInTheDocument();
    await expectAddress('/login');
  });

  it('starts no session for a response with user 0 and no reason [4-login-user-0]', async () => {
    const body = { token: null, user: 0, message: '' };
    const view = await renderApp('/login', {
      answers: () => [http.post('*/api/auth/login', () => HttpResponse.json(body), { once: true })],
    });
    await logIn(view);
    expect(await problems()).toHaveTextContent(
      'Du blev ikke logget ind. Tjek e-mail og adgangskode, eller kontakt support.',
    );
    await expectAddress('/login');
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it.each([
    ['token', { token: 123, user: { role: 'admin' } }],
    ['role', { token: '1|abc', user: { name: 'Astrid', email: 'a@example.dk', role: 7 } }],
  ])(
    'starts no session, and reports a damaged response, if the %s in it is not a text [8-login-damaged]',
    async (_what, body) => {
      const view = await renderApp('/login', {
        answers: () => [
          http.post('*/api/auth/login', () => HttpResponse.json(body), { once: true }),
        ],
      });
      await logIn(view);
      expect(await problems()).toHaveTextContent(damaged);
      await expectAddress('/login');
      expect(Object.keys(localStorage)).toEqual([]);
    },
  );

  it('sends one request, however often the user presses the button or Enter', async () => {
    const view = await renderApp('/login', { ...fewRows, hold: 'login' });
    await fillCredentials();
    await view.user.dblClick(loginButton());
    const busy = await screen.findByRole('button', { name: 'Logger ind…' });
    await view.user.click(busy);
    await view.user.type(passwordField(), '{Enter}');
    view.release();
    await expectPage('Vognmænd');
    await expectRows();
    expect(view.mock.calls.of('login')).toHaveLength(1);
  });

  it('shows and hides the password, which is neither spelled nor capitalised, and hides it on submit [2-login-password-not-spelled, 2-login-password-hidden]', async () => {
    const view = await renderApp('/login', { ...fewRows, hold: 'login' });
    await fillCredentials();
    // Hints for password managers.
    expect(await emailField()).toHaveAttribute('autocomplete', 'username');
    expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
    expect(passwordField()).toHaveAttribute('type', 'password');
    await view.user.click(screen.getByRole('button', { name: 'Vis adgangskode' }));
    expect(passwordField()).toHaveAttribute('type', 'text');
    expect(passwordField()).toHaveValue(demoAccounts.admin.password);
    expect(passwordField()).toHaveAttribute('spellcheck', 'false');
    expect(passwordField()).toHaveAttribute('autocapitalize', 'none');
    await view.user.click(screen.getByRole('button', { name: 'Skjul adgangskode' }));
    expect(passwordField()).toHaveAttribute('type', 'password');

    await view.user.click(screen.getByRole('button', { name: 'Vis adgangskode' }));
    await view.user.type(passwordField(), '{Enter}');
    expect(passwordField()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Vis adgangskode' })).toBeInTheDocument();
    view.release();
    await expectPage('Vognmænd');
    await expectRows();
  });
});

describe('the login page on load', () => {
  it('switches stored English to Danish [2-login-switches-to-danish]', async () => {
    localStorage.setItem('language', 'en');
    const { mock } = await renderApp('/login', { language: 'en' });
    await expectPage('Log ind');
    await waitFor(() => expect(localStorage.getItem('language')).toBe('da'));
    expect(document.documentElement.lang).toBe('da');
    expect(mock.calls.of('setLanguage')).toMatchObject([{ path: '/api/auth/lang/da' }]);
  });

  it('switches stored English to Danish even if the page is already in Danish [2-login-switches-to-danish]', async () => {
    localStorage.setItem('language', 'en');
    const { mock } = await renderApp('/login', { language: 'da' });
    await expectPage('Log ind');
    await waitFor(() => expect(localStorage.getItem('language')).toBe('da'));
    expect(mock.calls.of('setLanguage')).toMatchObject([{ path: '/api/auth/lang/da' }]);
  });

  it('stays in English for this visit if the server refuses the switch to Danish', async () => {
    localStorage.setItem('language', 'en');
    const { mock } = await renderApp('/login', {
      language: 'en',
      scenario: 'error:setLanguage:500',
    });
    await waitFor(() => expect(mock.calls.of('setLanguage')).toMatchObject([{ status: 500 }]));
    await expectPage('Log in');
    expect(localStorage.getItem('language')).toBeNull();
  });

  it('requests Danish once even if the user chooses it before the page’s automatic change is shown', async () => {
    localStorage.setItem('language', 'en');
    const view = await renderApp('/login', { language: 'en', hold: 'setLanguage' });
    // Click before the page has rendered its automatic switch.
    fireEvent.click(screen.getByRole('button', { name: 'Dansk' }));
    await waitFor(() => expect(view.mock.calls.of('setLanguage')).not.toHaveLength(0));
    view.release();
    await expectPage('Log ind');
    expect(view.mock.calls.of('setLanguage')).toHaveLength(1);
  });

  it('redirects a user with a session to the haulier list', async () => {
    await renderApp('/login', { ...fewRows, as: 'user' });
    await expectPage('Vognmænd');
    await expectRows();
    await expectAddress('/admin/truckers');
  });
});

const lostMessage = 'Du er blevet logget ud. Log ind igen for at fortsætte.';

async function openList(scenario = 'happy') {
  const view = await renderApp('/admin/truckers', { ...fewRows, as: 'admin', scenario });
  await expectRows();
  return view;
}

describe('logout', () => {
  it.each([
    ['the server confirms it', 'happy'],
    ['the connection is lost', 'drop:logout'],
    ['the server knows no session', 'error:logout:401'],
  ])(
    'deletes token and user and goes to login if %s [4-logout-at-once]',
    async (_what, scenario) => {
      const view = await openList(scenario);
      await view.user.click(screen.getByRole('button', { name: 'Log ud' }));
      expect(await expectPage('Log ind')).toHaveFocus();
      await expectAddress('/login');
      expect(localStorage.getItem('token')).toBeNull();
      expect(localStorage.getItem('user')).toBeNull();
      expect(screen.queryByText(lostMessage)).not.toBeInTheDocument();
      expect(view.mock.calls.of('logout')[0]?.hasBearer).toBe(true);
    },
  );

  it('leads the next user to the first page of the list, not to the previous user’s page', async () => {
    const view = await renderApp('/admin/truckers?page=2', { as: 'admin' });
    await expectRows();
    await view.user.click(screen.getByRole('button', { name: 'Log ud' }));
    await expectPage('Log ind');
    await logIn(view, 'user');
    await expectPage('Vognmænd');
    await expectRows();
    await expectAddress('/admin/truckers');
    expect(screen.getByText(sentence('Logget ind som Bjørn Ågård'))).toBeInTheDocument();
  });
});

describe('a session', () => {
  it('begins in this tab when the user logs in in another one', async () => {
    const view = await renderApp('/login', fewRows);
    const stop = watchSession(view.application);
    await expectPage('Log ind');
    const { user, ...session } = await signInElsewhere();
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('token', session.token);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    await expectPage('Vognmænd');
    await expectRows();
    stop();
  });

  it('that has expired is announced on the login page, in a live region that was there before its text', async () => {
    const view = await openList();
    const changed: Node[] = [];
    const observer = new MutationObserver((changes) => {
      changed.push(...changes.map(({ target }) => target));
    });
    observer.observe(document.body, { subtree: true, childList: true });
    await expireSession(view);
    const region = within(screen.getByRole('main')).getByRole('status');
    expect(region).toHaveTextContent(lostMessage);
    expect(changed).toContain(region);
    observer.disconnect();
  });

  it('is kept on a public page even if the server returns 401 for a language change', async () => {
    const view = await renderApp('/registration/demo-invitation-1001', { as: 'admin' });
    await screen.findByText('Ærø Taxa v/Åse Østergaard');
    view.mock.addFault({
      operationId: 'setLanguage',
      fault: { kind: 'error', status: 401 },
    });
    await view.user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('Ærø Taxa v/Åse Østergaard')).toBeInTheDocument();
    expect(localStorage.getItem('token')).not.toBeNull();
  });
});

async function signInElsewhere() {
  const answer = await fetch('http://localhost/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.dk', password: 'Admin-1234', locale: 'da' }),
  });
  return (await answer.json()) as { token: string; user: object };
}
