import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, Link } from 'react-router';
import { App } from '@/app/App';
import type { Page } from '@/app/routing/pages';
import { startRouter } from '@/app/routing/routes';
import { createApplication } from '@/app/start/application';
import { buildAddress } from '@/config/settings';
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry';
import { PageHeading } from '@/shared/ui/PageHeading';
import { expectConsole } from '@tests/support/jest/consoleGuard';
import { testSettings } from '@tests/support/fixtures/testSettings';

const mockPages: Page[] = [];

jest.mock('@/app/routing/pages', () => ({
  ...jest.requireActual<object>('@/app/routing/pages'),
  get pages() {
    return mockPages;
  },
  findPage: (pathname: string) =>
    mockPages.find(({ path }) => path.split('/')[1] === pathname.split('/')[1]),
}));

// A page that cannot load is not reloaded if the server cannot be reached (see reloadOnce.dom.test.ts).
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Load = () => Promise<ComponentType>;

const ThePage = () => <p>The page</p>;
const there: Load = () => Promise.resolve(ThePage);
const pageOf = (path: string, load: Load): Page => ({
  path,
  permission: 'public',
  titleKey: 'nav.truckers',
  texts: [],
  Component: lazyWithRetry(load),
});

/** Opens the application at /start, which links to the page; `more` are further pages. */
async function open(page: Page, basePath = '/', ...more: Page[]) {
  const Start = () => (
    <>
      <PageHeading title="Start" />
      <Link to="/page?x=1">Go</Link>
    </>
  );
  mockPages.splice(
    0,
    Infinity,
    pageOf('/start', () => Promise.resolve(Start)),
    page,
    ...more,
  );
  const application = createApplication({ ...testSettings, basePath });
  const router = await startRouter(application, 'da', (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [`${basePath}start`] }),
  );
  render(<App application={application} router={router} />);
  await act(() => Promise.resolve());
}

const go = () => userEvent.click(screen.getByRole('link', { name: 'Go' }));

describe('a page that is loading', () => {
  it('shows a loading state at the top of the window, then its content and its title', async () => {
    let come: (Component: ComponentType) => void = () => undefined;
    await open(pageOf('/page', () => new Promise((resolve) => (come = resolve))));
    document.documentElement.scrollTop = 500;
    await go();
    const status = screen
      .getAllByRole('status')
      .find(({ className }) => className === 'loading-state');
    expect(status).toHaveTextContent('Indlæser…');
    expect(screen.queryByText('Start')).not.toBeInTheDocument();
    expect(document.title).toBe('Indlæser… – Taxiforsikring');
    expect(document.documentElement.scrollTop).toBe(0);
    come(ThePage);
    expect(await screen.findByText('The page')).toBeInTheDocument();
    expect(document.title).toBe('Vognmænd – Taxiforsikring');
  });

  it('has its data prefetched once, for its query parameters', async () => {
    const prefetch = jest.fn<undefined, Parameters<NonNullable<Page['prefetch']>>>();
    await open({ ...pageOf('/page', there), prefetch });
    await go();
    expect(prefetch).toHaveBeenCalledTimes(1);
    expect(prefetch.mock.lastCall?.[1].get('x')).toBe('1');
    await screen.findByText('The page');
  });

  it('is replaced by an error page with reference number, home link and retry if that fails', async () => {
    expectConsole(/No connection/);
    const load = jest.fn<ReturnType<Load>, []>().mockRejectedValue(new Error('No connection'));
    await open(pageOf('/page', load), '/forsikring/');
    await go();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Ups! Noget gik galt!' });
    expect(heading).toHaveFocus();
    expect(document.title).toBe('Ups! Noget gik galt! – Taxiforsikring');
    expect(screen.getByText(/^Siden er ikke hentet\. Tjek forbindelsen/)).toBeInTheDocument();
    expect(screen.getByText(/^Referencenummer: \w{8}\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Gå til forsiden' })).toHaveAttribute(
      'href',
      '/forsikring/',
    );
    const again = () => userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await again();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toBe(heading));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    load.mockResolvedValue(ThePage);
    await again();
    expect(await screen.findByText('The page')).toBeInTheDocument();
  });

  // A page reloads by itself once per build, and again only if the user asks.
  it('is not reloaded a second time after “Try again” has loaded another page', async () => {
    expectConsole(/No connection/);
    const fails: Load = () => Promise.reject(new Error('No connection'));
    const load = jest.fn(fails);
    const Linking = () => <Link to="/other">Next</Link>;
    await open(pageOf('/page', load), '/', pageOf('/other', fails));
    await go();
    const again = await screen.findByRole('button', { name: 'Prøv igen' });
    load.mockResolvedValue(Linking);
    await userEvent.click(again);
    const next = await screen.findByRole('link', { name: 'Next' });
    sessionStorage.setItem(`reloaded:${buildAddress(document)} /other`, '1');
    jest.mocked(fetch).mockClear();
    await userEvent.click(next);
    await screen.findByRole('button', { name: 'Prøv igen' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is not reloaded a second time after “Try again” on a page that failed to render', async () => {
    expectConsole(/No connection|Broken/);
    let isBroken = true;
    const Breaking = () => {
      if (isBroken) throw new Error('Broken');
      return <Link to="/other">Next</Link>;
    };
    const fails: Load = () => Promise.reject(new Error('No connection'));
    const load: Load = () => Promise.resolve(Breaking);
    await open(pageOf('/page', load), '/', pageOf('/other', fails));
    await go();
    const again = await screen.findByRole('button', { name: 'Prøv igen' });
    isBroken = false;
    await userEvent.click(again);
    sessionStorage.setItem(`reloaded:${buildAddress(document)} /other`, '1');
    await userEvent.click(await screen.findByRole('link', { name: 'Next' }));
    await screen.findByRole('button', { name: 'Prøv igen' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
