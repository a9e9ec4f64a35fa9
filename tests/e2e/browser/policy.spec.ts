import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { servedTest } from '@tests/support/fixtures/servedTest';

/** Another site, and the requests that it received. */
interface Stranger {
  origin: string;
  asked: string[];
}

/**
 * `tried` is a page of the application without the usual check for violations, as these tests cause them on purpose.
 * `stranger` is a site on another origin.
 */
const test = servedTest.extend<{ tried: Page; stranger: Stranger }>({
  tried: async ({ browser, app }, use) => {
    const context = await browser.newContext({ baseURL: app.origin });
    await use(await context.newPage());
    await context.close();
  },
  stranger: async ({}, use) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response
        .writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' })
        .end('<!doctype html><title>Stranger</title><h1>Stranger</h1>');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    await use({ origin: `http://127.0.0.1:${port}`, asked });
    server.closeAllConnections();
    server.close();
  },
});

/** Opens the page in which the tests run their attempts. */
async function open(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The result of each attempt: the violated directives, and `it ran` if it succeeded. */
type Outcomes = Record<string, string[]>;

/**
 * Makes one attempt after another in the page. Waits for the first violation of each (at most three seconds), and then
 * for a request, which ensures that no other violation is pending.
 */
function tryAll(page: Page, names: string[], origin: string): Promise<Outcomes> {
  return page.evaluate(
    async ([wanted, stranger]) => {
      const add = (tag: string, attributes: Record<string, string>, text = '') => {
        const element = document.createElement(tag);
        Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
        if (text) element.append(text);
        document.body.append(element);
        return element;
      };
      const attempts: Record<string, () => unknown> = {
        'an inline script': () => add('script', {}, 'window.pwned = true'),
        'a script of another origin': () => add('script', { src: `${stranger}/evil.js` }),
        'a script of data': () => add('script', { src: 'data:text/javascript,window.pwned=true' }),
        'a handler in an attribute': () =>
          add('button', { onclick: 'window.pwned = true' }).click(),
        'a link that is a script': () => add('a', { href: 'javascript:window.pwned=true' }).click(),
        'text run as a script': () =>
          Reflect.apply(setTimeout, window, ['window.pwned = true']) as number,
        // Inside a timer: code that a debugger evaluates may create functions.
        'text made a function': () =>
          setTimeout(() => Reflect.construct(Function, ['window.pwned = true']) as unknown),
        'markup made from text': () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        'a policy for scripts of its own': () =>
          (
            window as unknown as {
              trustedTypes: { createPolicy: (name: string, rules: object) => void };
            }
          ).trustedTypes.createPolicy('evil', {}),
        'a style in the page': () => add('style', {}, 'body { color: red }'),
        'a style sheet of another origin': () =>
          add('link', { rel: 'stylesheet', href: `${stranger}/evil.css` }),
        'a style in an attribute': () => add('p', { style: 'display: none' }),
        'a picture of another origin': () => add('img', { src: `${stranger}/pixel.png` }),
        'a frame of another origin': () => add('iframe', { src: `${stranger}/frame` }),
        'an object': () => add('object', { data: `${stranger}/object` }),
        'a call to another origin': () => fetch(`${stranger}/call`).catch(() => undefined),
        'a beacon to another origin': () => navigator.sendBeacon(`${stranger}/beacon`, 'secret'),
        'a form sent elsewhere': () => {
          (add('form', { action: `${stranger}/form`, method: 'post' }) as HTMLFormElement).submit();
        },
        'another base': () => add('base', { href: `${stranger}/base/` }),
        'a worker of another origin': () =>
          new Worker(URL.createObjectURL(new Blob(['self.pwned = true']))),
      };
      const { href } = window.location;
      const outcomes: Outcomes = {};
      for (const name of wanted) {
        const found = new Set<string>();
        const over = new AbortController();
        const first = new Promise<void>((done) => {
          const note = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
            found.add(effectiveDirective);
            done();
          };
          document.addEventListener('securitypolicyviolation', note, { signal: over.signal });
          setTimeout(done, 3000);
        });
        try {
          await attempts[name]?.();
        } catch {
          // A refused attempt may throw. Only the violation counts.
        }
        await first;
        await fetch(href, { cache: 'no-store' });
        over.abort();
        if ('pwned' in window) found.add('it ran');
        Reflect.deleteProperty(window, 'pwned');
        outcomes[name] = [...found];
      }
      return outcomes;
    },
    [names, origin] as const,
  );
}

/** The attempts of a page, each with the directive that stops it. */
const forbidden: Outcomes = {
  'an inline script': ['require-trusted-types-for'],
  'a script of another origin': ['require-trusted-types-for'],
  'a script of data': ['require-trusted-types-for'],
  'a handler in an attribute': ['require-trusted-types-for'],
  'a link that is a script': ['script-src-elem'],
  'text run as a script': ['require-trusted-types-for'],
  'text made a function': ['require-trusted-types-for'],
  'markup made from text': ['require-trusted-types-for'],
  'a policy for scripts of its own': ['trusted-types'],
  'a style in the page': ['style-src-elem'],
  'a style sheet of another origin': ['style-src-elem'],
  'a style in an attribute': ['style-src-attr'],
  'a picture of another origin': ['img-src'],
  'a frame of another origin': ['frame-src'],
  'an object': ['require-trusted-types-for'],
  'a call to another origin': ['connect-src'],
  'a beacon to another origin': ['connect-src'],
  'a worker of another origin': ['require-trusted-types-for'],
  'another base': ['base-uri'],
};

/** This attempt would leave the page if it were allowed, so it runs in a separate test. */
const leaving: Outcomes = { 'a form sent elsewhere': ['form-action'] };

for (const [what, outcomes] of [
  ['unsafe actions in a page', forbidden],
  ['leaving the page with a form', leaving],
] as const) {
  test(`the security policy forbids ${what}, each by the expected directive`, async ({
    tried,
    stranger,
  }) => {
    await open(tried);
    expect(await tryAll(tried, Object.keys(outcomes), stranger.origin)).toEqual(outcomes);
    expect(stranger.asked).toEqual([]);
  });
}

/**
 * Markup injected into the response, the violated directive, and the blocked address as far as the browser reports it.
 */
type Piece = [markup: string, directive: string, stopped: string];
const injected: Piece[] = [
  ['<script>window.pwned = true</script>', 'script-src-elem', 'inline'],
  ['<script src="STRANGER/evil.js"></script>', 'script-src-elem', 'STRANGER/evil.js'],
  ['<script src="data:text/javascript,window.pwned=true"></script>', 'script-src-elem', 'data'],
  ['<script type="module">window.pwned = true</script>', 'script-src-elem', 'inline'],
  ['<img src="/none.png" alt="" onerror="window.pwned = true">', 'script-src-attr', 'inline'],
  ['<style>body { color: red }</style>', 'style-src-elem', 'inline'],
  ['<p style="display: none"></p>', 'style-src-attr', 'inline'],
  ['<iframe src="STRANGER/frame"></iframe>', 'frame-src', 'STRANGER'],
  ['<object data="STRANGER/object"></object>', 'object-src', 'STRANGER'],
  ['<embed src="STRANGER/embed">', 'object-src', 'STRANGER'],
];

/** This markup would redirect every script of the page if it were allowed, so it runs in a separate test. */
const injectedBase: Piece[] = [['<base href="STRANGER/">', 'base-uri', 'STRANGER/']];

for (const [what, pieces] of [
  ['scripts, styles, frames and objects', injected],
  ['another base URL', injectedBase],
] as const) {
  test(`the security policy blocks markup injected into the page: ${what}`, async ({
    tried,
    stranger,
  }) => {
    const named = (text: string) => text.replaceAll('STRANGER', stranger.origin);
    await tried.addInitScript(() => {
      const found: string[] = [];
      Object.assign(window, { found });
      document.addEventListener('securitypolicyviolation', (event) =>
        found.push(`${event.effectiveDirective} ${event.blockedURI}`),
      );
    });
    await tried.route('/login', async (route) => {
      const answer = await route.fetch();
      const markup = pieces.map(([text]) => named(text)).join('\n');
      const body = (await answer.text()).replace('<div id="root"', `${markup}$&`);
      await route.fulfill({ response: answer, body });
    });
    await tried.goto('/login');
    const read = () =>
      tried.evaluate(() => {
        const { found, pwned = false } = window as unknown as { found: string[]; pwned?: boolean };
        return { found: [...found].sort(), pwned };
      });
    await expect.poll(read).toEqual({
      found: pieces.map(([, directive, stopped]) => `${directive} ${named(stopped)}`).sort(),
      pwned: false,
    });
    await expect(tried.getByRole('heading', { level: 1 })).toBeVisible();
    expect(stranger.asked).toEqual([]);
  });
}

test.describe('a site of another origin', () => {
  test('cannot show the app in a frame', async ({ tried, stranger, app }) => {
    await tried.goto(stranger.origin);
    await tried.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
    }, `${app.origin}/registration/${demoTokens.invited}`);
    await expect.poll(() => tried.frames()[1]?.url()).toContain('chrome-error://');
    expect(app.mock.calls.all()).toEqual([]);
  });

  test('cannot read the API, with or without a bearer token', async ({ tried, stranger, app }) => {
    const [token] = await app.signIn('admin');
    await tried.goto(stranger.origin);
    const read = (headers: Record<string, string>) =>
      tried.evaluate(
        async ([address, sent]) => {
          try {
            return await (await fetch(address, { headers: sent })).text();
          } catch {
            return 'blocked';
          }
        },
        [
          `${app.origin}/api/truckers/get-truckers?pagination=true&page=1&sort=id&dir=asc`,
          headers,
        ] as const,
      );
    expect(await read({})).toBe('blocked');
    expect(await read({ authorization: `Bearer ${token}` })).toBe('blocked');
  });

  test('cannot load a response of the server as a script', async ({ tried, stranger, app }) => {
    await tried.goto(stranger.origin);
    const load = (address: string) =>
      tried.evaluate(
        (src) =>
          new Promise((done) => {
            const script = document.createElement('script');
            script.src = src;
            script.onload = () => done('loaded');
            script.onerror = () => done('blocked');
            document.body.append(script);
          }),
        address,
      );
    expect(await load(`${app.origin}/api/area/list`)).toBe('blocked');
    expect(await load(`${app.origin}/robots.txt`)).toBe('blocked');
  });

  test('has no access to the window in which it opens the app', async ({
    tried,
    stranger,
    app,
  }) => {
    await tried.goto(stranger.origin);
    const [opened] = await Promise.all([
      tried.waitForEvent('popup'),
      tried.evaluate((address) => {
        Object.assign(window, { opened: window.open(address) });
      }, `${app.origin}/login`),
    ]);
    await opened.getByRole('heading', { level: 1 }).waitFor();
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    await expect
      .poll(() => tried.evaluate(() => (window as unknown as { opened: Window }).opened.closed))
      .toBe(true);
  });
});
