import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioLink } from '@mocks/control/openScenario';
import { expect, expectAccessible } from '@tests/support/fixtures/e2eTest';
import { openScenario, qaFolder, test } from '@tests/support/fixtures/qaTest';
import { atStep } from '@tests/support/actions/wizardSteps';
import { closeWorkbench, drawer, first, openWorkbench, says } from './workbench';

/** What "any static host" comes down to: files as they are, and 404 for the rest. */
async function startPlainHost() {
  const types: Record<string, string> = {
    html: 'text/html',
    js: 'text/javascript',
    css: 'text/css',
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = join(qaFolder, pathname === '/' ? 'index.html' : pathname);
    if (!path.startsWith(qaFolder) || !existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type }).end(readFileSync(path));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('the build for testers runs from a host that has nothing but files', async ({ page }) => {
  const host = await startPlainHost();
  await page.goto(`${host.origin}${scenarioLink('/', 'invitedHaulier')}`);
  await expect(page.getByRole('textbox', { name: 'Navn' })).toHaveValue(first);
  host.close();
});

test('the state lasts over a reload and in another tab, until it is reset', async ({
  page,
  context,
}) => {
  await openScenario(page, 'happy');
  const row = (on: typeof page) => on.getByRole('row').filter({ hasText: first });
  await row(page).getByRole('button', { name: 'Slet vognmand' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja' }).click();
  await expect(row(page)).toHaveCount(0);

  await page.reload();
  await says(page, 'Viser 1-10 af 239 rækker');
  await expect(row(page)).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('/admin/truckers');
  await says(other, 'Viser 1-10 af 239 rækker');
  const scenario = await openWorkbench(other, 'Scenarie');
  await scenario.getByRole('button', { name: 'Nulstil' }).click();
  await expect(row(other)).toHaveCount(1);

  await page.getByRole('button', { name: 'Opdater' }).click();
  await expect(row(page)).toHaveCount(1);
});

test('the workbench switches a fault on, tells of the calls, changes who is signed in and lets a session run out', async ({
  page,
  watched,
}) => {
  watched.allow(/status of (401|419|503)/);
  const scenario = () => openWorkbench(page, 'Scenarie');
  const press = async (name: string) =>
    (await scenario()).getByRole('button', { name, exact: true }).click();
  /** Presses what loads the page again. */
  const pressAndLoad = async (name: string) => {
    const loaded = page.waitForEvent('load');
    await press(name);
    await loaded;
  };
  const refresh = () => page.getByRole('button', { name: 'Opdater', exact: true }).click();
  await openScenario(page, 'happy');
  await says(page, first);

  await test.step('a fault of one call', async () => {
    await (
      await scenario()
    )
      .getByRole('textbox', { name: 'Led med komma imellem' })
      .fill('error:listTruckers:503');
    await press('Brug det her');
    await expect(drawer(page).getByText(/^Scenariet er slået til/)).toBeVisible();
    await closeWorkbench(page);
    await refresh();
    await says(page, 'Ups! Noget gik galt!');
  });

  await test.step('the log of the calls, by a look that everybody can have', async () => {
    const calls = await openWorkbench(page, 'Kald');
    await expect(calls.getByText('/api/truckers/get-truckers').first()).toBeVisible();
    await expect(calls.getByText('503').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('another role, and nobody', async () => {
    await pressAndLoad('Nulstil');
    await says(page, first);
    await pressAndLoad('Bruger');
    await expect(page.getByRole('link', { name: 'Priser' })).toHaveCount(0);
    await says(page, first);
    await pressAndLoad('Ingen');
    await atStep(page, 'Log ind');
  });

  await test.step('the clock', async () => {
    await pressAndLoad('Admin');
    await says(page, first);
    await (await scenario()).getByRole('textbox', { name: /^Flyt med/ }).fill('9');
    await press('Flyt');
    await expect(drawer(page).getByText(/^Uret er stillet/)).toBeVisible();
    await closeWorkbench(page);
    await refresh();
    await says(page, 'Du er blevet logget ud. Log ind igen for at fortsætte.');
  });
});

test('the drawer works beside a dialog of the application, in English and by keyboard', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await openScenario(page, 'happy');
  await says(page, first);
  await page.getByRole('button', { name: 'Add haulier' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Alt+m');
  const english = page.getByRole('complementary').filter({ has: page.getByRole('tablist') });
  await expect(english).toBeVisible();
  await expect(english.getByRole('tab', { selected: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(english.getByRole('tab', { selected: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(english).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a browser that cannot run the mock is told why', async ({ page, watched }) => {
  watched.allow(/.*/);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await page.goto('/login');
  await expect(
    drawer(page).getByText(/needs a service worker: open the page by https/),
  ).toBeVisible();
  await atStep(page, 'Log ind');
});
