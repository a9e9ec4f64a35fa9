import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { action, cellOf, generic, ids, openPrices, rowOf, tableOf } from './pricesScreen';

describe('the price list', () => {
  it('has the columns of section 2, in both languages [2-prices-columns]', async () => {
    const { unmount } = await openPrices();
    const headings = () =>
      within(tableOf())
        .getAllByRole('columnheader')
        .map((heading) => heading.getAttribute('aria-label'));
    expect(headings()).toEqual([
      'ID',
      'Kørselsområde',
      'Nyværdi',
      'Selvrisiko',
      'Skader',
      'Præmie pr. år',
      'Handlinger',
    ]);
    unmount();
    await openPrices('/admin/price', { language: 'en' });
    expect(headings()).toEqual([
      'ID',
      'Driving area',
      'Value when new',
      'Excess',
      'Claims',
      'Premium per year',
      'Actions',
    ]);
  });

  it('prints every price that matches, and not only those of its page [2-list-paper]', async () => {
    await openPrices();
    expect(ids()).toHaveLength(25);
    fireEvent(window, new Event('beforeprint'));
    expect(ids()).toHaveLength(119);
    expect(screen.getByText('Viser 1–119 af 119 rækker')).toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));
    expect(ids()).toHaveLength(25);
  });

  it('shows kroner and percent as they are written in Danish [9-price-amounts]', async () => {
    await openPrices();
    expect(cellOf(1, 'premium')).toBe('25.755,00\u00a0kr.Ensure 2,5\u00a0%, Dantaxi 1\u00a0%');
    expect(cellOf(1, 'area')).toBe('Højst 50 % af kørslen i postnumrene 1000-2450');
    expect(cellOf(1, 'newValue')).toBe('0-250.000 kr.');
    expect(cellOf(1, 'ownRisk')).toBe('5.000 kr.');
    expect(cellOf(1, 'injury')).toBe('Ingen skader');
  });

  it('shows kroner and percent as they are written in English', async () => {
    const { user } = await openPrices();
    await user.click(screen.getByRole('button', { name: 'English' }));
    await waitFor(() =>
      expect(cellOf(1, 'premium')).toBe('DKK\u00a025,755.00Ensure 2.5%, Dantaxi 1%'),
    );
  });

  it('says where the server no longer names a choice', async () => {
    const { user, mock } = await openPrices();
    mock.db.prices.update(1, { areaId: 99 });
    await user.click(screen.getByRole('button', { name: 'Opdater' }));
    await waitFor(() => expect(cellOf(1, 'area')).toBe('Ikke oplyst'));
  });

  it('offers edit kickback, edit and delete in every row, under the name of the row [2-prices-row-actions]', async () => {
    await openPrices();
    const group = within(rowOf(2)).getByRole('group', { name: 'Handlinger for Pris 2' });
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Rediger provision', 'Rediger pris', 'Slet pris']);
  });

  it('is read once, while its script is on its way, and not again by the page [7-price-list]', async () => {
    const { mock } = await openPrices();
    expect(mock.calls.of('listPrices')).toMatchObject([
      { method: 'GET', path: '/api/price-plan/list', query: {} },
    ]);
  });

  it('shows 25 rows a page and turns the pages here', async () => {
    const { user, mock } = await openPrices();
    expect(ids()).toHaveLength(25);
    expect(screen.getByText('Viser 1–25 af 119 rækker')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Side 5' }));
    // One is shown and one is read aloud.
    expect(await screen.findAllByText('Viser 101–119 af 119 rækker')).toHaveLength(2);
    expect(ids()).toHaveLength(19);
    expect(window.location.search).toBe('?page=5');
    expect(mock.calls.of('listPrices')).toHaveLength(1);
  });

  it('corrects an address past the last page', async () => {
    await openPrices('/admin/price?page=99');
    expect(screen.getByText('Viser 101–119 af 119 rækker')).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?page=5'));
  });
});

describe('the faces of the price list', () => {
  it('says that it is loading until the rows come', async () => {
    const { release } = await renderApp('/admin/price', { as: 'admin', hold: 'listPrices' });
    expect(screen.getByText('Indlæser…')).toBeInTheDocument();
    release();
    await waitFor(() => expect(tableOf()).toBeInTheDocument());
    expect(screen.queryByText('Indlæser…')).not.toBeInTheDocument();
  });

  it('says that there are no prices yet', async () => {
    await renderApp('/admin/price', { as: 'admin', scenario: 'empty' });
    expect(await screen.findByText('Der er ingen priser endnu.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ryd søgning' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Viser/)).not.toBeInTheDocument();
  });

  it('says once that the list could not be loaded, and tries again [8-prices-list-failure]', async () => {
    const { mock, user } = await renderApp('/admin/price', {
      as: 'admin',
      scenario: 'error:listPrices',
    });
    expect(await screen.findByText('Listen kunne ikke hentes.')).toBeInTheDocument();
    // One is shown and one is read aloud.
    await waitFor(() => expect(screen.getAllByText(generic)).toHaveLength(2));
    mock.use('happy');
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await waitFor(() => expect(ids()).toHaveLength(25));
    expect(screen.queryByText('Listen kunne ikke hentes.')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Priser' })).toHaveFocus();
  });

  it('shows the words of a refusal (D25)', async () => {
    const { mock, user } = await openPrices();
    mock.addFault({
      operationId: 'listPrices',
      fault: { kind: 'error', status: 403, message: 'Du må ikke se priserne.' },
    });
    await user.click(screen.getByRole('button', { name: 'Opdater' }));
    expect((await screen.findAllByText('Du må ikke se priserne.')).length).toBeGreaterThan(0);
  });

  it('refreshes on request, keeps the rows meanwhile and marks them [2-prices-refresh]', async () => {
    const { mock, user } = await openPrices();
    mock.db.prices.update(1, { premium: '9.50' });
    const release = mock.hold('listPrices');
    await user.click(screen.getByRole('button', { name: 'Opdater' }));
    await waitFor(() => expect(tableOf()).toHaveAttribute('aria-busy', 'true'));
    expect(cellOf(1, 'premium')).toContain('25.755,00\u00a0kr.');
    release();
    await waitFor(() => expect(cellOf(1, 'premium')).toContain('9,50\u00a0kr.'));
    expect(tableOf()).toHaveAttribute('aria-busy', 'false');
    expect(mock.calls.of('listPrices')).toHaveLength(2);
  });

  it('keeps the rows below the message when a refresh fails', async () => {
    const { mock, user } = await openPrices();
    mock.use('error:listPrices');
    await user.click(screen.getByRole('button', { name: 'Opdater' }));
    expect(await screen.findByText('Listen kunne ikke hentes.')).toBeInTheDocument();
    expect(ids()[0]).toBe(1);
  });

  it('reads a list that has no outer data as well (D5)', async () => {
    await openPrices('/admin/price', { scenario: 'flat:listPrices' });
    expect(ids()).toHaveLength(25);
  });

  it('sends a dead session to login without a notice of the list (D3)', async () => {
    await renderApp('/admin/price', { as: 'admin', scenario: 'error:listPrices:401' });
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(screen.queryByText(generic)).not.toBeInTheDocument();
  });
});

describe('deleting a price', () => {
  const name =
    'Pris 1: Højst 50 % af kørslen i postnumrene 1000-2450, 0-250.000 kr., 5.000 kr., Ingen skader';

  async function askToDelete() {
    const view = await openPrices();
    await view.user.click(action(1, 'Slet pris'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Slet pris' }));
    return { ...view, dialog };
  }

  it('asks first, naming the row [2-prices-delete-asks]', async () => {
    const { dialog, mock } = await askToDelete();
    expect(dialog.getByText(name)).toBeInTheDocument();
    expect(dialog.getByText('Er du sikker på, at du vil slette den?')).toBeInTheDocument();
    expect(mock.calls.of('deletePrice')).toEqual([]);
  });

  it('deletes once on Yes, says so and shows the list without it [7-price-delete]', async () => {
    const { dialog, mock, user } = await askToDelete();
    await user.dblClick(dialog.getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(ids()[0]).toBe(2));
    expect(mock.calls.of('deletePrice')).toMatchObject([
      { method: 'DELETE', path: '/api/price-plan/delete/1' },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByText('Pris 1 er slettet.')).not.toEqual([]);
    expect(screen.getByRole('region', { name: 'Priser' })).toHaveFocus();
  });

  it('deletes nothing on No, and gives the focus back', async () => {
    const { dialog, mock, user } = await askToDelete();
    await user.click(dialog.getByRole('button', { name: 'Nej' }));
    await waitFor(() => expect(action(1, 'Slet pris')).toHaveFocus());
    expect(mock.calls.of('deletePrice')).toEqual([]);
  });

  it('deletes nothing on Escape, and gives the focus back', async () => {
    const { mock, user } = await askToDelete();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(action(1, 'Slet pris')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(mock.calls.of('deletePrice')).toEqual([]);
  });

  it('keeps the question open after a failure, which has the generic text [8-price-delete-failure]', async () => {
    const { dialog, mock, user } = await askToDelete();
    mock.addFault({
      operationId: 'deletePrice',
      fault: { kind: 'error', status: 500, message: 'Intern besked' },
    });
    await user.click(dialog.getByRole('button', { name: 'Ja' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(generic);
    expect(screen.queryByText('Intern besked')).not.toBeInTheDocument();
    mock.use('happy');
    await user.click(dialog.getByRole('button', { name: 'Prøv igen' }));
    await waitFor(() => expect(ids()[0]).toBe(2));
  });

  it('shows the true list where somebody else has deleted it already', async () => {
    const { dialog, mock, user } = await askToDelete();
    mock.db.prices.delete(1);
    await user.click(dialog.getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(ids()[0]).toBe(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
