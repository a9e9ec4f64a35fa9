import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { demoAccounts } from '@mocks/db/demo';
import { renderApp } from '@tests/support/fixtures/renderApp';
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
    'starts no session and reports a damaged response if its %s is not a text [8-login-damaged]',
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
