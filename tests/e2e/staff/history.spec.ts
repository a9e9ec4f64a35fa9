import type { Page } from '@playwright/test';
import { demoIds } from '@mocks/db/demo';
import {
  expect,
  expectAccessible,
  expectCall,
  signIn,
  test,
} from '@tests/support/fixtures/e2eTest';

const address = (id: number | string) => `/trucker-history/${id}`;
const submissions = (page: Page) => page.getByRole('button', { name: /^(Indsendt|Submitted)/ });

const asked = (id: number) =>
  ({ method: 'GET', path: `/api/truckers/trucker-history/${id}` }) as const;

for (const role of ['admin', 'user'] as const) {
  test(`${role} goes from the list to a haulier's history, opens a submission and goes back`, async ({
    page,
    app,
  }) => {
    await signIn(page, role);
    await page
      .getByRole('group', { name: 'Handlinger for Nørrebro Taxi ApS' })
      .getByRole('link', { name: 'Historik' })
      .click();
    await expect(page).toHaveURL(app.origin + address(demoIds.signed));
    await expectCall(app, 'getTruckerHistory', asked(demoIds.signed));
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
    await expect(page.getByText('Ændret siden forrige indsendelse')).toHaveCount(2);
    await expect(page.getByText('Før: Ja')).toBeVisible();
    await expect(page.getByText('01-01-2022').first()).toBeVisible();
    await expect(page.getByText('01-01-2022').last()).toBeHidden();
    await oldest.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('01-01-2022').last()).toBeVisible();
    await expect(newest).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await newest.click();
    await expect(page.getByText('Før: Ja')).toBeHidden();

    await page.getByRole('link', { name: 'Til listen over vognmænd' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vognmænd' })).toBeFocused();
    expect(app.mock.calls.of('getTruckerHistory')).toHaveLength(1);
  });
}

test('the history speaks English', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(address(demoIds.signed));
  await submissions(page).first().waitFor();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'History of Nørrebro Taxi ApS' }),
  ).toBeVisible();
  await expect(submissions(page).first()).toHaveText(
    'Submitted 02-03-2022 14:052 changes since the previous submission',
  );
  await expect(page.getByText('Changed since the previous submission')).toHaveCount(2);
  await expect(page.getByText('Before: Yes')).toBeVisible();
  for (const section of ['Customer info', 'Car insurance', 'Add-ons']) {
    await expect(page.getByRole('heading', { level: 3, name: section })).toBeVisible();
  }
  await expectAccessible(page);
});

test('damaged and missing data are shown as such, and the other submissions stay', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto(address(demoIds.damagedHistory));
  await expect(submissions(page)).toHaveCount(5);
  for (const heading of (await submissions(page).all()).slice(1)) await heading.click();
  await expect(page.getByText('Oplysningerne i denne indsendelse kan ikke læses.')).toBeVisible();
  await expect(page.getByText('Der er ingen oplysninger i denne indsendelse.')).toBeVisible();
  await expect(page.getByText('Nørregade 1')).toHaveCount(2);
  await expect(page.getByText('Ikke oplyst').first()).toBeVisible();
  await expectAccessible(page);
});

test('on paper every submission is open', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(address(demoIds.signed));
  const hidden = page.getByText('01-01-2022').last();
  await expect(hidden).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(hidden).toBeVisible();
  await expect(page.getByRole('link', { name: 'Til listen over vognmænd' })).toBeHidden();
  await expectAccessible(page);
});

test('a history that is on its way, empty or of nobody says so', async ({ page, app, watched }) => {
  await signIn(page, 'admin');
  app.mock.use('slow:getTruckerHistory:3000');
  await page.goto(address(1));
  await expect(page.getByText('Indlæser…')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Ingen Trucker Historier fundet')).toBeVisible();
  await expectCall(app, 'getTruckerHistory', asked(1));
  await expectAccessible(page);

  app.mock.use('happy');
  watched.allow(/status of 404/);
  await page.goto(address(99999));
  await expect(page.getByText('Her er ingen vognmand.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Beskeder' }).getByText('Vognmanden findes ikke.'),
  ).toBeVisible();
  await expectAccessible(page);

  app.mock.calls.clear();
  await page.goto(address('abc'));
  await expect(page.getByText('Her er ingen vognmand.')).toBeVisible();
  expect(app.mock.calls.all()).toEqual([]);
});

test("a failure shows the server's words and a way to try again", async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/status of 500/);
  await signIn(page, 'user');
  app.mock.use('error:getTruckerHistory:500');
  await page.goto(address(demoIds.signed));
  await expect(page.getByText('Historikken kunne ikke hentes.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Beskeder' }).getByText('Fejl 500 (scenarie).'),
  ).toHaveCount(1);
  await expectAccessible(page);
  app.mock.use('happy');
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(submissions(page)).toHaveCount(2);
  await expectCall(app, 'getTruckerHistory', asked(demoIds.signed));
  await expect(page.getByRole('region', { name: /^Historik for/ })).toBeFocused();
});
