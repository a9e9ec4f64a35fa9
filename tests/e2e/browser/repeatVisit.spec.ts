import type { BrowserContext } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import type { BuiltApp } from '@tests/support/servers/builtApp';

const link = `/registration/${demoTokens.invited}`;

/** Opens the link in a new page. Returns the requests to the server and their status. */
async function openLink(context: BrowserContext, app: BuiltApp): Promise<string[]> {
  const before = app.logs.accessLog().length;
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Ret' }).waitFor();
  const lines = () =>
    app.logs
      .accessLog()
      .slice(before)
      .trim()
      .split('\n')
      .map((line) => /"(.*?)" (\d+)/.exec(line)?.slice(1).join(' ') ?? line)
      .sort();
  // The haulier and the four reference lists, which are requested last.
  await expect.poll(() => lines().filter((line) => line.startsWith('/api/')).length).toBe(5);
  await page.close();
  return lines();
}

test('a repeat visit requests only data, and the page to check whether it has changed', async ({
  context,
  app,
}) => {
  const first = await openLink(context, app);
  expect(first.filter((line) => line.startsWith('/assets/')).length).toBeGreaterThan(2);
  const calls = first.filter((line) => line.startsWith('/api/'));
  expect(await openLink(context, app)).toEqual([
    ...calls,
    expect.stringMatching(/^\/registration\/\S+ 304$/),
  ]);
});
