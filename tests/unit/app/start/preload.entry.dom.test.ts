import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { dropPreloadedRequest } from '@/api/core/http/httpClient';
import { findPage } from '@/app/routing/pages';
import { startRouter } from '@/app/routing/routes';
import { createApplication } from '@/app/start/application';
import { openPreloaded, storeSession } from '@tests/support/fixtures/preloadScript';
import { testSettings } from '@tests/support/fixtures/testSettings';

const server = setupServer();
const requests: string[] = [];
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  requests.length = 0;
  server.use(
    http.all('*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const bearer = request.headers.get('authorization');
      requests.push([pathname + search, bearer].filter(Boolean).join(' '));
      return HttpResponse.json({ truckers: null });
    }),
  );
});
afterEach(() => {
  dropPreloadedRequest();
  server.resetHandlers();
  localStorage.clear();
  document.head.replaceChildren();
});
afterAll(() => server.close());

const files = {
  link: ['/assets/ownData.js'],
  'registration-da': ['/assets/registration.js', '/assets/forms.js'],
  'registration-en': [
    '/assets/registration.js',
    '/assets/en-core-ts.js',
    '/assets/en-registration-ts.js',
  ],
  'truckers-da': ['/assets/staff.js', '/assets/truckers.js'],
};
const fetchedScripts = () =>
  Array.from(
    document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]'),
    (link) => link.getAttribute('href') ?? '',
  );

/** Opens an address. Returns the scripts that are fetched once the preloaded request has its response. */
async function open(address: string, settings: object = testSettings): Promise<string[]> {
  dropPreloadedRequest();
  const templates = Object.entries(files).map(([id, hrefs]) => {
    const template = document.createElement('template');
    template.id = `preload-${id}`;
    for (const href of hrefs) {
      const link = document.createElement('link');
      template.content.append(Object.assign(link, { rel: 'preload', as: 'script', href }));
    }
    return template;
  });
  document.head.replaceChildren(...templates);
  openPreloaded(address, settings);
  await window.preloadedRequest?.answer;
  // The chunk that shows the data of a link loads before the page is painted.
  expect(fetchedScripts()).toEqual(window.preloadedRequest?.shown ? files.link : []);
  // From here on the page is parsed and painted.
  document.dispatchEvent(new Event('readystatechange'));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return fetchedScripts();
}

const list = '/api/truckers/get-truckers?pagination=true&page=1&sort=id&dir=asc Bearer 1|abc';
const ofList = files['truckers-da'];
const ofStep1 = files['registration-da'];
const ofLink = [...files.link, ...ofStep1];

describe('before the application has loaded,', () => {
  it.each([
    [
      '/registration/k3Z',
      'requests its haulier and fetches the scripts of a link',
      '/api/step/get-trucker-info/k3Z',
      ofLink,
    ],
    [
      '/Registration/k%2F3Z/',
      'requests its haulier and fetches the scripts of a link',
      '/api/step/get-trucker-info/k%2F3Z',
      ofLink,
    ],
    ['/registration', 'requests nothing and fetches the scripts of step 1', null, ofStep1],
    ['/register', 'requests nothing and fetches the scripts of step 1', null, ofStep1],
    ['/admin/truckers', 'requests and fetches nothing', null, []],
    ['/', 'requests and fetches nothing', null, []],
    ['/login', 'requests and fetches nothing', null, []],
    ['//registration/k3Z', 'requests and fetches nothing', null, []],
    ['/registration/k3Z/more', 'requests and fetches nothing', null, []],
  ])('%s %s', async (address, _what, call, scripts) => {
    expect(await open(address)).toEqual(scripts);
    expect(requests).toEqual(call === null ? [] : [call]);
  });

  it.each([
    ['/admin/truckers', 'requests the first page of the list', list],
    ['/', 'requests the first page of the list', list],
    [
      '/admin/truckers?page=3&sort=cvr&dir=desc',
      'requests that page of the list',
      list.replace('1&sort=id&dir=asc', '3&sort=cvr&dir=desc'),
    ],
    [
      '/registration/k3Z',
      'requests the haulier as staff',
      '/api/step/get-trucker-info/k3Z Bearer 1|abc',
    ],
    ['/admin/truckers?q=ib', 'requests nothing', null],
  ])('%s with a session %s', async (address, _what, call) => {
    storeSession({ role: 'user' });
    const scripts = await open(address);
    expect(scripts).toEqual(address.startsWith('/registration') ? ofLink : ofList);
    expect(requests).toEqual(call === null ? [] : [call]);
  });

  it.each([
    ['no role', () => storeSession({ role: null })],
    ['a bearer that no header can contain', () => storeSession({ role: 'admin' }, '1 2')],
    ['an unreadable user', () => localStorage.setItem('token', '1|abc')],
  ])('a stored session with %s is ignored (D25, D35)', async (_name, store) => {
    store();
    expect(await open('/admin/truckers')).toEqual([]);
    await open('/registration/k3Z');
    expect(requests).toEqual(['/api/step/get-trucker-info/k3Z']);
  });

  it('the texts of the stored language are also fetched', async () => {
    localStorage.setItem('language', 'en');
    expect(await open('/registration')).toEqual(files['registration-en']);
  });

  it('the request uses the API address and base path of the settings (D27)', async () => {
    const settings = { ...testSettings, apiBaseUrl: 'http://localhost/v1/', basePath: '/taxi/' };
    expect(await open('/Taxi/registration/k3Z', settings)).toEqual(ofLink);
    expect(requests).toEqual(['/v1/api/step/get-trucker-info/k3Z']);
    await open('/registration/k3Z', settings);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['an API of another site without https', { apiBaseUrl: 'http://elsewhere.example' }],
    ['a base path without its first slash', { basePath: 'none' }],
  ])('no request is sent when the settings have %s', async (_name, wrong) => {
    await expect(open('/registration/k3Z', { ...testSettings, ...wrong })).rejects.toThrow();
    expect(requests).toEqual([]);
  });
});

describe('the preloaded request', () => {
  it.each([['/registration/k%2F%C3%A63Z'], ['/admin/truckers?page=2&sort=name'], ['/']])(
    'is used by the page of %s, so that the data is requested once',
    async (address) => {
      storeSession({ role: 'admin' });
      await open(address);
      const application = createApplication(testSettings);
      await startRouter(application, 'da');
      expect(window.preloadedRequest).toBeUndefined();
      expect(requests).toHaveLength(1);
      expect(findPage(address.split('?')[0] ?? '').path).not.toBe('*');
    },
  );

  it('that got an error is kept for the page’s own query', async () => {
    server.use(http.all('*', () => HttpResponse.json({}, { status: 404 })));
    await open('/registration/k3Z');
    const early = window.preloadedRequest;
    await startRouter(createApplication(testSettings), 'da');
    expect(early).toBeDefined();
    expect(window.preloadedRequest).toBe(early);
  });
});
