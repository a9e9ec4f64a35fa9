import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import type { OperationId } from '@mocks/contract/document';
import { demoAccounts } from '@mocks/db/demo';
import { comeToRest } from './atRest';
import { startBuiltApp, type BuiltApp } from './builtApp';

/** What a test watches for: noise that it means to make, such as the browser's word on a refused request, is allowed by name. */
interface Watch {
  allow: (pattern: RegExp) => void;
}

const violation = 'Policy violation:';

/** Has every breach of the Content-Security-Policy said in words of its own, which no test can allow. */
function sayViolations(word: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(word, event.effectiveDirective, event.blockedURI, event.sourceFile, event.sample);
  });
}

/** A test that fails on page errors, console noise and policy violations, in all pages of its context. */
export const watchedTest = base.extend<{ watched: Watch }>({
  watched: [
    async ({ context }, use) => {
      const noise: string[] = [];
      const allowed: RegExp[] = [];
      await context.addInitScript(sayViolations, violation);
      context.on('weberror', (error) => noise.push(`page error: ${error.error().message}`));
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      const isMeant = (line: string) =>
        !line.startsWith(violation) && allowed.some((pattern) => pattern.test(line));
      expect(noise.filter((line) => !isMeant(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The end-to-end test: the built app with a mock of the test's worker, put back to its seed before
 * each test. A request outside the contract fails the test, and so does what `watchedTest` watches for.
 */
export const test = watchedTest.extend<{ app: BuiltApp }, { server: BuiltApp }>({
  server: [
    async ({}, use) => {
      const server = await startBuiltApp();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ server }, use) => {
      server.mock.reset();
      await server.configure(null);
      await use(server);
      expect(server.mock.calls.breaches()).toEqual([]);
    },
    // For each test, also one that does not name it: what the last one left is not its own.
    { auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

export { expect };

/** Signs in by the login screen, as staff do; `basePath` ends with a slash. */
export async function signIn(page: Page, role: 'admin' | 'user', basePath = '/'): Promise<void> {
  const { email, password } = demoAccounts[role];
  await page.goto(`${basePath}login`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Vognmænd' }).waitFor();
}

/** Fails where axe finds anything on the page once it is at rest: half faded in, no text has contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await comeToRest(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
}

/** One more round trip of the page: what it sends too much would be on its way before. */
export async function waitRoundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt', { cache: 'no-store' })).text());
}

/** What a request must have looked like; a body or query that is not named must not have been there. */
export interface ExpectedCall {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  body?: unknown;
}

/** Waits for the newest request of a call and holds it against what it must be, to the last field. */
export async function expectCall(
  app: BuiltApp,
  operationId: OperationId,
  { method, path, query = {}, body }: ExpectedCall,
): Promise<void> {
  await expect
    .poll(() => {
      const call = app.mock.calls.of(operationId).at(-1);
      return call && { method: call.method, path: call.path, query: call.query, body: call.body };
    })
    .toEqual({ method, path, query, body });
}
