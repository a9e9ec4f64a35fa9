import type { Page } from '@playwright/test';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { expect, test, waitRoundTrip } from '@tests/support/fixtures/e2eTest';
import { expectVisible, pauseClock } from '@tests/support/actions/pageClock';
import {
  addOns,
  agreementIdOf,
  callsSoFar,
  carChoices,
  expectCalls,
  get,
  lists,
  post,
  premium,
  readAgain,
  smsCalls,
  stepOne,
  termination,
} from '@tests/support/assertions/wizardCalls';
import {
  chooseCar,
  chooseWork,
  fillTermination,
  finish,
  next,
  readSmsCode,
  saveTermination,
  sendCode,
  toCarStep,
} from '@tests/support/actions/wizardSteps';

const truckerId = 2;

/** The current haulier in the mock's database. */
function trucker(app: BuiltApp) {
  const found = app.mock.db.truckers.get(truckerId);
  if (!found) throw new Error('The haulier is gone.');
  return found;
}

/** Opens step 1 of the haulier's agreement with the link in the list. */
async function openAgreement(page: Page, name: string) {
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name: 'Rediger aftale' }).click();
  await expect(page.getByText(`Rediger aftale for ${name}`)).toBeVisible();
}

/**
 * Two cases: with and without an insurance to terminate. In the prefilled step 2 each changed choice requests a price.
 */
const editions = [
  {
    role: 'admin',
    hasInsurance: true,
    injuries: '1 skade',
    injuryId: 2,
    premiums: [premium(2, { new_value_id: 3 }), premium(2)],
  },
  {
    role: 'user',
    hasInsurance: false,
    injuries: 'Ingen skader',
    injuryId: 1,
    premiums: [premium(2, { new_value_id: 3 }), premium(2), premium(1)],
  },
] as const;

const listQuery = { pagination: 'true', page: '1', sort: 'id', dir: 'asc' };

for (const { role, hasInsurance, injuries, injuryId, premiums } of editions) {
  test.describe(`role ${role}`, () => {
    test.use({ as: role });

    test('edits an agreement and returns to the list', async ({ page, app }) => {
      const before = trucker(app);
      const agreement_id = agreementIdOf(app, truckerId);
      await page.clock.install();
      await page.goto('/admin/truckers');
      await page.getByRole('row').nth(1).waitFor();
      const from = callsSoFar(app);
      await openAgreement(page, before.name);
      await toCarStep(page, hasInsurance ? 'Ja' : 'Nej');
      await chooseCar(page, { injuries, glass: 'Ja' });
      await expect(page.getByRole('region', { name: 'Pris' })).toContainText('kr. pr. måned');
      await next(page);
      if (hasInsurance) {
        await fillTermination(page);
        await saveTermination(page);
      }
      await chooseWork(page);
      await page
        .getByRole('textbox', { name: 'Arbejdsskadeforsikring gælder fra' })
        .fill('01-12-2026');
      await page.getByRole('textbox', { name: 'Kommentar' }).fill('Aftalt pr. telefon');
      const dialog = await finish(page);
      await expect(dialog.getByText(/^Bed vognmanden læse den sms-kode op/)).toBeVisible();
      const code = readSmsCode(page);
      await pauseClock(page);
      await sendCode(page, code);

      await test.step('the success is shown, and 3 seconds later the list is back', async () => {
        await expectVisible(page, page.getByText('Du bliver sendt tilbage til listen om lidt.'));
        await expect(page.getByRole('main').getByText('Opdatering gemt')).toBeVisible();
        // Wait for running requests: the three seconds of the clock pass at once.
        await waitRoundTrip(page);
        await page.clock.runFor(2000);
        await expect(page).toHaveURL(`/admin/truckers/edit/${truckerId}`);
        await page.clock.runFor(1000);
        await expect(page).toHaveURL('/admin/truckers');
        await page.clock.resume();
        await expect(page.getByRole('row').filter({ hasText: before.name })).toHaveCount(1);
      });

      const { generate, verify } = smsCalls('', truckerId);
      const popup = termination(before, '');
      const read = get(`/api/truckers/get-trucker/${truckerId}`);
      await expectCalls(
        page,
        app,
        [
          read,
          lists,
          read,
          stepOne(before, { previous_insurance: hasInsurance ? '1' : '0' }),
          addOns(1),
          ...premiums,
          ...(hasInsurance
            ? [read, { ...popup, body: { ...(popup.body as object), admin: true } }]
            : []),
          read,
          post('/api/step/save-step-2', {
            agreement_id,
            ...carChoices(injuryId),
            addon_1: 0,
            addon_2: 1,
            addon_1_date: null,
            token: '',
            admin: true,
            locale: 'da',
          }),
          addOns(2),
          readAgain(read, premium(injuryId)),
          generate,
          verify(code),
          readAgain(read, premium(injuryId)),
          post('/api/step/save-step-3', {
            agreement_id,
            cars: 2,
            employees: 1.25,
            drivers: 3,
            addon_3: 1,
            addon_4: 0,
            injury_valid_from: '2026-12-01',
            injury_comment: 'Aftalt pr. telefon',
            token: '',
            locale: 'da',
          }),
          get(`/api/step/send-xml/${truckerId}`, { update: 'true' }),
          get('/api/truckers/get-truckers', listQuery),
        ],
        from,
      );
    });
  });
}
