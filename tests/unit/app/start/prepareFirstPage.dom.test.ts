import type { AppRoute } from '@/shared/routing/appRoute';

const log: string[] = [];
let isBroken = false;

function routeOf(path: string, gate: AppRoute['gate']): AppRoute {
  return {
    path,
    gate,
    texts: [],
    titleKey: 'nav.truckers',
    load: () => {
      log.push(`script of ${path}`);
      return isBroken ? Promise.reject(new Error('No connection')) : Promise.resolve(page);
    },
    prefetch: (_dispatch, search, params) => {
      log.push(`data of ${path} ${search.toString()} ${params.token ?? ''}`.trim());
    },
  };
}

const page = { Component: () => null };
const mockList = routeOf('/admin/truckers', 'view_truckers');
const mockLogin = routeOf('/login', 'signedOut');
const mockWizard = routeOf('/registration/:token?', 'guest');

jest.mock('@/features/truckers/truckers.routes', () => ({
  get truckersRoutes() {
    return [mockList];
  },
}));
jest.mock('@/features/session/session.routes', () => ({
  get sessionRoutes() {
    return [mockLogin];
  },
}));
jest.mock('@/features/registration/registration.routes', () => ({
  get registrationRoutes() {
    return [mockWizard];
  },
}));

async function prepare(address: string, role?: string) {
  log.length = 0;
  localStorage.clear();
  if (role) {
    localStorage.setItem('token', '1|abc');
    localStorage.setItem('user', JSON.stringify({ name: 'A', email: 'a@example.dk', role }));
  }
  const { createApplication } = await import('@/app/start/application');
  const { prepareFirstPage } = await import('@/app/start/prepareFirstPage');
  const { loadedPage } = await import('@/app/routing/loadRoute');
  const { testSettings } = await import('@tests/support/fixtures/testSettings');
  await prepareFirstPage(createApplication(testSettings), address, 'da');
  return loadedPage;
}

afterAll(() => localStorage.clear());

describe('the first page', () => {
  it('is fetched before the first render, its data with it', async () => {
    const loadedPage = await prepare('/registration/abc?x=1');
    expect(log[0]).toBe('data of /registration/:token? x=1 abc');
    expect(log[1]).toBe('script of /registration/:token?');
    expect(loadedPage(mockWizard)).toBe(page.Component);
  });

  it.each([
    ['/admin/truckers', undefined, '/login'],
    ['/', undefined, '/login'],
    ['/', 'user', '/admin/truckers'],
    ['/login', 'user', '/admin/truckers'],
    ['/login?redirect=/registration', 'user', '/registration/:token?'],
    ['/register', undefined, '/registration/:token?'],
  ])('is the one that %s leads to (role %s): %s', async (address, role, path) => {
    await prepare(address, role);
    expect(log.find((line) => line.startsWith('script'))).toBe(`script of ${path}`);
  });

  it.each(['//', '//example.dk', '//admin/truckers'])(
    'is not found where the address begins with two slashes: %s [2-two-slashes]',
    async (address) => {
      await prepare(address, 'user');
      expect(log).toEqual([]);
    },
  );

  it('asks for no data that the visitor may not see', async () => {
    await prepare('/admin/truckers?q=x');
    expect(log.join()).not.toContain('data of /admin/truckers');
  });

  it('is rendered all the same where it cannot be fetched: not asked for again unseen, as the page says so', async () => {
    isBroken = true;
    await expect(prepare('/registration')).resolves.toBeDefined();
    expect(log.filter((line) => line.startsWith('script'))).toHaveLength(1);
    isBroken = false;
  });
});
