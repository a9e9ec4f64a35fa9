import { fireEvent, screen, waitFor, within } from '@testing-library/react';

/** A part of the page to look in; the whole page unless said otherwise. */
type Part = Pick<typeof screen, 'getByRole' | 'getAllByRole' | 'findByRole'>;

/** A label, also where words that the field may stay empty follow it. */
const named = (label: string) => (name: string) => name === label || name.startsWith(`${label} (`);

let clicks = 1;

/** Has every press be a double click while something is done. */
export async function withDoubleClicks(run: () => Promise<unknown>): Promise<void> {
  clicks = 2;
  try {
    await run();
  } finally {
    clicks = 1;
  }
}

/** Presses a button that is there or about to be. Events are fired as they are: hundreds of rows have to be quick. */
export async function press(name: string, part: Part = screen): Promise<void> {
  const button = await part.findByRole('button', { name });
  for (let click = 0; click < clicks; click += 1) fireEvent.click(button);
}

/** The open dialog. */
export const dialog = () => within(screen.getByRole('dialog'));

/** A text field. */
export const field = (label: string) => screen.getByRole('textbox', { name: named(label) });

/** Puts texts into fields by their labels, in place of what is there. */
export function put(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

/** The texts still stand in their fields. */
export function expectTexts(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) expect(field(label)).toHaveValue(value);
}

/** Chooses from a list. */
export function pick(label: string, value: string): void {
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
}

/** An answer to a question: by its name, or by its place from 0. */
export async function answerOf(
  question: string | RegExp,
  answer: string | number,
): Promise<HTMLElement> {
  const choices = within(await screen.findByRole('radiogroup', { name: question }));
  if (typeof answer === 'string') return choices.getByRole('radio', { name: answer });
  const choice = choices.getAllByRole('radio')[answer];
  if (!choice) throw new Error(`"${String(question)}" has no choice ${String(answer)}.`);
  return choice;
}

/** Answers a question. */
export async function choose(question: string | RegExp, answer: string | number): Promise<void> {
  fireEvent.click(await answerOf(question, answer));
}

/** Ticks a box, or takes the tick away. */
export function tick(label: string): void {
  fireEvent.click(screen.getByRole('checkbox', { name: label }));
}

/** Waits for the page with this heading. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Path and query of the page. */
export const address = () => window.location.pathname + window.location.search;

/** Waits until no dialog is open. */
export const noDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
