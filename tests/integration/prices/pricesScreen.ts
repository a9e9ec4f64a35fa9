import { screen, within } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import type { RenderAppOptions, RenderedApp } from '@tests/support/fixtures/renderApp';

/** The price table, in Danish or English. */
export function tableOf(): HTMLElement {
  return screen.getByRole('table', { name: /^(Priser|Prices)$/ });
}

/** Opens the price list as an admin and waits for its rows. */
export async function openPrices(
  address = '/admin/price',
  options: RenderAppOptions = {},
): Promise<RenderedApp> {
  const view = await renderApp(address, { as: 'admin', ...options });
  await screen.findByRole('table', { name: /^(Priser|Prices)$/ });
  return view;
}

/** The price ids in the rows, from top to bottom. */
export function ids(): number[] {
  return within(tableOf())
    .getAllByRole('rowheader')
    .map((cell) => Number(cell.textContent.replace('ID ', '')));
}

export function rowOf(id: number): HTMLElement {
  const header = within(tableOf()).getByRole('rowheader', { name: `ID ${String(id)}` });
  return header.closest('tr') ?? header;
}

/** The text of a price's cell. */
export function cellOf(id: number, column: string): string {
  return rowOf(id).querySelector(`[data-column="${column}"]`)?.textContent ?? '';
}

/** A button in a price's row. */
export function action(id: number, name: string): HTMLElement {
  return within(rowOf(id)).getByRole('button', { name });
}

/** The generic error text. */
export const generic = 'Ups! Noget gik galt!';
