import { screen, waitFor } from '@testing-library/react';
import type { OperationId } from '@mocks/contract/document';
import { demoIds } from '@mocks/db/demo';
import type { MockServer } from '@mocks/node';
import {
  contentOf,
  expectRight,
  expectWrong,
  listedAs,
  listedBy,
  openDialog,
  press,
  put,
  sentBy,
  summaryOf,
  wholeStep,
  type FormField,
  type WizardForm,
} from '@tests/support/assertions/refusals';
import { openCard, openWizard, sentCode, stepHeading } from './wizardScreen';

/** A field by the server's name and by the reader's. */
type NamedField = FormField & { wire: string };

const text = (wire: string, label: string): NamedField => ({ role: 'textbox', wire, label });
const question = (wire: string, label: string): NamedField => ({ role: 'radiogroup', wire, label });
const tick = (wire: string, label: string): NamedField => ({ role: 'checkbox', wire, label });

const name = text('name', 'Navn');
const cvr = text('cvr', 'CVR-nummer');
const email = text('email', 'E-mail');
const undervogn = text('undervogn', 'Undervogn');
const hasCar = tick('is_car_insurance', 'Bilforsikring');
const previous = question('previous_insurance', 'Er bilen forsikret i dag?');
const details = [
  name,
  cvr,
  text('dr_number', 'Vognmandsnummer'),
  email,
  text('phone', 'Mobilnummer'),
  undervogn,
  text('address', 'Adresse'),
  text('zip_code', 'Postnummer'),
  text('city', 'By'),
  hasCar,
  text('reg_number', 'Registreringsnummer'),
  tick('is_work_insurance', 'Arbejdsskadeforsikring'),
  previous,
];
const car = [
  question('area_id', 'Hvor kører du?'),
  question('new_value_id', 'Bilens nyværdi'),
  question('own_risk_id', 'Selvrisiko'),
  question('injury_id', 'Skader de seneste 3 år'),
  question('addon_1', 'Vejhjælp'),
  text('addon_1_date', 'Vejhjælp gælder fra'),
  question('addon_2', 'Glasdækning'),
];
const carAnswers = [
  'Højst 50 % af kørslen i postnumrene 1000-2450',
  '250.001-350.000 kr.',
  '10.000 kr.',
  '1 skade',
  'Ja',
  null,
  'Nej',
];
const insurer = {
  role: 'combobox',
  wire: 'select_insurance',
  label: 'Forsikringsselskab',
} as const;
const policy = text('police_number', 'Policenummer');
const ends = text('date', 'Ophørsdato');
const cars = text('cars', 'Antal biler');
const work = [
  question('addon_3', 'Arbejdsskadeforsikring'),
  question('addon_4', 'Krisehjælp'),
  cars,
  text('employees', 'Antal medarbejdere (fuldtid)'),
  text('drivers', 'Antal chauffører'),
];
const workAnswers = ['Ja', 'Nej', '2', '1,25', '3'];
const code = text('sms_code', 'Sms-kode');

const overall = 'Serveren tager det ikke.';
const wordsOn = ({ wire }: NamedField) => `Serveren tager ikke ${wire}.`;
const withWords = (fields: readonly NamedField[]) =>
  fields.map((field) => ({ ...field, message: wordsOn(field) }));

/** The next request of a call is refused, with words on each of these fields. */
function refuseOnce(mock: MockServer, operationId: OperationId, fields: readonly NamedField[]) {
  const errors = Object.fromEntries(fields.map((field) => [field.wire, [wordsOn(field)]]));
  const fault = { kind: 'error', status: 422, message: overall, errors } as const;
  mock.addFault({ operationId, fault, times: 1 });
}

/** The form tells these words, on top and where they belong, and holds what it held before. */
async function expectWords(
  form: Pick<WizardForm, 'within'>,
  before: unknown,
  messages: readonly string[],
  onFields: readonly (FormField & { message: string })[] = [],
): Promise<void> {
  const links = onFields.map(listedAs);
  await waitFor(() => expect(listedBy(form)).toEqual([...messages, ...links]));
  await waitFor(() => expect(summaryOf(form)).toHaveFocus());
  for (const field of onFields) expectWrong(form, field);
  expect(contentOf(form)).toEqual(before);
}

/** Sends the form to be refused with words on each of these fields. */
async function expectRefusedOnce(
  form: WizardForm,
  operationId: OperationId,
  fields: readonly NamedField[],
): Promise<void> {
  refuseOnce(form.mock, operationId, fields);
  const before = contentOf(form);
  press(form);
  await expectWords(form, before, [overall], withWords(fields));
}

/** Sends the form to be refused by the mock's own rules. */
async function expectDeclined(
  form: WizardForm,
  messages: readonly string[],
  onFields: readonly (FormField & { message: string })[] = [],
): Promise<void> {
  const before = contentOf(form);
  press(form);
  await expectWords(form, before, messages, onFields);
}

/** Mended, a field has no words any more. */
async function mend(form: WizardForm, field: NamedField, value: string): Promise<void> {
  put(form, field, value);
  await waitFor(() => expectRight(form, field));
}

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('what the server refuses stands where it belongs, and nothing is lost', () => {
  it('of every step [8-step-1-update-refused, 8-steps-refused, 8-sms-refused]', async () => {
    const { mock, truckerId, ...app } = await openWizard();
    const id = truckerId ?? 0;
    const step: WizardForm = { mock, submit: 'Næste' };
    await openCard();

    // update-trucker
    put(step, name, 'Skrevet ApS');
    put(step, undervogn, '117');
    put(step, previous, 'Ja');
    await expectRefusedOnce(step, 'updateTrucker', details);
    await mend(step, cvr, mock.db.truckers.get(demoIds.signed)?.cvr ?? '');
    await expectDeclined(step, [], [{ ...cvr, message: 'CVR-nummeret er allerede registreret.' }]);
    put(step, cvr, '87654321');
    press(step);
    await stepHeading('Bilforsikring');

    // insurance-info
    await screen.findByRole('radiogroup', { name: 'Selvrisiko' });
    for (const [index, field] of car.entries()) {
      const answer = carAnswers[index];
      if (answer) put(step, field, answer);
    }
    press(step);
    await screen.findByRole('dialog');
    const popup = { mock, within: openDialog, submit: 'Gem og fortsæt' };
    put(popup, insurer, 'Nordlys Forsikring');
    put(popup, policy, 'P-4711');
    put(popup, ends, '31-12-2099');
    await expectRefusedOnce(popup, 'saveTermination', [insurer, policy, ends]);
    await mend(popup, policy, 'P-0815');

    // save-step-2
    refuseOnce(mock, 'saveCarChoices', car);
    const chosen = contentOf({ within: wholeStep });
    press(popup);
    await noDialog();
    await expectWords({ within: wholeStep }, chosen, [overall], withWords(car));
    press(step);
    await stepHeading('Arbejdsskade og underskrift');

    // sms/generate
    const last: WizardForm = { mock, submit: 'Underskriv aftale' };
    await screen.findByRole('radiogroup', { name: 'Krisehjælp' });
    for (const [index, field] of work.entries()) put(last, field, workAnswers[index] ?? null);
    await expectRefusedOnce(last, 'generateSmsCode', []);
    const { phone_number = null } = mock.db.truckers.get(id) ?? {};
    mock.db.truckers.update(id, { phone_number: null });
    await expectDeclined(last, ['Vognmanden har intet mobilnummer, som en sms kan sendes til.']);
    mock.db.truckers.update(id, { phone_number });
    press(last);
    await screen.findByRole('dialog');

    // sms/verify
    const dialog = { mock, within: openDialog, submit: 'Bekræft kode' };
    const failed = 'Sms -kodebekræftelse mislykkedes';
    const right = sentCode({ ...app, mock, truckerId });
    put(dialog, code, right === '111111' ? '222222' : '111111');
    await expectDeclined(dialog, [], [{ ...code, message: failed }]);
    await mend(dialog, code, right);
    refuseOnce(mock, 'verifySmsCode', [code]);
    await expectDeclined(dialog, [failed], withWords([code]));

    // save-step-3
    refuseOnce(mock, 'saveWorkChoices', work);
    const answered = contentOf({ within: wholeStep });
    press(dialog);
    await noDialog();
    await expectWords({ within: wholeStep }, answered, [overall], withWords(work));
    await mend(last, cars, '4');
    const agreement = mock.db.agreements.all().findLast((row) => row.truckerId === id);
    mock.db.agreements.update(agreement?.id ?? 0, { area_id: null });
    await expectDeclined(last, ['Bilforsikringen er ikke valgt endnu.']);

    expect(sentBy(mock).map(({ path }) => path)).toEqual([
      ...Array<string>(3).fill('/api/truckers/update-trucker'),
      ...Array<string>(2).fill('/api/step/insurance-info'),
      ...Array<string>(2).fill('/api/step/save-step-2'),
      ...Array<string>(3).fill('/api/sms/generate'),
      ...Array<string>(3).fill('/api/sms/verify'),
      ...Array<string>(2).fill('/api/step/save-step-3'),
    ]);
  });

  it('of a new haulier [8-step-1-new-refused]', async () => {
    const { mock } = await openWizard('');
    const step: WizardForm = { mock, submit: 'Næste' };
    await stepHeading('Udfyld oplysningerne');
    const typed = ['Ny ApS', '87654321', '654321', 'ny@nordhavn.example.dk', '20304050', '117'];
    const address = ['Havnegade 7', '2150', 'Nordhavn'];
    const texts = details.filter(({ role }) => role === 'textbox');
    for (const [index, value] of [...typed, ...address, 'ZZ 10 001'].entries()) {
      const field = texts[index];
      if (field) put(step, field, value);
    }
    put(step, hasCar, true);
    put(step, previous, 'Nej');

    await expectRefusedOnce(step, 'saveRegistration', details);
    await mend(step, email, mock.db.truckers.get(demoIds.signed)?.email ?? '');
    await expectDeclined(
      step,
      [],
      [{ ...email, message: 'E-mailadressen er allerede registreret.' }],
    );
    put(step, email, 'ny@nordhavn.example.dk');
    press(step);
    await stepHeading('Bilforsikring');
    expect(sentBy(mock).map(({ path }) => path)).toEqual(
      Array<string>(3).fill('/api/step/add-trucker-info'),
    );
  });
});
