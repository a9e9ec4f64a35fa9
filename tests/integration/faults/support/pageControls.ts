import { fireEvent, screen, waitFor, within } from '@testing-library/react';

/** The part of the page to search in. */
type Part = Pick<typeof screen, 'getByRole' | 'getAllByRole' | 'findByRole'>;

/** Matches a label, also when a note such as "(optional)" follows it. */
const named = (label: string) => (name: string) => name === label || name.startsWith(`${label} (`);

let clicks = 1;

/** Makes every `press` a double click while `run` runs. */
export async function withDoubleClicks(run: () => Promise<unknown>): Promise<void> {
  clicks = 2;
  try {
    await run();
  } finally {
    clicks = 1;
  }
}

/** Waits for a button and clicks it. Uses `fireEvent`, as user-event is too slow for hundreds of cases. */
export async function press(name: string, part: Part = screen): Promise<void> {
  const button = await part.findByRole('button', { name });
  for (let click = 0; click < clicks; click += 1) fireEvent.click(button);
}

export const dialog = () => within(screen.getByRole('dialog'));

export const field = (label: string) => screen.getByRole('textbox', { name: named(label) });

/** Replaces the text of fields, given by label. */
export function put(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

export function expectTexts(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) expect(field(label)).toHaveValue(value);
}

/** Chooses a value in a select. */
export function pick(label: string, value: string): void {
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
}

/** A radio button of a question, by its name or its index from 0. */
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

export async function choose(question: string | RegExp, answer: string | number): Promise<void> {
  fireEvent.click(await answerOf(question, answer));
}

/** Toggles a checkbox. */
export function tick(label: string): void {
  fireEvent.click(screen.getByRole('checkbox', { name: label }));
}

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

export const address = () => window.location.pathname + window.location.search;

export const noDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
