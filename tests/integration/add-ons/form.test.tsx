import { screen, waitFor, within } from '@testing-library/react';
import { action, generic, names, openAddOns, rows } from './addOnsScreen';

const required = 'Dette felt er påkrævet';

async function controlsOf(title: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return {
    dialog,
    name: await dialog.findByRole('textbox', { name: 'Navn' }),
    price: dialog.getByRole('textbox', { name: 'Pris pr. år (kr.)' }),
    type: (label: string) => dialog.getByRole('radio', { name: label }),
    submit: dialog.getByRole('button', { name: /^(Tilføj|Gem)$/ }),
  };
}

async function openAdd(address?: string) {
  const view = await openAddOns(address);
  await view.user.click(screen.getByRole('button', { name: 'Tilføj tilvalg' }));
  return { ...view, ...(await controlsOf('Tilføj tilvalg')) };
}

async function openEdit() {
  const view = await openAddOns();
  await view.user.click(action('Krisehjælp', 'Rediger tilvalg'));
  return { ...view, ...(await controlsOf('Rediger tilvalg')) };
}

describe('adding an add-on', () => {
  it('sends name, price and type, says so and shows it in the list [7-add-on-create, 8-add-on-added, 9-add-on-types, 2-add-ons-places-said]', async () => {
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
    expect(screen.getByRole('button', { name: 'Tilføj tilvalg' })).toHaveFocus();
  });

  it('requires name, type and price [5-add-on-required]', async () => {
    const { user, mock, dialog, name, submit } = await openAdd();
    await user.type(name, '  ');
    await user.click(submit);
    await waitFor(() =>
      expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual([
        `Navn: ${required}`,
        `Type: ${required}`,
        `Pris pr. år (kr.): ${required}`,
      ]),
    );
    expect(mock.calls.of('createAddOn')).toEqual([]);
  });

  it('speaks English', async () => {
    const { user } = await openAddOns('/admin/add-ons', { language: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'Add-ons' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add add-on' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add add-on' }));
    await user.type(dialog.getByRole('textbox', { name: 'Price per year (DKK)' }), 'free');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Name: This field is required',
        'Type: This field is required',
        'Price per year (DKK): Enter a number',
      ]),
    );
  });

  it.each([
    ['gratis', 'Indtast et tal'],
    [
      '9.000',
      'Det kan læses på to måder. Skriv tusinder uden punktum eller med decimaler, fx 24550 eller 24.550,00',
    ],
    ['-100', 'Tallet skal være 0 eller højere'],
  ])(
    'wants a price that is a number, and one only (%s) [5-add-on-price]',
    async (typed, message) => {
      const { user, mock, dialog, price, submit } = await openAdd();
      await user.type(price, typed);
      await user.click(submit);
      expect(
        await dialog.findByRole('link', { name: `Pris pr. år (kr.): ${message}` }),
      ).toBeInTheDocument();
      expect(mock.calls.of('createAddOn')).toEqual([]);
    },
  );

  it('shows the generic text after a failure and keeps what was typed [8-add-on-create-failure]', async () => {
    const { user, mock, dialog, name, price, type, submit } = await openAdd();
    mock.addFault({
      operationId: 'createAddOn',
      fault: { kind: 'error', status: 500, message: 'Intern besked' },
    });
    await user.type(name, 'Lånebil');
    await user.click(type('Arbejdsskade'));
    await user.type(price, '5');
    await user.click(submit);
    expect(await dialog.findByText(generic)).toBeInTheDocument();
    expect(screen.queryByText('Intern besked')).not.toBeInTheDocument();
    expect(name).toHaveValue('Lånebil');
    expect(type('Arbejdsskade')).toBeChecked();
    expect(price).toHaveValue('5');
  });

  it('adds that the server was not reached, keeps what was typed, and can be sent again [8-save-unreached]', async () => {
    const { user, mock, dialog, name, price, type, submit } = await openAdd();
    mock.use('drop:createAddOn');
    await user.type(name, 'Lånebil');
    await user.click(type('Bil'));
    await user.type(price, '5');
    await user.click(submit);
    expect(await dialog.findByText(generic)).toBeInTheDocument();
    expect(dialog.getByText(/ingen forbindelse til serveren/)).toBeInTheDocument();
    expect(name).toHaveValue('Lånebil');
    mock.use('happy');
    await user.click(dialog.getByRole('button', { name: 'Prøv igen' }));
    await waitFor(() => expect(names()).toContain('Lånebil'));
  });

  it("puts the server's words on the fields that they name", async () => {
    const { user, mock, name, price, type, submit } = await openAdd();
    mock.addFault({
      operationId: 'createAddOn',
      fault: { kind: 'error', status: 422, errors: { name: ['Findes allerede.'] } },
    });
    await user.type(name, 'Vejhjælp');
    await user.click(type('Bil'));
    await user.type(price, '5');
    await user.click(submit);
    await waitFor(() => expect(name).toHaveAccessibleDescription('Fejl: Findes allerede.'));
  });

  it('asks before it drops what was typed [2-add-ons-modals-ask]', async () => {
    const { user, dialog, name } = await openAdd();
    await user.type(name, 'Lånebil');
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('alertdialog')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Fortsæt med at redigere' }));
    expect(name).toHaveValue('Lånebil');
  });
});

describe('editing an add-on', () => {
  it('starts with the add-on as it is', async () => {
    const { name, price, type } = await openEdit();
    expect(name).toHaveValue('Krisehjælp');
    expect(type('Arbejdsskade')).toBeChecked();
    expect(price).toHaveValue('239,50');
  });

  it('sends id, name, price and type, says so and shows the change [7-add-on-update, 8-add-on-updated, 2-add-ons-places-confirm]', async () => {
    const { user, mock, dialog, name, type, submit } = await openEdit();
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
    expect(action('Psykologhjælp', 'Rediger tilvalg')).toHaveFocus();
  });

  it('takes the type that somebody else has set meanwhile, and says so [2-edit-merge]', async () => {
    const { user, mock, name, submit } = await openEdit();
    mock.db.addOns.update(4, { type: 1 });
    await user.type(name, '!');
    await user.click(submit);
    await waitFor(() => expect(mock.calls.of('updateAddOn')).toHaveLength(1));
    expect(mock.calls.of('updateAddOn')[0]?.body).toMatchObject({ name: 'Krisehjælp!', type: 1 });
    expect((await screen.findAllByText('Type er opdateret af en kollega.')).length).toBeGreaterThan(
      0,
    );
  });

  it('keeps an edited add-on as it was typed after a failure, with the generic text [8-add-on-update-failure]', async () => {
    const { user, mock, dialog, name, submit } = await openEdit();
    mock.use('error:updateAddOn');
    await user.type(name, '!');
    await user.click(submit);
    expect(await dialog.findByText(generic)).toBeInTheDocument();
    expect(name).toHaveValue('Krisehjælp!');
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

  it('keeps more decimals than can be typed where only its name changes [5-price-decimals-kept]', async () => {
    const view = await openAddOns();
    view.mock.db.addOns.update(4, { price: '239.125' });
    await view.user.click(action('Krisehjælp', 'Rediger tilvalg'));
    const { name, submit } = await controlsOf('Rediger tilvalg');
    await view.user.type(name, '!');
    await view.user.click(submit);
    await waitFor(() => expect(view.mock.calls.of('updateAddOn')).toHaveLength(1));
    expect(view.mock.calls.of('updateAddOn')[0]?.body).toMatchObject({ price: 239.125 });
  });
});
