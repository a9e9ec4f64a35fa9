import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MockServer } from '@mocks/node';

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
  mock: MockServer;
  /** What holds the form and its error summary; the whole page where nothing else is said. */
  within?: () => HTMLElement;
  /** The button that sends it. */
  submit: string;
  /** How the document's title begins while nothing is wrong; a dialog has none of its own. */
  title?: string;
}

const reads = ['getPremium', 'searchAddOns'];

/** What was sent to be saved or to be acted on: everything but the wizard's lookups. */
export const sentBy = (mock: MockServer) =>
  mock.calls
    .all()
    .filter(({ method, operationId }) => method !== 'GET' && !reads.includes(operationId ?? ''))
    .map(({ path, body }) => ({ path, body }));

/** The open dialog. */
export const openDialog = () => screen.getByRole('dialog');

/** The step, whether or not a dialog is open in front of it. */
export function wholeStep(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.wizard');
  if (!found) throw new Error('The wizard is not on the page.');
  return found;
}

const partOf = ({ within: part }: Pick<WizardForm, 'within'>) => part?.() ?? document.body;

/** A text as a pattern that takes it literally. */
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const nameOf = ({ label }: FormField) => new RegExp(`^${literally(label)}( \\(frivilligt\\))?$`);

/** The control of a field; the words after the label that it may stay empty are no part of the label. */
export const controlOf = (form: Pick<WizardForm, 'within'>, field: FormField): HTMLElement =>
  within(partOf(form)).getByRole(field.role, { name: nameOf(field) });

/** The control of a field that may not be there. */
export const queryControl = (form: Pick<WizardForm, 'within'>, field: FormField) =>
  within(partOf(form)).queryByRole(field.role, { name: nameOf(field) });

/** The error summary of a form; null where it has none. */
export const summaryOf = (form: Pick<WizardForm, 'within'>, name = 'Der er problemer') =>
  within(partOf(form)).queryByRole('group', { name });

/** What the error summary of a form lists. */
export const listedBy = (form: Pick<WizardForm, 'within'>, name?: string): string[] =>
  Array.from(summaryOf(form, name)?.querySelectorAll('li') ?? [], (item) => item.textContent);

/** How the error summary lists a field: a question ends in a mark of its own. */
export const listedAs = ({ label, message }: { label: string; message: string }) =>
  `${label}${label.endsWith('?') ? '' : ':'} ${message}`;

const invalidIn = (form: WizardForm) => partOf(form).querySelectorAll('[aria-invalid]');

/** Everything that is typed, chosen and ticked in a form. */
export const contentOf = (form: Pick<WizardForm, 'within'>) =>
  Array.from(
    partOf(form).querySelectorAll<HTMLInputElement>('form input, form select'),
    ({ type, checked, value }) => (['checkbox', 'radio'].includes(type) ? checked : value),
  );

/** Types, chooses or ticks; null leaves the field as it is. */
export function put(
  form: Pick<WizardForm, 'within'>,
  field: FormField,
  value: string | boolean | null,
): void {
  const control = controlOf(form, field);
  if (value === null) return;
  if (typeof value === 'boolean') {
    if ((control as HTMLInputElement).checked !== value) fireEvent.click(control);
  } else if (field.role === 'textbox') fireEvent.change(control, { target: { value } });
  else if (field.role === 'radiogroup') {
    fireEvent.click(within(control).getByRole('radio', { name: value }));
  } else {
    const option = value && within(control).getByRole<HTMLOptionElement>('option', { name: value });
    fireEvent.change(control, { target: { value: option ? option.value : '' } });
  }
}

/** The message stands at its field, and the field is said to be wrong. */
export function expectWrong(
  form: Pick<WizardForm, 'within'>,
  { message, ...field }: FormField & { message: string },
): void {
  const control = controlOf(form, field);
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription(new RegExp(`(^| )Fejl: ${literally(message)}$`));
}

/** No message stands at the field. */
export function expectRight(form: Pick<WizardForm, 'within'>, field: FormField): void {
  const control = controlOf(form, field);
  expect(control).not.toHaveAttribute('aria-invalid');
  expect(control).not.toHaveAccessibleDescription(/Fejl:/);
}

/** The control that the field's link in the summary leads to: of a question, its first answer. */
function targetOf(form: WizardForm, field: FormField): HTMLElement {
  const control = controlOf(form, field);
  if (field.role !== 'radiogroup') return control;
  const [first] = within(control).getAllByRole('radio');
  if (!first) throw new Error(`"${field.label}" has no answers.`);
  return first;
}

const expectTitle = ({ title }: WizardForm, isWrong: boolean) =>
  waitFor(() => {
    if (title) expect(document.title).toMatch(new RegExp(`^${isWrong ? 'Fejl: ' : ''}${title}`));
  });

/** Sends a form. */
export const press = (form: WizardForm) =>
  fireEvent.click(within(partOf(form)).getByRole('button', { name: form.submit }));

/**
 * Sends the form and expects to be refused for these rows and nothing else: the summary takes the focus and leads to
 * each field, each message stands at its field, the title tells of it, and nothing is sent.
 */
export async function expectRefused(form: WizardForm, rows: readonly RefusalRow[]): Promise<void> {
  const before = sentBy(form.mock);
  press(form);
  await waitFor(() => expect(summaryOf(form)).toHaveFocus());
  expect(listedBy(form)).toEqual(rows.map(listedAs));
  await expectTitle(form, true);
  expect(invalidIn(form)).toHaveLength(rows.length);
  const links = summaryOf(form)?.querySelectorAll('a') ?? [];
  expect(links).toHaveLength(rows.length);
  for (const [index, row] of rows.entries()) {
    expectWrong(form, row);
    fireEvent.click(links[index] ?? document.body);
    expect(targetOf(form, row)).toHaveFocus();
  }
  expect(sentBy(form.mock)).toEqual(before);
}

/** Mends row by row: each message goes at once, without another try; with the last, the title is as before. The summary stays. */
export async function mend(form: WizardForm, rows: readonly RefusalRow[]): Promise<void> {
  const listed = listedBy(form);
  for (const row of rows) {
    put(form, row, row.right);
    await waitFor(() => expectRight(form, row));
  }
  expect(listedBy(form)).toEqual(listed);
  await expectTitle(form, false);
}

/**
 * Takes a form through rounds of wrong values. Before the first try nothing is said of them; from then on each is said
 * as soon as it stands there. `whileWrong` looks at the first round's errors.
 */
export async function expectRounds(
  form: WizardForm,
  rounds: readonly RefusalRound[],
  whileWrong: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const [index, { rows }] of rounds.entries()) {
    for (const row of rows) put(form, row, row.wrong);
    await waitFor(() => expect(invalidIn(form)).toHaveLength(index === 0 ? 0 : rows.length));
    expect(summaryOf(form) !== null).toBe(index !== 0);
    await expectRefused(form, rows);
    if (index === 0) await whileWrong();
    await mend(form, rows);
  }
}
