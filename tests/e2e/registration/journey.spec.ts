import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import { expect, expectAccessible, signIn, test } from '../../support/e2e';
import { atStep, choose, chooseCar, readSmsCode } from '../../support/wizardSteps';

async function saveDetails(page: Page) {
  await atStep(page, 'Bekræft oplysninger');
  await page.getByRole('textbox', { name: 'Navn' }).fill('Nordhavn Taxi ApS');
  await page.getByRole('textbox', { name: 'Mobilnummer' }).fill('20304050');
  await choose(page, 'Har du i dag en forsikring på bilen?', 'Ja');
  await page.getByRole('button', { name: 'Næste' }).click();
}

async function saveCarChoices(page: Page) {
  await atStep(page, 'Bilforsikring');
  await chooseCar(page, { injuries: '1 skade', road: 'Ja' });
  await expect(page.getByRole('region', { name: 'Din pris' })).toContainText(
    /\d,\d\d kr\. pr\. måned/,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Næste' }).click();
}

async function terminateExistingInsurance(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Opsigelse af eksisterende forsikring' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Forsikringsselskab').selectOption('Nordlys Forsikring');
  await dialog.getByLabel('Policenummer').fill('P-4711');
  await dialog.getByRole('textbox', { name: 'Ophørsdato' }).fill('31-12-2026');
  await dialog.getByRole('button', { name: 'Gem og fortsæt' }).click();
}

async function finish(page: Page) {
  await atStep(page, 'Arbejdsskade og underskrift');
  await choose(page, 'Arbejdsskadeforsikring', 'Ja');
  const others = page.getByRole('radiogroup').filter({ hasNotText: 'Arbejdsskadeforsikring' });
  for (const group of await others.all()) await group.getByRole('radio', { name: 'Nej' }).check();
  await page.getByLabel('Antal biler').fill('2');
  await page.getByLabel('Antal medarbejdere (fuldtid)').fill('1,25');
  await page.getByLabel('Antal chauffører').fill('3');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Underskriv aftale' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bekræft med sms-kode' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Sms-kode' }).fill(await readSmsCode(page));
  await dialog.getByRole('button', { name: 'Bekræft' }).click();
}

test('an invited haulier goes from link to thank-you, and staff find the change', async ({
  page,
  app,
}) => {
  await page.goto(`/registration/${demoTokens.invited}`);
  await saveDetails(page);
  await saveCarChoices(page);
  await terminateExistingInsurance(page);
  await finish(page);

  await expect(page).toHaveURL(`/thank-you/${demoTokens.invited}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tak' })).toBeVisible();
  await expect(page.getByText('Aftalen er underskrevet.')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => app.mock.calls.of('sendXml').length).toBe(2);
  expect(app.mock.calls.all().map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining([
      'getRegistration',
      'updateTrucker',
      'getPremium',
      'saveTermination',
      'saveCarChoices',
      'generateSmsCode',
      'verifySmsCode',
      'saveWorkChoices',
    ]),
  );

  await signIn(page, 'admin');
  await page.getByRole('searchbox', { name: 'Søg efter vognmand' }).fill('Nordhavn Taxi');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'Nordhavn Taxi ApS' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Har arbejdsskadeforsikring');

  const token = await page.evaluate(() => localStorage.getItem('token'));
  const id = app.mock.db.truckers.all().find(({ name }) => name === 'Nordhavn Taxi ApS')?.id;
  const history = await page.request.get(`/api/truckers/trucker-history/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const entries = (await history.json()) as { data: string }[];
  expect(entries.map(({ data }) => JSON.parse(data) as object)).toEqual([
    expect.objectContaining({
      name: 'Nordhavn Taxi ApS',
      police_number: 'P-4711',
      termination_date: '2026-12-31',
      addon_1: 1,
      addon_2: 0,
    }),
  ]);
});
