import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { actionsIn, iconOf } from '@tests/support/page-objects/rowMenu';
import { cellOf, keepFewPrices, openPrices, priceIds, priceTable, rowOf } from './pricesScreen';

const box = () => screen.getByRole('searchbox', { name: 'Søg efter pris' });
const heading = (name: string) => within(priceTable()).getByRole('columnheader', { name });

describe('the price list', () => {
  it('has its columns, amounts and actions in both languages [2-prices-columns, 9-price-amounts, 2-prices-row-actions]', async () => {
    const { user } = await openPrices('/admin/price', { answers: keepFewPrices });
    const headings = () =>
      within(priceTable())
        .getAllByRole('columnheader')
        .map((heading) => heading.getAttribute('aria-label'));
    expect(headings().join(', ')).toBe(
      'ID, Kørselsområde, Nyværdi, Selvrisiko, Skader, Præmie pr. år, Handlinger',
    );
    expect(cellOf(1, 'premium')).toBe('25.755,00\u00a0kr.Ensure 2,5\u00a0%, Dantaxi 1\u00a0%');
    expect(cellOf(1, 'area')).toBe('Højst 50 % af kørslen i postnumrene 1000-2450');
    expect(cellOf(1, 'newValue')).toBe('0-250.000 kr.');
    expect(cellOf(1, 'ownRisk')).toBe('5.000 kr.');
    expect(cellOf(1, 'injury')).toBe('Ingen skader');
    const group = within(rowOf(2)).getByRole('group', { name: 'Handlinger for Pris 2' });
    expect(actionsIn(group)).toEqual([
      ['percent', 'Rediger provision'],
      ['edit', 'Rediger pris'],
      ['delete', 'Slet pris'],
    ]);
    await user.click(screen.getByRole('button', { name: 'English' }));
    await waitFor(() =>
      expect(headings().join(', ')).toBe(
        'ID, Driving area, Value when new, Excess, Claims, Premium per year, Actions',
      ),
    );
    expect(cellOf(1, 'premium')).toBe('DKK\u00a025,755.00Ensure 2.5%, Dantaxi 1%');
  });

  it('prints all prices, not only those of the current page [2-list-paper]', async () => {
    await openPrices();
    expect(priceIds()).toHaveLength(25);
    fireEvent(window, new Event('beforeprint'));
    expect(priceIds()).toHaveLength(119);
    expect(screen.getByText('Viser 1–119 af 119 rækker')).toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));
    expect(priceIds()).toHaveLength(25);
  });

  it('keeps a row with an invalid premium, shown as a dash, and lets staff edit it [2-prices-unreadable]', async () => {
    const { user, mock } = await openPrices('/admin/price', { answers: keepFewPrices });
    const plan = { id: 1, area_id: 1, new_value_id: 1, own_risk_id: 1, injury_id: 1 };
    const unreadable = { ...plan, premium: 'efter aftale', ensure: 2.5, dantaxi: 1 };
    const body = JSON.stringify({ data: { price_plans: [unreadable] } });
    mock.addFault({ operationId: 'listPrices', fault: { kind: 'answer', body } });
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await waitFor(() => expect(cellOf(1, 'premium')).toMatch(/^–Kan ikke læses/));
    await user.click(within(rowOf(1)).getByRole('button', { name: 'Rediger pris' }));
    expect(await screen.findByRole('combobox', { name: 'Skader' })).toHaveValue('1');
    expect(screen.getByRole('textbox', { name: 'Præmie pr. år (kr.)' })).toHaveValue('');
  });

  it('is fetched once, shows pages of 25 rows, and corrects a page number past the last [7-price-list]', async () => {
    const { user, mock } = await openPrices('/admin/price?page=99');
    expect(screen.getByText('Viser 101–119 af 119 rækker')).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?page=5'));
    await user.click(await screen.findByRole('button', { name: 'Side 3' }));
    await screen.findAllByText(/^Viser 51–75/);
    await user.click(screen.getByRole('button', { name: 'Side 4' }));
    // One text is visible, the other is for screen readers.
    await waitFor(() => expect(screen.getAllByText('Viser 76–100 af 119 rækker')).toHaveLength(2));
    expect(priceIds()).toHaveLength(25);
    await user.click(within(heading('ID')).getByRole('button'));
    await user.type(box(), 'ingen{Enter}');
    expect(await screen.findByText('30 resultater')).toBeInTheDocument();
    expect(mock.calls.of('listPrices')).toMatchObject([
      { method: 'GET', path: '/api/price-plan/list', query: {} },
    ]);
  });

  it('searches the shown titles of the choices by Enter, and not amounts [2-prices-search-by-name]', async () => {
    const { user } = await openPrices();
    await user.type(box(), 'INGEN skader{Enter}');
    expect(await screen.findByText('Viser 1–25 af 30 rækker')).toBeInTheDocument();
    for (const id of priceIds()) expect(cellOf(id, 'injury')).toBe('Ingen skader');
    expect(window.location.search).toBe('?q=INGEN+skader');
    await user.clear(box());
    await user.type(box(), '25.755{Enter}');
    expect(await screen.findByText('Ingen priser matcher din søgning.')).toBeInTheDocument();
  });

  it('searches amounts with the button, and fetches the list again on a second press [2-prices-search-by-price]', async () => {
    const { user, mock } = await openPrices();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Søg i' }), 'Pris');
    await user.type(box(), '25.755,00');
    await user.click(screen.getByRole('button', { name: 'Søg' }));
    await waitFor(() => expect(priceIds()).toEqual([1]));
    expect(window.location.search).toBe('?q=25.755%2C00&field=price');
    expect(mock.calls.of('listPrices')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Søg' }));
    await waitFor(() => expect(mock.calls.of('listPrices')).toHaveLength(2));
  });

  it('sorts a pressed column ascending, reverses it on the next press, and shows both in URL and arrow [2-prices-sorted-in-browser]', async () => {
    const { user } = await openPrices();
    const expectSorted = (name: string, column: string, direction: 'asc' | 'desc') => {
      expect(heading(name)).toHaveAttribute('aria-sort', `${direction}ending`);
      expect(iconOf(heading(name))).toBe(direction === 'asc' ? 'arrow-up' : 'arrow-down');
      expect(new URLSearchParams(window.location.search).toString()).toBe(
        `sort=${column}&dir=${direction}`,
      );
    };
    expect(heading('ID')).toHaveAttribute('aria-sort', 'ascending');
    for (const [name, column, first] of [
      ['Kørselsområde', 'area', 'Højst 50 % af kørslen i postnumrene 1000-2450'],
      ['Nyværdi', 'newValue', '0-250.000 kr.'],
      ['Selvrisiko', 'ownRisk', '5.000 kr.'],
      ['Skader', 'injury', '1 skade'],
      ['Præmie pr. år', 'premium', '23.205,00\u00a0kr.Ensure 2,5\u00a0%, Dantaxi 1\u00a0%'],
      ['ID', 'id', 'ID 1'],
    ] as const) {
      await user.click(within(heading(name)).getByRole('button'));
      expectSorted(name, column, 'asc');
      expect(cellOf(priceIds()[0] ?? 0, column)).toBe(first);
    }
    await user.click(within(heading('ID')).getByRole('button'));
    expectSorted('ID', 'id', 'desc');
    expect(priceIds().slice(0, 3)).toEqual([120, 119, 118]);
  });
});
