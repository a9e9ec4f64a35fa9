import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { RouteView } from '@/app/routing/RouteView';
import { ApplicationContext, createApplication } from '@/app/start/application';
import { initI18n } from '@/i18n/i18n';
import { onNotify, type Notification } from '@/shared/notifications/notify';
import type { AppRoute } from '@/shared/routing/appRoute';
import { sessionStarted } from '@/store/session.slice';
import { expectConsole } from '@tests/support/jest/consoleGuard';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import { testSettings } from '@tests/support/fixtures/testSettings';

beforeAll(() => initI18n('da'));
// Nobody hands out the document: it is not loaded anew (see reloadOnce.test.ts).
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Load = AppRoute['load'];

const routeOf = (load: Load, gate: AppRoute['gate'] = 'guest'): AppRoute => ({
  path: '/page',
  gate,
  texts: [],
  titleKey: 'nav.truckers',
  load,
});

const page = { Component: () => <p>The page</p> };

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}

function show(route: AppRoute, role?: string) {
  const application = createApplication(testSettings);
  if (role) {
    const user = { name: 'B', email: 'b@example.dk', role };
    application.store.dispatch(sessionStarted({ token: '1|abc', user }));
  }
  render(
    <ApplicationContext value={application}>
      <Provider store={application.store}>
        <MemoryRouter initialEntries={['/page?x=1']}>
          <Routes>
            <Route path="/page" element={<RouteView route={route} />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </MemoryRouter>
      </Provider>
    </ApplicationContext>,
  );
}

describe('a page that is on its way', () => {
  it('is waited for, then shown, with the title of its route', async () => {
    show(routeOf(() => Promise.resolve(page)));
    expect(screen.getByRole('status')).toHaveTextContent('Indlæser…');
    expect(document.title).toBe('Indlæser…');
    expect(await screen.findByText('The page')).toBeInTheDocument();
    expect(document.title).toBe('Vognmænd');
  });

  it('has its data asked for meanwhile', async () => {
    const prefetch = jest.fn<undefined, Parameters<NonNullable<AppRoute['prefetch']>>>();
    show({ ...routeOf(() => Promise.resolve(page)), prefetch });
    expect(prefetch).toHaveBeenCalledTimes(1);
    expect(prefetch.mock.lastCall?.[1].get('x')).toBe('1');
    await screen.findByText('The page');
  });

  it('is said not to have come when it takes long, with the way to load the document anew [8-slow-script]', async () => {
    const clock = holdTimers(20_000);
    let come: (module: typeof page) => void = () => undefined;
    show(routeOf(() => new Promise((resolve) => (come = resolve))));
    const status = screen.getByRole('status');
    expect(screen.queryByText('Prøv igen')).toBeNull();
    await clock.pass();
    expect(status).toHaveTextContent('Siden er ikke hentet. Tjek forbindelsen, og prøv igen.');
    expect(screen.getByText('Prøv igen')).toHaveAttribute('href', '');
    // It may still come.
    come(page);
    expect(await screen.findByText('The page')).toBeInTheDocument();
    expect(clock.count()).toBe(0);
  });

  it('can be fetched again where that failed', async () => {
    expectConsole(/No connection/);
    const load = jest
      .fn<ReturnType<Load>, []>()
      .mockRejectedValueOnce(new Error('No connection'))
      .mockResolvedValue(page);
    show(routeOf(load));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Siden er ikke hentet. Tjek forbindelsen, og prøv igen.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByText('The page')).toBeInTheDocument();
  });

  it('is a page of its own where that failed: a title, a heading, a number, a way to start over', async () => {
    expectConsole(/No connection/);
    // Its title is among the texts that did not come.
    show({ ...routeOf(() => Promise.reject(new Error('No connection'))), titleKey: 'login.title' });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Ups! Noget gik galt!' });
    expect(document.title).toBe('Ups! Noget gik galt!');
    expect(screen.getByText(/^Referencenummer: \w{8}\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Gå til forsiden' })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toBe(heading));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('a page that is not for everybody', () => {
  it('sends a guest to login with the wanted path, and fetches nothing', async () => {
    const load = jest.fn<ReturnType<Load>, []>().mockResolvedValue(page);
    show(routeOf(load, 'view_prices'));
    expect(await screen.findByText('At /login?redirect=%2Fpage%3Fx%3D1')).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });

  it('sends role user to the haulier list and says why, by a notice that leaves (D1, D33)', async () => {
    const notified: Notification[] = [];
    const stop = onNotify((notification) => notified.push(notification));
    show(
      routeOf(() => Promise.resolve(page), 'view_prices'),
      'user',
    );
    expect(await screen.findByText('At /admin/truckers')).toBeInTheDocument();
    expect(notified).toEqual([{ tone: 'info', text: 'Du har ikke adgang til den side.' }]);
    stop();
  });

  it('opens to who passes its gate', async () => {
    show(
      routeOf(() => Promise.resolve(page), 'view_prices'),
      'admin',
    );
    expect(await screen.findByText('The page')).toBeInTheDocument();
    await act(() => Promise.resolve());
  });
});
