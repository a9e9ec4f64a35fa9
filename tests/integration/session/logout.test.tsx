import { act, screen, within } from '@testing-library/react';
import { watchSession } from '@/store/watchSession';
import { sentence } from '@tests/support/assertions/sentence';
import { renderApp } from '@tests/support/fixtures/renderApp';
import {
  expectAddress,
  expireSession,
  logIn,
  expectPage,
  expectRows,
  fewRows,
} from './loginScreen';

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

  it('is kept on a public page even if the server answers a language change with 401', async () => {
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
