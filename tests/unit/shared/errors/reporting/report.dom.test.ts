import type { ReportKind } from '@/shared/errors/reporting/sendReport';
import { expectConsole } from '@tests/support/jest/consoleGuard';
import { testSettings } from '@tests/support/fixtures/testSettings';

const target = 'https://errors.example/report';
let fetchSpy: jest.SpiedFunction<typeof fetch>;

/** Opens a page with fresh modules, which have no state. */
async function openPage(address: string, settings: object | string | null) {
  jest.resetModules();
  window.history.replaceState(null, '', address);
  document.head.replaceChildren();
  const script = document.createElement('script');
  script.setAttribute('src', '/assets/main.0123456789.js');
  script.setAttribute('type', 'text/plain');
  // The chunks of a page, which the shell may list first, do not name the build.
  const ofPage = document.createElement('script');
  ofPage.setAttribute('src', '/assets/1.0123456789.js');
  ofPage.setAttribute('type', 'text/plain');
  ofPage.setAttribute('async', '');
  document.head.append(ofPage, script);
  if (settings !== null) {
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = 'settings';
    element.textContent = typeof settings === 'string' ? settings : JSON.stringify(settings);
    document.head.append(element);
  }
  // Load it here, so that the reporter's own import takes no time.
  await import('@/shared/errors/reporting/sendReport');
  return import('@/shared/errors/reporting/report');
}

const withTarget = { ...testSettings, errorReportUrl: target };
const settle = () => new Promise((done) => setTimeout(done));

/** Returns the sent reports. */
async function sentReports(): Promise<Record<string, string>[]> {
  await settle();
  await settle();
  return fetchSpy.mock.calls.map(
    ([, init]) => JSON.parse(init?.body as string) as Record<string, string>,
  );
}

beforeEach(() => {
  fetchSpy = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  expectConsole(/^Error \w{8}:/);
});

afterAll(() => document.head.replaceChildren());

describe('the reference of an error', () => {
  it('has eight unambiguous characters and is in the console', async () => {
    const { report } = await openPage('/login', testSettings);
    const reference = report('page', new Error('Broken'));
    expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(console.error).toHaveBeenCalledWith(`Error ${reference}:`, new Error('Broken'));
  });

  it('is the same for the same error at the same URL, and that error is reported once', async () => {
    const { report } = await openPage('/login', withTarget);
    const first = report('page', new Error('Broken'));
    expect(report('unhandled', new Error('Broken'))).toBe(first);
    expect(report('page', new Error('Other'))).not.toBe(first);
    window.history.replaceState(null, '', '/admin/truckers');
    expect(report('page', new Error('Broken'))).not.toBe(first);
    expect(await sentReports()).toHaveLength(3);
    expect(console.error).toHaveBeenCalledTimes(3);
  });

  it('is empty when it cannot be created, and the error is then not reported', async () => {
    const { report } = await openPage('/login', withTarget);
    const random = jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('none');
    });
    expect(report('page', new Error('Broken'))).toBe('');
    random.mockRestore();
    const unprintable = {
      toString: () => {
        throw new Error('no');
      },
    };
    expect(report('page', unprintable)).toBe('');
    expect(await sentReports()).toEqual([]);
  });
});

describe('an error report', () => {
  it('has the error, its stack and its route, and nothing about the user', async () => {
    const { report } = await openPage('/registration/secret-token?mail=a@b.dk', withTarget);
    document.cookie = 'session=secret';
    localStorage.setItem('token', '1|secret');
    const reference = report('page', new TypeError('Cannot show "Hans Hansen", 20304050'));
    const [body] = await sentReports();
    expect(body).toEqual({
      reference,
      kind: 'page',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      build: 'main.0123456789.js',
      route: '/registration/:token?',
      name: 'TypeError',
      message: 'Cannot show <text>, <number>',
      stack: expect.stringMatching(/report\.dom\.test\.ts:\d+:\d+/) as string,
    });
    expect(JSON.stringify(body)).not.toMatch(/secret|Hansen|2030|b\.dk/);
    localStorage.clear();
  });

  it('names no build when the page has no main script', async () => {
    const { report } = await openPage('/login', withTarget);
    document.head.querySelector('[src*="main."]')?.remove();
    report('page', new Error('Broken'));
    expect(await sentReports()).toMatchObject([{ build: '' }]);
  });

  it('needs no preflight and sends no cookie and no referrer', async () => {
    const { report } = await openPage('/login', withTarget);
    report('page', new Error('Broken'));
    await sentReports();
    expect(fetchSpy).toHaveBeenCalledWith(
      target,
      expect.objectContaining({
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      }),
    );
  });

  it.each([
    ['/forsikring/admin/truckers/edit/17?q=x', '/forsikring/', '/admin/truckers/edit/:id'],
    ['/forsikring/', '/forsikring/', '/'],
    ['/email/a@b.dk/locale/da/token/x', '/', '/email/:mail/locale/:locale/token/:token'],
    ['/who/knows/Hansen', '/', '*'],
  ])('at %s below %s has the route %s', async (address, basePath, route) => {
    const { report } = await openPage(address, { ...withTarget, basePath });
    report('page', new Error('Broken'));
    expect(await sentReports()).toMatchObject([{ route }]);
  });

  it.each<[string, object | string | null]>([
    ['no address for reports is set', testSettings],
    [
      'the address for reports is invalid',
      { ...testSettings, errorReportUrl: 'javascript:alert(1)' },
    ],
    ['the address for reports is not a text', { ...testSettings, errorReportUrl: 7 }],
    ['the settings are broken', '{'],
    ['the settings are missing', null],
  ])('is only logged in the console while %s', async (_, settings) => {
    const { report } = await openPage('/login', settings);
    expect(report('settings', new Error('Broken'))).toHaveLength(8);
    expect(await sentReports()).toEqual([]);
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('of wrong settings is sent when they have a valid report address', async () => {
    const { report } = await openPage('/login', { errorReportUrl: target });
    report('settings', new Error('basePath is missing'));
    expect(await sentReports()).toMatchObject([{ kind: 'settings', route: '/login' }]);
  });

  it('that cannot be sent is dropped, and causes no other report', async () => {
    fetchSpy.mockRejectedValue(new TypeError('Failed to fetch'));
    const { report } = await openPage('/login', withTarget);
    report('page', new Error('Broken'));
    expect(await sentReports()).toHaveLength(1);
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it("is only logged in the console when the reporter's chunk cannot be fetched", async () => {
    const { report } = await openPage('/login', withTarget);
    jest.resetModules();
    jest.doMock('@/shared/errors/reporting/sendReport', () => {
      throw new Error('The chunk did not load.');
    });
    expect(report('page', new Error('Broken'))).toHaveLength(8);
    expect(await sentReports()).toEqual([]);
    expect(console.error).toHaveBeenCalledTimes(1);
    jest.dontMock('@/shared/errors/reporting/sendReport');
  });

  it('is sent for at most ten errors per page load, while the console has all of them', async () => {
    const { report } = await openPage('/login', withTarget);
    for (let n = 1; n <= 15; n += 1) report('page', new Error(`Broken ${n}`));
    expect(await sentReports()).toHaveLength(10);
    expect(console.error).toHaveBeenCalledTimes(15);
  });
});

describe('an uncaught failure', () => {
  const listeners: Parameters<typeof window.addEventListener>[] = [];
  const add = window.addEventListener.bind(window);

  async function watch() {
    const { watchErrors } = await openPage('/login', withTarget);
    jest
      .spyOn(window, 'addEventListener')
      .mockImplementation(
        (
          type: string,
          listener: EventListenerOrEventListenerObject,
          options?: boolean | AddEventListenerOptions,
        ) => {
          listeners.push([type, listener, options]);
          add(type, listener, options);
        },
      );
    watchErrors();
  }

  afterEach(() => {
    listeners
      .splice(0)
      .forEach(([type, listener, options]) => window.removeEventListener(type, listener, options));
  });

  const expectSent = async (kind: ReportKind, name: string, message: string) =>
    expect(await sentReports()).toMatchObject([{ kind, name, message }]);

  it('is reported when it is an error', async () => {
    await watch();
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('Too far') }));
    await expectSent('unhandled', 'RangeError', 'Too far');
  });

  it('is reported when it is a rejected promise', async () => {
    await watch();
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: new Error('No') }),
    );
    await expectSent('unhandled', 'Error', 'No');
  });

  it('is not reported when it is a browser message without an error object', async () => {
    await watch();
    window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
    expect(await sentReports()).toEqual([]);
  });

  it.each(['script', 'link'])(
    'is reported once when it is a <%s> element whose file cannot be loaded',
    async (tag) => {
      await watch();
      const file = `https://taxi.example/assets/12.abc.${tag === 'script' ? 'js' : 'css'}`;
      const element = document.createElement(tag);
      Object.assign(element, { src: file, href: file });
      document.body.append(element);
      element.dispatchEvent(new Event('error'));
      // webpack reports the same failure as an error.
      const { report } = await import('@/shared/errors/reporting/report');
      report('script', Object.assign(new Error('Loading chunk 12 failed.'), { request: file }));
      await expectSent('script', 'ChunkLoadError', file.slice(file.lastIndexOf('/') + 1));
      element.remove();
    },
  );

  it("is not logged in the console when it is the failed load of the reporter's own chunk", async () => {
    await watch();
    const element = document.createElement('script');
    element.src = 'https://taxi.example/assets/error-report.abc.js';
    document.body.append(element);
    element.dispatchEvent(new Event('error'));
    element.remove();
    expect(console.error).not.toHaveBeenCalled();
  });
});
