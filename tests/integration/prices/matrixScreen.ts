import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Mock } from '@mocks/mock';
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

/** Leaves two new values and two own risks, because a matrix of 60 fields takes much longer than one of 16. */
export function keepSixteenCells({ db }: Mock) {
  for (const id of [2, 3, 4]) db.newValues.delete(id);
  db.ownRisks.delete(3);
  for (const { id, new_value_id: newValue, own_risk_id: ownRisk } of db.prices.all()) {
    if (!db.newValues.get(newValue) || !db.ownRisks.get(ownRisk)) db.prices.delete(id);
  }
  return [];
}

/** Opens the matrix as an admin and waits for its cells: 16, unless other `answers` are given. */
export async function openMatrix(query = '', options: RenderAppOptions = {}): Promise<RenderedApp> {
  const view = await renderApp(`/admin/price?view=matrix${query}`, {
    as: 'admin',
    answers: keepSixteenCells,
    ...options,
  });
  await screen.findByRole('table', { name: /^(Præmie pr\. år|Premium per year): / });
  return view;
}

/** Replaces the text of a cell. Keys in braces after the text are pressed. */
export async function typeInto(
  { user }: RenderedApp,
  text: string,
  name = firstCell,
): Promise<void> {
  const [value = '', ...keys] = text.split(/(?=\{)/);
  await user.click(cell(name));
  fireEvent.change(cell(name), { target: { value } });
  if (keys.length > 0) await user.keyboard(keys.join(''));
}

/** Waits until a cell's accessible description has this text. */
export const says = (text: string | RegExp, name = firstCell) =>
  waitFor(() =>
    expect(cell(name)).toHaveAccessibleDescription(
      typeof text === 'string' ? expect.stringContaining(text) : text,
    ),
  );
