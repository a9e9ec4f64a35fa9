import { screen, waitFor } from '@testing-library/react';
import type { OperationId } from '@mocks/contract/document';
import { demoIds } from '@mocks/db/demo';
import type { MockServer } from '@mocks/node';
import {
  contentOf,
  expectListed,
  expectWrong,
  listedAs,
  sentBy,
  wholeStep,
} from '@tests/support/assertions/refusals';
import {
  answer,
  carStep,
  checkPage,
  codeDialog,
  detailsStep,
  enterCode,
  fillCar,
  fillNewTrucker,
  fillTermination,
  noDialog,
  openCard,
  openWizard,
  openWorkStep,
  press,
  put,
  sentCode,
  sign,
  signOff,
  stepHeading,
  terminationDialog,
  toCheck,
  toCheckPage,
  workStep,
  type FormField,
} from '@tests/support/page-objects/wizard';

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

/** As `expectWords`, with a refusal that has an overall message and one for each of these fields. */
async function expectRefusedOnce(
  mock: MockServer,
  button: string,
  operationId: OperationId,
  fields: Readonly<Record<string, FormField>>,
): Promise<void> {
  const errors = Object.fromEntries(Object.keys(fields).map((wire) => [wire, [wordsOn(wire)]]));
  const fault = { kind: 'error', status: 422, message: overall, errors } as const;
  mock.addFault({ operationId, fault, times: 1 });
  const onFields = Object.entries(fields).map(([wire, field]) => ({
    ...field,
    message: wordsOn(wire),
  }));
  await expectWords(button, [overall], onFields);
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
    await expectRefusedOnce(mock, detailsStep.send, 'saveRegistration', details);
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
