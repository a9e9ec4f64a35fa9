import { fireEvent, waitFor, within } from '@testing-library/react';
import type { MockServer } from '@mocks/node';
import { controlOf, front, literally, put, type FormField } from '../page-objects/wizard';

/** A value that a field must not take. */
export interface RefusalRow extends FormField {
  /** What is typed, chosen or ticked; null leaves the field as it is, such as a question that nobody has answered. */
  wrong: string | boolean | null;
  message: string;
  /** What mends it. */
  right: string | boolean;
}

/** A form of the wizard: a step, or a dialog in front of it. */
export interface WizardForm {
  mock: MockServer;
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

/** The step, whether or not a dialog is open in front of it. */
export function wholeStep(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.wizard');
  if (!found) throw new Error('The wizard is not on the page.');
  return found;
}

/** The error summary in front; null where there is none. */
export const summary = (name = 'Der er et problem') =>
  within(front()).queryByRole('group', { name });

/** What the error summary in front lists. */
export const listed = (name?: string): string[] =>
  Array.from(summary(name)?.querySelectorAll('li') ?? [], (item) => item.textContent);

/** The error summary in front lists this and takes the focus. */
export async function expectListed(lines: readonly string[]): Promise<void> {
  await waitFor(() => expect(listed()).toEqual(lines));
  await waitFor(() => expect(summary()).toHaveFocus());
}

/** How the error summary lists a field: a question ends in a mark of its own. */
export const listedAs = ({ label, message }: { label: string; message: string }) =>
  `${label}${label.endsWith('?') ? '' : ':'} ${message}`;

/** Everything that is typed, chosen and ticked in a form. */
export const contentOf = (part: HTMLElement) =>
  Array.from(
    part.querySelectorAll<HTMLInputElement>('form input, form select'),
    ({ type, checked, value }) => (['checkbox', 'radio'].includes(type) ? checked : value),
  );

/** The message stands at its field, and the field is said to be wrong. */
export function expectWrong({ message, ...field }: FormField & { message: string }): void {
  const control = controlOf(field);
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription(new RegExp(`(^| )Fejl: ${literally(message)}$`));
}

/** No message stands at the field. */
export function expectRight(field: FormField): void {
  const control = controlOf(field);
  expect(control).not.toHaveAttribute('aria-invalid');
  expect(control).not.toHaveAccessibleDescription(/Fejl:/);
}

/** The control that the field's link in the summary leads to: of a question, its first answer. */
function targetOf(field: FormField): HTMLElement {
  const control = controlOf(field);
  if (field.role !== 'radiogroup') return control;
  const [first] = within(control).getAllByRole('radio');
  if (!first) throw new Error(`"${field.label}" has no answers.`);
  return first;
}

const expectTitle = ({ title }: WizardForm, isWrong: boolean) =>
  waitFor(() => {
    if (title) expect(document.title).toMatch(new RegExp(`^${isWrong ? 'Fejl: ' : ''}${title}`));
  });

/** Sends the form in front. */
export const send = ({ submit }: WizardForm) =>
  fireEvent.click(within(front()).getByRole('button', { name: submit }));

/**
 * Fills the form with these rows, sends it, and expects to be refused for them and nothing else: the summary takes the focus
 * and leads to each field, each message stands at its field, the title tells of it, and nothing is sent.
 */
export async function expectRefused(form: WizardForm, rows: readonly RefusalRow[]): Promise<void> {
  for (const row of rows) put(row, row.wrong);
  const before = sentBy(form.mock);
  send(form);
  await waitFor(() => expect(summary()).toHaveFocus());
  expect(listed()).toEqual(rows.map(listedAs));
  await expectTitle(form, true);
  expect(front().querySelectorAll('[aria-invalid]')).toHaveLength(rows.length);
  const links = summary()?.querySelectorAll('a') ?? [];
  expect(links).toHaveLength(rows.length);
  for (const [index, row] of rows.entries()) {
    expectWrong(row);
    fireEvent.click(links[index] ?? document.body);
    expect(targetOf(row)).toHaveFocus();
  }
  expect(sentBy(form.mock)).toEqual(before);
}

/** Sends a form of one field, and expects to be refused in one sentence at the field, which takes the focus; nothing is sent. */
export async function expectRefusedAtField(form: WizardForm, row: RefusalRow): Promise<void> {
  put(row, row.wrong);
  const before = sentBy(form.mock);
  send(form);
  await waitFor(() => expectWrong(row));
  await waitFor(() => expect(controlOf(row)).toHaveFocus());
  expect(summary()).toBeNull();
  expect(sentBy(form.mock)).toEqual(before);
}

/** Mends row by row: each message goes at once, without another try; with the last, the title is as before. The summary stays. */
export async function mend(form: WizardForm, rows: readonly RefusalRow[]): Promise<void> {
  const before = listed();
  for (const row of rows) {
    put(row, row.right);
    await waitFor(() => expectRight(row));
  }
  expect(listed()).toEqual(before);
  await expectTitle(form, false);
}
