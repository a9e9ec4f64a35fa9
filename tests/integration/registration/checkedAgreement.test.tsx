import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '@/config/paths';
import { readReceipt } from '@/features/registration/thank-you/signedAgreement';
import { demoIds, demoTokens } from '@mocks/db/demo';
import type { AgreementRow } from '@mocks/db/tables';
import { expectListed } from '@tests/support/assertions/refusals';
import { sentence } from '@tests/support/assertions/sentence';
import { agreementIdOf, truckerOf } from '@tests/support/assertions/wizardRequests';
import { renderApp, type RenderAppOptions } from '@tests/support/fixtures/renderApp';
import {
  answer,
  answerNo,
  carStep,
  checkedAnswer,
  choicesOf,
  codeDialog,
  controlOf,
  detailsStep,
  enterCode,
  fillCar,
  fillNewTrucker,
  fillTermination,
  finishCar,
  goInHistory,
  leaveAt,
  openDialog,
  openWizard,
  openWorkStep,
  press,
  put,
  queryControl,
  sentCode,
  sign,
  signOff,
  stepHeading,
  terminationDialog,
  toCarStep,
  toCheckPage,
  toWorkStep,
  workStep,
  checkPage,
  toCheck,
} from '@tests/support/page-objects/wizard';

const token = demoTokens.halfDone;
const changedElsewhere = /^Aftalen er ændret et andet sted/;

/** Opens step 3 for a haulier with saved steps 1 and 2. */
async function toFinish() {
  const app = await openWorkStep();
  const trucker = truckerOf(app, token);
  const agreementId = agreementIdOf(app, trucker.id) ?? 0;
  return {
    ...app,
    trucker,
    changeAgreement: (changes: Partial<AgreementRow>) =>
      app.mock.db.agreements.update(agreementId, changes),
  };
}

type App = Awaited<ReturnType<typeof toFinish>>;

function raisePrices({ db }: App['mock']): void {
  for (const { id, premium } of db.prices.all()) {
    db.prices.update(id, { premium: Number(premium) + 1200 });
  }
}

const answers = () => screen.getByRole('region', { name: /^Tjek (dine svar|svarene)$/ });

/** The labels that "check your answers" marks as changed. */
const marked = () =>
  within(answers())
    .queryAllByRole('term')
    .map(({ textContent }) => textContent)
    .filter((label) => label.includes('Ændret'));

const total = () => screen.getByText('I alt pr. måned').nextElementSibling?.textContent;

/** Answers step 3 and presses the button to sign. */
async function trySigning() {
  await answerNo();
  await sign();
}

it('the first press to sign marks answers changed on the server, with a new price; the next sends a code [4-sign-what-the-server-has, 4-sign-changes-marked]', async () => {
  const app = await toFinish();
  const { mock } = app;
  await answerNo();
  const before = total();
  app.changeAgreement({ own_risk_id: 3, injury_id: 4 });

  await trySigning();
  expect(await screen.findByText(changedElsewhere)).toBeInTheDocument();
  expect(mock.calls.of('generateSmsCode')).toEqual([]);
  expect(marked()).toEqual(['Selvrisiko Ændret', 'Skader de seneste 3 år Ændret']);
  expect(within(answers()).getByText('20.000 kr.')).toBeVisible();
  expect(within(answers()).getByText('3 eller flere skader')).toBeVisible();
  await waitFor(() => expect(total()).toMatch(/[\d.]+,\d\d/));
  const price = total();
  expect(price).not.toBe(before);
  await press('Ret Selvrisiko');
  await stepHeading('Bilforsikring');
  expect((await choicesOf('Selvrisiko'))[2]).toBeChecked();
  await press('Tilbage');
  await stepHeading(checkPage.title);

  // The answers of step 3 are kept.
  await signOff();
  expect(screen.queryByText('Ændret')).toBeNull();
  await enterCode(sentCode(app));
  const receipt = await screen.findByRole('region', { name: 'Din aftale' });
  expect(receipt).toHaveTextContent(`Pris${price?.replace(/\s/g, ' ') ?? ''}`);
});

it('step 2 keeps an answer that the haulier has saved after a change by a colleague, when it opens again [2-wizard-merge]', async () => {
  const app = await toFinish();
  app.changeAgreement({ own_risk_id: 3 });
  await trySigning();
  await screen.findByText(changedElsewhere);
  await press('Ret Selvrisiko');
  await stepHeading(carStep.title);
  put(carStep.ownRisk, '5.000 kr.');
  await press(toCheck);
  await stepHeading(checkPage.title);
  await press('Ret Glasdækning');
  await stepHeading(carStep.title);
  await press('Tilbage');
  await stepHeading(checkPage.title);
  expect(checkedAnswer('Selvrisiko')).toBe('5.000 kr.');

  await press('Ret Glasdækning');
  await stepHeading(carStep.title);
  await choicesOf(carStep.ownRisk.label);
  expect(
    within(controlOf(carStep.ownRisk)).getByRole('radio', { name: '5.000 kr.' }),
  ).toBeChecked();
  await press(toCheck);
  await stepHeading(checkPage.title);
  expect(screen.queryByText(/er ændret et andet sted/)).toBeNull();
  expect(checkedAnswer('Selvrisiko')).toBe('5.000 kr.');
});

it('signing opens the termination dialog if staff have added claims and a previous insurance [4-sign-termination]', async () => {
  const app = await toFinish();
  const { calls } = app.mock;
  app.changeAgreement({ previous_insurance: '1', injury_id: 4 });
  await trySigning();
  await screen.findByText(changedElsewhere);
  await waitFor(() => expect(total()).toMatch(/[\d.]+,\d\d/));
  await sign();
  await screen.findByRole('dialog', { name: terminationDialog.title });
  await press('Annuller');
  await stepHeading(checkPage.title);
  const injuries = 'Ret Skader de seneste 3 år';
  await waitFor(() => expect(screen.getByRole('button', { name: injuries })).toHaveFocus());

  await sign();
  await fillTermination();
  fireEvent.click(within(openDialog()).getByRole('button', { name: toCheck }));
  await stepHeading(checkPage.title);
  expect(checkedAnswer('Policenummer')).toBe('P-4711');
  expect(calls.of('saveTermination')).toHaveLength(1);
  expect(calls.of('generateSmsCode')).toEqual([]);
  await signOff();
});

it('signing asks in step 1 for the car insurance if staff have removed it [4-sign-car-insurance]', async () => {
  const app = await toFinish();
  app.mock.db.truckers.update(app.trucker.id, { is_car_insurance: '0' });
  await trySigning();
  await stepHeading(detailsStep.title);
  await expectListed(['Bilforsikring: Vælg bilforsikring']);
  await press('Tilbage');
  await stepHeading(checkPage.title);

  await sign();
  await stepHeading(detailsStep.title);
  await expectListed(['Bilforsikring: Vælg bilforsikring']);
  expect(app.mock.calls.of('generateSmsCode')).toEqual([]);
  put(detailsStep.hasCar, true);
  await press(toCheck);
  await stepHeading(checkPage.title);
  await signOff();
  expect(app.mock.db.truckers.get(app.trucker.id)?.is_car_insurance).toBe('1');
});

it('a haulier who ticked “no number plate” is not asked again after changes made elsewhere [5-step-1-plate-asked]', async () => {
  const { mock, unmount } = await openWizard(token);
  const { id } = truckerOf({ mock }, token);
  mock.db.truckers.update(id, { vehicle: null });
  unmount();
  await openWizard(token);
  await screen.findByRole('checkbox', { name: detailsStep.noPlate.label });
  put(detailsStep.noPlate, true);
  await toCarStep('Nej');
  await toWorkStep();
  mock.db.agreements.update(agreementIdOf({ mock }, id) ?? 0, { own_risk_id: 3 });
  await trySigning();
  await screen.findByText(changedElsewhere);
  await press('Ret Navn');
  await stepHeading(detailsStep.title);
  expect(controlOf(detailsStep.name)).toHaveFocus();
  expect(queryControl(detailsStep.plate)).toBeNull();
  await press(toCheck);
  await stepHeading(checkPage.title);
});

/** Creates the haulier of a link in step 1, so that the server knows it from then on. */
async function createTrucker({ hasWork = false } = {}) {
  const link = demoTokens.unknown;
  const app = await openWizard(link, {
    answers: ({ db }) => [
      http.get('*/api/step/get-trucker-info/*', () => {
        const isKnown = db.truckers.all().some((trucker) => trucker.token === link);
        return isKnown ? undefined : HttpResponse.json({ truckers: null, insurance: [] });
      }),
    ],
  });
  await fillNewTrucker();
  put(detailsStep.hasWork, hasWork);
  await press(detailsStep.send);
  await stepHeading(carStep.title);
  const { mock } = app;
  const { id = 0 } = mock.db.truckers.all().at(-1) ?? {};
  mock.db.truckers.update(id, { token: link });
  return { ...app, id };
}

it('a haulier whom step 1 has created need not tick “no number plate” again [5-step-1-plate-asked]', async () => {
  const { mock, id } = await createTrucker();
  await finishCar();
  await answerNo();
  mock.db.agreements.update(agreementIdOf({ mock }, id) ?? 0, { own_risk_id: 3 });
  await trySigning();
  await screen.findByText(changedElsewhere);
  await press('Ret Navn');
  await stepHeading(detailsStep.title);
  expect(controlOf(detailsStep.noPlate)).toBeChecked();
});

it('signing shows a haulier whom step 1 has created that staff have removed the car insurance [4-sign-car-insurance]', async () => {
  const { mock, id } = await createTrucker();
  await finishCar();
  mock.db.truckers.update(id, { is_car_insurance: '0' });
  await trySigning();
  await stepHeading(detailsStep.title);
  await expectListed(['Bilforsikring: Vælg bilforsikring']);
  expect(controlOf(detailsStep.hasCar)).not.toBeChecked();
  expect(controlOf(detailsStep.noPlate)).toBeChecked();
  put(detailsStep.hasCar, true);
  await press(toCheck);
  await stepHeading(checkPage.title);
  await signOff();
  expect(mock.db.truckers.get(id)?.is_car_insurance).toBe('1');
});

it('a haulier without a link sees a changed price before signing, and keeps the receipt after Back [4-sign-price-read-again, 4-sign-read-after-code, 2-wizard-token-optional]', async () => {
  const app = await openWizard('');
  const { calls } = app.mock;
  const changed = /^Prisen er ændret i mellemtiden/;
  await fillNewTrucker();
  await press('Næste');
  await finishCar();
  await answerNo();
  const before = total();
  raisePrices(app.mock);
  await trySigning();
  expect(await screen.findByText(changed)).toBeInTheDocument();
  expect(calls.of('generateSmsCode')).toEqual([]);
  const shown = total();
  expect(shown).not.toBe(before);
  expect(screen.queryByText('Ændret')).toBeNull();

  await signOff();
  expect(screen.queryByText(changed)).toBeNull();
  raisePrices(app.mock);
  await enterCode(sentCode(app));
  expect(await screen.findByText(changed)).toBeInTheDocument();
  expect(calls.of('saveWorkChoices')).toEqual([]);
  expect(total()).not.toBe(shown);

  await sign();
  await screen.findByText('Aftalen er underskrevet.');
  // There is no link whose haulier could be fetched.
  expect(calls.of('getRegistration')).toEqual([]);
  const created = app.mock.db.truckers.all().at(-1);
  expect(created).toMatchObject({ name: 'Amager Flextrafik ApS', phone_number: '31224455' });
  const id = String(created?.id);
  expect(window.location.pathname).toBe(`/thank-you/${id}`);
  await goInHistory(-1);
  await stepHeading('Udfyld oplysningerne');
  expect(readReceipt(id)).not.toBeNull();
});

describe('a saved choice that is no longer offered when signing', () => {
  it('blocks signing and offers the way back to step 2 if its price was deleted [4-price-none]', async () => {
    const { mock } = await toFinish();
    await answerNo();
    mock.db.prices.all().forEach(({ id }) => mock.db.prices.delete(id));
    await trySigning();
    const why = 'Aftalen kan ikke underskrives uden en pris.';
    await waitFor(() => expect(document.activeElement?.textContent).toBe(why));
    expect(screen.queryByText(/^Prisen er ændret/)).toBeNull();
    await press('Ret valgene');
    expect(await stepHeading('Bilforsikring')).toBeInTheDocument();
  });

  it('blocks signing if it is a car add-on, until saving step 2 removes it [4-lost-add-on]', async () => {
    const app = await openWorkStep({
      prepare: (before) => {
        leaveAt('work')(before);
        const { id } = truckerOf({ mock: before }, token);
        before.db.agreements.update(agreementIdOf({ mock: before }, id) ?? 0, { addon_2: 1 });
      },
    });
    app.mock.db.addOns.delete(2);
    await trySigning();
    const summary = screen.getByRole('region', { name: 'Prisoversigt' });
    const gone = 'Du kan ikke vælge »Glasdækning« mere. Gem valgene igen, så er det ikke med.';
    await waitFor(() => expect(summary).toHaveTextContent(gone));
    const why = 'Aftalen kan ikke underskrives uden en pris.';
    await waitFor(() => expect(document.activeElement?.textContent).toBe(why));
    expect(screen.queryByText(/^Prisen er ændret/)).toBeNull();
    await press('Ret valgene');
    expect(await screen.findByText(sentence(gone))).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(gone));
    expect(screen.queryByRole('radiogroup', { name: 'Glasdækning' })).toBeNull();
    await press('Gem, og gå tilbage til svarene');
    await signOff();
    const sent = app.mock.calls.of('saveCarChoices').map(({ body }) => body);
    expect(sent).toMatchObject([{ addon_2: 0 }]);
  });

  it('is named if it is a work add-on, and the other add-ons keep their answers [4-lost-add-on]', async () => {
    const { mock } = await openWorkStep({
      prepare: (before) => {
        leaveAt('work')(before);
        before.db.addOns.insert({ name: 'Ulykke', price: 120, type: 2 });
      },
    });
    await answer('Krisehjælp', 'Ja');
    await answer('Arbejdsskadeforsikring', 'Nej');
    await answer('Ulykke', 'Nej');
    for (const count of [workStep.cars, workStep.employees, workStep.drivers]) put(count, '1');
    mock.db.addOns.delete(4);
    await sign();
    expect(
      await screen.findByText(
        sentence('»Krisehjælp« kan ikke vælges mere og er ikke med i aftalen.'),
      ),
    ).toBeInTheDocument();
    // Step 3 is open again: the haulier must not sign "no" without having read this.
    await stepHeading(workStep.title);
    expect(screen.queryByRole('radiogroup', { name: 'Krisehjælp' })).toBeNull();
    const kept = await screen.findByRole('radiogroup', { name: 'Ulykke' });
    await waitFor(() => expect(within(kept).getByRole('radio', { name: 'Nej' })).toBeChecked());
    expect(mock.calls.of('generateSmsCode')).toEqual([]);
    await sign();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});

it('the first press to sign opens step 3 at the question about a work add-on that staff have added [4-sign-add-ons]', async () => {
  const { mock } = await toFinish();
  await answerNo();
  mock.db.addOns.insert({ name: 'Ulykke', price: 120, type: 2 });
  await sign();
  await stepHeading(workStep.title);
  const added = await screen.findByRole('radiogroup', { name: 'Ulykke' });
  await waitFor(() => expect(added).toHaveAccessibleDescription('Fejl: Vælg ja eller nej'));
  expect(within(added).getByRole('radio', { name: 'Ja' })).toHaveFocus();
  expect(screen.queryByText(/ændret i mellemtiden/)).toBeNull();
  await answer('Ulykke', 'Nej');
  await press(toCheck);
  await stepHeading(checkPage.title);
  await sign();
  expect(await screen.findByRole('dialog', { name: codeDialog.title })).toBeInTheDocument();
});

it('step 3 focuses its heading if the add-on just answered is deleted before the next press to sign [4-sign-add-ons]', async () => {
  const { mock } = await toFinish();
  await answerNo();
  const { id } = mock.db.addOns.insert({ name: 'Ulykke', price: 120, type: 2 });
  await sign();
  await screen.findByRole('radiogroup', { name: 'Ulykke' });
  await answer('Ulykke', 'Ja');
  for (const count of [workStep.cars, workStep.employees, workStep.drivers]) put(count, '1');
  await press(toCheck);
  await stepHeading(checkPage.title);
  mock.db.addOns.delete(id);
  await sign();
  await stepHeading(workStep.title);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('a change that another tab saves while the haulier types the code is marked, and needs no new code [4-sign-read-after-code]', async () => {
  const app = await toFinish();
  const { calls } = app.mock;
  await signOff();
  app.changeAgreement({ own_risk_id: 3 });
  await enterCode(sentCode(app));
  expect(await screen.findByText(changedElsewhere)).toBeInTheDocument();
  expect(marked()).toEqual(['Selvrisiko Ændret']);
  expect(within(answers()).getByText('20.000 kr.')).toBeVisible();
  expect(calls.of('saveWorkChoices')).toEqual([]);
  await waitFor(() => expect(total()).toMatch(/[\d.]+,\d\d/));
  const price = total();

  await sign();
  const receipt = await screen.findByRole('region', { name: 'Din aftale' });
  expect(receipt).toHaveTextContent(`Pris${price?.replace(/\s/g, ' ') ?? ''}`);
  for (const call of ['generateSmsCode', 'verifySmsCode', 'saveWorkChoices'] as const) {
    expect(calls.of(call)).toHaveLength(1);
  }
});

const refused = { kind: 'error', status: 500, message: 'Prisfejl.' } as const;

it('a price that cannot be looked up again stops signing until a retry finds it [4-price-to-sign]', async () => {
  const app = await toFinish();
  await answerNo();
  const before = total();
  for (const operationId of ['getPremium', 'searchAddOns'] as const) {
    app.mock.addFault({ operationId, fault: refused, times: 1 });
  }
  await trySigning();
  const why = 'Aftalen kan ikke underskrives, før prisen kan vises.';
  await waitFor(() => expect(document.activeElement?.textContent).toBe(why));
  expect(total()).toBe('Prisen kan ikke vises');
  expect(screen.queryByText(/^Prisen er ændret|Prisfejl/)).toBeNull();
  expect(app.mock.calls.of('generateSmsCode')).toEqual([]);
  // It is not known in step 2 either.
  await press('Ret Selvrisiko');
  const price = await screen.findByRole('region', { name: 'Din pris' });
  expect(price).toHaveTextContent('Prisen kan ikke vises');
  await press('Tilbage');
  await stepHeading(checkPage.title);

  await press('Prøv igen');
  await waitFor(() => expect(total()).toBe(before));
  await signOff();
});

const warning = 'Prisen kan ikke vises. Aftalen kan gemmes alligevel.';
const found = 'Nu kan prisen vises. Se den, og tryk så på knappen igen.';

/** Opens the check of a complete agreement for staff. */
async function openForStaff(options: RenderAppOptions = {}) {
  const view = await renderApp(paths.editTrucker.href(demoIds.signed), { as: 'admin', ...options });
  await screen.findByRole('button', { name: 'Ret Selvrisiko' });
  return view;
}

it('staff are warned once if the price fails to load before they save, and can then go on [4-price-for-staff]', async () => {
  const { mock } = await openForStaff();
  await waitFor(() => expect(total()).toMatch(/\d,\d\d/));
  mock.addFault({ operationId: 'getPremium', fault: refused });
  await sign('Gem aftale');
  await waitFor(() => expect(document.activeElement?.textContent).toBe(warning));
  expect(screen.queryByText('Prisfejl.')).toBeNull();
  expect(mock.calls.of('generateSmsCode')).toEqual([]);

  await sign('Gem aftale');
  await screen.findByRole('dialog', { name: codeDialog.title });
});

it('staff who press save see first a price that had failed to load; the next press saves [4-price-for-staff]', async () => {
  const { mock } = await openForStaff({ scenario: 'error:getPremium:500' });
  expect(await screen.findByText(warning)).toBeInTheDocument();
  mock.use('happy');
  await sign('Gem aftale');
  expect(await screen.findByText(found)).toBeInTheDocument();
  expect(total()).toMatch(/\d,\d\d/);
  expect(mock.calls.of('generateSmsCode')).toEqual([]);

  await sign('Gem aftale');
  await screen.findByRole('dialog', { name: codeDialog.title });
});

it('staff who press save during the price lookup see the price first; the next press saves [4-price-for-staff]', async () => {
  const { mock, release } = await openForStaff({ hold: 'getPremium' });
  expect(total()).toBe('Beregner pris…');
  await sign('Gem aftale');
  release();
  expect(await screen.findByText(found)).toBeInTheDocument();
  expect(mock.calls.of('generateSmsCode')).toEqual([]);

  await sign('Gem aftale');
  await screen.findByRole('dialog', { name: codeDialog.title });
});

it('a changed price is shown even if the agreement fails to load in the same check [4-sign-price-read-again]', async () => {
  const app = await toFinish();
  await answerNo();
  raisePrices(app.mock);
  app.mock.addFault({ operationId: 'getRegistration', fault: { kind: 'drop' }, times: 1 });
  await trySigning();
  expect(await screen.findByText(/^Prisen er ændret i mellemtiden/)).toBeInTheDocument();
  expect(app.mock.calls.of('generateSmsCode')).toEqual([]);
  await signOff();
});

it('the first press to save as staff marks an answer that changed on the server [4-sign-what-the-server-has]', async () => {
  const { mock } = await openForStaff();
  mock.db.truckers.update(demoIds.signed, { phone_number: '51627384' });
  await sign('Gem aftale');
  expect(await screen.findByText(changedElsewhere)).toBeInTheDocument();
  expect(marked()).toEqual(['Mobilnummer Ændret']);
});

it('if staff remove only the car insurance, corrections keep the checked answers that the response lacks [4-sign-car-insurance, 4-sign-missing-answer]', async () => {
  const app = await openWizard(token);
  const { db, calls } = app.mock;
  const { id } = truckerOf(app, token);
  await toCarStep('Ja');
  await fillCar('1 skade');
  put(carStep.road, 'Ja');
  put(carStep.roadFrom, '01-01-2027');
  await press(carStep.send);
  await fillTermination();
  await press(terminationDialog.send);
  await stepHeading(workStep.title);
  db.truckers.update(id, { is_car_insurance: '0', exiting_insurance: null });
  db.agreements.update(agreementIdOf(app, id) ?? 0, { addon_1_date: null, own_risk_id: null });
  await trySigning();
  await stepHeading(detailsStep.title);
  put(detailsStep.hasCar, true);
  await press(toCheck);
  await stepHeading(checkPage.title);
  expect(checkedAnswer('Vejhjælp gælder fra')).toBe('01-01-2027');
  expect(checkedAnswer('Policenummer')).toBe('P-4711');

  await press('Ret Policenummer');
  await screen.findByRole('dialog', { name: terminationDialog.title });
  expect(controlOf(terminationDialog.policy)).toHaveValue('P-4711');
  expect(controlOf(terminationDialog.ends)).toHaveValue('31-12-2099');
  put(terminationDialog.policy, 'P-4712');
  fireEvent.click(within(openDialog()).getByRole('button', { name: toCheck }));
  await stepHeading(checkPage.title);
  expect(calls.of('saveTermination').at(-1)?.body).toMatchObject({
    select_insurance: 1,
    police_number: 'P-4712',
    date: '2099-12-31',
  });

  await press('Ret Glasdækning');
  await stepHeading(carStep.title);
  expect(controlOf(carStep.roadFrom)).toHaveValue('01-01-2027');
  await press(toCheck);
  await stepHeading(checkPage.title);
  expect(screen.queryByText(/er ændret et andet sted/)).toBeNull();
  expect(calls.of('saveCarChoices').at(-1)?.body).toMatchObject({
    addon_1: 1,
    addon_1_date: '2027-01-01',
    own_risk_id: 2,
  });
});

it.each([
  ['both insurances', { is_car_insurance: '0', is_work_insurance: '0' }],
  ['the work insurance', { is_work_insurance: '0' }],
] as const)(
  'step 1 shows that staff have removed %s of a new haulier, even if step 3 opens first [4-sign-car-insurance]',
  async (_, changes) => {
    const { mock, id } = await createTrucker({ hasWork: true });
    await finishCar();
    await answer(workStep.crisis.label, 'Nej');
    for (const count of [workStep.cars, workStep.employees, workStep.drivers]) put(count, '1');
    mock.db.truckers.update(id, changes);
    await sign();
    await stepHeading(workStep.title);
    await toCheckPage();
    await press('Ret Navn');
    await stepHeading(detailsStep.title);
    const isCarKept = !('is_car_insurance' in changes);
    expect((controlOf(detailsStep.hasCar) as HTMLInputElement).checked).toBe(isCarKept);
    expect(controlOf(detailsStep.hasWork)).not.toBeChecked();
    expect(controlOf(detailsStep.noPlate)).toBeChecked();
    put(detailsStep.hasCar, true);
    put(detailsStep.name, 'Ærø Taxa');
    await press(toCheck);
    await stepHeading(checkPage.title);
    expect(mock.db.truckers.get(id)).toMatchObject({ is_work_insurance: '0', name: 'Ærø Taxa' });
  },
);

it('a corrected answer loses its mark, and what a colleague changes during its save gets one [4-sign-changes-marked]', async () => {
  const app = await toFinish();
  app.changeAgreement({ area_id: 2 });
  await trySigning();
  await screen.findByText(changedElsewhere);
  expect(marked()).toEqual(['Hvor kører du? Ændret']);
  await press('Ret Hvor kører du?');
  await stepHeading(carStep.title);
  put(carStep.area, 'Højst 50 % af kørslen i postnumrene 1000-2450');
  app.changeAgreement({ own_risk_id: 3 });
  await press(toCheck);
  await stepHeading(checkPage.title);
  expect(marked()).toEqual(['Selvrisiko Ændret']);
  expect(checkedAnswer('Selvrisiko')).toBe('20.000 kr.');
  await signOff();
  expect(marked()).toEqual([]);
});

it('an answer that replaces a colleague’s change has no mark, even after a failed and a lost save [4-sign-changes-marked]', async () => {
  const app = await toFinish();
  await answerNo();
  await toCheckPage();
  await press('Ret Hvor kører du?');
  await stepHeading(carStep.title);
  await screen.findByRole('radiogroup', { name: carStep.area.label });
  app.changeAgreement({ own_risk_id: 3 });
  const fault = { kind: 'error', status: 500, message: 'Aftalen er låst.' } as const;
  app.mock.addFault({ operationId: 'saveCarChoices', fault, times: 1 });
  await press(toCheck);
  await expectListed(['Aftalen er låst.']);
  put(carStep.ownRisk, '10.000 kr.');
  app.mock.addFault({ operationId: 'saveCarChoices', fault: { kind: 'lost' }, times: 1 });
  await press(toCheck);
  await screen.findByText(/^Vi ved ikke, om oplysningerne er gemt/);
  await press(toCheck);
  await stepHeading(checkPage.title);
  expect(checkedAnswer('Selvrisiko')).toBe('10.000 kr.');
  expect(marked()).toEqual([]);
});
