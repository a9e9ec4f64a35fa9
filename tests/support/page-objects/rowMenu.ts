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

const iconIn = (part: Element) => /(?<=\bicon-)[\w-]+/.exec(part.className)?.[0];

/** The actions in a part of the page, each with the name of its icon. */
export const actionsIn = (part: Element) =>
  [...part.querySelectorAll('a, button')].map((action) => [iconIn(action), action.textContent]);

/** The menu of a row that is open. */
export const openedMenu = (row: HTMLElement) => menuOf(row).nextElementSibling ?? row;

/** The name of the icon that stands in a button or a heading. */
export function iconOf(part: HTMLElement): string | undefined {
  const icon = part.querySelector('.icon');
  return icon ? iconIn(icon) : undefined;
}

/** What stands in the cells of a row before its actions; a mark, or an action in its place, with its tone. */
export function cellsOf(row: HTMLElement): string[] {
  const cells = [...row.querySelectorAll<HTMLElement>('[data-column]')].slice(0, -1);
  return cells.map((cell) => {
    const mark = cell.querySelector('.row-action') ?? cell;
    const tone = /\bmark-(\w+)/.exec(mark.className)?.[1];
    return (tone ? `${tone}: ` : '') + cell.textContent.replaceAll('\u00a0', ' ');
  });
}
