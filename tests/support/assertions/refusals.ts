import type { Locator, Page } from '@playwright/test';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { expect, test } from '@tests/support/fixtures/e2eTest';

/** A field as a reader finds it: by what it is and by its label. */
export interface FormField {
  role: 'textbox' | 'radiogroup' | 'checkbox' | 'combobox';
  label: string;
}

/** A value that a field must not take. */
export interface RefusalRow extends FormField {
  /** What is typed, chosen or ticked; null leaves the field as it is, such as a question that nobody has answered. */
  wrong: string | boolean | null;
  message: string;
  /** What mends it. */
  right: string | boolean;
}

/** Rows of different fields that are sent together, in the order of the fields. */
export interface RefusalRound {
  name: string;
  rows: readonly RefusalRow[];
}

/** A form of the wizard: a step, or a dialog in front of it. */
export interface WizardForm {
  page: Page;
  app: BuiltApp;
  /** What holds the form and its error summary. */
  within: Page | Locator;
  /** The button that sends it. */
  submit: string;
  /** How the document's title begins while nothing is wrong; a dialog has none of its own. */
  title?: string;
}

const reads = ['getPremium', 'searchAddOns'];

/** What was sent to be saved or to be acted on: everything but the wizard's lookups. */
export const sentBy = (app: BuiltApp) =>
  app.mock.calls
    .all()
    .filter(({ method, operationId }) => method !== 'GET' && !reads.includes(operationId ?? ''))
    .map(({ path, body }) => ({ path, body }));

/** A text as a pattern that takes it literally. */
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The control of a field; the words after the label that it may stay empty are no part of the label. */
export const controlOf = (within: Page | Locator, { role, label }: FormField): Locator =>
  within.getByRole(role, { name: new RegExp(`^${literally(label)}( \\(frivilligt\\))?$`) });

/** The error summary of a form. */
export const summaryOf = ({ within }: Pick<WizardForm, 'within'>, name = 'Der er problemer') =>
  within.getByRole('group', { name, exact: true });

/** Types, chooses or ticks; null leaves the field as it is. */
export async function put(
  within: Page | Locator,
  field: FormField,
  value: string | boolean | null,
): Promise<void> {
  const control = controlOf(within, field);
  if (value === null) return;
  if (typeof value === 'boolean') await control.setChecked(value);
  else if (field.role === 'textbox') await control.fill(value);
  else if (field.role === 'combobox') await control.selectOption(value);
  else await control.getByRole('radio', { name: value, exact: true }).check();
}

/** The message stands at its field, and the field is said to be wrong. */
export async function expectWrong(
  within: Page | Locator,
  { message, ...field }: FormField & { message: string },
): Promise<void> {
  const control = controlOf(within, field);
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(
    new RegExp(`(^| )Fejl: ${literally(message)}$`),
  );
}

/** No message stands at the field. */
async function expectRight(within: Page | Locator, field: FormField): Promise<void> {
  const control = controlOf(within, field);
  await expect(control).not.toHaveAttribute('aria-invalid');
  await expect(control).not.toHaveAccessibleDescription(/Fejl:/);
}

/** The control that the field's link in the summary leads to: of a question, its first answer. */
function targetOf(within: Page | Locator, field: FormField): Locator {
  const control = controlOf(within, field);
  return field.role === 'radiogroup' ? control.getByRole('radio').first() : control;
}

async function expectTitle({ page, title }: WizardForm, isWrong: boolean): Promise<void> {
  if (title) await expect(page).toHaveTitle(new RegExp(`^${isWrong ? 'Fejl: ' : ''}${title}`));
}

/** Sends a form. */
export const press = ({ within, submit }: WizardForm) =>
  within.getByRole('button', { name: submit, exact: true }).click();

/**
 * Sends the form and expects to be refused for these rows and nothing else: the summary takes the focus and leads to
 * each field, each message stands at its field, the title tells of it, and nothing is sent.
 */
export async function expectRefused(form: WizardForm, rows: readonly RefusalRow[]): Promise<void> {
  const { within, app } = form;
  const before = sentBy(app);
  await press(form);
  const summary = summaryOf(form);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText(
    rows.map(({ label, message }) => `${label}: ${message}`),
  );
  await expectTitle(form, true);
  await expect(within.locator('[aria-invalid]')).toHaveCount(rows.length);
  for (const row of rows) {
    await expectWrong(within, row);
    await summary.getByRole('link', { name: `${row.label}: ${row.message}`, exact: true }).click();
    await expect(targetOf(within, row)).toBeFocused();
  }
  expect(sentBy(app)).toEqual(before);
}

/** Mends row by row: each message goes at once, without another try; with the last, summary and title are as before. */
export async function mend(form: WizardForm, rows: readonly RefusalRow[]): Promise<void> {
  const { within } = form;
  for (const [index, row] of rows.entries()) {
    await put(within, row, row.right);
    await expectRight(within, row);
    await expect(summaryOf(form).getByRole('listitem')).toHaveCount(rows.length - index - 1);
  }
  await expect(summaryOf(form)).toHaveCount(0);
  await expectTitle(form, false);
}

/**
 * Takes a form through rounds of wrong values. Before the first try nothing is said of them; from then on each is said
 * as soon as it stands there. `whileWrong` looks at the first round's errors.
 */
export async function expectRounds(
  form: WizardForm,
  rounds: readonly RefusalRound[],
  whileWrong: () => Promise<void>,
): Promise<void> {
  const { within } = form;
  for (const [index, { name, rows }] of rounds.entries()) {
    await test.step(name, async () => {
      for (const row of rows) await put(within, row, row.wrong);
      await expect(within.locator('[aria-invalid]')).toHaveCount(index === 0 ? 0 : rows.length);
      await expect(summaryOf(form)).toHaveCount(index === 0 ? 0 : 1);
      await expectRefused(form, rows);
      if (index === 0) await whileWrong();
      await mend(form, rows);
    });
  }
}
