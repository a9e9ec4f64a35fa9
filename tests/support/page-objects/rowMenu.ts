import { fireEvent, within } from '@testing-library/react';

const menuName = /^(Handlinger|Actions) for /;

/** The menu button of a row. */
export const menuOf = (row: HTMLElement) => within(row).getByRole('button', { name: menuName });

/** Opens a row's menu if it is closed. */
export function openMenu(row: HTMLElement): void {
  const menu = menuOf(row);
  if (menu.getAttribute('aria-expanded') === 'false') fireEvent.click(menu);
}

/** The number of elements of a row, including the row. */
export const countElements = (row: HTMLElement) => row.querySelectorAll('*').length + 1;

/** A button of a row; opens the row's menu if the button is not shown outside it. */
export function rowButton(row: HTMLElement, name: string): HTMLElement {
  if (!within(row).queryByRole('button', { name })) openMenu(row);
  return within(row).getByRole('button', { name });
}

const iconIn = (part: Element) => /(?<=\bicon-)[\w-]+/.exec(part.className)?.[0];

/** The [icon, text] pairs of the actions in an element. */
export const actionsIn = (part: Element) =>
  [...part.querySelectorAll('a, button')].map((action) => [iconIn(action), action.textContent]);

/** The open menu of a row. */
export const openedMenu = (row: HTMLElement) => menuOf(row).nextElementSibling ?? row;

/** The name of the icon in a button or heading. */
export function iconOf(part: HTMLElement): string | undefined {
  const icon = part.querySelector('.icon');
  return icon ? iconIn(icon) : undefined;
}

/**
 * The texts of a row's cells without the actions column. A mark, or an action in its place, is prefixed with its tone.
 */
export function cellsOf(row: HTMLElement): string[] {
  const cells = [...row.querySelectorAll<HTMLElement>('[data-column]')].slice(0, -1);
  return cells.map((cell) => {
    const mark = cell.querySelector('.row-action') ?? cell;
    const tone = /\bmark-(\w+)/.exec(mark.className)?.[1];
    return (tone ? `${tone}: ` : '') + cell.textContent.replaceAll('\u00a0', ' ');
  });
}
