import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { expect, expectAccessible, test } from '@tests/support/fixtures/e2eTest';
import { atStep, choose, next, openCard } from '@tests/support/actions/wizardSteps';

/** The lines that the application and the browser log for a file that cannot be loaded. */
const loadErrors = /^Error \w{8}:|status of 404|net::ERR_/;

const failed = (page: Page) => page.getByText('Siden er ikke hentet.');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Prøv igen' });

/** Counts the requests for the document, whatever causes them. */
function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.count += 1;
  });
  return documents;
}

/** Answers requests for scripts with 404 while `isGone`, as after a new deployment. */
async function respondNotFound(page: Page, scripts: RegExp, isGone: () => boolean): Promise<void> {
  await page.route(scripts, async (route) => {
    if (isGone())
      await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
    else await route.continue();
  });
}

async function openList(page: Page): Promise<void> {
  await page.goto('/admin/truckers');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

/** Opens a page with the menu. */
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click();

const loginScript = /\/assets\/session\.\w+\.js$/;
const pricesScript = /\/assets\/prices\.\w+\.js$/;
const carStepScript = /\/assets\/car-step\.\w+\.js$/;
const anyScript = /\/assets\/.+\.js$/;

test.describe('a page whose chunk cannot be loaded', () => {
  test.beforeEach(({ watched }) => watched.allow(loadErrors));

  test('opens after one automatic reload', async ({ page }) => {
    const documents = countDocuments(page);
    await respondNotFound(page, loginScript, () => documents.count < 2);
    await page.goto('/login');
    // The first view shows this field before any script runs, so wait for the second document first.
    await expect.poll(() => documents.count).toBe(2);
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  });

  test('shows an error when a reload does not help, and is not reloaded automatically again', async ({
    page,
  }) => {
    const documents = countDocuments(page);
    let isGone = true;
    await respondNotFound(page, loginScript, () => isGone);
    await page.goto('/login');
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ups! Noget gik galt!');
    await expect(page.getByText(/^Referencenummer: [2-9A-HJ-NP-Z]{8}\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Gå til forsiden' })).toBeVisible();
    await expectAccessible(page);
    expect(documents.count).toBe(2);
    await page.reload();
    await expect(failed(page)).toBeVisible();
    expect(documents.count).toBe(3);
    // Each press reloads the page.
    await tryAgain(page).click();
    await expect.poll(() => documents.count).toBe(4);
    await expect(failed(page)).toBeVisible();
    isGone = false;
    await tryAgain(page).click();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  });

  test.describe('when the user opens it from the menu', () => {
    test.use({ as: 'admin' });

    test('opens after one automatic reload', async ({ page }) => {
      await openList(page);
      const documents = countDocuments(page);
      await respondNotFound(page, pricesScript, () => documents.count < 1);
      await goTo(page, 'Priser');
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible();
      expect(documents.count).toBe(1);
    });

    test('shows an error while offline, and opens once online, without a reload', async ({
      page,
      context,
    }) => {
      await openList(page);
      const documents = countDocuments(page);
      await context.setOffline(true);
      await goTo(page, 'Priser');
      await expect(failed(page)).toBeVisible();
      // The loaded pages still work.
      await goTo(page, 'Vognmænd');
      await expect(page.getByRole('heading', { level: 1, name: 'Vognmænd' })).toBeVisible();
      await goTo(page, 'Priser');
      await expect(failed(page)).toBeVisible();
      // The offline bar disappears and moves the menu. A link that moves under the pointer would prefetch its page.
      await page.mouse.move(0, 0);
      // The page is fetched again automatically.
      await context.setOffline(false);
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      expect(documents.count).toBe(0);
    });

    test('shows an error while the server is unreachable, and opens on a retry without a reload', async ({
      page,
    }) => {
      await openList(page);
      const documents = countDocuments(page);
      let isCut = true;
      await page.route(/./, (route) => (isCut ? route.abort() : route.continue()));
      await goTo(page, 'Tilvalg');
      await expect(failed(page)).toBeVisible();
      isCut = false;
      await tryAgain(page).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Tilvalg' })).toBeVisible();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      expect(documents.count).toBe(0);
    });
  });
});

test.describe('a missing chunk', () => {
  test.beforeEach(({ watched }) => watched.allow(loadErrors));

  test('is reported in place of a wizard step, which opens after a retry without a reload', async ({
    page,
  }) => {
    const documents = countDocuments(page);
    let isGone = true;
    await respondNotFound(page, carStepScript, () => isGone);
    await page.goto(`/registration/${demoTokens.invited}`);
    await atStep(page, 'Dine oplysninger');
    await openCard(page);
    await page.getByLabel('Navn').fill('Ny Vognmand ApS');
    await choose(page, 'Er bilen forsikret i dag?', 'Nej');
    await next(page);
    await atStep(page, 'Bilforsikring');
    await expect(page.getByText('Ups! Noget gik galt!')).toBeVisible();
    isGone = false;
    await tryAgain(page).click();
    await expect(page.getByRole('radiogroup', { name: 'Hvor kører du?' })).toBeVisible();
    expect(documents.count).toBe(1);
  });

  test.describe('when staff open a dialog', () => {
    test.use({ as: 'admin' });

    test('is reported in its place, and the dialog can be used after a retry', async ({
      page,
      app,
    }) => {
      await openList(page);
      const documents = countDocuments(page);
      let isGone = true;
      await respondNotFound(page, anyScript, () => isGone);
      await page.getByRole('button', { name: 'Opret vognmand' }).click();
      const fallback = page.getByRole('dialog', { name: 'Vinduet er ikke hentet' });
      await expect(fallback).toContainText('Ups! Noget gik galt!');
      isGone = false;
      await fallback.getByRole('button', { name: 'Prøv igen' }).click();
      const dialog = page.getByRole('dialog', { name: 'Opret vognmand' });
      const name = dialog.getByRole('textbox', { name: 'Navn' });
      await name.fill('Gl. Ølstykke Taxa ApS');
      await dialog.getByRole('button', { name: 'Opret', exact: true }).click();
      await expect(dialog.getByRole('link', { name: /^CVR-nummer: / })).toBeVisible();
      await expect(name).toHaveValue('Gl. Ølstykke Taxa ApS');
      expect(documents.count).toBe(0);
      expect(app.mock.calls.of('createTrucker')).toEqual([]);
    });
  });
});
