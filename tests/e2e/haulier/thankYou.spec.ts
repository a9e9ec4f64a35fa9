import { demoTokens } from '@mocks/db/demo';
import { expect, expectAccessible, expectCall, test } from '@tests/support/fixtures/e2eTest';

const address = `/thank-you/${demoTokens.signed}`;
const sent = { method: 'GET', path: `/api/step/send-xml/${demoTokens.signed}` } as const;

test('thank-you calls send-xml once, whatever the haulier does then', async ({ page, app }) => {
  await page.goto(address);
  await expect(page.getByText('Aftalen er underskrevet.')).toBeVisible();
  await expect(page.getByText('Du modtager en kopi')).toBeVisible();
  await expectCall(app, 'sendXml', sent);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('You will receive a copy')).toBeVisible();
  await expectAccessible(page);
  const asked = () => app.mock.calls.all().map(({ operationId }) => operationId);
  await expect.poll(asked).toEqual(['sendXml', 'setLanguage']);
});

test('without a token it calls nothing', async ({ page, app }) => {
  await page.goto('/thank-you');
  await expect(page.getByText('Aftalen er underskrevet.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(app.mock.calls.all()).toEqual([]);
});

test('a failed send-xml is told once and the page stays', async ({ page, app, watched }) => {
  watched.allow(/status of 500/);
  app.mock.use('error:sendXml:500');
  await page.goto(address);
  await expect(
    page.getByRole('region', { name: 'Beskeder' }).getByText('Ups! Noget gik galt!'),
  ).toHaveCount(1);
  await expect(page.getByText('Aftalen er underskrevet.')).toBeVisible();
  await expect(page).toHaveURL(app.origin + address);
  await expectAccessible(page);
});

test('its button prints it, and the paper shows what counts', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Udskriv kvittering' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Aftalen er underskrevet.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});
