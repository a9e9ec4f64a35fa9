import { act, cleanup, configure, render, type RenderResult } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { HttpHandler } from 'msw';
import { BrowserRouter } from 'react-router';
import { baseApi } from '@/api/core/baseApi';
import { App } from '@/app/App';
import { createApplication, type Application } from '@/app/start/application';
import { prepareFirstPage } from '@/app/start/prepareFirstPage';
import type { Language } from '@/config/languages';
import { parseSettings, type Settings } from '@/config/settings';
import { watchPops } from '@/shared/routing/pops';
import { demoAccounts } from '@mocks/db/demo';
import type { MockServer } from '@mocks/node';
import { useMockServer } from './mockServer';
import { testSettings } from './testSettings';

/** Who opens the app, in which state of the mock (`mocks/control/scenarios.ts`) and in which language. */
export interface RenderAppOptions {
  as?: 'admin' | 'user' | 'guest';
  scenario?: string;
  language?: Language;
  settings?: Partial<Settings>;
  /** Answers in place of the mock's. Whoever gives them takes them away again. */
  answers?: (mock: MockServer) => HttpHandler[];
}

/** The app as a test holds it. */
export interface RenderedApp extends RenderResult {
  user: UserEvent;
  mock: MockServer;
  application: Application;
}

const mock = useMockServer();

// Asking the style of every element whether it can be seen or clicked makes a screen's tests many times
// slower. What is on the screen is seen to in a real browser (tests/e2e).
configure({ defaultHidden: true });
let running: Application | null = null;

afterEach(() => {
  cleanup();
  running?.store.dispatch(baseApi.util.resetApiState());
  running = null;
  localStorage.clear();
  sessionStorage.clear();
});

/** Stores a session as a login leaves it, without going through the login page. */
async function storeSession(role: 'admin' | 'user'): Promise<void> {
  const { email, password } = demoAccounts[role];
  const answer = await fetch('http://localhost/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, locale: 'da' }),
  });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
  mock.calls.clear();
}

/**
 * Opens an address of the real app, with the real store, on the mock. `mock.calls` tells which
 * requests arrived; a request that breaks the contract fails the test.
 */
export async function renderApp(
  address: string,
  {
    as = 'guest',
    scenario = 'happy',
    language = 'da',
    settings = {},
    answers,
  }: RenderAppOptions = {},
): Promise<RenderedApp> {
  if (as !== 'guest') await storeSession(as);
  mock.use(scenario);
  if (answers) mock.server.use(...answers(mock));
  window.history.replaceState(null, '', address);
  watchPops();
  const application = createApplication(parseSettings({ ...testSettings, ...settings }));
  running = application;
  await prepareFirstPage(application, address, language);
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  // What the first render starts settles inside `act`.
  const result = await act(() =>
    Promise.resolve(
      render(
        <BrowserRouter>
          <App application={application} />
        </BrowserRouter>,
      ),
    ),
  );
  return { ...result, user, mock, application };
}
