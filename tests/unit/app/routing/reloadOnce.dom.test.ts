import { reloadOnce } from '@/app/routing/reloadOnce';
import { expectConsole } from '@tests/support/jest/consoleGuard';

let fetched: jest.SpiedFunction<typeof fetch>;
let reloads: jest.SpiedFunction<typeof console.error>;

// jsdom cannot reload and logs an error.
const noReload = /Not implemented: navigation/;

function useBuild(file: string) {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = `/assets/${file}`;
  document.head.replaceChildren(script);
}

beforeEach(() => {
  fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  reloads = jest.spyOn(console, 'error');
  expectConsole(noReload);
  sessionStorage.clear();
  useBuild('main.1.js');
});

afterAll(() => document.head.replaceChildren());

const reload = (path = '/login', isAsked = false, isWanted = true) =>
  reloadOnce(path, isAsked, () => isWanted, window.location.href);

describe('a page whose chunk cannot be fetched', () => {
  it('is reloaded', async () => {
    expect(await reload()).toBe(true);
    expect(reloads).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledWith(window.location.href, { method: 'HEAD' });
  });

  it('is opened by its own address if the user is still on another page', async () => {
    // jsdom only opens an address that differs in the hash.
    const address = `${window.location.href}#page`;
    expect(await reloadOnce('/login', false, () => true, address)).toBe(true);
    expect(window.location.href).toBe(address);
    expect(reloads).not.toHaveBeenCalled();
    window.history.replaceState(null, '', window.location.pathname);
  });

  it('is reloaded once per build and page', async () => {
    expect(await reload()).toBe(true);
    expect(await reload()).toBe(false);
    expect(await reload('/admin/truckers')).toBe(true);
    useBuild('main.2.js');
    expect(await reload()).toBe(true);
    // A load balancer may still serve the old build from time to time.
    useBuild('main.1.js');
    expect(await reload()).toBe(false);
    expect(reloads).toHaveBeenCalledTimes(3);
  });

  it('is reloaded whenever the user asks for it', async () => {
    await reload();
    expect(await reload('/login', true)).toBe(true);
    expect(await reload('/login', true)).toBe(true);
    expect(reloads).toHaveBeenCalledTimes(3);
  });

  it('is not reloaded, and no request is sent, while the browser is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await reload()).toBe(false);
    expect(await reload('/login', true)).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
    expect(reloads).not.toHaveBeenCalled();
  });

  it('is not reloaded if the server is not reached, but may be reloaded later', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await reload()).toBe(false);
    expect(reloads).not.toHaveBeenCalled();
    expect(await reload()).toBe(true);
    expect(reloads).toHaveBeenCalledTimes(1);
  });

  it('is not reloaded when the server responds with an error', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
    expect(await reload()).toBe(false);
    expect(reloads).not.toHaveBeenCalled();
  });

  it.each(['getItem', 'setItem'] as const)(
    'is not reloaded when %s of the storage throws',
    async (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Denied', 'SecurityError');
      });
      expect(await reload()).toBe(false);
      expect(reloads).not.toHaveBeenCalled();
    },
  );

  it('is reloaded only at the user’s request if the browser denies storage', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(await reload()).toBe(false);
    expect(reloads).not.toHaveBeenCalled();
    expect(await reload('/login', true)).toBe(true);
    expect(reloads).toHaveBeenCalledTimes(1);
  });

  it('is not reloaded if the user has left it, but may be reloaded later', async () => {
    expect(await reload('/login', false, false)).toBe(false);
    expect(reloads).not.toHaveBeenCalled();
    expect(await reload()).toBe(true);
    expect(reloads).toHaveBeenCalledTimes(1);
  });
});
