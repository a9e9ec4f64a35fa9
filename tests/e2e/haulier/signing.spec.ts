import type { Page } from '@playwright/test';
import { defaultSandbox } from '@/config/constants';
import { demoTokens } from '@mocks/db/demo';
import { startSigningPage, type SigningPage } from '@mocks/signingPage';
import { comeToRest } from '@tests/support/actions/comeToRest';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { expect, test as base } from '@tests/support/fixtures/e2eTest';
import {
  documents,
  truckerOf,
  linked,
  lookups,
  smsCalls,
  stepThreeOfNo,
} from '@tests/support/assertions/wizardCalls';
import {
  finish,
  readSmsCode,
  sendCode,
  toAnsweredWorkStep,
} from '@tests/support/actions/wizardSteps';

/** The built application with signing on, and a signing page on another port. */
const test = base.extend<{ signing: SigningPage }>({
  signing: [
    async ({ app }, use) => {
      const signing = await startSigningPage();
      await app.configure({
        signing: { url: signing.url, origin: signing.origin, sandbox: defaultSandbox },
      });
      await use(signing);
      await signing.close();
    },
    // Also turn signing on for tests that do not use `signing`.
    { auto: true },
  ],
});

const token = demoTokens.invited;

/** Goes from the link to the correct code, with "no" as each answer where possible. */
async function complete(page: Page) {
  await page.goto(`/registration/${token}`);
  await toAnsweredWorkStep(page);
  await finish(page);
  await sendCode(page, readSmsCode(page));
}

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Underskriv med digitalt id' });
const frame = (page: Page) => page.frameLocator('iframe[title="Underskriv med digitalt id"]');
const thankYou = (page: Page) => page.getByText('Aftalen er underskrevet.');

/** The requests since the code was requested, without those for prices. */
const requests = (app: BuiltApp) => {
  const all = app.mock.calls.all();
  return all
    .slice(all.findIndex(({ operationId }) => operationId === 'generateSmsCode'))
    .filter(({ path }) => !lookups.test(path))
    .map(({ method, path, query, body }) => ({ method, path, query, body }));
};

/** The expected requests until the frame opens. */
const completion = (app: BuiltApp, page: Page) => {
  const { id } = truckerOf(app);
  const { generate, verify } = smsCalls(token, id);
  const work = stepThreeOfNo(app, token);
  return [generate, verify(readSmsCode(page)), linked(token), work, documents(token)];
};

test('signing in the frame opens the thank-you page, and the frame cannot navigate the page', async ({
  page,
  app,
  signing,
  watched,
}) => {
  watched.allow(/^Unsafe attempt to initiate navigation/);
  await complete(page);
  await expect(overlay(page)).toBeVisible();
  const parameters = btoa(JSON.stringify({ trucker: truckerOf(app).id, flow: 'sign' }));
  await expect(frame(page).getByText(parameters)).toHaveText(
    JSON.stringify({ command: 'parameters', content: parameters }),
  );
  expect(requests(app)).toEqual(completion(app, page));

  await frame(page)
    .getByRole('main')
    .evaluate((main, href) => {
      main.append(
        Object.assign(document.createElement('a'), { href, target: '_top', textContent: 'Leave' }),
      );
    }, signing.hostileUrl);
  const refused = page.waitForEvent('console');
  await frame(page).getByRole('link', { name: 'Leave' }).click();
  expect((await refused).text()).toContain('sandboxed');
  await expect(overlay(page)).toBeVisible();

  await frame(page).getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(thankYou(page)).toBeVisible();
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL(`/thank-you/${token}`);
  await expect.poll(() => requests(app)).toEqual([...completion(app, page), documents(token)]);
});

test.describe('without a security policy that blocks other pages', () => {
  test.use({ bypassCSP: true });

  test('only the signing page in the signing frame can report that the agreement is signed', async ({
    page,
    app,
    signing,
  }) => {
    const stranger = await startSigningPage();
    await complete(page);
    await expect(overlay(page)).toBeVisible();
    // Next to the frame: one page of another origin, and one of the right origin in another window.
    await page.evaluate(
      async (addresses) => {
        const heard = new Set<string>();
        for (const src of addresses) {
          document.body.append(Object.assign(document.createElement('iframe'), { src }));
        }
        await new Promise<void>((done) => {
          addEventListener('message', ({ data, origin }: MessageEvent<string>) => {
            if (data.includes('changeResponseAndSubmit')) heard.add(origin);
            if (heard.size === addresses.length) done();
          });
        });
      },
      [stranger.hostileUrl, signing.hostileUrl],
    );
    // The application's own window is not the frame either.
    await page.evaluate(() => postMessage('{"command":"changeResponseAndSubmit"}', '*'));
    // The frame itself, navigated to another origin.
    await overlay(page)
      .locator('iframe')
      .evaluate((element, src) => element.setAttribute('src', src), stranger.hostileUrl);
    await expect(frame(page).getByText('It says that everything is signed.')).toBeVisible();
    // Wait until that page has sent several messages from inside the overlay. The application must have ignored them.
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          let heard = 0;
          addEventListener('message', ({ source }) => {
            const inside = document.querySelector<HTMLIFrameElement>('[role=dialog] iframe');
            if (source === inside?.contentWindow) heard += 1;
            if (heard === 3) done();
          });
        }),
    );
    await expect(overlay(page)).toBeVisible();
    await expect(thankYou(page)).toBeHidden();
    expect(requests(app)).toEqual(completion(app, page));
    await stranger.close();
  });
});

test('the signing overlay fills the screen, keeps the focus and reopens after a cancel [2-signing-overlay]', async ({
  page,
  app,
}) => {
  await complete(page);
  const sign = frame(page).getByRole('button', { name: 'Sign', exact: true });
  await expect(sign).toBeVisible();
  await overlay(page).getByRole('button', { name: 'Afbryd underskrift' }).click();
  await expect(overlay(page)).toBeHidden();
  const message = 'Du har afbrudt underskriften. Dine svar er gemt.';
  await expect(page.getByRole('group', { name: message })).toBeFocused();
  await page.getByRole('button', { name: 'Underskriv aftale' }).click();
  await expect(sign).toBeVisible();
  // The agreement is fetched again, but not saved again.
  expect(requests(app)).toEqual([...completion(app, page), linked(token)]);
  await comeToRest(page);
  const size = page.viewportSize();
  // The overlay is smaller while the notification about the code is shown.
  await expect
    .poll(() => overlay(page).locator('.modal-content').boundingBox())
    .toMatchObject({ ...size });

  const places = new Set<string>();
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    places.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        const isInside = activeElement?.closest('[role=dialog]') !== null;
        return isInside ? (activeElement?.tagName ?? '') : 'outside';
      }),
    );
  }
  expect([...places].sort()).toEqual(['BUTTON', 'IFRAME']);
  for (let presses = 0; presses < 14; presses += 1) {
    if (await sign.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(thankYou(page)).toBeVisible();
});
