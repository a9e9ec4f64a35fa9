import { fireEvent, waitFor, within } from '@testing-library/react';
import type { MockServer } from '@mocks/node';
import { controlOf, front, literally, put, type FormField } from '../page-objects/wizard';

/** A value that a field must refuse. */
export interface RefusalRow extends FormField {
  /** The value to enter; null leaves the field unchanged, such as an unanswered question. */
  wrong: string | boolean | null;
  message: string;
  /** A valid value. */
  right: string | boolean;
}

/** A form of the wizard: a step or a dialog. */
export interface WizardForm {
  mock: MockServer;
  /** Name of the submit button. */
  submit: string;
  /** Start of the document title without errors; not set for dialogs, which do not change the title. */
  title?: string;
}

const reads = ['getPremium', 'searchAddOns'];

/** All requests except lookups. */
export const sentBy = (mock: MockServer) =>
  mock.calls
    .all()
    .filter(({ method, operationId }) => method !== 'GET' && !reads.includes(operationId ?? ''))
    .map(({ path, body }) => ({ path, body }));

/** The current step, also while a dialog covers it. */
export function wholeStep(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.wizard');
  if (!found) throw new Error('The wizard is not on the page.');
  return found;
}

/** The error summary of the topmost form, or null. */
export const summary = (name = 'Der er et problem') =>
  within(front()).queryByRole('group', { name });

/** The lines of the error summary. */
export const listed = (name?: string): string[] =>
  Array.from(summary(name)?.querySelectorAll('li') ?? [], (item) => item.textContent);

/** Requires that the error summary lists these lines and has the focus. */
export async function expectListed(lines: readonly string[]): Promise<void> {
  await waitFor(() => expect(listed()).toEqual(lines));
  await waitFor(() => expect(summary()).toHaveFocus());
}

/** A field's line in the error summary. A label that ends in "?" gets no colon. */
export const listedAs = ({ label, message }: { label: string; message: string }) =>
  `${label}${label.endsWith('?') ? '' : ':'} ${message}`;

/** The values of all inputs and selects in a form. */
export const contentOf = (part: HTMLElement) =>
  Array.from(
    part.querySelectorAll<HTMLInputElement>('form input, form select'),
    ({ type, checked, value }) => (['checkbox', 'radio'].includes(type) ? checked : value),
  );

/** Requires that the field is invalid and has this message. */
export function expectWrong({ message, ...field }: FormField & { message: string }): void {
  const control = controlOf(field);
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription(new RegExp(`(^| )Fejl: ${literally(message)}$`));
}

/** Requires that the field is valid and has no message. */
export function expectRight(field: FormField): void {
  const control = controlOf(field);
  expect(control).not.toHaveAttribute('aria-invalid');
  expect(control).not.toHaveAccessibleDescription(/Fejl:/);
}

/** The control that the link in the summary focuses; for a question, its first answer. */
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

export const send = ({ submit }: WizardForm) =>
  fireEvent.click(within(front()).getByRole('button', { name: submit }));

/**
 * Fills in the wrong values and submits. Requires that the form refuses exactly these: the summary has the focus and
 * links to each field, each field shows its message, the document title says that there is an error, and nothing is
 * sent.
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

/** Submits a form with one field. Requires a message at the focused field, no summary and no request. */
export async function expectRefusedAtField(form: WizardForm, row: RefusalRow): Promise<void> {
  put(row, row.wrong);
  const before = sentBy(form.mock);
  send(form);
  await waitFor(() => expectWrong(row));
  await waitFor(() => expect(controlOf(row)).toHaveFocus());
  expect(summary()).toBeNull();
  expect(sentBy(form.mock)).toEqual(before);
}

/** Corrects row by row. Requires that each message disappears at once, and that the summary stays unchanged. */
export async function mend(form: WizardForm, rows: readonly RefusalRow[]): Promise<void> {
  const before = listed();
  for (const row of rows) {
    put(row, row.right);
    await waitFor(() => expectRight(row));
  }
  expect(listed()).toEqual(before);
  await expectTitle(form, false);
}
