import type { Page } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import type { TruckerRow } from '@mocks/db/tables';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import { actionsSoFar, countActions } from '@tests/support/assertions/actions';
import {
  addOns,
  agreementIdOf,
  callsSoFar,
  carChoices,
  documents,
  expectCalls,
  get,
  truckerOf,
  lists,
  post,
  premium,
  linked,
  readAgain,
  smsCalls,
  stepOne,
  termination,
} from '@tests/support/assertions/wizardCalls';
import {
  atStep,
  chooseCar,
  chooseWork,
  fillTermination,
  finish,
  next,
  openCard,
  readSmsCode,
  saveTermination,
  sendCode,
  terminationDialog,
  toCarStep,
} from '@tests/support/actions/wizardSteps';

/** The current day in the wizard, on which road assistance starts by default. */
const now = new Date('2026-11-05T10:00:00+01:00');

const carPrice = (page: Page) => page.getByRole('region', { name: 'Din pris' });

/** Completes the wizard from step 2, including the termination dialog. */
async function fillRest(page: Page) {
  await chooseCar(page, { injuries: '1 skade', road: 'Ja', glass: 'Ja' });
  await expect(carPrice(page)).toContainText(/[1-9]\d?\.\d{3},\d\d\s*kr\. pr\. måned/);
  await next(page);
  await expect(terminationDialog(page)).toBeVisible();
  await fillTermination(page);
  await saveTermination(page);
  await chooseWork(page);
  await finish(page);
  const code = readSmsCode(page);
  await sendCode(page, code);
  await expect(page.getByRole('heading', { level: 1, name: 'Tak' })).toBeVisible();
  await expect(page.getByText('Aftalen er underskrevet.')).toBeVisible();
  await expect(page.getByText(/^Du får en kopi på/)).toBeVisible();
  // The deployment has no signing frame, so none may open.
  await expect(page.locator('iframe')).toHaveCount(0);
  return code;
}

/** The requests that steps 2 and 3 must send for this haulier. */
function restOf(app: BuiltApp, token: string, trucker: TruckerRow, code: string) {
  const agreement_id = agreementIdOf(app, trucker.id);
  const { generate, verify } = smsCalls(token, trucker.id);
  // The current data are fetched before each save, because a colleague may have changed them.
  const readFirst = token ? [linked(token)] : [];
  const compared = readAgain(token ? linked(token) : null, premium(2));
  return [
    addOns(1),
    premium(2),
    ...readFirst,
    termination(trucker, token),
    ...readFirst,
    post('/api/step/save-step-2', {
      token,
      agreement_id,
      ...carChoices(2),
      addon_1: 1,
      addon_2: 1,
      addon_1_date: '2026-11-05',
      locale: 'da',
    }),
    addOns(2),
    compared,
    generate,
    verify(code),
    compared,
    post('/api/step/save-step-3', {
      token,
      agreement_id,
      addon_3: 1,
      addon_4: 0,
      cars: 2,
      employees: 1.25,
      drivers: 3,
      locale: 'da',
    }),
    documents(token || trucker.id),
    documents(token || trucker.id),
  ];
}

/**
 * The actions of an invited haulier with an insurance to terminate: each required answer that is still missing, once,
 * and six presses. Work injury is known from step 1, and road assistance starts today by default.
 */
const requiredActions = [
  'answer: Er bilen forsikret i dag?',
  'press: Næste',
  'answer: Hvor kører du?',
  'answer: Bilens nyværdi',
  'answer: Selvrisiko',
  'answer: Skader de seneste 3 år',
  'answer: Vejhjælp',
  'answer: Glasdækning',
  'press: Næste',
  'answer: Forsikringsselskab',
  'answer: Policenummer',
  'answer: Ophørsdato',
  'press: Gem og fortsæt',
  'answer: Krisehjælp',
  'answer: Antal biler',
  'answer: Antal medarbejdere (fuldtid)',
  'answer: Antal chauffører',
  'press: Næste',
  'press: Underskriv aftale',
  'answer: Sms-kode',
  'press: Bekræft kode',
];

test('an invited haulier completes the registration with required answers only [2-wizard-loads, 2-wizard-asked-once]', async ({
  page,
  app,
}) => {
  const token = demoTokens.invited;
  const before = truckerOf(app);
  await page.clock.install({ time: now });
  await countActions(page);
  await page.goto(`/registration/${token}`);
  await atStep(page, 'Dine oplysninger');
  await openCard(page);
  await page.getByRole('textbox', { name: 'Navn' }).fill('Nordhavn Taxi ApS');
  await page.getByRole('textbox', { name: 'Mobilnummer' }).fill('20 30 40 50');
  await toCarStep(page, 'Ja');
  const code = await fillRest(page);
  await expect(page).toHaveURL(`/thank-you/${token}`);
  const ownWish = ['press: Ret', 'answer: Navn', 'answer: Mobilnummer'];
  expect(await actionsSoFar(page)).toEqual([...ownWish, ...requiredActions]);
  await expectCalls(page, app, [
    get(`/api/step/get-trucker-info/${token}`),
    lists,
    linked(token),
    stepOne(before, { name: 'Nordhavn Taxi ApS', phone: '20304050', previous_insurance: '1' }),
    ...restOf(app, token, truckerOf(app), code),
  ]);
  expect(app.mock.calls.all().filter(({ hasBearer }) => hasBearer)).toEqual([]);

  const session = await app.signIn('admin');
  await page.evaluate(([token, user]) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', user);
  }, session);
  await page.goto('/admin/truckers');
  await page.getByRole('searchbox', { name: 'Søg efter vognmand' }).fill('Nordhavn Taxi');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'Nordhavn Taxi ApS' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Har arbejdsskadeforsikring');
  const history = app.mock.db.history.all().filter(({ truckerId }) => truckerId === before.id);
  expect(history.map(({ data }) => JSON.parse(data) as object)).toEqual([
    expect.objectContaining({
      name: 'Nordhavn Taxi ApS',
      police_number: 'P-4711',
      termination_date: '2099-12-31',
      addon_1: 1,
      addon_2: 1,
    }),
  ]);
});

test('a haulier without a link signs up, and is then identified by id [2-wizard-without-token]', async ({
  page,
  app,
}) => {
  await page.clock.install({ time: now });
  await page.goto('/registration');
  await expectCalls(page, app, [lists]);
  const from = callsSoFar(app);
  for (const [name, value] of Object.entries({
    Navn: 'Østkystens Taxa ApS',
    'CVR-nummer': '39481726',
    Vognmandsnummer: '730254',
    'E-mail': 'kontor@oestkystens-taxa.example',
    Mobilnummer: '31425364',
    Undervogn: 'U-7',
    Adresse: 'Åboulevarden 12',
    Postnummer: '8700',
    By: 'Horsens',
  })) {
    await page.getByRole('textbox', { name }).fill(value);
  }
  await page.getByRole('checkbox', { name: 'Bilforsikring' }).check();
  await page.getByRole('checkbox', { name: 'Bilen har ikke nummerplade endnu' }).check();
  await toCarStep(page, 'Ja');
  const code = await fillRest(page);
  const [created, ...others] = app.mock.db.truckers.all().filter(({ cvr }) => cvr === '39481726');
  if (!created) throw new Error('The new haulier is not in the database.');
  expect(others).toEqual([]);
  await expect(page).toHaveURL(`/thank-you/${created.id}`);
  await expectCalls(
    page,
    app,
    [
      post('/api/step/add-trucker-info', {
        trucker_id: null,
        name: 'Østkystens Taxa ApS',
        email: 'kontor@oestkystens-taxa.example',
        cvr: '39481726',
        dr_number: '730254',
        phone: '31425364',
        undervogn: 'U-7',
        reg_number: '',
        is_car_insurance: '1',
        is_work_insurance: '0',
        address: 'Åboulevarden 12',
        zip_code: '8700',
        city: 'Horsens',
        previous_insurance: '1',
        locale: 'da',
      }),
      ...restOf(app, '', created, code),
    ],
    from,
  );
  expect(app.mock.calls.all().filter(({ hasBearer }) => hasBearer)).toEqual([]);
});
