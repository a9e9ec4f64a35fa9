import { act, screen, waitFor, within } from '@testing-library/react';
import { cellOf, ids, openPrices, tableOf } from './pricesScreen';

const box = () => screen.getByRole('searchbox', { name: 'Søg efter pris' });
const filter = () => screen.getByRole('combobox', { name: 'Søg i' });
const heading = (name: string) => within(tableOf()).getByRole('columnheader', { name });
const sortBy = (name: string) => within(heading(name)).getByRole('button');
const premiums = () =>
  ids().map((id) => Number((/[\d.]+/.exec(cellOf(id, 'premium'))?.[0] ?? '').replace('.', '')));

describe('searching the prices', () => {
  it('looks for a name in the titles that a row shows, by Enter, without asking the server (D14) [2-prices-search-by-name]', async () => {
    const { user, mock } = await openPrices();
    await user.type(box(), 'INGEN skader{Enter}');
    expect(await screen.findByText('Viser 1–25 af 30 rækker')).toBeInTheDocument();
    for (const id of ids()) expect(cellOf(id, 'injury')).toBe('Ingen skader');
    expect(screen.getByText('30 resultater')).toBeInTheDocument();
    expect(window.location.search).toBe('?q=INGEN+skader');
    expect(mock.calls.of('listPrices')).toHaveLength(1);
  });

  it.each(['25.755,00', '25755', '25755,00', '25755.00'])(
    'looks for a price at the amount with the button, however it is written (%s) [2-prices-search-by-price]',
    async (text) => {
      const { user } = await openPrices();
      await user.selectOptions(filter(), 'Pris');
      await user.type(box(), text);
      await user.click(screen.getByRole('button', { name: 'Søg' }));
      await waitFor(() => expect(ids()).toEqual([1]));
      expect(window.location.search).toBe(`?${new URLSearchParams({ q: text, field: 'price' })}`);
    },
  );

  it('looks for a price as English writes it, in English', async () => {
    await openPrices('/admin/price?q=25%2C755.00&field=price', { language: 'en' });
    expect(ids()).toEqual([1]);
  });

  it('does not look at the amount for a name', async () => {
    const { user } = await openPrices();
    await user.type(box(), '25.755{Enter}');
    expect(await screen.findByText('Ingen priser matcher din søgning.')).toBeInTheDocument();
    expect(screen.getByText('0 resultater')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ryd søgning' }));
    await waitFor(() => expect(ids()).toHaveLength(25));
    expect(box()).toHaveValue('');
    expect(screen.getByRole('region', { name: 'Priser' })).toHaveFocus();
  });

  it('takes a search for text, never for a pattern', async () => {
    const { user } = await openPrices();
    await user.type(box(), '.*{Enter}');
    expect(await screen.findByText('Ingen priser matcher din søgning.')).toBeInTheDocument();
  });

  it('reads the list anew where the same search is pressed twice', async () => {
    const { user, mock } = await openPrices('/admin/price?q=ingen');
    await user.click(screen.getByRole('button', { name: 'Søg' }));
    await waitFor(() => expect(mock.calls.of('listPrices')).toHaveLength(2));
  });

  it('goes back to the search before', async () => {
    const { user } = await openPrices('/admin/price?q=ingen');
    await user.clear(box());
    await user.type(box(), '3 eller flere{Enter}');
    await waitFor(() => expect(cellOf(ids()[0] ?? 0, 'injury')).toBe('3 eller flere skader'));
    act(() => window.history.back());
    await waitFor(() => expect(cellOf(ids()[0] ?? 0, 'injury')).toBe('Ingen skader'));
    expect(box()).toHaveValue('ingen');
  });
});

describe('sorting the prices', () => {
  it('starts by id, ascending', async () => {
    await openPrices();
    expect(heading('ID')).toHaveAttribute('aria-sort', 'ascending');
    expect(ids().slice(0, 3)).toEqual([1, 2, 3]);
  });

  it('turns a column round and starts another one ascending, in the address [2-prices-sorted-in-browser]', async () => {
    const { user } = await openPrices();
    await user.click(sortBy('ID'));
    expect(ids().slice(0, 3)).toEqual([120, 119, 118]);
    expect(window.location.search).toBe('?sort=id&dir=desc');
    await user.click(sortBy('Præmie pr. år'));
    expect(heading('Præmie pr. år')).toHaveAttribute('aria-sort', 'ascending');
    expect(window.location.search).toBe('?sort=premium&dir=asc');
  });

  it('sorts premiums as exact decimals, whether they came as numbers or as texts', async () => {
    const { mock, user } = await openPrices();
    mock.db.prices.update(1, { premium: '100000.10' });
    mock.db.prices.update(2, { premium: 100000.05 });
    mock.db.prices.update(3, { premium: '999.9' });
    await user.click(screen.getByRole('button', { name: 'Opdater' }));
    await user.click(sortBy('Præmie pr. år'));
    await waitFor(() => expect(ids()[0]).toBe(3));
    expect([...premiums()].sort((a, b) => a - b)).toEqual(premiums());
    await user.click(sortBy('Præmie pr. år'));
    expect(ids().slice(0, 2)).toEqual([1, 2]);
  });

  it.each([
    ['Kørselsområde', 'area', 'Højst 50 % af kørslen i postnumrene 1000-2450'],
    ['Nyværdi', 'newValue', '0-250.000 kr.'],
    ['Selvrisiko', 'ownRisk', '5.000 kr.'],
    ['Skader', 'injury', '1 skade'],
  ])('sorts %s as Danish orders texts and the numbers in them', async (name, column, first) => {
    const { user } = await openPrices();
    await user.click(sortBy(name));
    expect(cellOf(ids()[0] ?? 0, column)).toBe(first);
    expect(window.location.search).toBe(`?sort=${column}&dir=asc`);
    // Equals keep the order of their ids.
    const shown = ids().filter((id) => cellOf(id, column) === first);
    expect([...shown].sort((a, b) => a - b)).toEqual(shown);
  });

  it('keeps the sort over a search and a reload', async () => {
    await openPrices('/admin/price?q=ingen&sort=premium&dir=desc');
    expect(heading('Præmie pr. år')).toHaveAttribute('aria-sort', 'descending');
    expect([...premiums()].sort((a, b) => b - a)).toEqual(premiums());
  });
});
