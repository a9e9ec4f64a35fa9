import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { expect, expectAccessible, test } from '@tests/support/fixtures/e2eTest';
import {
  controlOf,
  expectRefused,
  expectRounds,
  mend,
  press,
  put,
  sentBy,
  summaryOf,
  type WizardForm,
} from '@tests/support/assertions/refusals';
import {
  atStep,
  choose,
  codeDialog,
  next,
  readSmsCode,
  sendCode,
  terminationDialog,
  toCarStep,
  toWorkStep,
} from '@tests/support/actions/wizardSteps';
import {
  carRounds,
  codeRounds,
  detailsRounds,
  injuryRounds,
  missingPlate,
  noCarInsurance,
  noPlate,
  terminationRounds,
  workRounds,
  wrongCounts,
} from './refusalRows';

/** axe finds nothing in the step's errors, in Danish and in English; these are what the step says in English. */
const lookAt = (form: WizardForm, title: RegExp, messages: readonly string[]) => async () => {
  const { page } = form;
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English', exact: true }).click();
  const summary = summaryOf(form, 'There is a problem');
  await expect(summary.getByRole('listitem')).toHaveText(messages);
  await expect(page).toHaveTitle(title);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dansk', exact: true }).click();
  await expect(summaryOf(form)).toBeVisible();
};

/** The haulier behind `demoTokens.halfDone`. */
const halfDoneId = 2;

const workForm = (page: Page, app: BuiltApp): WizardForm => ({
  page,
  app,
  within: page,
  submit: 'Underskriv aftale',
  title: 'Trin 3 af 3: Arbejdsskade og underskrift',
});

test('step 1 takes nothing that section 5 refuses', async ({ page, app }) => {
  const title = 'Trin 1 af 3: Bekræft oplysninger';
  const form: WizardForm = { page, app, within: page, submit: 'Næste', title };
  await page.goto(`/registration/${demoTokens.invited}`);
  await expect(page.getByRole('textbox', { name: 'Navn' })).not.toHaveValue('');
  await put(page, { role: 'textbox', label: 'Undervogn' }, '');

  await expectRounds(
    form,
    detailsRounds,
    lookAt(form, /^Error: Step 1 of 3: Confirm details/, [
      'Name: This field is required',
      'CVR number: This field is required and must be 8 digits long',
      'Truck number: This field is required and must be 6 digits long',
      'Email: This field is required',
      'Mobile number: This field is required',
      'Address: This field is required',
      'Zip code: This field is required',
      'City: This field is required',
      'Registration number: This field is required',
      'Do you have insurance on the car today?: Choose whether you have insurance today',
    ]),
  );

  await test.step('a registration number is asked for only with car insurance and a plate', async () => {
    await put(page, missingPlate, missingPlate.wrong);
    await put(page, noCarInsurance, noCarInsurance.wrong);
    await expectRefused(form, [noCarInsurance]);
    await put(page, noCarInsurance, noCarInsurance.right);
    await expectRefused(form, [missingPlate]);
    await put(page, noPlate, true);
    await expect(summaryOf(form)).toHaveCount(0);
    expect(sentBy(app)).toEqual([]);
    await press(form);
    await atStep(page, 'Bilforsikring');
  });
  expect(sentBy(app)).toEqual([
    {
      path: '/api/truckers/update-trucker',
      body: {
        id: expect.any(Number),
        name: 'Nordhavn Taxi ApS',
        email: 'post@nordhavn.example.dk',
        cvr: '87654321',
        dr_number: '654321',
        phone: '20304050',
        undervogn: '',
        is_car_insurance: '1',
        is_work_insurance: '1',
        reg_number: '',
        address: 'Havnegade 7',
        zip_code: '2150',
        city: 'Nordhavn',
        address_id: expect.any(Number),
        previous_insurance: '0',
        locale: 'da',
      },
    },
  ]);
});

test('step 2 takes no open question and no road assistance without its date', async ({
  page,
  app,
}) => {
  const title = 'Trin 2 af 3: Bilforsikring';
  const form: WizardForm = { page, app, within: page, submit: 'Næste', title };
  await page.goto(`/registration/${demoTokens.invited}`);
  await toCarStep(page, 'Nej');
  await expect(controlOf(page, { role: 'radiogroup', label: 'Selvrisiko' })).toBeVisible();

  await expectRounds(
    form,
    carRounds,
    lookAt(form, /^Error: Step 2 of 3: Car insurance/, [
      'Where do you drive?: This field is required',
      'New value of the car: This field is required',
      'Own risk: This field is required',
      'Injuries in the last 3 years: This field is required',
      'Road assistance: Choose yes or no',
      'Glass damage: Choose yes or no',
    ]),
  );

  await test.step('without road assistance there is no date to be wrong', async () => {
    const date = { role: 'textbox', label: 'Vejhjælp aktiv fra' } as const;
    await put(page, date, 'i morgen');
    await expect(summaryOf(form).getByRole('listitem')).toHaveCount(1);
    await choose(page, 'Vejhjælp', 'Nej');
    await expect(controlOf(page, date)).toHaveCount(0);
    await expect(summaryOf(form)).toHaveCount(0);
    await press(form);
    await atStep(page, 'Arbejdsskade og underskrift');
  });
  expect(sentBy(app).slice(1)).toEqual([
    {
      path: '/api/step/save-step-2',
      body: {
        agreement_id: expect.any(Number),
        area_id: 1,
        new_value_id: 2,
        own_risk_id: 2,
        injury_id: 2,
        addon_1: 0,
        addon_2: 0,
        addon_1_date: null,
        token: demoTokens.invited,
        locale: 'da',
      },
    },
  ]);
});

test('the termination popup takes nothing that is missing or no date', async ({ page, app }) => {
  const form = { page, app, within: terminationDialog(page), submit: 'Gem og fortsæt' };
  await page.goto(`/registration/${demoTokens.halfDone}`);
  await toCarStep(page, 'Ja');
  await next(page);
  await expect(form.within).toBeVisible();

  await expectRounds(form, terminationRounds, () => expectAccessible(page));

  await press(form);
  await atStep(page, 'Arbejdsskade og underskrift');
  expect(sentBy(app).map(({ path }) => path)).toEqual([
    '/api/truckers/update-trucker',
    '/api/step/insurance-info',
    '/api/step/save-step-2',
  ]);
  expect(sentBy(app)[1]?.body).toMatchObject({
    select_insurance: 1,
    police_number: 'P-4711',
    date: '2026-12-31',
  });
});

test('step 3 takes no open question and no counts but whole ones and quarters', async ({
  page,
  app,
}) => {
  const form = workForm(page, app);
  await page.goto(`/registration/${demoTokens.halfDone}`);
  await toWorkStep(page);
  await expect(controlOf(page, { role: 'radiogroup', label: 'Krisehjælp' })).toBeVisible();

  await expectRounds(
    form,
    workRounds,
    lookAt(form, /^Error: Step 3 of 3: Work injury and signing/, [
      'Work injury insurance: Choose yes or no',
      'Krisehjælp: Choose yes or no',
      'Number of cars: This field is required',
      'Number of employees (full-time): This field is required',
      'Number of drivers: This field is required',
    ]),
  );

  await test.step('counts that are not asked for cannot be wrong', async () => {
    for (const row of wrongCounts) await put(page, row, row.wrong);
    await choose(page, 'Arbejdsskadeforsikring', 'Nej');
    for (const row of wrongCounts) await expect(controlOf(page, row)).toHaveCount(0);
    await expect(summaryOf(form)).toHaveCount(0);
    await choose(page, 'Arbejdsskadeforsikring', 'Ja');
    await expectRefused(form, wrongCounts);
    await mend(form, wrongCounts);
  });

  await test.step('quarters pass with a comma and with a point', async () => {
    await press(form);
    await codeDialog(page).getByRole('button', { name: 'Annuller' }).click();
    await put(page, { role: 'textbox', label: 'Antal medarbejdere (fuldtid)' }, '1.25');
    await press(form);
    await expect(codeDialog(page)).toBeVisible();
    await sendCode(page, readSmsCode(page));
    await atStep(page, 'Tak');
  });
  expect(sentBy(app).slice(2)).toEqual([
    { path: '/api/sms/generate', body: expect.any(Object) },
    { path: '/api/sms/generate', body: expect.any(Object) },
    { path: '/api/sms/verify', body: expect.any(Object) },
    {
      path: '/api/step/save-step-3',
      body: {
        agreement_id: expect.any(Number),
        addon_3: 1,
        addon_4: 0,
        cars: 2,
        employees: 1.25,
        drivers: 3,
        token: demoTokens.halfDone,
        locale: 'da',
      },
    },
  ]);
});

test('step 3 of staff takes no date that is none, and needs none', async ({ page, app }) => {
  const form = workForm(page, app);
  const session = await app.signIn('admin');
  await page.addInitScript(([token, user]) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', user);
  }, session);
  await page.goto(`/admin/truckers/edit/${halfDoneId}`);
  await toWorkStep(page);
  await choose(page, 'Arbejdsskadeforsikring', 'Ja');
  await choose(page, 'Krisehjælp', 'Nej');
  for (const row of wrongCounts) await put(page, row, row.right);

  await expectRounds(form, injuryRounds, () => expectAccessible(page));

  await press(form);
  await expect(codeDialog(page)).toBeVisible();
  expect(sentBy(app).at(-1)?.path).toBe('/api/sms/generate');
});

test('the SMS dialog takes a number and nothing else', async ({ page, app }) => {
  const form = { page, app, within: codeDialog(page), submit: 'Bekræft' };
  await page.goto(`/registration/${demoTokens.halfDone}`);
  await toWorkStep(page);
  await choose(page, 'Arbejdsskadeforsikring', 'Nej');
  await choose(page, 'Krisehjælp', 'Nej');
  await press(workForm(page, app));
  const field = controlOf(form.within, { role: 'textbox', label: 'Sms-kode' });
  await expect(field).toHaveAccessibleDescription(
    'Indtast den sms-kode, der er sendt til dit telefonnummer',
  );

  await expectRounds(form, codeRounds, () => expectAccessible(page));

  const code = readSmsCode(page);
  await sendCode(page, code.replace(/(...)/, '$1 '));
  await atStep(page, 'Tak');
  expect(sentBy(app).find(({ path }) => path === '/api/sms/verify')?.body).toEqual({
    token: demoTokens.halfDone,
    trucker_id: expect.any(Number),
    sms_code: code,
  });
});
