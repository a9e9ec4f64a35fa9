import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { demoAccounts } from '@mocks/db/demo';
import { startBuiltApp, type BuiltApp } from './builtApp';

/**
 * The end-to-end test: the built app with a mock of the test's worker, put back to its seed before
 * each test. A page error, console noise or a request outside the contract fails the test.
 */
export const test = base.extend<{ app: BuiltApp; watched: undefined }, { server: BuiltApp }>({
  server: [
    async ({}, use) => {
      const server = await startBuiltApp();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  app: async ({ server }, use) => {
    server.mock.reset();
    await use(server);
    expect(server.mock.calls.breaches()).toEqual([]);
  },
  baseURL: async ({ server }, use) => use(server.origin),
  watched: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('pageerror', (error) => noise.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in by the login screen, as staff do. */
export async function signIn(page: Page, role: 'admin' | 'user'): Promise<void> {
  const { email, password } = demoAccounts[role];
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Vognmænd' }).waitFor();
}

/** Runs in the page: nothing fades in or out any more; what turns for ever, such as a spinner, may. */
function isAtRest(): boolean {
  const isOver = (animation: Animation) =>
    animation.playState !== 'running' ||
    animation.effect?.getComputedTiming().iterations === Infinity;
  const isShown = (modal: Element) => getComputedStyle(modal).opacity === '1';
  return (
    document.getAnimations().every(isOver) &&
    Array.from(document.querySelectorAll('.modal.fade')).every(isShown)
  );
}

/** Fails where axe finds anything on the page once it is at rest: half faded in, no text has contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(isAtRest);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
}
