import { act, fireEvent } from '@testing-library/react';
import type { FuzzedApp } from './fuzzScreen';

/** The topmost dialog, or the document if none is open. */
export function topOfPage(): ParentNode {
  return Array.from(document.querySelectorAll('[role=dialog]')).at(-1) ?? document;
}

function nameOf(button: HTMLButtonElement): string {
  const spoken = button.cloneNode(true) as HTMLButtonElement;
  for (const hidden of spoken.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return button.getAttribute('aria-label') ?? spoken.textContent;
}

/** Focuses and clicks an element. Faster than user-event, which would take most of a run's time. */
export function click(target: HTMLElement): void {
  act(() => target.focus());
  fireEvent.click(target);
}

/** The buttons with this name. A query by role would take most of a run's time. */
export function buttonsCalled(name: string, within: ParentNode = document): HTMLButtonElement[] {
  return Array.from(within.querySelectorAll('button')).filter((button) => nameOf(button) === name);
}

/** Presses the first button with this name, on top or in a row's menu. Returns false if there is none. */
export async function pressFirst(app: FuzzedApp, name: string): Promise<boolean> {
  let [button] = buttonsCalled(name, topOfPage());
  if (!button) {
    const menu = topOfPage().querySelector<HTMLElement>('.row-menu-button[aria-expanded=false]');
    if (menu) click(menu);
    [button] = buttonsCalled(name, topOfPage());
  }
  if (!button) return false;
  click(button);
  await app.settle();
  return true;
}

/** Fills in the fields with these names, if present. `true` clicks a checkbox. */
export function fillIn(values: Readonly<Record<string, string | true>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = topOfPage().querySelector(`[name="${name}"]`);
    if (!field) continue;
    if (value === true) fireEvent.click(field);
    else fireEvent.change(field, { target: { value } });
  }
}

/** The answer to yes/no questions. Other questions get their last choice. */
export type Answer = 'yes' | 'no';

/** Answers every question of the topmost dialog or the page. */
export function answerAll(answer: Answer): void {
  for (const group of topOfPage().querySelectorAll('[role=radiogroup]')) {
    const choices = Array.from(group.querySelectorAll<HTMLInputElement>('input[type=radio]'));
    const chosen = choices.find(({ value }) => value === answer) ?? choices.at(-1);
    if (chosen) fireEvent.click(chosen);
  }
}

/** A haulier that the server does not know, by field name. */
export const newTrucker = {
  name: 'Amager Flextrafik ApS',
  email: 'post@amager-flex.example',
  cvr: '41730258',
  truckNumber: '107719',
  phone: '31224455',
  street: 'Amagerbrogade 210',
  zipCode: '2300',
  city: 'København S',
  hasCarInsurance: true,
  hasNoNumberPlate: true,
} as const;

/** Opens each dialog by its button and closes it again. */
export const opensDialogs =
  (...names: readonly string[]) =>
  async (app: FuzzedApp): Promise<void> => {
    for (const name of names) {
      if (await pressFirst(app, name)) {
        await app.user.keyboard('{Escape}');
        await app.settle();
      }
    }
  };

/** Confirms an unusual value with the second press that it needs. */
async function pressAgain(app: FuzzedApp): Promise<void> {
  const button = document.querySelector<HTMLElement>('.inline-question-answers button');
  if (!button) return;
  click(button);
  await app.settle();
}

/** Opens a dialog, fills it in and sends it. */
export const sendsDialog =
  (opener: string, sender: string, values: Parameters<typeof fillIn>[0] = {}) =>
  async (app: FuzzedApp): Promise<void> => {
    if (!(await pressFirst(app, opener))) return;
    fillIn(values);
    answerAll('no');
    await pressFirst(app, sender);
    await pressAgain(app);
  };

/** Types into the first field that matches the selector `fields`, and saves with Enter. */
export const savesInPlace =
  (fields: string, value: string) =>
  async (app: FuzzedApp): Promise<void> => {
    const field = document.querySelector<HTMLInputElement>(fields);
    if (!field) return;
    act(() => field.focus());
    fireEvent.change(field, { target: { value } });
    const choice = field.parentElement?.querySelector('select');
    if (choice) fireEvent.change(choice, { target: { value: '0' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await app.settle();
    await pressAgain(app);
  };
