import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { demoIds } from '@mocks/db/demo';
import { expect, expectAccessible, expectCall, test } from '@tests/support/fixtures/e2eTest';

test.use({ as: 'admin' });

const address = paths.truckerHistory.href(demoIds.signed);
const submissions = (page: Page) => page.getByRole('button', { name: /^Indsendt/ });

test("staff go from the list to a haulier's history, open a submission and go back", async ({
  page,
  app,
}) => {
  await page.goto('/admin/truckers');
  await page
    .getByRole('group', { name: 'Handlinger for Nørrebro Taxi ApS' })
    .getByRole('link', { name: 'Historik' })
    .click();
  await expect(page).toHaveURL(app.origin + address);
  await expectCall(app, 'getTruckerHistory', {
    method: 'GET',
    path: `/api/truckers/trucker-history/${demoIds.signed}`,
  });
  await expect(
    page.getByRole('heading', { level: 1, name: 'Historik for Nørrebro Taxi ApS' }),
  ).toBeVisible();
  await expect(submissions(page)).toHaveText([
    'Indsendt 02-03-2022 14:052 ændringer siden forrige indsendelse',
    'Indsendt 14-01-2022 10:41Første indsendelse',
  ]);

  const [newest, oldest] = [submissions(page).first(), submissions(page).last()];
  await expect(newest).toHaveAttribute('aria-expanded', 'true');
  await expect(oldest).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Første indsendelse')).toBeVisible();
  await expect(page.getByText('Ændret', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Før: Ja')).toBeVisible();
  await expect(page.getByText('01-01-2022').first()).toBeVisible();
  await expect(page.getByText('01-01-2022').last()).toBeHidden();
  await oldest.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('01-01-2022').last()).toBeVisible();
  await expect(newest).toHaveAttribute('aria-expanded', 'true');
  await newest.click();
  await expect(page.getByText('Før: Ja')).toBeHidden();

  await page.getByRole('link', { name: 'Tilbage til vognmænd' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vognmænd' })).toBeFocused();
  expect(app.mock.calls.of('getTruckerHistory')).toHaveLength(1);
});

test('a printed history shows every submission expanded [2-history-paper]', async ({ page }) => {
  await page.goto(address);
  const hidden = page.getByText('01-01-2022').last();
  await expect(hidden).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(hidden).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tilbage til vognmænd' })).toBeHidden();
  await expectAccessible(page);
});

test('a history fits a phone whatever the name, with and without submissions [2-history-narrow]', async ({
  page,
  app: { mock },
}) => {
  const name = 'Speciallægepraksisplanlægningsstabiliseringsperiodetaxa';
  const bare = 1;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const id of [demoIds.signed, bare]) {
    mock.db.truckers.update(id, { name });
    await page.goto(paths.truckerHistory.href(id));
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
