import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { action, generic, names, openAddOns, rows, tableOf } from './addOnsScreen';

const box = () => screen.getByRole('searchbox', { name: 'Søg efter tilvalg' });
const heading = (name: string) => within(tableOf()).getByRole('columnheader', { name });
const sortBy = (name: string) => within(heading(name)).getByRole('button');

describe('the add-on list', () => {
  it('shows name, type and price per year in Danish, in the order of their ids [2-add-ons-columns]', async () => {
    const { mock } = await openAddOns();
    expect(
      within(tableOf())
        .getAllByRole('columnheader')
        .map((cell) => cell.getAttribute('aria-label')),
    ).toEqual(['Navn', 'Type', 'Pris pr. år', 'Handlinger']);
    expect(rows()).toEqual([
      ['Vejhjælp', 'Bil', '1.188,00\u00a0kr.'],
      ['Glasskade', 'Bil', '600,00\u00a0kr.'],
      ['Arbejdsskadeforsikring', 'Arbejdsskade', '9.000,00\u00a0kr.'],
      ['Krisehjælp', 'Arbejdsskade', '239,50\u00a0kr.'],
    ]);
    expect(screen.getByText('Viser 1–4 af 4 rækker')).toBeInTheDocument();
    expect(mock.calls.of('listAddOns')).toMatchObject([
      { method: 'GET', path: '/api/add-on/list', query: {} },
    ]);
  });

  it('says what the registration sells each add-on as [2-add-ons-places]', async () => {
    await openAddOns();
    for (const said of [
      'Sælges som vejhjælp',
      'Sælges som glasskade',
      'Sælges som arbejdsskadeforsikring',
      'Sælges under eget navn',
    ]) {
      expect(within(tableOf()).getByText(said)).toBeInTheDocument();
    }
  });

  it('keeps a row whose price cannot be read, and its place, in whatever order the server has them [2-add-ons-unreadable]', async () => {
    await openAddOns('/admin/add-ons', {
      scenario: 'variant:*:addOnPriceInWords, variant:*:addOnsTurnedRound',
    });
    expect(rows().slice(0, 2)).toEqual([
      ['Vejhjælp', 'Bil', '–Kan ikke læses'],
      ['Glasskade', 'Bil', '600,00\u00a0kr.'],
    ]);
  });

  it('speaks English', async () => {
    await openAddOns('/admin/add-ons', { language: 'en' });
    expect(rows()[0]).toEqual(['Vejhjælp', 'Car', 'DKK\u00a01,188.00']);
    expect(rows()[2]).toEqual(['Arbejdsskadeforsikring', 'Work injury', 'DKK\u00a09,000.00']);
    const group = screen.getByRole('group', { name: 'Actions for Vejhjælp' });
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Edit add-on', 'Delete add-on']);
  });

  it.each([
    ['Navn', 'name', ['Arbejdsskadeforsikring', 'Glasskade', 'Krisehjælp', 'Vejhjælp']],
    ['Type', 'type', ['Vejhjælp', 'Glasskade', 'Arbejdsskadeforsikring', 'Krisehjælp']],
    ['Pris pr. år', 'price', ['Krisehjælp', 'Glasskade', 'Vejhjælp', 'Arbejdsskadeforsikring']],
  ])('sorts by %s in the browser, its state in the address', async (name, column, ascending) => {
    const { user, mock } = await openAddOns();
    expect(heading(name)).not.toHaveAttribute('aria-sort');
    await user.click(sortBy(name));
    expect(names()).toEqual(ascending);
    await user.click(sortBy(name));
    expect(heading(name)).toHaveAttribute('aria-sort', 'descending');
    expect(names()[0]).toBe(
      { name: 'Vejhjælp', type: 'Arbejdsskadeforsikring', price: 'Arbejdsskadeforsikring' }[column],
    );
    expect(window.location.search).toBe(`?sort=${column}&dir=desc`);
    expect(mock.calls.of('listAddOns')).toHaveLength(1);
  });

  it('searches by name with Enter, in the browser (D14) [2-add-ons-search-by-name]', async () => {
    const { user, mock } = await openAddOns();
    await user.type(box(), 'HJÆLP{Enter}');
    await waitFor(() => expect(names()).toEqual(['Vejhjælp', 'Krisehjælp']));
    expect(window.location.search).toBe(`?${new URLSearchParams({ q: 'HJÆLP' })}`);
    expect(mock.calls.of('listAddOns')).toHaveLength(1);
    expect(mock.calls.of('searchAddOns')).toEqual([]);
  });

  it('searches by price with the button, in the browser [2-add-ons-search-by-price]', async () => {
    const { user } = await openAddOns();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Søg i' }), 'Pris');
    await user.type(box(), '239,5');
    await user.click(screen.getByRole('button', { name: 'Søg' }));
    await waitFor(() => expect(names()).toEqual(['Krisehjælp']));
    expect(window.location.search).toBe(`?${new URLSearchParams({ q: '239,5', field: 'price' })}`);
  });

  it('says that nothing matches, and offers the whole list', async () => {
    const { user } = await openAddOns('/admin/add-ons?q=vej');
    await user.clear(box());
    await user.type(box(), 'findes ikke{Enter}');
    expect(await screen.findByText('Ingen tilvalg matcher din søgning.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ryd søgning' }));
    await waitFor(() => expect(names()).toHaveLength(4));
  });
});

describe('the faces of the add-on list', () => {
  it('says that it is loading until the rows come', async () => {
    const { release } = await renderApp('/admin/add-ons', { as: 'admin', hold: 'listAddOns' });
    expect(screen.getByText('Indlæser…')).toBeInTheDocument();
    release();
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(screen.queryByText('Indlæser…')).not.toBeInTheDocument();
  });

  it('says that there are no add-ons yet', async () => {
    await renderApp('/admin/add-ons', { as: 'admin', scenario: 'empty' });
    expect(await screen.findByText('Der er ingen tilvalg endnu.')).toBeInTheDocument();
  });

  it('says once that the list could not be loaded, and tries again [8-add-ons-list-failure]', async () => {
    const { mock, user } = await renderApp('/admin/add-ons', {
      as: 'admin',
      scenario: 'error:listAddOns',
    });
    expect(await screen.findByText('Listen kunne ikke hentes.')).toBeInTheDocument();
    // One is shown and one is read aloud.
    await waitFor(() => expect(screen.getAllByText(generic)).toHaveLength(2));
    mock.use('happy');
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(screen.getByRole('region', { name: 'Tilvalg' })).toHaveFocus();
  });

  it('refreshes on request and keeps the rows meanwhile, marked [2-add-ons-refresh]', async () => {
    const { mock, user } = await openAddOns();
    mock.db.addOns.update(1, { name: 'Vejhjælp Plus' });
    const release = mock.hold('listAddOns');
    await user.click(screen.getByRole('button', { name: 'Opdater' }));
    await waitFor(() => expect(tableOf()).toHaveAttribute('aria-busy', 'true'));
    expect(names()[0]).toBe('Vejhjælp');
    release();
    await waitFor(() => expect(names()[0]).toBe('Vejhjælp Plus'));
  });
});

describe('deleting an add-on', () => {
  async function askToDelete() {
    const view = await openAddOns();
    await view.user.click(action('Glasskade', 'Slet tilvalg'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Slet tilvalg' }));
    return { ...view, dialog };
  }

  it('asks first, naming it, and deletes on Yes [2-add-ons-delete-asks]', async () => {
    const { dialog, mock, user } = await askToDelete();
    expect(dialog.getByText('Glasskade')).toBeInTheDocument();
    expect(dialog.getByText('Er du sikker på, at du vil slette den?')).toBeInTheDocument();
    expect(mock.calls.of('deleteAddOn')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Ja' }));
    await user.click(dialog.getByRole('button', { name: 'Slet alligevel: Glasskade' }));
    await waitFor(() => expect(names()).not.toContain('Glasskade'));
    expect(mock.calls.of('deleteAddOn')).toMatchObject([
      { method: 'DELETE', path: '/api/add-on/delete/2' },
    ]);
    expect(screen.getAllByText('Glasskade er slettet.')).not.toEqual([]);
    expect(screen.getByRole('region', { name: 'Tilvalg' })).toHaveFocus();
  });

  it('says what will be sold as what, and needs a second press that names the add-on [2-add-ons-places-confirm]', async () => {
    const { mock, user } = await openAddOns();
    await user.click(action('Vejhjælp', 'Slet tilvalg'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Slet tilvalg' }));
    const consequence = /Glasskade bliver solgt som vejhjælp til 50,00\skr\. pr\. måned/;
    expect(dialog.getByText(consequence)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Ja' }));
    const question = dialog.getByRole('alertdialog', {
      name: 'Er du sikker på, at du vil slette den?',
    });
    expect(question).toHaveAccessibleDescription(consequence);
    expect(dialog.getByRole('button', { name: 'Nej' })).toHaveFocus();
    expect(mock.calls.of('deleteAddOn')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Slet alligevel: Vejhjælp' }));
    await waitFor(() => expect(mock.calls.of('deleteAddOn')).toHaveLength(1));
  });

  it('deletes one without a place of its own on Yes', async () => {
    const { mock, user } = await openAddOns();
    await user.click(action('Krisehjælp', 'Slet tilvalg'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Slet tilvalg' }));
    await user.click(dialog.getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(mock.calls.of('deleteAddOn')).toHaveLength(1));
  });

  it('deletes nothing on No', async () => {
    const { dialog, mock, user } = await askToDelete();
    await user.click(dialog.getByRole('button', { name: 'Nej' }));
    await waitFor(() => expect(action('Glasskade', 'Slet tilvalg')).toHaveFocus());
    expect(mock.calls.of('deleteAddOn')).toEqual([]);
  });

  it('deletes nothing on Escape', async () => {
    const { mock, user } = await askToDelete();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(action('Glasskade', 'Slet tilvalg')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(mock.calls.of('deleteAddOn')).toEqual([]);
  });

  it('shows the generic text after a failure and leaves the question open [8-add-on-delete-failure]', async () => {
    const { dialog, mock, user } = await askToDelete();
    mock.use('error:deleteAddOn');
    await user.click(dialog.getByRole('button', { name: 'Ja' }));
    await user.click(dialog.getByRole('button', { name: 'Slet alligevel: Glasskade' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(generic);
  });
});
