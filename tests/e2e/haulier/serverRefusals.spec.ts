import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '@mocks/contract/document';
import { demoIds, demoTokens } from '@mocks/db/demo';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import {
  controlOf,
  expectWrong,
  press,
  put,
  sentBy,
  summaryOf,
  type FormField,
  type WizardForm,
} from '@tests/support/assertions/refusals';
import { agreementIdOf, haulierOf } from '@tests/support/assertions/wizardCalls';
import {
  atStep,
  chooseCar,
  chooseWork,
  codeDialog,
  fillTermination,
  readSmsCode,
  terminationDialog,
  toCarStep,
} from '@tests/support/actions/wizardSteps';

/** A field by the server's name and by the reader's. */
type NamedField = FormField & { wire: string };

const text = (wire: string, label: string): NamedField => ({ role: 'textbox', wire, label });
const question = (wire: string, label: string): NamedField => ({ role: 'radiogroup', wire, label });
const tick = (wire: string, label: string): NamedField => ({ role: 'checkbox', wire, label });

const code = text('sms_code', 'Sms-kode');
const details = [
  text('name', 'Navn'),
  text('cvr', 'CVR-nummer'),
  text('dr_number', 'Vognmandsnummer'),
  text('email', 'E-mail'),
  text('phone', 'Mobilnummer'),
  text('undervogn', 'Undervogn'),
  text('address', 'Adresse'),
  text('zip_code', 'Postnummer'),
  text('city', 'By'),
  tick('is_car_insurance', 'Bilforsikring'),
  text('reg_number', 'Registreringsnummer'),
  tick('is_work_insurance', 'Arbejdsskadeforsikring'),
  question('previous_insurance', 'Har du i dag en forsikring på bilen?'),
];
const car = [
  question('area_id', 'Hvor kører du?'),
  question('new_value_id', 'Bilens nyværdi'),
  question('own_risk_id', 'Selvrisiko'),
  question('injury_id', 'Skader de seneste 3 år'),
  question('addon_1', 'Vejhjælp'),
  text('addon_1_date', 'Vejhjælp aktiv fra'),
  question('addon_2', 'Glasskade'),
];
const policy = text('police_number', 'Policenummer');
const termination = [
  { role: 'combobox', wire: 'select_insurance', label: 'Forsikringsselskab' } as const,
  policy,
  text('date', 'Ophørsdato'),
];
const cars = text('cars', 'Antal biler');
const work = [
  question('addon_3', 'Arbejdsskadeforsikring'),
  question('addon_4', 'Krisehjælp'),
  cars,
  text('employees', 'Antal medarbejdere (fuldtid)'),
  text('drivers', 'Antal chauffører'),
];

const overall = 'Serveren tager det ikke.';
const wordsOn = ({ wire }: NamedField) => `Serveren tager ikke ${wire}.`;

/** The next request of a call is refused, with words on each of these fields. */
function refuseOnce(app: BuiltApp, operationId: OperationId, fields: readonly NamedField[]): void {
  const errors = Object.fromEntries(fields.map((field) => [field.wire, [wordsOn(field)]]));
  const fault = { kind: 'error', status: 422, message: overall, errors } as const;
  app.mock.addFault({ operationId, fault, times: 1 });
}

/** Everything that is typed, chosen and ticked in a form. */
const contentOf = (within: Page | Locator) =>
  within
    .locator('form input, form select')
    .evaluateAll((controls) =>
      (controls as HTMLInputElement[]).map(({ type, checked, value }) =>
        ['checkbox', 'radio'].includes(type) ? checked : value,
      ),
    );

/** The form tells these words, on top and where they belong, and holds what it held before. */
async function expectWords(
  { within }: Pick<WizardForm, 'within'>,
  before: unknown,
  messages: readonly string[],
  onFields: readonly (FormField & { message: string })[] = [],
): Promise<void> {
  const summary = summaryOf({ within });
  await expect(summary).toBeFocused();
  const links = onFields.map(({ label, message }) => `${label}: ${message}`);
  await expect(summary.getByRole('listitem')).toHaveText([...messages, ...links]);
  for (const field of onFields) await expectWrong(within, field);
  expect(await contentOf(within)).toEqual(before);
}

/** Sends the form to be refused with words on each of these fields. Mended, a field has no words any more. */
async function expectRefusedOnce(
  form: WizardForm,
  operationId: OperationId,
  fields: readonly NamedField[],
  mended?: { field: NamedField; value: string },
): Promise<void> {
  const { app, within } = form;
  refuseOnce(app, operationId, fields);
  const before = await contentOf(within);
  await press(form);
  const onFields = fields.map((field) => ({ ...field, message: wordsOn(field) }));
  await expectWords(form, before, [overall], onFields);
  if (!mended) return;
  await put(within, mended.field, mended.value);
  await expect(controlOf(within, mended.field)).not.toHaveAttribute('aria-invalid');
}

/** Sends the form to be refused by the mock's own rules. */
async function expectDeclined(
  form: WizardForm,
  messages: readonly string[],
  onFields: readonly (FormField & { message: string })[] = [],
): Promise<void> {
  const before = await contentOf(form.within);
  await press(form);
  await expectWords(form, before, messages, onFields);
}

test('what the server refuses of a step stands where it belongs, and nothing is lost', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/status of (409|422)/);
  const step: WizardForm = { page, app, within: page, submit: 'Næste' };
  const { id } = haulierOf(app);
  await page.goto(`/registration/${demoTokens.invited}`);

  await test.step('update-trucker', async () => {
    await expect(page.getByRole('textbox', { name: 'Navn' })).not.toHaveValue('');
    await put(page, text('name', 'Navn'), 'Skrevet ApS');
    await put(page, text('undervogn', 'Undervogn'), '117');
    await put(page, question('', 'Har du i dag en forsikring på bilen?'), 'Ja');
    const cvr = text('cvr', 'CVR-nummer');
    const taken = app.mock.db.truckers.get(demoIds.signed)?.cvr ?? '';
    await expectRefusedOnce(step, 'updateTrucker', details, { field: cvr, value: taken });
    const message = 'CVR-nummeret er allerede registreret.';
    await expectDeclined(step, [], [{ ...cvr, message }]);
    await put(page, cvr, '87654321');
    await press(step);
  });

  const popup = { page, app, within: terminationDialog(page), submit: 'Gem og fortsæt' };
  await test.step('insurance-info', async () => {
    await atStep(page, 'Bilforsikring');
    await chooseCar(page, { injuries: '1 skade', road: 'Ja' });
    await press(step);
    await fillTermination(page);
    const mended = { field: policy, value: 'P-0815' };
    await expectRefusedOnce(popup, 'saveTermination', termination, mended);
  });

  await test.step('save-step-2', async () => {
    refuseOnce(app, 'saveCarChoices', car);
    const before = await contentOf(page.locator('.wizard'));
    await press(popup);
    await expect(popup.within).toBeHidden();
    const onFields = car.map((field) => ({ ...field, message: wordsOn(field) }));
    await expectWords({ within: page.locator('.wizard') }, before, [overall], onFields);
    await press(step);
  });

  const last: WizardForm = { page, app, within: page, submit: 'Underskriv aftale' };
  await test.step('sms/generate', async () => {
    await chooseWork(page);
    await expectRefusedOnce(last, 'generateSmsCode', []);
    const { phone } = app.mock.db.truckers.update(id, { phone: null });
    expect(phone).toBeNull();
    await expectDeclined(last, ['Vognmanden har intet mobilnummer, som en sms kan sendes til.']);
    app.mock.db.truckers.update(id, { phone: '20304050' });
    await press(last);
    await expect(codeDialog(page)).toBeVisible();
  });

  const dialog = { page, app, within: codeDialog(page), submit: 'Bekræft' };
  const failed = 'Sms -kodebekræftelse mislykkedes';
  await test.step('sms/verify', async () => {
    const right = readSmsCode(page);
    await put(dialog.within, code, right === '111111' ? '222222' : '111111');
    await expectDeclined(dialog, [failed], [{ ...code, message: failed }]);
    await put(dialog.within, code, right);
    await expect(controlOf(dialog.within, code)).not.toHaveAttribute('aria-invalid');
    refuseOnce(app, 'verifySmsCode', [code]);
    await expectDeclined(dialog, [failed], [{ ...code, message: wordsOn(code) }]);
  });

  await test.step('save-step-3', async () => {
    refuseOnce(app, 'saveWorkChoices', work);
    const before = await contentOf(page.locator('.wizard'));
    await press(dialog);
    await expect(dialog.within).toBeHidden();
    const onFields = work.map((field) => ({ ...field, message: wordsOn(field) }));
    await expectWords({ within: page.locator('.wizard') }, before, [overall], onFields);
    await put(page, cars, '4');
    await expect(controlOf(page, cars)).not.toHaveAttribute('aria-invalid');
    app.mock.db.agreements.update(agreementIdOf(app, id) ?? 0, { areaId: null });
    await expectDeclined(last, ['Bilforsikringen er ikke valgt endnu.']);
  });

  expect(sentBy(app).map(({ path }) => path)).toEqual([
    ...Array<string>(3).fill('/api/truckers/update-trucker'),
    ...Array<string>(2).fill('/api/step/insurance-info'),
    ...Array<string>(2).fill('/api/step/save-step-2'),
    ...Array<string>(3).fill('/api/sms/generate'),
    ...Array<string>(3).fill('/api/sms/verify'),
    ...Array<string>(2).fill('/api/step/save-step-3'),
  ]);
});

test('what the server refuses of a new haulier stands where it belongs, and nothing is lost', async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/status of (409|422)/);
  const step: WizardForm = { page, app, within: page, submit: 'Næste' };
  await page.goto('/registration');
  const typed = ['Ny ApS', '87654321', '654321', 'ny@nordhavn.example.dk', '20304050', '117'];
  const address = ['Havnegade 7', '2150', 'Nordhavn'];
  const texts = details.filter(({ role }) => role === 'textbox');
  for (const [index, value] of [...typed, ...address, 'ZZ 10 001'].entries()) {
    const field = texts[index];
    if (field) await put(page, field, value);
  }
  await put(page, tick('', 'Bilforsikring'), true);
  await put(page, question('', 'Har du i dag en forsikring på bilen?'), 'Nej');

  const email = text('email', 'E-mail');
  const taken = app.mock.db.truckers.get(demoIds.signed)?.email ?? '';
  await expectRefusedOnce(step, 'saveRegistration', details, { field: email, value: taken });
  const message = 'E-mailadressen er allerede registreret.';
  await expectDeclined(step, [], [{ ...email, message }]);
  await put(page, email, 'ny@nordhavn.example.dk');
  await toCarStep(page, 'Nej');
  expect(sentBy(app).map(({ path }) => path)).toEqual(
    Array<string>(3).fill('/api/step/add-trucker-info'),
  );
});
