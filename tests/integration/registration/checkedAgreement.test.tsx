import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import type { AgreementRow } from '@mocks/db/tables';
import { expectListed } from '@tests/support/assertions/refusals';
import { sentence } from '@tests/support/assertions/sentence';
import { agreementIdOf, truckerOf } from '@tests/support/assertions/wizardRequests';
import { renderApp } from '@tests/support/fixtures/renderApp';
import {
  answer,
  answerNo,
  checkedAnswer,
  choicesOf,
  codeDialog,
  detailsStep,
  enterCode,
  fillNewTrucker,
  fillTermination,
  finishCar,
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
  toWorkStep,
  workStep,
  checkPage,
  toCheck,
  toCheckPage,
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

  // The answers of step 3 are kept.
  await signOff();
  expect(screen.queryByText('Ændret')).toBeNull();
  await enterCode(sentCode(app));
  const receipt = await screen.findByRole('region', { name: 'Din aftale' });
  expect(receipt).toHaveTextContent(`Pris${price?.replace(/\s/g, ' ') ?? ''}`);
});

it('claims and an insurance added by staff open the termination dialog [4-sign-termination]', async () => {
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

it('a car insurance removed by staff is asked for in step 1; nothing is signed [4-sign-car-insurance]', async () => {
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

it('step 2 opens with a choice that was changed elsewhere and shown in the check', async () => {
  const app = await toFinish();
  app.changeAgreement({ own_risk_id: 3 });
  await trySigning();
  await screen.findByText(changedElsewhere);
  await app.user.click(within(answers()).getByRole('button', { name: 'Ret Selvrisiko' }));
  await stepHeading('Bilforsikring');
  expect((await choicesOf('Selvrisiko'))[2]).toBeChecked();
});

it('the first press to sign shows the new price if the price has changed; the next sends a code [4-sign-price-read-again]', async () => {
  const app = await toFinish();
  await answerNo();
  const before = total();
  raisePrices(app.mock);
  await trySigning();
  expect(await screen.findByText(/^Prisen er ændret i mellemtiden/)).toBeInTheDocument();
  expect(app.mock.calls.of('generateSmsCode')).toEqual([]);
  expect(total()).not.toBe(before);
  expect(screen.queryByText('Ændret')).toBeNull();

  await signOff();
  expect(screen.queryByText(/^Prisen er ændret i mellemtiden/)).toBeNull();
});

it('a haulier without a link signs no price that has changed since it was shown [4-sign-price-read-again, 4-sign-read-after-code]', async () => {
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

  await signOff();
  raisePrices(app.mock);
  await enterCode(sentCode(app));
  expect(await screen.findByText(changed)).toBeInTheDocument();
  expect(calls.of('saveWorkChoices')).toEqual([]);
  expect(total()).not.toBe(shown);

  await sign();
  await screen.findByText('Aftalen er underskrevet.');
  // There is no link whose haulier could be fetched.
  expect(calls.of('getRegistration')).toEqual([]);
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

  it('is named if it is a car add-on, and saving step 2 removes it from the agreement [4-lost-add-on]', async () => {
    const app = await openWizard(token);
    await toCarStep('Nej');
    await answer('Glasdækning', 'Ja');
    await toWorkStep();
    app.mock.db.addOns.delete(2);
    await trySigning();
    const summary = screen.getByRole('region', { name: 'Prisoversigt' });
    const gone = 'Du kan ikke vælge »Glasdækning« mere. Vælg igen.';
    await waitFor(() => expect(summary).toHaveTextContent(gone));
    const why = 'Aftalen kan ikke underskrives uden en pris.';
    await waitFor(() => expect(document.activeElement?.textContent).toBe(why));
    expect(screen.queryByText(/^Prisen er ændret/)).toBeNull();
    await press('Ret valgene');
    expect(await screen.findByText(sentence(gone))).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup', { name: 'Glasdækning' })).toBeNull();
    await press('Gem, og gå tilbage til svarene');
    await signOff();
    const sent = app.mock.calls.of('saveCarChoices').map(({ body }) => body);
    expect(sent).toMatchObject([{ addon_2: 1 }, { addon_2: 0 }]);
  });

  it('is named if it is a work add-on, and the other add-ons keep their answers [4-lost-add-on]', async () => {
    const { mock } = await openWizard(token);
    mock.db.addOns.insert({ name: 'Ulykke', price: 120, type: 2 });
    await toCarStep('Nej');
    await toWorkStep();
    await answer('Krisehjælp', 'Ja');
    await answer('Arbejdsskadeforsikring', 'Nej');
    await answer('Ulykke', 'Nej');
    for (const count of [workStep.cars, workStep.employees, workStep.drivers]) put(count, '1');
    mock.db.addOns.delete(4);
    await sign();
    expect(
      await screen.findByText(sentence('Du kan ikke vælge »Krisehjælp« mere. Vælg igen.')),
    ).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup', { name: 'Krisehjælp' })).toBeNull();
    await press('Ret Ulykke');
    const kept = await screen.findByRole('radiogroup', { name: 'Ulykke' });
    await waitFor(() => expect(within(kept).getByRole('radio', { name: 'Nej' })).toBeChecked());
    await press(toCheck);
    await stepHeading(checkPage.title);
    await sign();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('needs no head counts if it was the only work add-on that was chosen [4-lost-add-on]', async () => {
    const app = await openWizard(token);
    const { id } = app.mock.db.addOns.insert({ name: 'Ulykke', price: 120, type: 2 });
    await toCarStep('Nej');
    await toWorkStep();
    await answer('Arbejdsskadeforsikring', 'Nej');
    await answer('Krisehjælp', 'Nej');
    await answer('Ulykke', 'Ja');
    for (const count of [workStep.cars, workStep.employees, workStep.drivers]) put(count, '1');
    app.mock.db.addOns.delete(id);
    await sign();
    expect(
      await screen.findByText(sentence('Du kan ikke vælge »Ulykke« mere. Vælg igen.')),
    ).toBeInTheDocument();
    await waitFor(() => expect(checkedAnswer(workStep.drivers.label)).toBeNull());
    await signOff();
    await enterCode(sentCode(app));
    await screen.findByText('Aftalen er underskrevet.');
    expect(app.mock.calls.of('saveWorkChoices')).toMatchObject([{ body: { drivers: 0 } }]);
  });
});

it('the answer to a work add-on that staff add while step 3 is open is signed [4-sign-missing-answer]', async () => {
  const { mock } = await toFinish();
  await answerNo();
  mock.db.addOns.insert({ name: 'Ulykke', price: 120, type: 2 });
  await trySigning();
  expect(await screen.findByText(/^Prisen er ændret i mellemtiden/)).toBeInTheDocument();
  await sign();
  await answer('Ulykke', 'Nej');
  await sign();
  expect(await screen.findByRole('dialog', { name: codeDialog.title })).toBeInTheDocument();
});

describe('a change while the haulier types the code', () => {
  it('is marked if another tab saved it, and then signed without another code [4-sign-read-after-code]', async () => {
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

  it.each([
    {
      what: 'is shown if staff saved another price, and signed only after the next press [4-sign-read-after-code]',
      change: ({ mock }: App) => raisePrices(mock),
      news: /^Prisen er ændret i mellemtiden/,
      isPriceKept: false,
      outcome: () => screen.findByText('Aftalen er underskrevet.'),
      codesAndSaves: [1, 1],
    },
    {
      what: 'needs a new code if it is the phone number, as the code proved the old phone',
      change: ({ mock, trucker }: App) =>
        mock.db.truckers.update(trucker.id, { phone_number: '51627384' }),
      news: changedElsewhere,
      isPriceKept: true,
      outcome: () => screen.findByRole('dialog', { name: codeDialog.title }),
      codesAndSaves: [2, 0],
    },
  ])('$what', async ({ change, news, isPriceKept, outcome, codesAndSaves }) => {
    const app = await toFinish();
    await signOff();
    const before = total();
    change(app);
    await enterCode(sentCode(app));
    expect(await screen.findByText(news)).toBeInTheDocument();
    expect(app.mock.calls.of('saveWorkChoices')).toEqual([]);
    expect(total() === before).toBe(isPriceKept);

    await sign();
    expect(await outcome()).toBeInTheDocument();
    const { calls } = app.mock;
    const counts = [calls.of('generateSmsCode').length, calls.of('saveWorkChoices').length];
    expect(counts).toEqual(codesAndSaves);
  });

  it('cannot be checked if the agreement fails to load: nothing is signed, and a retry needs no new code', async () => {
    const app = await toFinish();
    await signOff();
    app.mock.addFault({ operationId: 'getRegistration', fault: { kind: 'drop' }, times: 1 });
    await enterCode(sentCode(app));
    expect(await screen.findByRole('group', { name: 'Der er et problem' })).toHaveTextContent(
      'Der er ingen forbindelse til serveren.',
    );
    expect(app.mock.calls.of('saveWorkChoices')).toEqual([]);
    await sign();
    await screen.findByText('Aftalen er underskrevet.');
    expect(app.mock.calls.of('generateSmsCode')).toHaveLength(1);
  });
});

it('a new price of an add-on that is not chosen does not stop signing [4-sign-price-read-again]', async () => {
  const app = await toFinish();
  await answerNo();
  await toCheckPage();
  app.mock.db.addOns.update(4, { price: 600 });
  await signOff();
  expect(screen.queryByText(/^Prisen er ændret/)).toBeNull();
});

it('a work add-on with another name is marked, and no price is said to change [4-sign-changes-marked]', async () => {
  const app = await toFinish();
  app.mock.db.addOns.update(4, { name: 'Psykologhjælp' });
  await trySigning();
  expect(await screen.findByText(changedElsewhere)).toBeInTheDocument();
  expect(marked()).toEqual(['Psykologhjælp Ændret']);
  expect(screen.queryByText(/^Prisen er ændret/)).toBeNull();
  expect(app.mock.calls.of('generateSmsCode')).toEqual([]);
  await signOff();
});

const refused = { kind: 'error', status: 500, message: 'Prisfejl.' } as const;

it.each([
  ['unanswered', { kind: 'drop' }],
  ['refused', refused],
] as const)(
  'a price whose second lookup is %s stops signing until a retry finds it [4-price-to-sign]',
  async (_, fault) => {
    const app = await toFinish();
    await answerNo();
    const before = total();
    for (const operationId of ['getPremium', 'searchAddOns'] as const) {
      app.mock.addFault({ operationId, fault, times: 1 });
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
  },
);

it.each(['getPremium', 'searchAddOns'] as const)(
  'staff are warned once if %s fails before they save, and can then save [4-price-for-staff]',
  async (operationId) => {
    const { mock } = await renderApp('/admin/truckers/edit/2', { as: 'admin' });
    await toCarStep('Nej');
    await answer('Glasdækning', 'Ja');
    await toWorkStep();
    await answerNo();
    await toCheckPage();
    await waitFor(() => expect(total()).toMatch(/\d,\d\d/));
    mock.addFault({ operationId, fault: refused });
    await sign('Gem aftale');
    await waitFor(() => expect(document.activeElement?.textContent).toBe(warning));
    expect(screen.queryByText('Prisfejl.')).toBeNull();
    expect(mock.calls.of('generateSmsCode')).toEqual([]);

    await sign('Gem aftale');
    await screen.findByRole('dialog', { name: codeDialog.title });
    await enterCode(sentCode({ mock, truckerId: 2 }));
    expect(await screen.findAllByText('Opdatering gemt')).not.toEqual([]);
  },
);

const warning = 'Prisen kan ikke vises. Aftalen kan gemmes alligevel.';
const found = 'Nu kan prisen vises. Se den, og tryk så på knappen igen.';

/** Opens the check for staff. */
async function toStaffCheck(): Promise<void> {
  await toCarStep('Nej');
  await toWorkStep();
  await answerNo();
  await toCheckPage();
}

it('a price that is first found when staff save is shown, and saved by the next press [4-price-for-staff]', async () => {
  const scenario = 'error:getPremium:500';
  const { mock } = await renderApp('/admin/truckers/edit/2', { as: 'admin', scenario });
  await toStaffCheck();
  expect(await screen.findByText(warning)).toBeInTheDocument();
  mock.use('happy');
  await sign('Gem aftale');
  expect(await screen.findByText(found)).toBeInTheDocument();
  expect(total()).toMatch(/\d,\d\d/);
  expect(mock.calls.of('generateSmsCode')).toEqual([]);

  await sign('Gem aftale');
  await screen.findByRole('dialog', { name: codeDialog.title });
  await enterCode(sentCode({ mock, truckerId: 2 }));
  expect(await screen.findAllByText('Opdatering gemt')).not.toEqual([]);
});

it.each([
  ['found', null, found],
  ['refused', refused, warning],
] as const)(
  'staff who save while the price is looked up are stopped once it is %s [4-price-for-staff]',
  async (_, fault, text) => {
    const { mock } = await renderApp('/admin/truckers/edit/2', { as: 'admin' });
    const release = mock.hold('getPremium');
    if (fault) mock.addFault({ operationId: 'getPremium', fault });
    await toStaffCheck();
    expect(total()).toBe('Beregner pris…');
    await sign('Gem aftale');
    release();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(mock.calls.of('generateSmsCode')).toEqual([]);

    await sign('Gem aftale');
    expect(await screen.findByRole('dialog', { name: codeDialog.title })).toBeInTheDocument();
  },
);

it.each(['getRegistration', 'searchAddOns'] as const)(
  'a changed price is shown even if %s fails in the same check [4-sign-price-read-again]',
  async (operationId) => {
    const app = await toFinish();
    await answerNo();
    raisePrices(app.mock);
    app.mock.addFault({ operationId, fault: { kind: 'drop' }, times: 1 });
    await trySigning();
    expect(await screen.findByText(/^Prisen er ændret i mellemtiden/)).toBeInTheDocument();
    expect(app.mock.calls.of('generateSmsCode')).toEqual([]);
    await signOff();
  },
);

it('the first press to save as staff marks an answer that changed on the server', async () => {
  const { mock } = await renderApp('/admin/truckers/edit/2', { as: 'admin' });
  await toCarStep('Nej');
  await toWorkStep();
  mock.db.truckers.update(2, { phone_number: '51627384' });
  await answerNo();
  await sign('Gem aftale');
  expect(await screen.findByText(changedElsewhere)).toBeInTheDocument();
  expect(marked()).toEqual(['Mobilnummer Ændret']);
});
