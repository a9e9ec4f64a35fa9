import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectCall, signIn, test } from '../../support/e2e';
import { atStep, choose, chooseCar, readSmsCode } from '../../support/wizardSteps';

const truckerId = 2;

/** From the list to step 1 of the haulier's agreement, by its row's link. */
async function openAgreement(page: Page, name: string) {
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name: 'Rediger aftale' }).click();
  await expect(page.getByText(`Rediger aftale for ${name}`)).toBeVisible();
  await atStep(page, 'Bekræft oplysninger');
}

async function saveFirstTwoSteps(page: Page) {
  await choose(page, 'Har du i dag en forsikring på bilen?', 'Nej');
  await page.getByRole('button', { name: 'Næste' }).click();
  await atStep(page, 'Bilforsikring');
  await chooseCar(page, { injuries: 'Ingen skader', glass: 'Ja' });
  await page.getByRole('button', { name: 'Næste' }).click();
  await atStep(page, 'Arbejdsskade og underskrift');
}

async function fillWork(page: Page) {
  await choose(page, 'Arbejdsskadeforsikring', 'Ja');
  await choose(page, 'Krisehjælp', 'Nej');
  await page.getByLabel('Antal biler').fill('2');
  await page.getByLabel('Antal medarbejdere (fuldtid)').fill('1.25');
  await page.getByLabel('Antal chauffører').fill('3');
  await page.getByRole('textbox', { name: 'Arbejdsskade gyldig fra' }).fill('01-12-2026');
  await page.getByRole('textbox', { name: 'Kommentar' }).fill('Aftalt pr. telefon');
}

for (const role of ['admin', 'user'] as const) {
  test(`role ${role} edits an agreement and is led back to the list`, async ({ page, app }) => {
    const before = app.mock.db.truckers.get(truckerId);
    const name = before?.name ?? '';
    await signIn(page, role);
    await openAgreement(page, name);
    await expectCall(app, 'getTrucker', {
      method: 'GET',
      path: `/api/truckers/get-trucker/${truckerId}`,
    });
    await saveFirstTwoSteps(page);
    await expectCall(app, 'saveCarChoices', {
      method: 'POST',
      path: '/api/step/save-step-2',
      body: {
        agreement_id: expect.any(Number),
        area_id: 1,
        new_value_id: 2,
        own_risk_id: 2,
        injury_id: 1,
        addon_1: 0,
        addon_2: 1,
        addon_1_date: null,
        token: '',
        admin: true,
        locale: 'da',
      },
    });
    await fillWork(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Underskriv aftale' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bekræft med sms-kode' });
    await expect(dialog.getByText(/sendt til vognmandens telefon/)).toBeVisible();
    await expectCall(app, 'generateSmsCode', {
      method: 'POST',
      path: '/api/sms/generate',
      body: { token: '', trucker_id: truckerId },
    });
    await dialog.getByRole('textbox', { name: 'Sms-kode' }).fill(await readSmsCode(page));
    await dialog.getByRole('button', { name: 'Bekræft' }).click();

    await expect(page.getByText('Du sendes tilbage til listen om lidt.')).toBeVisible();
    await expectCall(app, 'saveWorkChoices', {
      method: 'POST',
      path: '/api/step/save-step-3',
      body: {
        agreement_id: expect.any(Number),
        cars: 2,
        employees: 1.25,
        drivers: 3,
        addon_3: 1,
        addon_4: 0,
        injury_valid_from: '2026-12-01',
        injury_comment: 'Aftalt pr. telefon',
        token: '',
        locale: 'da',
      },
    });
    await expectCall(app, 'sendXml', {
      method: 'GET',
      path: `/api/step/send-xml/${truckerId}`,
      query: { update: 'true' },
    });
    await expect(page).toHaveURL(`${app.origin}/admin/truckers`);
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  });
}

test('staff find the way back where there is no such haulier', async ({ page, app, watched }) => {
  watched.allow(/status of 404/);
  await signIn(page, 'admin');
  await page.goto('/admin/truckers/edit/99999');
  await expect(page.getByText('Vognmanden findes ikke.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Gå videre nu' }).click();
  await expect(page).toHaveURL(`${app.origin}/admin/truckers`);
});
