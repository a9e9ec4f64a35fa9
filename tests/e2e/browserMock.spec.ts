import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoTokens } from '@mocks/db/demo';
import { startBuiltApp, type BuiltApp } from '../support/builtApp';
import { expect, signIn, test as base } from '../support/e2e';

/** The same test on a build that carries the mock; the server's own mock stays behind it, unasked. */
const test = base.extend<object, { server: BuiltApp }>({
  server: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'browser-mock-'));
      execFileSync('npm', ['run', '--silent', 'build'], {
        env: { ...process.env, APP_MOCK: 'browser', APP_BUILD_FOLDER: folder },
      });
      const server = await startBuiltApp(folder);
      await use(server);
      await server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('a build with the mock works without a server', async ({ page, app }) => {
  await test.step('staff log in and see hauliers', async () => {
    await signIn(page, 'admin');
    await expect(page.getByText('Ærø Taxa v/Åse Østergaard')).toBeVisible();
  });

  await test.step('who is logged in survives a reload', async () => {
    await page.reload();
    await expect(page.getByText('Ærø Taxa v/Åse Østergaard')).toBeVisible();
  });

  await test.step("a haulier's link opens", async () => {
    await page.goto(`/registration/${demoTokens.invited}`);
    await expect(page.getByRole('textbox', { name: 'Navn' })).toHaveValue(
      'Ærø Taxa v/Åse Østergaard',
    );
  });

  await test.step('a person can read the SMS code in the console', async () => {
    const said = page.waitForEvent('console', (message) => message.text().startsWith('sms '));
    await page.evaluate(async (token) => {
      const read = await fetch(`/api/step/get-trucker-info/${token}`);
      const { truckers } = (await read.json()) as { truckers: { id: number } };
      await fetch('/api/sms/generate', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token, trucker_id: truckers.id }),
      });
    }, demoTokens.invited);
    expect((await said).text()).toMatch(/ \d{6}$/);
  });

  // Everything was answered inside the browser.
  expect(app.mock.calls.all()).toEqual([]);
});
