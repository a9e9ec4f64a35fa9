import { screen, within } from '@testing-library/react';
import { priceHole } from '@mocks/db/demo';
import type { Mock } from '@mocks/mock';
import { renderApp } from '@tests/support/fixtures/renderApp';
import type { RenderAppOptions, RenderedApp } from '@tests/support/fixtures/renderApp';

const tableName = /^(Priser|Prices)$/;

/** The price table, in Danish or English. */
export function priceTable(): HTMLElement {
  return screen.getByRole('table', { name: tableName });
}

/** Leaves 15 prices, for tests in which a whole page of rows only takes longer. */
export function keepFewPrices({ db }: Mock) {
  for (const { id, new_value_id: newValue, own_risk_id: ownRisk } of db.prices.all()) {
    if (ownRisk !== 1 || ![1, priceHole.new_value_id].includes(newValue)) db.prices.delete(id);
  }
  return [];
}

/** Opens the price list as an admin and waits for its rows. */
export async function openPrices(
  address = '/admin/price',
  options: RenderAppOptions = {},
): Promise<RenderedApp> {
  const view = await renderApp(address, { as: 'admin', ...options });
  await screen.findByRole('table', { name: tableName });
  return view;
}

/** The price ids in the rows, from top to bottom. */
export function priceIds(): number[] {
  return within(priceTable())
    .getAllByRole('rowheader')
    .map((cell) => Number(cell.textContent.replace('ID ', '')));
}

export function rowOf(id: number): HTMLElement {
  const header = within(priceTable()).getByRole('rowheader', { name: `ID ${String(id)}` });
  const row = header.closest('tr');
  if (!row) throw new Error(`The header of price ${id} is in no row.`);
  return row;
}

/** The text of a price's cell. */
export function cellOf(id: number, column: string): string {
  const cell = rowOf(id).querySelector(`[data-column="${column}"]`);
  if (!cell) throw new Error(`Price ${id} has no cell in column "${column}".`);
  return cell.textContent;
}

/** A button in a price's row. */
export function rowButton(id: number, name: string): HTMLElement {
  return within(rowOf(id)).getByRole('button', { name });
}

/** The generic error text. */
export const genericError = 'Ups! Noget gik galt!';
