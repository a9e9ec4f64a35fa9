import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import type { RenderAppOptions, RenderedApp } from '@tests/support/fixtures/renderApp';

/** Accessible name of the cell of price 1. */
export const firstCell = '0-250.000 kr., 5.000 kr., Ingen skader';

/** Accessible name of the cell of the only combination without a price (`priceHole`). */
export const holeCell = 'Over 750.000 kr., 5.000 kr., 3 eller flere skader';

/** A field of the matrix. Found by label, as a query by role would compute the names of 60 fields. */
export function cell(name = firstCell): HTMLElement {
  return screen.getByLabelText(name);
}

/** Queries for the messages and buttons of a cell. */
export function around(name = firstCell) {
  return within(cell(name).parentElement ?? cell(name));
}

/** Opens the matrix as an admin and waits for its cells. */
export async function openMatrix(query = '', options: RenderAppOptions = {}): Promise<RenderedApp> {
  const view = await renderApp(`/admin/price?view=matrix${query}`, { as: 'admin', ...options });
  await screen.findByRole('table', { name: /^(Præmie pr\. år|Premium per year): / });
  return view;
}

/** Replaces the text of a cell by typing. */
export async function typeInto(
  { user }: RenderedApp,
  text: string,
  name = firstCell,
): Promise<void> {
  await user.click(cell(name));
  await user.clear(cell(name));
  await user.keyboard(text);
}

/** Waits until a cell's accessible description has this text. */
export const says = (text: string | RegExp, name = firstCell) =>
  waitFor(() =>
    expect(cell(name)).toHaveAccessibleDescription(
      typeof text === 'string' ? expect.stringContaining(text) : text,
    ),
  );
