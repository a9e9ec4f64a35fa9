import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { scenarioLink } from '@mocks/control/openScenario';
import type { ServedApp } from './builtApp';
import { expect, watchedTest } from './e2e';
import { startPlainApp } from './plainApp';

/** Where the build for testers is (`npm run build:qa`). */
export const qaFolder = resolve(process.env.APP_QA_FOLDER ?? 'dist-qa');

/** The end-to-end test on the build for testers, which answers itself; what asks a server all the same fails the test. */
export const test = watchedTest.extend<{ answersItself: undefined }, { server: ServedApp }>({
  answersItself: [
    async ({ server }, use) => {
      await use(undefined);
      expect(server.mock.calls.all()).toEqual([]);
    },
    { auto: true },
  ],
  server: [
    async ({}, use) => {
      const server = await startPlainApp(qaFolder);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

/** Opens a scenario by its link, as a tester does from a message. */
export async function openScenario(page: Page, scenario: string, screen?: string): Promise<void> {
  await page.goto(scenarioLink('/', scenario, screen));
}
