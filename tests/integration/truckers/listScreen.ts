import { createEvent, fireEvent, screen, within } from '@testing-library/react';

/** The table of hauliers, in either language. */
export function tableOf(): HTMLTableElement {
  return screen.getByRole<HTMLTableElement>('table', { name: /Vognmænd|Taxi operators/ });
}

/** Waits until the rows of the list are there. */
export async function waitForRows(): Promise<void> {
  await screen.findByRole('table', { name: /Vognmænd|Taxi operators/ });
}

/** The names of the hauliers in the rows, top down. */
export function names(): (string | null)[] {
  return within(tableOf())
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
}

/** The headings of the columns, left to right. */
export function headings(): HTMLElement[] {
  return within(tableOf()).getAllByRole('columnheader');
}

/** The row of the haulier with this name. */
export function rowOf(name: string): HTMLElement {
  return screen.getByRole('row', { name: (text) => text.includes(name) });
}

/** What has the focus. */
export function focused(): HTMLElement {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement : document.body;
}

/** Whether a key that is pressed where the focus is stays the browser's own. */
export function isNative(key: string, init: KeyboardEventInit = {}): boolean {
  return fireEvent(focused(), createEvent.keyDown(focused(), { key, ...init }));
}
