import { fireEvent, within } from '@testing-library/react';

const menuName = /^(Handlinger|Actions) for /;

/** The button of the menu of a row. */
export const menuOf = (row: HTMLElement) => within(row).getByRole('button', { name: menuName });

/** Opens the menu of a row, unless it is open. */
export function openMenu(row: HTMLElement): void {
  const menu = menuOf(row);
  if (menu.getAttribute('aria-expanded') === 'false') fireEvent.click(menu);
}

/** The row and all elements in it. */
export const countElements = (row: HTMLElement) => row.querySelectorAll('*').length + 1;

/** A button of a row, which may stand in its menu. */
export function rowButton(row: HTMLElement, name: string): HTMLElement {
  if (!within(row).queryByRole('button', { name })) openMenu(row);
  return within(row).getByRole('button', { name });
}
