import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import {
  atStep,
  choose,
  chooseCar,
  next,
  openCard,
  toCarStep,
} from '@tests/support/actions/wizardSteps';

const link = `/registration/${demoTokens.invited}`;
const startOverButton = (page: Page) => page.getByRole('button', { name: 'Start forfra' });

/** Reloads the page and accepts the browser's question about unsaved changes. */
const reload = async (page: Page, step: string) => {
  const asked: string[] = [];
  page.once('dialog', (question) => asked.push(question.type()));
  // The handler that asks is fetched with the first focus. Without it the browser would not ask.
  await expect
    .poll(() =>
      page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))),
    )
    .toBe(false);
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await atStep(page, step);
};

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

test('a reload in each step opens that step again and loses no input', async ({ page, app }) => {
  await page.goto(link);
  const name = page.getByRole('textbox', { name: 'Navn' });
  await openCard(page);
  // A browser asks only if the user has interacted with the page.
  await name.click();
  await name.fill('Skrevet før ApS');
  await reload(page, 'Dine oplysninger');
  await expect(startOverButton(page)).toBeVisible();
  await expect(name).toHaveValue('Skrevet før ApS');

  await toCarStep(page, 'Nej');
  await choose(page, 'Selvrisiko', '10.000 kr.');
  await reload(page, 'Bilforsikring');
  await expect(
    page.getByRole('radiogroup', { name: 'Selvrisiko' }).getByRole('radio', { name: '10.000 kr.' }),
  ).toBeChecked();

  await chooseCar(page, { injuries: '1 skade' });
  await next(page);
  await atStep(page, 'Arbejdsskade og underskrift');
  await choose(page, 'Arbejdsskadeforsikring', 'Ja');
  await page.getByLabel('Antal chauffører').fill('3');
  await reload(page, 'Arbejdsskade og underskrift');
  await expect(page.getByLabel('Antal chauffører')).toHaveValue('3');
  expect(app.mock.calls.of('saveWorkChoices')).toEqual([]);
});

test('the browser’s back and forward move between the steps, and back leaves the wizard at step 1', async ({
  page,
}) => {
  await page.goto('/login');
  await page.goto(link);
  await atStep(page, 'Dine oplysninger');
  await toCarStep(page, 'Nej');
  await chooseCar(page, { injuries: '1 skade' });
  await next(page);
  await atStep(page, 'Arbejdsskade og underskrift');
  await page.goBack();
  await atStep(page, 'Bilforsikring');
  await page.goForward();
  await atStep(page, 'Arbejdsskade og underskrift');
  await page.goBack();
  await page.goBack();
  await atStep(page, 'Dine oplysninger');
  await expect(page).toHaveURL(link);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});
