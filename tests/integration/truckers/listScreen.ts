import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import type { Mock } from '@mocks/mock';

/** Leaves the first hauliers of the mock, for tests in which more rows only take longer. */
export function keepFirst(count: number) {
  return ({ db }: Mock) => {
    for (const { id } of db.truckers.all().slice(count)) db.truckers.delete(id);
    return [];
  };
}

/** The haulier table, in Danish or English. */
export function tableOf(): HTMLTableElement {
  return screen.getByRole<HTMLTableElement>('table', { name: /Vognmænd|Taxi operators/ });
}

/** Waits for the haulier table. */
export async function waitForRows(): Promise<void> {
  await screen.findByRole('table', { name: /Vognmænd|Taxi operators/ });
}

/** The haulier names in the rows, from top to bottom. */
export function names(): (string | null)[] {
  return within(tableOf())
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
}

/** The column headings, from left to right. */
export function headings(): HTMLElement[] {
  return within(tableOf()).getAllByRole('columnheader');
}

export function rowOf(name: string): HTMLElement {
  return screen.getByRole('row', { name: (text) => text.includes(name) });
}

export function focused(): HTMLElement {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement : document.body;
}

/** Presses a key on the focused element. True if the app did not prevent the browser's default action. */
export function isNative(key: string, init: KeyboardEventInit = {}): boolean {
  return fireEvent(focused(), createEvent.keyDown(focused(), { key, ...init }));
}
