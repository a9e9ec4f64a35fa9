import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';
import {
  expect,
  expectAccessible,
  expectCall,
  signIn,
  test,
} from '@tests/support/fixtures/e2eTest';

const token = demoTokens.signed;
const address = (mail: string, locale = 'da') => paths.email.href(mail, locale, token);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const fields = (page: Page) => page.locator('dl.email-fields > div');

const asked = (msg: string, locale: string) =>
  ({ method: 'POST', path: '/api/step/email-info', body: { msg, token, locale } }) as const;

test('each type of e-mail is read by its address alone, with one request', async ({
  page,
  app,
}) => {
  for (const [mail, name] of [
    ['invite', 'Invitation'],
    ['existing-insurance', 'Opsigelse af forsikring'],
    ['injury-insurance', 'Bilforsikring'],
    ['work-insurance', 'Arbejdsskadeforsikring'],
  ] as const) {
    app.mock.calls.clear();
    await page.goto(address(mail));
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByText('Med venlig hilsen')).toBeVisible();
    await expectCall(app, 'getEmailInfo', asked(mail, 'da'));
    expect(app.mock.calls.all()).toHaveLength(1);
  }
});

test('each yes or no of the car insurance stands under its own label (D20)', async ({ page }) => {
  await page.goto(address('injury-insurance'));
  await expect(fields(page).filter({ hasText: 'Vejhjælp' })).toHaveText('VejhjælpJa');
  await expect(fields(page).filter({ hasText: 'Glasskade' })).toHaveText('GlasskadeNej');
});

test('the language is that of the address, for the page and for no longer (D24)', async ({
  page,
  app,
}) => {
  await signIn(page, 'admin');
  await page.goto(address('work-insurance', 'en'));
  await expect(heading(page, 'Work injury insurance')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(fields(page).last()).toHaveText('Number of drivers2');
  await expectCall(app, 'getEmailInfo', asked('work-insurance', 'en'));
  expect(app.mock.calls.of('setLanguage')).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('language'))).not.toBe('en');

  await page.goBack();
  await expect(heading(page, 'Vognmænd')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
});

test('the language switch leads to the same e-mail in the other language', async ({
  page,
  app,
}) => {
  await page.goto(address('invite'));
  await expect(page.getByText('Hej Nørrebro Taxi ApS')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Hello Nørrebro Taxi ApS')).toBeVisible();
  await expect(page).toHaveURL(app.origin + address('invite', 'en'));
  expect(app.mock.calls.of('getEmailInfo')).toHaveLength(2);
});

test('an unknown type asks for nothing, and an unknown language is Danish', async ({
  page,
  app,
}) => {
  await page.goto(address('welcome'));
  await expect(page.getByText('Her er ingen e-mail.')).toBeVisible();
  expect(app.mock.calls.all()).toEqual([]);
  await page.goto(address('invite', 'xx'));
  await expect(page.getByText('Hej Nørrebro Taxi ApS')).toBeVisible();
  await expectCall(app, 'getEmailInfo', asked('invite', 'da'));
});

test('a failed load gives the generic notice and a second try', async ({ page, app, watched }) => {
  watched.allow(/status of 500/);
  app.mock.use('error:getEmailInfo:500');
  await page.goto(address('invite'));
  await expect(page.getByText('E-mailen kunne ikke hentes.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Beskeder' }).getByText('Ups! Noget gik galt!'),
  ).toHaveCount(1);
  await expectAccessible(page);
  app.mock.use('happy');
  await page.getByRole('button', { name: 'Prøv igen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hej Nørrebro Taxi ApS')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Invitation' })).toBeFocused();
});

test('on paper there is the e-mail and nothing to press', async ({ page }) => {
  await page.goto(address('existing-insurance'));
  await expect(page.getByRole('button', { name: 'Udskriv' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(fields(page)).toHaveCount(7);
  await expect(fields(page).first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
});
