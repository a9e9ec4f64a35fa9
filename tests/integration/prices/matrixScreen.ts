import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import type { RenderAppOptions, RenderedApp } from '@tests/support/fixtures/renderApp';

/** The cell of price 1, as it is called. */
export const firstCell = '0-250.000 kr., 5.000 kr., Ingen skader';

/** The cell of the one combination that has no price (`priceHole`). */
export const holeCell = 'Over 750.000 kr., 5.000 kr., 3 eller flere skader';

/** A field of the matrix. Not by its role: 60 fields have one, and each would have its name worked out. */
export function cell(name = firstCell): HTMLElement {
  return screen.getByLabelText(name);
}

/** What else a cell says and offers. */
export function around(name = firstCell) {
  return within(cell(name).parentElement ?? cell(name));
}

/** Opens the matrix as staff, and waits for its cells. */
export async function openMatrix(query = '', options: RenderAppOptions = {}): Promise<RenderedApp> {
  const view = await renderApp(`/admin/price?view=matrix${query}`, { as: 'admin', ...options });
  await screen.findByRole('table', { name: /^(Præmie pr\. år|Premium per year): / });
  return view;
}

/** Puts a text into a cell by hand, in place of what is there. */
export async function typeInto(
  { user }: RenderedApp,
  text: string,
  name = firstCell,
): Promise<void> {
  await user.click(cell(name));
  await user.clear(cell(name));
  await user.keyboard(text);
}

/** Waits until a cell says this beside its premium. */
export const says = (text: string | RegExp, name = firstCell) =>
  waitFor(() =>
    expect(cell(name)).toHaveAccessibleDescription(
      typeof text === 'string' ? expect.stringContaining(text) : text,
    ),
  );
