import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { demoTokens } from '@mocks/db/demo';
import { expect, signIn, test } from '@tests/support/fixtures/e2eTest';

/** Returns every file of a folder with its hash. */
function hashes(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()
    .map((name) => {
      const hash = createHash('sha256').update(readFileSync(join(folder, name)));
      return `${name} ${hash.digest('hex')}`;
    });
}

const contact = {
  company: 'Taxa </script><b>Forsikring</b>',
  phone: '+45 20 30 40 50',
  email: 'hej@example.dk',
};

const base = '/forsikring/taxa/';

test('one build, configured for another base path, works there with links and reloads [2-two-slashes]', async ({
  app,
  page,
  watched,
}) => {
  const before = hashes(app.folder);
  await app.configure({ basePath: base, contact });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto(`${base}registration/${demoTokens.invited}`);
  await expect(page.getByRole('button', { name: 'Ret' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(contact.company);

  await page.goto('/forsikring/taxa');
  await expect(page).toHaveURL(/\/forsikring\/taxa\/login\?redirect=/);

  await signIn(page, 'admin', base);
  await expect(page).toHaveURL(`${app.origin}${base}admin/truckers`);
  await page.getByRole('link', { name: 'Priser' }).click();
  await expect(page).toHaveURL(`${app.origin}${base}admin/price`);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Priser' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Vognmænd' }).waitFor();

  watched.allow(/status of 404/);
  for (const address of [`${base}no/such/page`, `/${base}admin/truckers`, `${base}/x`]) {
    await page.goto(app.origin + address);
    await page.getByRole('link', { name: 'Gå til forsiden' }).click();
    await expect(page).toHaveURL(`${app.origin}${base}admin/truckers`);
  }

  expect(asked.filter((path) => !/^\/\/?(forsikring\/taxa(\/|$)|api\/)/.test(path))).toEqual([]);
  expect(hashes(app.folder)).toEqual(before);

  const outside = await page.request.get('/admin/truckers');
  expect(outside.status()).toBe(404);
  expect(await outside.text()).not.toContain('id="root"');
});
