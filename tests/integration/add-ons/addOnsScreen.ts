import { screen, within } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import type { RenderAppOptions, RenderedApp } from '@tests/support/fixtures/renderApp';

/** The add-on table, in Danish or English. */
export function addOnTable(): HTMLElement {
  return screen.getByRole('table', { name: /^(Tilvalg|Add-ons)$/ });
}

/** Opens the add-on list as an admin and waits for its rows. */
export async function openAddOns(
  address = '/admin/add-ons',
  options: RenderAppOptions = {},
): Promise<RenderedApp> {
  const view = await renderApp(address, { as: 'admin', ...options });
  await screen.findByRole('table', { name: /^(Tilvalg|Add-ons)$/ });
  return view;
}

const placed = /(Sælges|Sold|Bliver ikke|Not offered).*$/;

/** Name, type and price of each row, from top to bottom. */
export function rows(): (string | null)[][] {
  return within(addOnTable())
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      ['name', 'type', 'price'].map(
        // Drop the small line below the name that says how the add-on is sold.
        (column) =>
          row.querySelector(`[data-column="${column}"]`)?.textContent.replace(placed, '') ?? null,
      ),
    );
}

/** The add-on names, from top to bottom. */
export function names(): (string | null)[] {
  return rows().map(([name]) => name ?? null);
}

/** A button in an add-on's row. */
export function rowButton(addOn: string, name: string): HTMLElement {
  const header = within(addOnTable()).getByRole('rowheader', { name: addOn });
  return within(header.closest('tr') ?? header).getByRole('button', { name });
}
