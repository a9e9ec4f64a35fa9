import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import type { AgreementRow, TruckerRow } from '@mocks/db/tables';
import type { MockServer } from '@mocks/node';
import { agreementIdOf, truckerOf } from '@tests/support/assertions/wizardRequests';
import { setClock } from '@tests/support/fakes/clock';
import { renderApp } from '@tests/support/fixtures/renderApp';
import {
  answer,
  answerNo,
  carStep,
  checkedAnswer,
  checkPage,
  controlOf,
  detailsStep,
  enterCode,
  fillCar,
  fillTermination,
  leaveAt,
  noDialog,
  openCard,
  openDialog,
  openWizard,
  openWorkStep,
  press,
  put,
  sentCode,
  sign,
  signOff,
  stepHeading,
  terminationDialog,
  toCarStep,
  toCheck,
  toCheckPage,
  toTermination,
  toWorkStep,
  workStep,
  type OpenWizard,
} from '@tests/support/page-objects/wizard';

const token = demoTokens.halfDone;
const updated = (field: string) => `${field} er ændret et andet sted.`;
const updatedByColleague = (field: string) => `${field} er opdateret af en kollega.`;
const isSaid = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
const notice = () => screen.findByRole('group', { name: /En anden har ændret/ });
/** Step 3, and step 2 before a termination, are not saved by the last answer. */
const goesOn = /skal gælde\. Så går du videre\./;
const question = async (name: string) =>
  within(within(await notice()).getByRole('group', { name }));

/** The wizard, with ways to read and change the server's data. */
function withServer(app: OpenWizard) {
  const trucker = truckerOf(app, token);
  const agreementId = agreementIdOf(app, trucker.id) ?? 0;
  return {
    ...app,
    trucker,
    agreementId,
    bodiesOf: (call: Parameters<typeof app.mock.calls.of>[0]) =>
      app.mock.calls.of(call).map(({ body }) => body),
    changeTrucker: (changes: Partial<TruckerRow>) =>
      void app.mock.db.truckers.update(trucker.id, changes),
    changeAgreement: (changes: Partial<AgreementRow>) =>
      void app.mock.db.agreements.update(agreementId, changes),
  };
}

const change = (mock: MockServer, changes: Partial<TruckerRow>) =>
  mock.db.truckers.update(truckerOf({ mock }, token).id, changes);

async function openHalfDone(saved: Partial<TruckerRow> = {}) {
  return withServer(await openWizard(token, { prepare: (mock) => change(mock, saved) }));
}

/** Opens step 3. */
async function openWork(saved: Partial<TruckerRow> = {}, answers: Partial<AgreementRow> = {}) {
  const prepare = (mock: MockServer) => {
    leaveAt('work')(mock);
    const { id } = change(mock, saved);
    mock.db.agreements.update(agreementIdOf({ mock }, id) ?? 0, answers);
  };
  return withServer(await openWorkStep({ prepare }));
}

/** The vehicle with a number plate that a colleague gives it. */
function withPlate(vehicle: TruckerRow['vehicle']) {
  if (!vehicle) throw new Error('The haulier needs a vehicle.');
  return { ...vehicle, reg_number: 'CD12345' };
}

const counts = (number_of_cars: string) => ({
  multiply_price: { number_of_cars, number_of_employee: '2', number_of_drivers: '2' },
});

/** Opens step 3, where one car is saved, and answers its questions. */
async function openAnsweredWork(answers: Partial<AgreementRow> = {}) {
  const app = await openWork(counts('1'), answers);
  await answer('Arbejdsskadeforsikring', 'Ja');
  await answer('Krisehjælp', 'Nej');
  return { ...app, setCars: (cars: string) => app.changeTrucker(counts(cars)) };
}

describe('the wizard, if a colleague changes the saved data meanwhile, [2-wizard-merge]', () => {
  it('keeps the colleague’s phone number when the user saves step 1 unchanged', async () => {
    const { mock } = await renderApp('/admin/truckers/edit/2', { as: 'admin' });
    await screen.findByRole('button', { name: 'Ret' });
    mock.db.truckers.update(2, { phone_number: '28456799' });
    await toCarStep('Nej');
    expect(mock.calls.of('updateTrucker')).toMatchObject([{ body: { phone: '28456799' } }]);
    expect(mock.db.truckers.get(2)?.phone_number).toBe('28456799');
    await isSaid(updatedByColleague('Mobilnummer'));
  });

  it('sends the number plate that the colleague added, not the ticked “no plate yet”, on each try', async () => {
    let vehicle: TruckerRow['vehicle'] = null;
    const app = withServer(
      await openWizard(token, {
        prepare: (mock) => {
          vehicle = truckerOf({ mock }, token).vehicle;
          change(mock, { vehicle: null });
        },
      }),
    );
    await screen.findByRole('checkbox', { name: detailsStep.noPlate.label });
    put(detailsStep.noPlate, true);
    await answer(detailsStep.previous.label, 'Nej');
    app.changeTrucker({ vehicle: withPlate(vehicle) });
    app.mock.addFault({
      operationId: 'updateTrucker',
      fault: { kind: 'error', status: 500 },
      times: 1,
    });
    await press('Næste');
    await isSaid(new RegExp(updated('Registreringsnummer')));
    await waitFor(() => expect(controlOf(detailsStep.noPlate)).not.toBeChecked());
    expect(controlOf(detailsStep.plate)).toHaveValue('CD 12 345');
    await press('Næste');
    await stepHeading(carStep.title);
    expect(app.bodiesOf('updateTrucker')).toMatchObject([
      { reg_number: 'CD12345' },
      { reg_number: 'CD12345' },
    ]);
  });

  it('asks whether the number plate that a colleague has changed replaces the ticked “no plate yet”', async () => {
    const app = await openHalfDone();
    await openCard();
    put(detailsStep.noPlate, true);
    await answer(detailsStep.previous.label, 'Nej');
    app.changeTrucker({ vehicle: withPlate(app.trucker.vehicle) });
    await press('Næste');
    const plate = detailsStep.plate.label;
    expect((await question(plate)).getByText('Gemt nu: CD 12 345')).toBeInTheDocument();
    const typed = /: Bilen har ikke nummerplade endnu$/;
    expect((await question(plate)).getByText(typed)).toBeInTheDocument();
    await press('Brug det, der er gemt');
    await stepHeading(carStep.title);
    expect(app.bodiesOf('updateTrucker')).toMatchObject([{ reg_number: 'CD12345' }]);
  });

  it('keeps the colleague’s phone number at a second try, although the user retyped the old one', async () => {
    const app = await openHalfDone();
    await openCard();
    put(detailsStep.phone, `+45 ${app.trucker.phone_number ?? ''}`);
    await answer(detailsStep.previous.label, 'Nej');
    app.changeTrucker({ phone_number: '28456799' });
    app.mock.addFault({
      operationId: 'updateTrucker',
      fault: { kind: 'error', status: 500 },
      times: 1,
    });
    await press('Næste');
    await isSaid(updated('Mobilnummer'));
    // A haulier has no colleagues.
    expect(screen.queryByText(/kollega/)).not.toBeInTheDocument();
    expect(controlOf(detailsStep.phone)).toHaveValue('28456799');
    await press('Næste');
    await stepHeading(carStep.title);
    expect(app.bodiesOf('updateTrucker')).toMatchObject([
      { phone: '28456799' },
      { phone: '28456799' },
    ]);
  });

  it('asks about each field that user and colleague both changed, and continues after the last answer', async () => {
    const app = await openHalfDone();
    await openCard();
    put(detailsStep.email, 'min@example.dk');
    put(detailsStep.name, 'Mit navn ApS');
    app.changeTrucker({ phone_number: '28456799', email: 'din@example.dk', name: 'Dit navn ApS' });
    await answer(detailsStep.previous.label, 'Nej');
    await press('Næste');
    await waitFor(async () => expect(await notice()).toHaveFocus());
    expect(await notice()).toHaveTextContent(updated('Mobilnummer'));
    expect(screen.getByRole('textbox', { name: 'Mobilnummer' })).toHaveValue('28456799');
    // Pressing again fetches the data once more but saves nothing: the questions stay.
    await press('Næste');
    await waitFor(() => expect(app.mock.calls.of('getRegistration')).toHaveLength(3));
    fireEvent.click(
      (await question('E-mail')).getByRole('button', { name: 'Brug det, der er gemt' }),
    );
    expect(app.bodiesOf('updateTrucker')).toEqual([]);
    fireEvent.click(
      (await question('Navn')).getByRole('button', { name: 'Behold det i formularen' }),
    );
    await stepHeading('Bilforsikring');
    expect(app.bodiesOf('updateTrucker')).toMatchObject([
      { name: 'Mit navn ApS', email: 'din@example.dk', phone: '28456799' },
    ]);
  });

  it('saves an answer changed back after a lost response, and reports no conflict', async () => {
    const app = await openHalfDone();
    await openCard();
    const { email, phone_number: phone } = app.trucker;
    put(detailsStep.email, 'fejl@example.dk');
    put(detailsStep.phone, '28456799');
    await answer(detailsStep.previous.label, 'Nej');
    app.mock.addFault({ operationId: 'updateTrucker', fault: { kind: 'lost' }, times: 1 });
    await press('Næste');
    await screen.findByRole('button', { name: 'Prøv igen' });
    put(detailsStep.email, email);
    put(detailsStep.phone, '28456788');
    await press('Næste');
    await stepHeading(carStep.title);
    expect(app.bodiesOf('updateTrucker')).toMatchObject([
      { email: 'fejl@example.dk', phone: '28456799' },
      { email, phone: '28456788' },
    ]);
    expect(phone).not.toBe('28456788');
    expect(screen.queryByText(/ændret et andet sted|af en kollega/)).not.toBeInTheDocument();
  });

  it('keeps the colleague’s choices in step 2 and those of the haulier', async () => {
    const app = await openHalfDone();
    await toCarStep('Nej');
    put(carStep.glass, 'Ja');
    app.changeAgreement({ own_risk_id: 3, addon_2: 0 });
    await toWorkStep();
    expect(app.bodiesOf('saveCarChoices')).toMatchObject([{ own_risk_id: 3, addon_2: 1 }]);
    await isSaid(updated('Selvrisiko'));
    // A choice saved in this wizard is not taken for a colleague's.
    await app.user.click(screen.getByRole('button', { name: 'Tilbage' }));
    await stepHeading(carStep.title);
    put(carStep.glass, 'Nej');
    await toWorkStep();
    expect(app.bodiesOf('saveCarChoices')[1]).toMatchObject({ own_risk_id: 3, addon_2: 0 });
  });

  it('asks about conflicting fields after a reload too, and reverts no other change', async () => {
    const app = await openHalfDone();
    await openCard();
    put(detailsStep.email, 'min@example.dk');
    app.unmount();
    app.changeTrucker({ phone_number: '28456799', email: 'din@example.dk' });
    await openWizard(token);
    expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue('min@example.dk');
    await answer(detailsStep.previous.label, 'Nej');
    await press('Næste');
    await notice();
    expect(app.bodiesOf('updateTrucker')).toEqual([]);
    fireEvent.click(
      (await question('E-mail')).getByRole('button', { name: 'Behold det i formularen' }),
    );
    await stepHeading('Bilforsikring');
    expect(app.bodiesOf('updateTrucker')).toMatchObject([
      { email: 'min@example.dk', phone: '28456799' },
    ]);
  });

  it('reports no conflict after a reload if the first of two unanswered saves was stored', async () => {
    const app = await openHalfDone();
    await openCard();
    await answer(detailsStep.previous.label, 'Nej');
    for (const [email, kind] of [
      ['fejl@example.dk', 'lost'],
      ['min@example.dk', 'drop'],
    ] as const) {
      put(detailsStep.email, email);
      app.mock.addFault({ operationId: 'updateTrucker', fault: { kind }, times: 1 });
      await press('Næste');
      await screen.findByRole('button', { name: 'Prøv igen' });
    }
    app.unmount();
    await openWizard(token);
    expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue('min@example.dk');
    await press('Næste');
    await stepHeading(carStep.title);
    expect(screen.queryByText(/ændret et andet sted|af en kollega/)).not.toBeInTheDocument();
    expect(app.trucker.email).not.toBe('min@example.dk');
    expect(app.bodiesOf('updateTrucker').at(-1)).toMatchObject({ email: 'min@example.dk' });
  });

  it('asks about a conflicting choice of step 2 before it saves the termination', async () => {
    const app = await openHalfDone();
    await toCarStep('Ja');
    put(carStep.injuries, '1 skade');
    put(carStep.ownRisk, '5.000 kr.');
    await press('Næste');
    await fillTermination();
    app.changeAgreement({ own_risk_id: 3 });
    await press('Gem og fortsæt');
    await waitFor(async () => expect(await notice()).toHaveFocus());
    expect(await notice()).toHaveTextContent(goesOn);
    expect(app.bodiesOf('saveTermination')).toEqual([]);
    await press('Behold det i formularen');
    await screen.findByRole('dialog');
    // A choice that only the colleague changes is kept.
    app.changeAgreement({ new_value_id: 4 });
    await press('Gem og fortsæt');
    await stepHeading('Arbejdsskade og underskrift');
    expect(app.bodiesOf('saveTermination')).toMatchObject([{ police_number: 'P-4711' }]);
    expect(app.bodiesOf('saveCarChoices')).toMatchObject([{ own_risk_id: 1, new_value_id: 4 }]);
  });

  it('asks about conflicting answers of step 3 before anything is signed', async () => {
    const app = await openWork();
    await answer('Arbejdsskadeforsikring', 'Ja');
    await answer('Krisehjælp', 'Nej');
    for (const count of [workStep.cars, workStep.employees, workStep.drivers]) put(count, '2');
    app.changeTrucker({
      multiply_price: { number_of_cars: '7', number_of_employee: '2.00', number_of_drivers: '2' },
    });
    await sign();
    expect(await screen.findByText('Gemt nu: 7')).toBeInTheDocument();
    expect(await notice()).toHaveTextContent(goesOn);
    expect(screen.getAllByRole('button', { name: 'Behold det i formularen' })).toHaveLength(1);
    expect(app.mock.calls.of('generateSmsCode')).toEqual([]);
    await press('Brug det, der er gemt');
    await stepHeading(checkPage.title);
    expect(checkedAnswer('Antal biler')).toBe('7');
    await sign();
    expect(await screen.findByRole('dialog', { name: 'Bekræft med sms-kode' })).toBeInTheDocument();
  });

  it('opens step 3 on “sign” if its answer was changed while the user corrected another step', async () => {
    const app = await openAnsweredWork();
    await toCheckPage();
    app.setCars('7');
    await press('Ret Selvrisiko');
    await stepHeading(carStep.title);
    await press(toCheck);
    await stepHeading(checkPage.title);
    expect(checkedAnswer('Antal biler')).toBe('1');
    await sign();
    await isSaid(updated('Antal biler'));
    expect(screen.getByLabelText(/^Antal biler/)).toHaveValue('7');
    expect(app.mock.calls.of('generateSmsCode')).toEqual([]);
    await signOff();
  });

  /** Goes to the check with "yes" to work-injury insurance from step 1, which is not yet saved for step 3. */
  async function checkAnswerOfStep1() {
    const app = await openWork({ is_work_insurance: '1', ...counts('2') });
    await answer('Krisehjælp', 'Nej');
    await toCheckPage();
    await stepHeading(checkPage.title);
    expect(checkedAnswer('Arbejdsskadeforsikring')).toBe('Ja');
    return app;
  }

  /** Signs: step 3 opens with "no", which a colleague has saved, and is signed from the check. */
  async function expectSignedWithoutWorkInsurance(app: Awaited<ReturnType<typeof openWork>>) {
    await sign();
    await isSaid(updated('Arbejdsskadeforsikring'));
    expect(within(controlOf(workStep.workInjury)).getByLabelText('Nej')).toBeChecked();
    expect(app.mock.calls.of('generateSmsCode')).toEqual([]);
    await toCheckPage();
    await stepHeading(checkPage.title);
    expect(checkedAnswer('Arbejdsskadeforsikring')).toBe('Nej');
    await signOff();
  }

  it('opens step 3 on “sign” if a colleague saved a work answer that step 1 had preset', async () => {
    const app = await checkAnswerOfStep1();
    await press('Ret Selvrisiko');
    await stepHeading(carStep.title);
    app.changeAgreement({ addon_3: 0, addon_4: 0 });
    await press(toCheck);
    await stepHeading(checkPage.title);
    expect(checkedAnswer('Arbejdsskadeforsikring')).toBe('Ja');
    await expectSignedWithoutWorkInsurance(app);
  });

  it('shows in step 3, whose answer follows step 1, that a colleague removed the work insurance there', async () => {
    const app = await checkAnswerOfStep1();
    app.changeTrucker({ is_work_insurance: '0' });
    await expectSignedWithoutWorkInsurance(app);
  });

  it('changes the unsaved work-injury answer of step 3 when step 1 is corrected', async () => {
    const app = await checkAnswerOfStep1();
    await press('Ret Navn');
    await stepHeading(detailsStep.title);
    await openCard();
    put(detailsStep.hasWork, false);
    await press(toCheck);
    await stepHeading(checkPage.title);
    expect(checkedAnswer('Arbejdsskadeforsikring')).toBe('Nej');
    await signOff();
    await enterCode(sentCode(app));
    await stepHeading('Tak');
    expect(app.bodiesOf('saveWorkChoices')).toMatchObject([{ addon_3: 0, addon_4: 0 }]);
  });

  it('shows a changed count in step 3 even after a detour, then marks a renamed work add-on on the check [4-sign-changes-marked]', async () => {
    const app = await openAnsweredWork();
    app.setCars('7');
    app.mock.db.addOns.update(4, { name: 'Psykologhjælp' });
    await sign();
    await isSaid(updated('Antal biler'));
    expect(screen.getByLabelText(/^Antal biler/)).toHaveValue('7');
    // Opening another step does not bring back the old answer.
    await press('Tilbage');
    await stepHeading(carStep.title);
    await press(carStep.send);
    await stepHeading(workStep.title);
    expect(await screen.findByLabelText(/^Antal biler/)).toHaveValue('7');
    await toCheckPage();
    await isSaid(/^Aftalen er ændret et andet sted/);
    expect(checkedAnswer('Psykologhjælp Ændret')).toBe('Nej');
    expect(checkedAnswer('Antal biler')).toBe('7');
    // The message is not repeated when nothing is new.
    await press('Tilbage');
    await stepHeading(workStep.title);
    await toCheckPage();
    await stepHeading(checkPage.title);
    expect(screen.queryByText(/^Aftalen er ændret et andet sted/)).not.toBeInTheDocument();
    expect(app.mock.calls.of('generateSmsCode')).toEqual([]);
    await signOff();
  });

  it('reports the changed agreement on the check page even after a detour to step 2 [4-sign-changes-marked]', async () => {
    const app = await openAnsweredWork({ addon_2: 1 });
    await toCheckPage();
    app.setCars('7');
    app.mock.db.addOns.update(4, { name: 'Psykologhjælp' });
    app.mock.db.addOns.delete(2);
    await sign();
    await isSaid(updated('Antal biler'));
    await press('Ret valgene');
    await stepHeading(carStep.title);
    await press(toCheck);
    await stepHeading(checkPage.title);
    const told = /Aftalen er ændret et andet sted/;
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(told));
    expect(checkedAnswer('Psykologhjælp Ændret')).toBe('Nej');
    expect(app.mock.calls.of('generateSmsCode')).toEqual([]);
    await signOff();
  });

  it('reports the change once answers that it made necessary are given [4-sign-changes-marked]', async () => {
    const app = await openWork({ is_work_insurance: '0', multiply_price: null });
    await answer('Krisehjælp', 'Nej');
    await toCheckPage();
    app.changeTrucker({ is_car_insurance: '0', name: 'Ærø Taxa' });
    await sign();
    await stepHeading(detailsStep.title);
    put(detailsStep.hasCar, true);
    // The work insurance needs head counts, which step 3 asks for.
    put(detailsStep.hasWork, true);
    await press(toCheck);
    await stepHeading(workStep.title);
    for (const count of [workStep.cars, workStep.employees, workStep.drivers]) put(count, '2');
    await toCheckPage();
    await isSaid(/^Aftalen er ændret et andet sted/);
    expect(checkedAnswer('Navn Ændret')).toContain('Ærø Taxa');
  });

  it('says that the agreement has changed, once, when a new question is answered, even after Back [4-sign-add-ons, 4-sign-changes-marked]', async () => {
    const app = await openWork();
    await answer('Arbejdsskadeforsikring', 'Nej');
    await answer('Krisehjælp', 'Nej');
    await toCheckPage();
    app.changeTrucker({ name: 'Ærø Taxa' });
    app.mock.db.addOns.insert({ name: 'Ulykke', price: 120, type: 2 });
    await sign();
    await stepHeading(workStep.title);
    await press('Tilbage');
    await stepHeading(checkPage.title);
    await sign();
    await stepHeading(workStep.title);
    await answer('Ulykke', 'Nej');
    await toCheckPage();
    await isSaid(/^Aftalen er ændret et andet sted/);
    expect(checkedAnswer('Navn Ændret')).toContain('Ærø Taxa');
    await press('Tilbage');
    await stepHeading(workStep.title);
    await toCheckPage();
    await stepHeading(checkPage.title);
    expect(screen.queryByText(/^Aftalen er ændret et andet sted/)).not.toBeInTheDocument();
    expect(app.mock.calls.of('generateSmsCode')).toEqual([]);
  });

  it('signs at once if only a staff-only field has changed, without overwriting it [4-step-3-staff-only]', async () => {
    const app = await openWork();
    await answer('Arbejdsskadeforsikring', 'Ja');
    await answer('Krisehjælp', 'Nej');
    for (const count of [workStep.cars, workStep.employees, workStep.drivers]) put(count, '2');
    await toCheckPage();
    const injury = { injury_comment: 'Aftalt pr. telefon', injury_valid_from: '2026-12-01' };
    app.changeAgreement(injury);
    await sign();
    expect(await screen.findByRole('dialog', { name: 'Bekræft med sms-kode' })).toBeInTheDocument();
    await enterCode(sentCode(app));
    await stepHeading('Tak');
    expect(app.mock.db.agreements.get(app.agreementId)).toMatchObject(injury);
  });

  it.each([
    ['claims', { injury_id: 1 }],
    ['previous insurance', { previous_insurance: '0' }],
  ] as const)(
    'sends no termination if the colleague has removed the %s, and says so in step 2 [4-termination-not-due]',
    async (_, changes) => {
      const app = await openHalfDone();
      await toCarStep('Ja');
      put(carStep.injuries, '1 skade');
      await press(carStep.send);
      await fillTermination();
      app.changeAgreement(changes);
      await press(terminationDialog.send);
      await isSaid(/^Et svar er ændret et andet sted, så der er ikke længere noget at opsige/);
      await noDialog();
      await toWorkStep();
      expect(app.bodiesOf('saveTermination')).toEqual([]);
      expect(app.bodiesOf('saveCarChoices')).toHaveLength(1);
    },
  );

  it('keeps a termination that was not due, and sends it once it is due again [4-termination-not-due]', async () => {
    const app = await openHalfDone();
    await toCarStep('Ja');
    put(carStep.injuries, '1 skade');
    await press(carStep.send);
    await fillTermination();
    app.changeAgreement({ injury_id: 1 });
    await press(terminationDialog.send);
    await isSaid(/^Et svar er ændret et andet sted, så der er ikke længere noget at opsige/);
    await noDialog();
    await toWorkStep();
    await app.user.click(screen.getByRole('button', { name: 'Tilbage' }));
    await stepHeading(carStep.title);
    put(carStep.injuries, '1 skade');
    await press(carStep.send);
    await screen.findByRole('dialog');
    expect(controlOf(terminationDialog.policy)).toHaveValue('P-4711');
    await press(terminationDialog.send);
    await waitFor(() => expect(app.bodiesOf('saveTermination')).toHaveLength(1));
    expect(JSON.stringify(app.bodiesOf('saveTermination'))).toContain('P-4711');
  });

  it('says in step 2 that nothing is left to terminate if a correction of step 1 asked for it [4-termination-not-due]', async () => {
    const app = await openWork({}, { injury_id: 2 });
    await answerNo();
    await toCheckPage();
    await press('Ret Er bilen forsikret i dag?');
    await stepHeading(detailsStep.title);
    put(detailsStep.previous, 'Ja');
    await press(toCheck);
    await fillTermination();
    app.changeAgreement({ previous_insurance: '0' });
    fireEvent.click(within(openDialog()).getByRole('button', { name: toCheck }));
    await noDialog();
    await isSaid(/^Et svar er ændret et andet sted, så der er ikke længere noget at opsige/);
    await press(toCheck);
    await stepHeading(checkPage.title);
    expect(checkedAnswer(`${detailsStep.previous.label} Ændret`)).toBe('Nej');
    expect(app.bodiesOf('saveTermination')).toEqual([]);
  });

  it('sends no termination from the check either, and marks there what the colleague has removed [4-termination-not-due]', async () => {
    const app = await openWork();
    await answer('Arbejdsskadeforsikring', 'Nej');
    await answer('Krisehjælp', 'Nej');
    app.changeAgreement({ previous_insurance: '1', injury_id: 4 });
    await sign();
    await isSaid(/^Aftalen er ændret et andet sted/);
    await sign();
    await fillTermination();
    app.changeAgreement({ injury_id: 1 });
    fireEvent.click(within(openDialog()).getByRole('button', { name: toCheck }));
    await noDialog();
    await isSaid(/^Aftalen er ændret et andet sted/);
    expect(checkedAnswer('Skader de seneste 3 år Ændret')).toBe('Ingen skader');
    await signOff();
    expect(app.bodiesOf('saveTermination')).toEqual([]);
  });
});

describe('an unsaved date of road assistance [2-wizard-merge, 4-road-assistance-date]', () => {
  // In UTC it is still the day before.
  beforeEach(() => setClock('2026-11-26T00:30:00+01:00'));
  afterEach(() => jest.useRealTimers());
  const passMidnight = () => jest.setSystemTime(new Date('2026-11-27T00:10:00+01:00'));
  const openWithoutDate = async () => {
    const app = await openHalfDone();
    app.changeAgreement({ addon_1_date: null });
    await toCarStep('Nej');
    put(carStep.road, 'Ja');
    return app;
  };
  const isTaken = (app: Awaited<ReturnType<typeof openHalfDone>>, date: string) => {
    expect(app.bodiesOf('saveCarChoices')).toMatchObject([{ addon_1: 1, addon_1_date: date }]);
    expect(screen.queryByText(updated('Vejhjælp gælder fra'))).not.toBeInTheDocument();
  };

  it('is sent as it was shown, without a message about a colleague, if midnight passes before the save', async () => {
    const app = await openWithoutDate();
    expect(controlOf(carStep.roadFrom)).toHaveValue('26-11-2026');
    passMidnight();
    await toWorkStep();
    isTaken(app, '2026-11-26');
  });

  it('is sent as typed and causes no question if the page is reloaded after midnight', async () => {
    const app = await openWithoutDate();
    put(carStep.roadFrom, '01-12-2026');
    app.unmount();
    passMidnight();
    await openWizard(token);
    await stepHeading(carStep.title);
    expect(controlOf(carStep.roadFrom)).toHaveValue('01-12-2026');
    await toWorkStep();
    isTaken(app, '2026-12-01');
  });
});

describe('a lost response to the save [8-answer-lost, 2-wizard-lost]', () => {
  it('of a termination makes the retry look it up on the server, and not send it again', async () => {
    const app = await openHalfDone();
    await toCarStep('Ja');
    await fillCar('1 skade');
    await press('Næste');
    await screen.findByRole('dialog');
    await fillTermination();
    app.mock.addFault({ operationId: 'saveTermination', fault: { kind: 'lost' }, times: 1 });
    await press('Gem og fortsæt');
    await screen.findByRole('group', { name: 'Der er et problem' });
    const reads = app.mock.calls.of('getRegistration').length;
    await press('Prøv igen');
    await stepHeading('Arbejdsskade og underskrift');
    expect(app.mock.calls.of('saveTermination')).toHaveLength(1);
    expect(app.mock.calls.of('getRegistration').length).toBeGreaterThan(reads);
  });

  it('of step 1 is not taken for a colleague’s change; the retry keeps a colleague’s phone number', async () => {
    const app = await openHalfDone();
    await openCard();
    put(detailsStep.email, 'min@example.dk');
    app.mock.addFault({ operationId: 'updateTrucker', fault: { kind: 'lost' }, times: 1 });
    await answer(detailsStep.previous.label, 'Nej');
    await press('Næste');
    await screen.findByRole('group', { name: 'Der er et problem' });
    app.changeTrucker({ phone_number: '28456799' });
    await press('Næste');
    await stepHeading('Bilforsikring');
    expect(app.bodiesOf('updateTrucker')[1]).toMatchObject({
      email: 'min@example.dk',
      phone: '28456799',
    });
    expect(screen.queryByText(updated('E-mail'))).not.toBeInTheDocument();
  });
});

it('a termination and a choice that the response lacks do not count as removed by a colleague [2-wizard-merge]', async () => {
  const app = await openHalfDone();
  await toTermination();
  await press(terminationDialog.send);
  await stepHeading(workStep.title);
  await answerNo();
  await toCheckPage();
  app.changeTrucker({ exiting_insurance: null });
  app.changeAgreement({ own_risk_id: null });
  await press('Ret Policenummer');
  await screen.findByRole('dialog', { name: terminationDialog.title });
  put(terminationDialog.policy, 'P-4712');
  fireEvent.click(within(openDialog()).getByRole('button', { name: toCheck }));
  await stepHeading(checkPage.title);
  expect(app.bodiesOf('saveTermination').at(-1)).toMatchObject({
    select_insurance: 1,
    police_number: 'P-4712',
    date: '2099-12-31',
  });
  await press('Ret Glasdækning');
  await stepHeading(carStep.title);
  await press(toCheck);
  await stepHeading(checkPage.title);
  expect(app.bodiesOf('saveCarChoices').at(-1)).toMatchObject({ own_risk_id: 2 });
});
