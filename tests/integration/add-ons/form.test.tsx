import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { logIn, expireSession } from '../session/loginScreen';
import { rowButton, names, openAddOns, rows } from './addOnsScreen';

async function controlsOf(title: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return {
    dialog,
    name: await dialog.findByRole('textbox', { name: 'Navn' }),
    price: dialog.getByRole('textbox', { name: 'Pris pr. år (kr.)' }),
    type: (label: string) => dialog.getByRole('radio', { name: label }),
    submit: dialog.getByRole('button', { name: /^(Opret|Gem)$/ }),
  };
}

async function openAdd(address?: string) {
  const view = await openAddOns(address);
  await view.user.click(screen.getByRole('button', { name: 'Opret tilvalg' }));
  return { ...view, ...(await controlsOf('Opret tilvalg')) };
}

async function openEdit() {
  const view = await openAddOns();
  await view.user.click(rowButton('Krisehjælp', 'Rediger tilvalg'));
  return { ...view, ...(await controlsOf('Rediger tilvalg')) };
}

/** Fills in the form of a new add-on. */
async function fillIn(
  { user, name, price, type }: Awaited<ReturnType<typeof openAdd>>,
  chosen = 'Arbejdsskade',
) {
  await user.click(type(chosen));
  fireEvent.change(name, { target: { value: 'Lånebil' } });
  fireEvent.change(price, { target: { value: '1.499,50' } });
}

describe('adding an add-on', () => {
  it('sends name, price and type, confirms it and shows the add-on in the list [7-add-on-create, 8-add-on-added, 9-add-on-types, 2-add-ons-places-said]', async () => {
    const { user, mock, dialog, name, price, type, submit } = await openAdd('/admin/add-ons?q=vej');
    await user.type(name, ' Lånebil ');
    await user.click(type('Bil'));
    await user.type(price, '1.499,95');
    expect(dialog.getByText(/^Lånebil bliver ikke tilbudt: /)).toBeInTheDocument();
    await user.click(submit);
    expect((await screen.findAllByText('Tilføjet!')).length).toBeGreaterThan(0);
    expect(mock.calls.of('createAddOn')).toMatchObject([
      {
        method: 'POST',
        path: '/api/add-on/create',
        body: { name: 'Lånebil', price: 1499.95, type: 1 },
      },
    ]);
    await waitFor(() => expect(rows().at(-1)).toEqual(['Lånebil', 'Bil', '1.499,95\u00a0kr.']));
    expect(window.location.search).toBe('');
    expect(screen.getByRole('button', { name: 'Opret tilvalg' })).toHaveFocus();
  });

  it('asks before it saves if a colleague’s change alters what the add-on is sold as [2-add-reads-again]', async () => {
    const view = await openAdd();
    const { user, mock, dialog, submit } = view;
    await fillIn(view, 'Bil');
    mock.db.addOns.delete(2);
    await user.click(submit);
    expect(await dialog.findByText(/^Lånebil bliver solgt som glasdækning/)).toBeInTheDocument();
    expect(mock.calls.of('createAddOn')).toEqual([]);
    await user.click(submit);
    expect((await screen.findAllByText('Tilføjet!')).length).toBeGreaterThan(0);
  });

  it('shows the server’s message if the list is refused before the save [8-refusal-words]', async () => {
    const view = await openAdd();
    const { user, mock, dialog, submit } = view;
    await fillIn(view, 'Bil');
    const fault = { kind: 'error', status: 403, message: 'Ikke for dig.' } as const;
    mock.addFault({ operationId: 'listAddOns', fault, times: 1 });
    await user.click(submit);
    expect(await dialog.findByText('Ikke for dig.')).toBeInTheDocument();
    expect(dialog.getByText(/Intet er ændret/)).toBeInTheDocument();
    expect(mock.calls.of('createAddOn')).toEqual([]);
  });

  it('creates no second add-on on a retry if only the response to the first try was lost [8-create-once]', async () => {
    const view = await openAdd();
    const { user, mock, dialog, submit } = view;
    await fillIn(view);
    mock.addFault({ operationId: 'createAddOn', fault: { kind: 'lost' }, times: 1 });
    await user.click(submit);
    await user.click(await dialog.findByRole('button', { name: 'Prøv igen' }));
    expect((await screen.findAllByText('Tilføjet!')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(mock.db.addOns.all().filter((addOn) => addOn.name === 'Lånebil')).toHaveLength(1);
  });

  it('creates no second add-on if the end of the session cuts off the first try [8-create-once]', async () => {
    const view = await openAdd();
    const { user, mock } = view;
    await fillIn(view);
    const release = mock.hold('createAddOn');
    await user.click(view.submit);
    await waitFor(() => expect(mock.calls.of('createAddOn')).toHaveLength(1));
    await expireSession(view);
    release();
    await logIn(view);
    const { submit } = await controlsOf('Opret tilvalg');
    await user.click(submit);
    expect((await screen.findAllByText('Lånebil: Tilføjet!')).length).toBeGreaterThan(0);
    expect(mock.calls.of('createAddOn')).toHaveLength(1);
  });

  it('requires name, type and price, in both languages [5-add-on-required]', async () => {
    const { user, mock, dialog, name } = await openAdd();
    await user.type(name, '  ');
    await user.click(dialog.getByRole('button', { name: 'Opret' }));
    const expectMissing = (text: string, ...labels: string[]) =>
      waitFor(() =>
        expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual(
          labels.map((label) => `${label}: ${text}`),
        ),
      );
    await expectMissing('Dette felt er påkrævet', 'Navn', 'Type', 'Pris pr. år (kr.)');
    // The dialog hides this button, so query it with `hidden` and press it by `fireEvent`.
    fireEvent.click(screen.getByRole('button', { name: 'English', hidden: true }));
    await expectMissing('This field is required', 'Name', 'Type', 'Price per year (DKK)');
    expect(mock.calls.of('createAddOn')).toEqual([]);
  });
});

describe('editing an add-on', () => {
  it('sends id, name, price and type, confirms it and shows the change [7-add-on-update, 8-add-on-updated, 2-add-ons-places-confirm]', async () => {
    const { user, mock, dialog, name, price, type, submit } = await openEdit();
    expect(name).toHaveValue('Krisehjælp');
    expect(type('Arbejdsskade')).toBeChecked();
    expect(price).toHaveValue('239,50');
    await user.clear(name);
    await user.type(name, 'Psykologhjælp');
    await user.click(type('Bil'));
    expect(dialog.getByText(/^Psykologhjælp bliver ikke tilbudt: /)).toBeInTheDocument();
    await user.click(submit);
    expect(mock.calls.of('updateAddOn')).toEqual([]);
    await user.click(await dialog.findByRole('button', { name: 'Gem alligevel: Psykologhjælp' }));
    expect((await screen.findAllByText('Opdatering gemt')).length).toBeGreaterThan(0);
    expect(mock.calls.of('updateAddOn')).toMatchObject([
      {
        method: 'POST',
        path: '/api/add-on/update',
        body: { id: 4, name: 'Psykologhjælp', price: 239.5, type: 1 },
      },
    ]);
    await waitFor(() => expect(names()).toContain('Psykologhjælp'));
    expect(rowButton('Psykologhjælp', 'Rediger tilvalg')).toHaveFocus();
  });

  it('asks again if a colleague has changed what the add-on is sold as [2-add-reads-again]', async () => {
    const { user, mock, dialog, type, submit } = await openEdit();
    await user.click(type('Bil'));
    await user.click(submit);
    const confirm = 'Gem alligevel: Krisehjælp';
    await dialog.findByRole('button', { name: confirm });
    mock.db.addOns.delete(2);
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(
      await dialog.findByText('En anden har ændret dette. Intet er gemt endnu.'),
    ).toBeInTheDocument();
    expect(mock.calls.of('updateAddOn')).toEqual([]);
    await user.click(submit);
    expect(await dialog.findByRole('alertdialog')).toHaveAccessibleDescription(
      /^Krisehjælp bliver solgt som glasdækning/,
    );
    await user.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(mock.calls.of('updateAddOn')).toHaveLength(1));
  });

  it('asks for a second press before a price changes by more than a quarter [5-money-second-press]', async () => {
    const { user, mock, dialog, price, submit } = await openEdit();
    await user.clear(price);
    await user.type(price, '2395');
    await user.click(submit);
    await user.click(
      await dialog.findByRole('button', { name: 'Gem alligevel: 2.395,00\u00a0kr.' }),
    );
    await waitFor(() => expect(mock.calls.of('updateAddOn')).toHaveLength(1));
  });

  it('keeps a price with more than two decimals when only the name changes [5-price-decimals-kept]', async () => {
    const view = await openAddOns();
    view.mock.db.addOns.update(4, { price: '239.125' });
    await view.user.click(rowButton('Krisehjælp', 'Rediger tilvalg'));
    const { name, submit } = await controlsOf('Rediger tilvalg');
    await view.user.type(name, '!');
    await view.user.click(submit);
    await waitFor(() => expect(view.mock.calls.of('updateAddOn')).toHaveLength(1));
    expect(view.mock.calls.of('updateAddOn')[0]?.body).toMatchObject({ price: 239.125 });
  });

  it('keeps a colleague’s exact price if only the name changes [5-price-decimals-kept, 2-edit-merge]', async () => {
    const view = await openAddOns();
    view.mock.db.addOns.update(4, { price: '239.125' });
    await view.user.click(rowButton('Krisehjælp', 'Rediger tilvalg'));
    const { name, submit } = await controlsOf('Rediger tilvalg');
    await view.user.type(name, '!');
    view.mock.db.addOns.update(4, { price: '250.125' });
    await view.user.click(submit);
    await waitFor(() => expect(view.mock.calls.of('updateAddOn')).toHaveLength(1));
    expect(view.mock.calls.of('updateAddOn')[0]?.body).toMatchObject({ price: 250.125 });
  });
});
