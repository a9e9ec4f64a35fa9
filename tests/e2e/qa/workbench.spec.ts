import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioLink } from '@mocks/control/openScenario';
import { expect, expectAccessible } from '@tests/support/fixtures/e2eTest';
import { openScenario, qaFolder, test } from '@tests/support/fixtures/qaTest';
import { atStep } from '@tests/support/actions/wizardSteps';
import { drawer, first, openWorkbench, says } from './workbench';
import { rowAction } from '@tests/support/page-objects/staffRow';

/** Serves the files of the build like a plain static host, which answers other paths with 404. */
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

test('the build for testers runs on a host that only serves files', async ({ page }) => {
  const host = await startPlainHost();
  await page.goto(`${host.origin}${scenarioLink('/', 'invitedHaulier')}`);
  await expect(page.getByText(first)).toBeVisible();
  host.close();
});

test('the data of the mock survive a reload and are shared with another tab, until a reset', async ({
  page,
  context,
}) => {
  await openScenario(page, 'happy');
  const row = (on: typeof page) => on.getByRole('row').filter({ hasText: first });
  await (await rowAction(row(page), 'Slet vognmand')).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja' }).click();
  await expect(row(page)).toHaveCount(0);

  await page.reload();
  await says(page, 'Viser 1–10 af 239 rækker');
  await expect(row(page)).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('/admin/truckers');
  await says(other, 'Viser 1–10 af 239 rækker');
  await (await openWorkbench(other)).getByRole('button', { name: 'Reset' }).click();
  await expect(row(other)).toHaveCount(1);

  await page.getByRole('button', { name: 'Genindlæs' }).click();
  await expect(row(page)).toHaveCount(1);
});

// The other buttons are tested without a browser (tests/unit/mocks/workbench).
test('the workbench switches a fault on, and changes the user', async ({ page, watched }) => {
  watched.allow(/status of 503/);
  await openScenario(page, 'happy');
  await says(page, first);
  const workbench = await openWorkbench(page);
  const press = (name: string) => workbench.getByRole('button', { name, exact: true }).click();
  await workbench.getByRole('combobox', { name: 'Call' }).selectOption('listTruckers');
  await workbench.getByRole('textbox', { name: /^Status/ }).fill('503');
  await press('Add');
  await expect(workbench.getByText('The fault is on: error:listTruckers:503')).toBeVisible();
  await expectAccessible(page);
  const loaded = page.waitForEvent('load');
  await press('User');
  await loaded;
  await says(page, 'Ups! Noget gik galt!');
  await expect(page.getByRole('link', { name: 'Priser' })).toHaveCount(0);
});

test('the workbench can be used by keyboard while the application shows a dialog', async ({
  page,
}) => {
  await openScenario(page, 'happy');
  await says(page, first);
  await page.getByRole('button', { name: 'Opret vognmand' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const workbench = await openWorkbench(page);
  await expect(workbench).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(workbench.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(workbench).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a browser that cannot run the mock shows the reason', async ({ page, watched }) => {
  watched.allow(/.*/);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await page.goto('/login');
  await expect(
    drawer(page).getByText(/needs a service worker: open the page over https/),
  ).toBeVisible();
  await atStep(page, 'Log ind');
});
