import { normalizeUrl } from '@/app/routing/normalizeUrl';
import type { Page } from '@/app/routing/pages';
import { startRouter } from '@/app/routing/routes';
import { createApplication } from '@/app/start/application';
import { testSettings } from '@tests/support/fixtures/testSettings';

const log: string[] = [];
let mockIsBroken = false;

jest.mock('@/app/routing/pages', () => {
  const actual = jest.requireActual<{ pages: Page[]; StaffLayout: object }>('@/app/routing/pages');
  const mocked = actual.pages.map((page) => ({
    ...page,
    Component: Object.assign(() => null, {
      loaded: () => undefined,
      load: () => {
        log.push(`script of ${page.path}`);
        return mockIsBroken ? Promise.reject(new Error('No connection')) : Promise.resolve();
      },
    }),
    prefetch: (_dispatch: unknown, search: URLSearchParams, params: { token?: string }) => {
      log.push(`data of ${page.path} ${search.toString()} ${params.token ?? ''}`.trim());
    },
  }));
  return { ...actual, pages: mocked };
});

async function prepare(address: string, role?: string) {
  log.length = 0;
  localStorage.clear();
  if (role) {
    localStorage.setItem('token', '1|abc');
    localStorage.setItem('user', JSON.stringify({ name: 'A', email: 'a@example.dk', role }));
  }
  window.history.replaceState(null, '', window.location.origin + address);
  normalizeUrl('/');
  const router = await startRouter(createApplication(testSettings), 'da');
  router.dispose();
  return router.state;
}

afterAll(() => localStorage.clear());

describe('the first page', () => {
  it('is fetched before the first render, together with its data', async () => {
    const { initialized, errors } = await prepare('/registration/abc?x=1');
    expect(log).toEqual([
      'data of /registration/:token? x=1 abc',
      'script of /registration/:token?',
    ]);
    expect([initialized, errors]).toEqual([true, null]);
  });

  it.each([
    ['/admin/truckers', 'a visitor', '/login', undefined],
    ['/', 'a visitor', '/login', undefined],
    ['/', 'a user', '/admin/truckers', 'user'],
    ['/login', 'a user', '/admin/truckers', 'user'],
    ['/login?redirect=/registration', 'a user', '/registration/:token?', 'user'],
    ['/register', 'a visitor', '/registration/:token?', undefined],
  ])('of the address %s for %s is %s', async (address, _who, path, role) => {
    await prepare(address, role);
    expect(log.find((line) => line.startsWith('script'))).toBe(`script of ${path}`);
  });

  it('requests no data that the visitor may not see', async () => {
    await prepare('/admin/truckers?q=x');
    expect(log.join()).not.toContain('data of /admin/truckers');
  });

  it('opens with an error if its chunk cannot be fetched, and requests the chunk only once', async () => {
    mockIsBroken = true;
    expect((await prepare('/registration')).errors).not.toBeNull();
    expect(log.filter((line) => line.startsWith('script'))).toHaveLength(1);
    mockIsBroken = false;
  });
});
