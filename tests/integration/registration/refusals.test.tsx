import { screen, waitFor } from '@testing-library/react';
import { paths } from '@/config/paths';
import { demoIds, demoTokens } from '@mocks/db/demo';
import type { OperationId } from '@mocks/contract/document';
import type { MockServer } from '@mocks/node';
import { renderApp } from '@tests/support/fixtures/renderApp';
import {
  expectRefused,
  expectRefusedAtField,
  listed,
  mend,
  send,
  sentBy,
  contentOf,
  expectListed,
  expectWrong,
  listedAs,
  wholeStep,
  type RefusalRow,
  type WizardForm,
} from '@tests/support/assertions/refusals';
import { expectHints } from '@tests/support/assertions/typingHints';
import {
  carStep,
  checkPage,
  codeDialog,
  controlOf,
  detailsStep,
  openCard,
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
  toCheck,
  workStep,
  answer,
  enterCode,
  fillCar,
  fillNewTrucker,
  fillTermination,
  noDialog,
  toCheckPage,
  type FormField,
} from '@tests/support/page-objects/wizard';

const required = 'Dette felt er påkrævet';
const yesOrNo = 'Vælg ja eller nej';
const validDate = 'Skriv en dato, fx 31-12-2026 eller 31122026';

/** A field with an invalid value, its message and a valid value. The tests of the schemas cover all other values. */
const row = (
  { role, label }: FormField,
  wrong: RefusalRow['wrong'],
  message: string,
  right: RefusalRow['right'],
): RefusalRow => ({ role, label, wrong, message, right });

const missingPlate = row(detailsStep.plate, '', required, 'ZZ 10 001');
const noCarInsurance = row(detailsStep.hasCar, false, 'Vælg bilforsikring', true);
const cvrLength = 'Dette felt er påkrævet og skal have en længde på 8 cifre';
const truckNumberLength = 'Dette felt er påkrævet og skal være 6 cifre langt';

const detailsRows = [
  row(detailsStep.name, '', required, 'Nordhavn Taxi ApS'),
  row(detailsStep.cvr, '', cvrLength, '87 65 43 21'),
  row(detailsStep.truckNumber, '', truckNumberLength, '654321'),
  row(detailsStep.email, '', required, 'post@nordhavn.example.dk'),
  row(detailsStep.phone, '', required, '20 30 40 50'),
  row(detailsStep.street, '', required, 'Havnegade 7'),
  row(detailsStep.zipCode, '', required, '2150'),
  row(detailsStep.city, '', required, 'Nordhavn'),
  missingPlate,
  row(detailsStep.previous, null, 'Vælg, om bilen er forsikret i dag', 'Nej'),
];
const carRows = [
  row(carStep.area, null, 'Vælg kørselsområde', 'Højst 50 % af kørslen i postnumrene 1000-2450'),
  row(carStep.newValue, null, 'Vælg bilens nyværdi', '250.001-350.000 kr.'),
  row(carStep.ownRisk, null, 'Vælg selvrisiko', '10.000 kr.'),
  row(carStep.injuries, null, 'Vælg antal skader', '1 skade'),
  row(carStep.road, null, yesOrNo, 'Ja'),
  row(carStep.glass, null, yesOrNo, 'Nej'),
];
const terminationRows = [
  row(terminationDialog.insurer, '', required, 'Nordlys Forsikring'),
  row(terminationDialog.policy, '', required, 'P-4711'),
  row(terminationDialog.ends, '29-02-2026', validDate, '31-12-2099'),
];
const counts = (cars: string, employees: string, drivers: string, message: string) => [
  row(workStep.cars, cars, message, '2'),
  row(workStep.employees, employees, message, '1,25'),
  row(workStep.drivers, drivers, message, '3'),
];
/** Invalid counts. They are refused only while the form asks for them. */
const wrongCounts = counts('-1', '-0,25', '-3', 'Tallet skal være 0 eller højere');
const quarters = row(workStep.employees, '1,3', 'Regn i kvarte stillinger, fx 1,25', '1.25');

/** Requires that the error summary lists these lines in English, and what `look` requires. Switches back to Danish. */
const inEnglish = (english: readonly string[], look?: () => void) => async () => {
  await press('English');
  await waitFor(() => expect(listed('There is a problem')).toEqual(english));
  look?.();
  await waitFor(() => expect(document.title).toMatch(/^Error: Step \d of 3: /));
  await press('Dansk');
  await waitFor(() => expect(listed()).toHaveLength(english.length));
};

/** Requires that the form refuses these rows and accepts their corrections. `look` runs while the errors are shown. */
async function expectMended(
  form: WizardForm,
  rows: readonly RefusalRow[],
  look = () => Promise.resolve(),
) {
  await expectRefused(form, rows);
  await look();
  await mend(form, rows);
}

describe('validation in the wizard:', () => {
  it('step 1 requires car insurance and all fields but Undervogn, with keyboard and autocomplete hints [2-step-1-fields, 2-step-1-no-number, 5-messages-follow-language, 5-step-1-required, 5-step-1-undervogn, 5-step-1-number, 4-step-1-no-car-insurance, 4-step-1-open-question, 8-select-car-option, 8-select-previous, 9-cvr-and-truck-number]', async () => {
    const { mock } = await openWizard();
    const form = { mock, submit: detailsStep.send, title: 'Trin 1 af 3: Dine oplysninger' };
    await openCard();
    expectHints('details');
    put(detailsStep.undervogn, '117');
    await expectMended(
      form,
      detailsRows,
      inEnglish(
        [
          'Name: This field is required',
          'CVR number: This field is required and must be 8 digits long',
          'Truck number: This field is required and must be 6 digits long',
          'Email: This field is required',
          'Mobile number: This field is required',
          'Address: This field is required',
          'Postcode: This field is required',
          'Town or city: This field is required',
          'Registration number: This field is required',
          'Is the car insured today? Choose whether the car is insured today',
        ],
        () => {
          expect(screen.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
          expect(screen.getByRole('textbox', { name: /^Undervogn/ })).toHaveValue('117');
        },
      ),
    );
    put(detailsStep.undervogn, '');
    put(detailsStep.plate, '');
    await expectRefused(form, [noCarInsurance]);
    put(detailsStep.hasCar, true);
    await expectRefused(form, [missingPlate]);
    put(detailsStep.noPlate, true);
    await waitFor(() => expect(document.title).not.toMatch(/^Fejl/));
    expect(sentBy(mock)).toEqual([]);
    send(form);
    await stepHeading(carStep.title);
    expect(sentBy(mock)).toMatchObject([
      { body: { cvr: '87654321', undervogn: '', is_car_insurance: '1', reg_number: '' } },
    ]);
  });

  it('step 2 requires all answers, and a date for road assistance, with keyboard and autocomplete hints [5-step-2-choices, 5-step-2-add-ons, 5-step-2-road-assistance-date]', async () => {
    const { mock } = await openWizard();
    const form = { mock, submit: carStep.send, title: 'Trin 2 af 3: Bilforsikring' };
    await toCarStep('Nej');
    await expectMended(
      form,
      carRows,
      inEnglish([
        'Where do you drive? Choose a driving area',
        'The car’s value when new: Choose the car’s value when new',
        'Excess: Choose an excess',
        'Claims in the last 3 years: Choose the number of claims',
        'Roadside assistance: Choose yes or no',
        'Glass cover: Choose yes or no',
      ]),
    );
    expectHints('car');
    await expectRefused(form, [row(carStep.roadFrom, 'i morgen', validDate, '01-12-2026')]);
    // Without road assistance, the date field is gone.
    put(carStep.road, 'Nej');
    await waitFor(() => expect(queryControl(carStep.roadFrom)).toBeNull());
    await waitFor(() => expect(document.title).not.toMatch(/^Fejl/));
    send(form);
    await stepHeading(workStep.title);
    expect(sentBy(mock).at(-1)?.body).toMatchObject({ addon_1: 0, addon_1_date: null });
  });

  it('the termination dialog requires all fields and a valid date, with keyboard and autocomplete hints [2-termination-fields, 5-termination-required]', async () => {
    const { mock } = await openWizard(demoTokens.halfDone);
    await toCarStep('Ja');
    await press(carStep.send);
    const popup = await screen.findByRole('dialog', { name: terminationDialog.title });
    expect(popup).toHaveTextContent(
      'Vi gemmer dem, når du fortsætter, og du kan rette dem, indtil du underskriver.',
    );
    expect(popup).toHaveTextContent('Ved at gemme giver du os lov til at opsige den');
    expectHints('termination');
    await expectMended({ mock, submit: terminationDialog.send }, terminationRows);
    await expectRefused({ mock, submit: terminationDialog.send }, [
      row(terminationDialog.ends, '', required, '31-12-2099'),
    ]);
  });

  it('step 3 requires all answers and sensible counts, with keyboard and autocomplete hints [2-step-3-fields, 4-step-3-counts, 5-step-3-add-ons, 5-step-3-counts, 5-step-3-quarters, 9-employees-in-quarters]', async () => {
    const { mock } = await openWorkStep();
    const form = { mock, submit: workStep.send, title: `Trin 3 af 3: ${workStep.title}` };
    expectHints('work');
    // Step 1 prefills the first question.
    const crisis = row(workStep.crisis, null, yesOrNo, 'Nej');
    await expectMended(
      form,
      [crisis, ...counts('', '', '', required)],
      inEnglish([
        'Krisehjælp: Choose yes or no',
        'Number of cars: This field is required',
        'Number of employees (full-time equivalent): This field is required',
        'Number of drivers: This field is required',
      ]),
    );
    await expectRefused(form, counts('to', 'halvanden', '1e2', 'Skriv et tal'));
    await expectRefused(form, wrongCounts);

    // Without work-injury insurance, the invalid counts are gone.
    put(workStep.workInjury, 'Nej');
    await waitFor(() => expect(document.title).not.toMatch(/^Fejl/));
    for (const count of wrongCounts) expect(queryControl(count)).toBeNull();
    put(workStep.workInjury, 'Ja');
    await expectMended(form, wrongCounts);

    // Quarters are valid with a comma and with a point.
    send(form);
    await stepHeading(checkPage.title);
    await press('Tilbage');
    await stepHeading(workStep.title);
    await expectMended(form, [quarters]);
    await sign();
    await screen.findByRole('dialog', { name: codeDialog.title });
  });

  it('the SMS dialog requires digits, which may be spaced, with keyboard and autocomplete hints [5-sms-code-digits, 8-sms-prompt]', async () => {
    const app = await openWorkStep();
    const form = { mock: app.mock, submit: codeDialog.send };
    await signOff();
    expectHints('code');
    expect(controlOf(codeDialog.code)).toHaveAccessibleDescription(
      'Indtast den sms-kode, der er sendt til dit telefonnummer 65 72 60 11',
    );
    await expectRefusedAtField(form, row(codeDialog.code, '', required, ''));
    const code = sentCode(app);
    const inGroups = code.replace(/(...)/, '$1 ');
    const digits = 'Koden må kun indeholde tal';
    const letters = row(codeDialog.code, '12345a', digits, inGroups);
    await expectRefusedAtField(form, letters);
    await mend(form, [letters]);
    send(form);
    await stepHeading('Tak');
    expect(app.mock.calls.of('verifySmsCode')).toMatchObject([{ body: { sms_code: code } }]);
  });

  it('step 3 for staff refuses only an invalid start date, with keyboard and autocomplete hints [5-step-3-staff-date]', async () => {
    const { mock } = await renderApp(paths.editTrucker.href(demoIds.signed), { as: 'admin' });
    const name = mock.db.truckers.get(demoIds.signed)?.name ?? '';
    const form = {
      mock,
      submit: toCheck,
      title: `${name}: Trin 3 af 3: ${workStep.titleForStaff}`,
    };
    await press('Ret Krisehjælp');
    await stepHeading(workStep.titleForStaff);
    expectHints('workForStaff');
    await expectMended(form, [row(workStep.validFrom, '31-11-2026', validDate, '')]);
    send(form);
    await stepHeading('Tjek svarene');
  });
});

/** Fields by the API's names. */
const details = {
  name: detailsStep.name,
  cvr: detailsStep.cvr,
  dr_number: detailsStep.truckNumber,
  email: detailsStep.email,
  phone: detailsStep.phone,
  undervogn: detailsStep.undervogn,
  address: detailsStep.street,
  zip_code: detailsStep.zipCode,
  city: detailsStep.city,
  is_car_insurance: detailsStep.hasCar,
  reg_number: detailsStep.plate,
  is_work_insurance: detailsStep.hasWork,
  previous_insurance: detailsStep.previous,
};
const car = {
  area_id: carStep.area,
  new_value_id: carStep.newValue,
  own_risk_id: carStep.ownRisk,
  injury_id: carStep.injuries,
  addon_1: carStep.road,
  addon_1_date: carStep.roadFrom,
  addon_2: carStep.glass,
};
const termination = {
  select_insurance: terminationDialog.insurer,
  police_number: terminationDialog.policy,
  date: terminationDialog.ends,
};
const work = {
  addon_3: workStep.workInjury,
  addon_4: workStep.crisis,
  cars: workStep.cars,
  employees: workStep.employees,
  drivers: workStep.drivers,
};

const overall = 'Serveren tager det ikke.';
const wordsOn = (wire: string) => `Serveren tager ikke ${wire}.`;

/**
 * Submits the form and requires that the server's messages appear in the summary and at their fields, and that the step
 * keeps its values.
 */
async function expectWords(
  button: string,
  messages: readonly string[],
  onFields: readonly (FormField & { message: string })[] = [],
): Promise<void> {
  const before = contentOf(wholeStep());
  await press(button);
  await expectListed([...messages, ...onFields.map(listedAs)]);
  for (const field of onFields) expectWrong(field);
  expect(contentOf(wholeStep())).toEqual(before);
}

/** As `expectWords`, with a refusal that has an overall message, our help, and a message for each of these fields. */
async function expectRefusedOnce(
  mock: MockServer,
  button: string,
  operationId: OperationId,
  fields: Readonly<Record<string, FormField>>,
  help: readonly string[] = [],
): Promise<void> {
  const errors = Object.fromEntries(Object.keys(fields).map((wire) => [wire, [wordsOn(wire)]]));
  const fault = { kind: 'error', status: 422, message: overall, errors } as const;
  mock.addFault({ operationId, fault, times: 1 });
  const onFields = Object.entries(fields).map(([wire, field]) => ({
    ...field,
    message: wordsOn(wire),
  }));
  await expectWords(button, [overall, ...help], onFields);
}

describe('refusals by the server appear at their fields and lose no input', () => {
  it('in every step [8-step-1-update-refused, 8-steps-refused, 8-sms-refused]', async () => {
    const { mock, truckerId } = await openWizard();
    const id = truckerId ?? 0;
    await openCard();
    put(detailsStep.name, 'Skrevet ApS');
    put(detailsStep.undervogn, '117');
    put(detailsStep.previous, 'Ja');
    await expectRefusedOnce(mock, detailsStep.send, 'updateTrucker', details);
    put(detailsStep.cvr, mock.db.truckers.get(demoIds.signed)?.cvr ?? '');
    const taken = { ...detailsStep.cvr, message: 'CVR-nummeret er allerede registreret.' };
    await expectWords(detailsStep.send, [], [taken]);
    put(detailsStep.cvr, '87654321');
    await press(detailsStep.send);
    await stepHeading(carStep.title);

    await fillCar('1 skade');
    put(carStep.road, 'Ja');
    await press(carStep.send);
    await fillTermination();
    await expectRefusedOnce(mock, terminationDialog.send, 'saveTermination', termination);
    put(terminationDialog.policy, 'P-0815');
    // The termination is saved and its dialog closes; then step 2 is refused.
    await expectRefusedOnce(mock, terminationDialog.send, 'saveCarChoices', car);
    await noDialog();
    await press(carStep.send);
    await stepHeading(workStep.title);

    await screen.findByRole('radiogroup', { name: workStep.crisis.label });
    put(workStep.workInjury, 'Ja');
    put(workStep.crisis, 'Nej');
    put(workStep.cars, '2');
    put(workStep.employees, '1,25');
    put(workStep.drivers, '3');
    await toCheckPage();
    await expectRefusedOnce(mock, checkPage.send, 'generateSmsCode', {});
    const { phone_number = null } = mock.db.truckers.get(id) ?? {};
    mock.db.truckers.update(id, { phone_number: null });
    const noPhone = 'Vognmanden har intet mobilnummer, som en sms kan sendes til.';
    await expectWords(checkPage.send, [noPhone]);
    mock.db.truckers.update(id, { phone_number });
    await press(checkPage.send);
    await screen.findByRole('dialog');

    put(codeDialog.code, sentCode({ mock, truckerId }));
    const errors = { sms_code: [wordsOn('sms_code')] };
    const fault = { kind: 'error', status: 422, message: overall, errors } as const;
    mock.addFault({ operationId: 'verifySmsCode', fault, times: 1 });
    await press(codeDialog.send);
    const message = `Sms -kodebekræftelse mislykkedes: ${wordsOn('sms_code')}`;
    await waitFor(() => expectWrong({ ...codeDialog.code, message }));
    // Refused answers reopen the questions of step 3.
    const ofWork: Record<string, string[]> = {};
    for (const wire of Object.keys(work)) ofWork[wire] = [wordsOn(wire)];
    mock.addFault({
      operationId: 'saveWorkChoices',
      fault: { kind: 'error', status: 422, message: overall, errors: ofWork },
      times: 1,
    });
    await press(codeDialog.send);
    const onFields = Object.entries(work).map(([wire, field]) => ({
      ...field,
      message: wordsOn(wire),
    }));
    await expectListed([overall, ...onFields.map(listedAs)]);
    for (const field of onFields) expectWrong(field);
    await noDialog();
    await toCheckPage();
    const agreement = mock.db.agreements.all().findLast((row) => row.truckerId === id);
    mock.db.agreements.update(agreement?.id ?? 0, { area_id: null });
    await expectWords(checkPage.send, ['Bilforsikringen er ikke valgt endnu.']);

    expect(sentBy(mock).map(({ path }) => path)).toEqual([
      ...Array<string>(3).fill('/api/truckers/update-trucker'),
      ...Array<string>(2).fill('/api/step/insurance-info'),
      ...Array<string>(2).fill('/api/step/save-step-2'),
      ...Array<string>(3).fill('/api/sms/generate'),
      ...Array<string>(2).fill('/api/sms/verify'),
      ...Array<string>(2).fill('/api/step/save-step-3'),
    ]);
  });

  it('in step 3 even with status 200; the next try to sign needs a new code [4-completion-not-true]', async () => {
    const app = await openWorkStep();
    const { addFault, calls } = app.mock;
    await signOff();
    const message = 'Aftalen er låst.';
    const body = JSON.stringify({ status: 200, data: { status: false, message } });
    addFault({ operationId: 'saveWorkChoices', fault: { kind: 'answer', body }, times: 1 });
    await enterCode(sentCode(app));
    await expectListed([message]);
    expect(calls.of('sendXml')).toHaveLength(1);

    // What the server has saved is not a change made elsewhere.
    await press('Ret Arbejdsskadeforsikring');
    await answer('Arbejdsskadeforsikring', 'Ja');
    for (const count of [workStep.cars, workStep.employees, workStep.drivers]) put(count, '3');
    await press(toCheck);
    await stepHeading(checkPage.title);
    await sign();
    expect(await screen.findByRole('dialog', { name: codeDialog.title })).toBeInTheDocument();
    expect(calls.of('generateSmsCode')).toHaveLength(2);
    await enterCode(sentCode(app));
    await screen.findByText('Aftalen er underskrevet.');
    expect(calls.of('saveWorkChoices').at(-1)?.body).toMatchObject({ addon_3: 1, employees: 3 });
  });

  it('for a new haulier [8-step-1-new-refused]', async () => {
    const { mock } = await openWizard('');
    await fillNewTrucker();
    put(detailsStep.noPlate, false);
    put(detailsStep.plate, 'ZZ 10 001');
    const help =
      'Er virksomheden allerede registreret, så ring til os på +45 70 00 00 00. Så sender vi et link.';
    await expectRefusedOnce(mock, detailsStep.send, 'saveRegistration', details, [help]);
    put(detailsStep.email, mock.db.truckers.get(demoIds.signed)?.email ?? '');
    const taken = { ...detailsStep.email, message: 'E-mailadressen er allerede registreret.' };
    await expectWords(detailsStep.send, [], [taken]);
    put(detailsStep.email, 'ny@nordhavn.example.dk');
    await press(detailsStep.send);
    await stepHeading(carStep.title);
    expect(sentBy(mock).map(({ path }) => path)).toEqual(
      Array<string>(3).fill('/api/step/add-trucker-info'),
    );
  });
});
