import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rowButton, names, openAddOns, rows, addOnTable } from './addOnsScreen';

const box = () => screen.getByRole('searchbox', { name: 'Søg efter tilvalg' });
const heading = (name: string) => within(addOnTable()).getByRole('columnheader', { name });

describe('the add-on list', () => {
  it('shows name, type and price per year in Danish, in the order of their ids [2-add-ons-columns, 9-add-on-types]', async () => {
    const { mock } = await openAddOns();
    expect(
      within(addOnTable())
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

  it('shows what the registration wizard sells each add-on as [2-add-ons-places]', async () => {
    await openAddOns();
    for (const said of [
      'Sælges som vejhjælp',
      'Sælges som glasdækning',
      'Sælges som arbejdsskadeforsikring',
      'Sælges under eget navn',
    ]) {
      expect(within(addOnTable()).getByText(said)).toBeInTheDocument();
    }
  });

  it('keeps the row and position of an add-on with an invalid price, in any server order [2-add-ons-unreadable]', async () => {
    const { user } = await openAddOns('/admin/add-ons', {
      scenario: 'variant:*:addOnPriceInWords, variant:*:addOnsTurnedRound',
    });
    expect(rows().slice(0, 2)).toEqual([
      ['Vejhjælp', 'Bil', '–Kan ikke læses'],
      ['Glasskade', 'Bil', '600,00\u00a0kr.'],
    ]);
    await user.click(rowButton('Vejhjælp', 'Rediger tilvalg'));
    expect(await screen.findByRole('textbox', { name: 'Navn' })).toHaveValue('Vejhjælp');
    expect(screen.getByRole('textbox', { name: 'Pris pr. år (kr.)' })).toHaveValue('');
  });

  it('sorts by each column in the browser and stores the sort in the URL', async () => {
    const { user, mock } = await openAddOns();
    for (const [name, column, ascending] of [
      ['Navn', 'name', ['Arbejdsskadeforsikring', 'Glasskade', 'Krisehjælp', 'Vejhjælp']],
      ['Type', 'type', ['Vejhjælp', 'Glasskade', 'Arbejdsskadeforsikring', 'Krisehjælp']],
      ['Pris pr. år', 'price', ['Krisehjælp', 'Glasskade', 'Vejhjælp', 'Arbejdsskadeforsikring']],
    ] as const) {
      expect(heading(name)).not.toHaveAttribute('aria-sort');
      await user.click(within(heading(name)).getByRole('button'));
      expect(names()).toEqual(ascending);
      expect(window.location.search).toBe(`?sort=${column}&dir=asc`);
    }
    await user.click(within(heading('Type')).getByRole('button'));
    await user.click(within(heading('Type')).getByRole('button'));
    expect(names()).toEqual(['Arbejdsskadeforsikring', 'Krisehjælp', 'Vejhjælp', 'Glasskade']);
    expect(mock.calls.of('listAddOns')).toHaveLength(1);
  });

  it('searches by name with Enter, in the browser [2-add-ons-search-by-name]', async () => {
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
});

describe('deleting an add-on', () => {
  it('says which add-on takes its place, and needs a second press on a button that names the deleted one [2-add-ons-delete-asks, 2-add-ons-places-confirm]', async () => {
    const { mock, user } = await openAddOns();
    // A colleague renames an add-on after the list was loaded.
    mock.db.addOns.update(2, { name: 'Ruder', price: '720' });
    await user.click(rowButton('Vejhjælp', 'Slet tilvalg'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Slet tilvalg' }));
    expect(dialog.getByText('Vejhjælp')).toBeInTheDocument();
    const consequence = /Ruder bliver solgt som vejhjælp til 60,00\skr\. pr\. måned/;
    await user.click(await dialog.findByRole('button', { name: 'Ja' }));
    const question = dialog.getByRole('alertdialog', {
      name: 'Er du sikker på, at du vil slette den?',
    });
    expect(question).toHaveAccessibleDescription(consequence);
    expect(dialog.getByRole('button', { name: 'Nej' })).toHaveFocus();
    expect(mock.calls.of('deleteAddOn')).toEqual([]);
    mock.hold('deleteAddOn');
    await user.click(dialog.getByRole('button', { name: 'Slet alligevel: Vejhjælp' }));
    expect(dialog.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(mock.calls.of('deleteAddOn')).toHaveLength(1));
  });

  it('that is refused shows the generic text and the reasons of the server [8-add-on-delete-failure]', async () => {
    const { mock, user } = await openAddOns();
    const errors = { id: ['Tilvalget er i brug.'] };
    const fault = { kind: 'error', status: 422, errors } as const;
    mock.addFault({ operationId: 'deleteAddOn', fault, times: 1 });
    await user.click(rowButton('Vejhjælp', 'Slet tilvalg'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Slet tilvalg' }));
    await user.click(await dialog.findByRole('button', { name: 'Ja' }));
    await user.click(dialog.getByRole('button', { name: 'Slet alligevel: Vejhjælp' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Ups! Noget gik galt! Tilvalget er i brug.',
    );
  });

  it('keeps the focus in the dialog while the other add-ons are fetched [2-dialogs-hide-the-page]', async () => {
    const { mock, user } = await openAddOns();
    mock.hold('listAddOns');
    await user.click(rowButton('Vejhjælp', 'Slet tilvalg'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Slet tilvalg' }));
    const last = dialog.getByRole('button', { name: 'Nej' });
    expect(last).toHaveFocus();
    // The library checks `keyCode`, which user-event does not send.
    fireEvent.keyDown(last, { key: 'Tab', keyCode: 9 });
    expect(dialog.getByRole('button', { name: 'Luk' })).toHaveFocus();
  });

  it('moves the focus to the retry button when the confirmed deletion fails [2-focus-kept]', async () => {
    const { mock, user } = await openAddOns();
    mock.use('error:deleteAddOn');
    await user.click(rowButton('Vejhjælp', 'Slet tilvalg'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Slet tilvalg' }));
    await user.click(await dialog.findByRole('button', { name: 'Ja' }));
    await user.tab({ shift: true });
    expect(dialog.getByRole('button', { name: 'Slet alligevel: Vejhjælp' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await dialog.findByRole('button', { name: 'Prøv igen' })).toHaveFocus();
  });
});
