import { screen, waitFor, within } from '@testing-library/react';
import { priceHole } from '@mocks/db/demo';
import type { RenderAppOptions } from '@tests/support/fixtures/renderApp';
import { action, cellOf, generic, ids, openPrices } from './pricesScreen';

const required = 'Dette felt er påkrævet';

/** A dialog with the names of its controls. */
async function dialogNamed(name: string) {
  const dialog = within(await screen.findByRole('dialog', { name }));
  return {
    dialog,
    choice: (label: string) => dialog.findByRole('combobox', { name: label }),
    field: (label: string) => dialog.getByRole('textbox', { name: label }),
    button: (label: string) => dialog.getByRole('button', { name: label }),
  };
}

async function openAdd(options: RenderAppOptions = {}) {
  const view = await openPrices('/admin/price', options);
  await view.user.click(screen.getByRole('button', { name: 'Tilføj pris' }));
  return { ...view, ...(await dialogNamed('Tilføj pris')) };
}

async function openEdit(id = 1) {
  const view = await openPrices();
  await view.user.click(action(id, 'Rediger pris'));
  const controls = await dialogNamed('Rediger pris');
  await controls.choice('Kørselsområde');
  return { ...view, ...controls };
}

type Opened = Awaited<ReturnType<typeof openAdd>>;

/** Fills in the form for the one combination that has no price yet. */
async function fillIn({ user, choice, field }: Opened, premium = '12345,5') {
  await user.selectOptions(await choice('Kørselsområde'), String(priceHole.areaId));
  await user.selectOptions(await choice('Nyværdi'), String(priceHole.newValueId));
  await user.selectOptions(await choice('Selvrisiko'), String(priceHole.ownRiskId));
  await user.selectOptions(await choice('Skader'), String(priceHole.injuryId));
  await user.type(field('Præmie pr. år (kr.)'), premium);
  // The commission differs in this area, so it is asked for.
  await user.type(field('Ensure (%)'), '2,5');
  await user.type(field('Dantaxi (%)'), '1');
}

const wireHole = {
  area_id: priceHole.areaId,
  new_value_id: priceHole.newValueId,
  own_risk_id: priceHole.ownRiskId,
  injury_id: priceHole.injuryId,
};

describe('adding a price', () => {
  it('sends all price fields, says so and shows the price on top of the list [7-price-create, 8-price-added]', async () => {
    const opened = await openAdd();
    const { user, mock, button } = opened;
    await fillIn(opened);
    await user.click(button('Tilføj'));
    expect((await screen.findAllByText('Tilføjet!')).length).toBeGreaterThan(0);
    expect(mock.calls.of('createPrice')).toMatchObject([
      {
        method: 'POST',
        path: '/api/price-plan/create',
        body: { ...wireHole, premium: 12345.5, ensure: 2.5, dantaxi: 1 },
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(cellOf(ids()[0] ?? 0, 'premium')).toContain('12.345,50\u00a0kr.'));
    expect(screen.getByRole('button', { name: 'Tilføj pris' })).toHaveFocus();
  });

  it('requires area, new value, own risk, injury, premium and both percentages [5-price-required]', async () => {
    const { user, mock, choice, dialog, button } = await openAdd();
    await choice('Kørselsområde');
    await user.click(button('Tilføj'));
    await waitFor(() => expect(dialog.getAllByRole('link')).toHaveLength(7));
    expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual(
      [
        'Kørselsområde',
        'Nyværdi',
        'Selvrisiko',
        'Skader',
        'Præmie pr. år (kr.)',
        'Ensure (%)',
        'Dantaxi (%)',
      ].map((label) => `${label}: ${required}`),
    );
    await user.click(dialog.getByRole('link', { name: `Skader: ${required}` }));
    expect(await choice('Skader')).toHaveFocus();
    expect(mock.calls.of('createPrice')).toEqual([]);
  });

  it('speaks English', async () => {
    const { user } = await openPrices('/admin/price', { language: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'Prices' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add price' }));
    const { dialog, choice, button } = await dialogNamed('Add price');
    await choice('Driving area');
    await user.click(button('Add'));
    await waitFor(() =>
      expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual(
        [
          'Driving area',
          'Value when new',
          'Excess',
          'Claims',
          'Premium per year (DKK)',
          'Ensure (%)',
          'Dantaxi (%)',
        ].map((label) => `${label}: This field is required`),
      ),
    );
  });

  it.each([
    ['abc', 'Indtast et tal'],
    ['1e3', 'Indtast et tal'],
    ['Infinity', 'Indtast et tal'],
    ['12,3456', 'Skriv højst 2 decimaler, fx 1234,50'],
    [
      '24.550',
      'Det kan læses på to måder. Skriv tusinder uden punktum eller med decimaler, fx 24550 eller 24.550,00',
    ],
  ])(
    'wants a premium that is a number, and one only (%s) [5-price-premium]',
    async (typed, message) => {
      const opened = await openAdd();
      await fillIn(opened, typed);
      await opened.user.click(opened.button('Tilføj'));
      const link = await opened.dialog.findByRole('link', {
        name: `Præmie pr. år (kr.): ${message}`,
      });
      expect(link).toBeInTheDocument();
      expect(opened.mock.calls.of('createPrice')).toEqual([]);
    },
  );

  it.each([
    ['12345.5', 12345.5],
    ['12.345,50', 12345.5],
    ['12,345.50', 12345.5],
    [' 7 ', 7],
  ])('takes a premium with comma or point (%s)', async (typed, premium) => {
    const opened = await openAdd();
    await fillIn(opened, typed);
    await opened.user.click(opened.button('Tilføj'));
    await waitFor(() => expect(opened.mock.calls.of('createPrice')).toHaveLength(1));
    expect(opened.mock.calls.of('createPrice')[0]?.body).toMatchObject({ premium });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('sends it once by Enter, and says that it is busy', async () => {
    const opened = await openAdd();
    const release = opened.mock.hold('createPrice');
    await fillIn(opened, '100');
    await opened.user.keyboard('{Enter}{Enter}');
    expect(await opened.dialog.findByRole('button', { name: 'Gemmer…' })).toBeInTheDocument();
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opened.mock.calls.of('createPrice')).toHaveLength(1);
  });

  it('shows the generic text after a failure and keeps what was typed [8-price-create-failure]', async () => {
    const opened = await openAdd();
    opened.mock.addFault({
      operationId: 'createPrice',
      fault: { kind: 'error', status: 500, message: 'Intern besked' },
    });
    await fillIn(opened);
    await opened.user.click(opened.button('Tilføj'));
    expect(await opened.dialog.findByText(generic)).toBeInTheDocument();
    expect(screen.queryByText('Intern besked')).not.toBeInTheDocument();
    expect(opened.field('Præmie pr. år (kr.)')).toHaveValue('12345,5');
    expect(await opened.choice('Skader')).toHaveValue(String(priceHole.injuryId));
  });

  it('adds the words of a conflict, as nothing else tells what to do about it', async () => {
    const opened = await openAdd();
    await fillIn(opened);
    await opened.user.selectOptions(await opened.choice('Kørselsområde'), '1');
    await opened.user.click(opened.button('Tilføj'));
    await opened.user.click(
      await opened.dialog.findByRole('button', { name: 'Gem alligevel: 12.345,50\u00a0kr.' }),
    );
    expect(await opened.dialog.findByText(generic)).toBeInTheDocument();
    expect(
      opened.dialog.getByText('Der findes allerede en pris for dette valg.'),
    ).toBeInTheDocument();
  });

  it("puts the server's words on the fields that they name", async () => {
    const opened = await openAdd();
    opened.mock.addFault({
      operationId: 'createPrice',
      fault: {
        kind: 'error',
        status: 422,
        errors: { own_risk_id: ['Vælg en anden.'], premium: ['For lav.'], ensure: ['For høj.'] },
      },
    });
    await fillIn(opened);
    await opened.user.click(opened.button('Tilføj'));
    expect(
      await opened.dialog.findByRole('link', { name: 'Selvrisiko: Vælg en anden.' }),
    ).toBeInTheDocument();
    expect(opened.field('Præmie pr. år (kr.)')).toHaveAccessibleDescription('Fejl: For lav.');
    expect(opened.field('Ensure (%)')).toHaveAccessibleDescription('Fejl: For høj.');
  });

  it('shows the words of a refusal (D25)', async () => {
    const opened = await openAdd();
    opened.mock.addFault({
      operationId: 'createPrice',
      fault: { kind: 'error', status: 403, message: 'Du må ikke tilføje priser.' },
    });
    await fillIn(opened);
    await opened.user.click(opened.button('Tilføj'));
    expect(await opened.dialog.findByText('Du må ikke tilføje priser.')).toBeInTheDocument();
  });

  it('asks before it drops what was typed [2-prices-modals-ask]', async () => {
    const { user, dialog, field, choice, button } = await openAdd();
    await choice('Skader');
    await user.type(field('Præmie pr. år (kr.)'), '5');
    await user.click(button('Annuller'));
    expect(dialog.getByRole('alertdialog')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Luk uden at gemme' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the choices of the price form', () => {
  it('say that they are loading, and nothing can be sent meanwhile [2-prices-form-waits]', async () => {
    const { dialog, choice, release } = await openAdd({ hold: 'listInjuries' });
    expect(dialog.getByText('Indlæser…')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Tilføj' })).not.toBeInTheDocument();
    release();
    expect(await choice('Kørselsområde')).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Tilføj' })).toBeInTheDocument();
  });

  it('stay where one list could not be loaded, which has the generic notice and another try of its own [8-prices-lookup-failure, 2-prices-form-one-list]', async () => {
    const { dialog, mock, user, choice, button } = await openAdd({
      scenario: 'error:listOwnRisks',
    });
    const failed = within(await dialog.findByRole('group', { name: 'Selvrisiko' }));
    expect(failed.getByText('Valgmulighederne kunne ikke hentes.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText(generic)).toHaveLength(2));
    for (const name of ['Kørselsområde', 'Nyværdi', 'Skader']) await choice(name);
    await user.click(button('Tilføj'));
    await user.click(await dialog.findByRole('link', { name: `Selvrisiko: ${required}` }));
    expect(dialog.getByRole('group', { name: 'Selvrisiko' })).toHaveFocus();
    mock.use('happy');
    const release = mock.hold('listOwnRisks');
    const again = failed.getByRole('button', { name: 'Prøv igen' });
    await user.click(again);
    expect(again).toHaveFocus();
    release();
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Selvrisiko' })).toHaveFocus());
    expect(mock.calls.of('listAreas')).toHaveLength(1);
    expect(mock.calls.of('listOwnRisks')).toHaveLength(2);
  });

  it('are read once for many dialogs', async () => {
    const { user, mock, choice, button } = await openAdd();
    await choice('Skader');
    await user.click(button('Annuller'));
    await user.click(action(3, 'Rediger pris'));
    await (await dialogNamed('Rediger pris')).choice('Skader');
    for (const list of ['listAreas', 'listNewValues', 'listOwnRisks', 'listInjuries'] as const) {
      expect(mock.calls.of(list)).toHaveLength(1);
    }
  });
});

describe('editing a price', () => {
  it('starts with the price as it is, its premium with a decimal comma', async () => {
    const { choice, field, dialog } = await openEdit();
    expect(await choice('Kørselsområde')).toHaveValue('1');
    expect(await choice('Nyværdi')).toHaveValue('1');
    expect(await choice('Selvrisiko')).toHaveValue('1');
    expect(await choice('Skader')).toHaveValue('1');
    expect(field('Præmie pr. år (kr.)')).toHaveValue('25755,00');
    expect(
      dialog.getByText('Provisionen ændres ikke: Ensure 2,5 %, Dantaxi 1 %'),
    ).toBeInTheDocument();
  });

  it('sends the price with its kickbacks as they are, says so and shows the change [3-kickback-travels, 8-price-updated]', async () => {
    const { user, mock, field, button } = await openEdit();
    await user.clear(field('Præmie pr. år (kr.)'));
    await user.type(field('Præmie pr. år (kr.)'), '26000,25');
    await user.click(button('Gem'));
    expect((await screen.findAllByText('Opdatering gemt')).length).toBeGreaterThan(0);
    expect(mock.calls.of('updatePrice')).toMatchObject([
      {
        method: 'POST',
        path: '/api/price-plan/update',
        body: {
          id: 1,
          area_id: 1,
          new_value_id: 1,
          own_risk_id: 1,
          injury_id: 1,
          premium: 26000.25,
          ensure: 2.5,
          dantaxi: 1,
        },
      },
    ]);
    await waitFor(() => expect(cellOf(1, 'premium')).toContain('26.000,25\u00a0kr.'));
    expect(action(1, 'Rediger pris')).toHaveFocus();
  });

  it('shows and keeps a choice that the list no longer has', async () => {
    const view = await openPrices();
    view.mock.db.prices.update(2, { areaId: 99 });
    await view.user.click(screen.getByRole('button', { name: 'Opdater' }));
    await waitFor(() => expect(cellOf(2, 'area')).toBe('Ikke oplyst'));
    await view.user.click(action(2, 'Rediger pris'));
    const { choice, button } = await dialogNamed('Rediger pris');
    expect(await choice('Kørselsområde')).toHaveDisplayValue('99');
    await view.user.click(button('Gem'));
    await waitFor(() => expect(view.mock.calls.of('updatePrice')).toHaveLength(1));
    expect(view.mock.calls.of('updatePrice')[0]?.body).toMatchObject({ area_id: 99 });
    expect(
      await screen.findByRole('link', { name: 'Kørselsområde: Valget findes ikke.' }),
    ).toBeInTheDocument();
  });

  it('sends a kickback that somebody else has set since the list was read, not the older one [2-edit-reads-anew]', async () => {
    const view = await openPrices();
    view.mock.db.prices.update(1, { ensure: '20.00' });
    await view.user.click(action(1, 'Rediger pris'));
    const { choice, dialog, field, button } = await dialogNamed('Rediger pris');
    await choice('Skader');
    expect(dialog.getByText(/Ensure 20 %/)).toBeInTheDocument();
    view.mock.db.prices.update(1, { dantaxi: '4.00' });
    await view.user.clear(field('Præmie pr. år (kr.)'));
    await view.user.type(field('Præmie pr. år (kr.)'), '26000');
    await view.user.click(button('Gem'));
    await waitFor(() => expect(view.mock.calls.of('updatePrice')).toHaveLength(1));
    expect(view.mock.calls.of('updatePrice')[0]?.body).toMatchObject({
      premium: 26000,
      ensure: 20,
      dantaxi: 4,
    });
  });

  it('shows what somebody else has saved meanwhile beside what was typed, and sends nothing until it is answered [2-edit-unshown, 2-edit-conflict, 2-edit-merge]', async () => {
    const { user, mock, dialog, choice, field, button } = await openEdit();
    mock.db.prices.update(1, { ownRiskId: 2, premium: '30000.00' });
    await user.clear(field('Præmie pr. år (kr.)'));
    await user.type(field('Præmie pr. år (kr.)'), '26000');
    await user.click(button('Gem'));
    const panel = within(await dialog.findByRole('group', { name: /En anden har ændret/ }));
    expect(panel.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Præmie pr. år (kr.)',
    ]);
    expect(panel.getByText('Selvrisiko er opdateret af en kollega.')).toBeInTheDocument();
    expect(panel.getByText('Gemt nu: 30000,00')).toBeInTheDocument();
    expect(panel.getByText('I formularen: 26000')).toBeInTheDocument();
    // Another press saves nothing: it asks again.
    await user.click(button('Gem'));
    await waitFor(() => expect(mock.calls.of('listPrices')).toHaveLength(4));
    expect(mock.calls.of('updatePrice')).toEqual([]);
    await user.click(panel.getByRole('button', { name: 'Behold det i formularen' }));
    await waitFor(() => expect(mock.calls.of('updatePrice')).toHaveLength(1));
    expect(mock.calls.of('updatePrice')[0]?.body).toMatchObject({
      own_risk_id: 2,
      premium: 26000,
    });
    expect(await choice('Kørselsområde')).toBeDefined();
  });

  it('says that the price could not be read anew, and tries again [2-edit-unread]', async () => {
    const view = await openPrices();
    view.mock.use('error:listPrices');
    await view.user.click(action(1, 'Rediger pris'));
    const { dialog, choice, field, button } = await dialogNamed('Rediger pris');
    const words = /Det, der er gemt nu, kunne ikke hentes\. Intet er ændret\./;
    expect(await dialog.findByText(words)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Gem' })).not.toBeInTheDocument();
    view.mock.use('happy');
    await view.user.click(button('Prøv igen'));
    await choice('Skader');
    view.mock.use('error:listPrices');
    await view.user.type(field('Præmie pr. år (kr.)'), '{Backspace}');
    await view.user.click(button('Gem'));
    expect(await dialog.findByText(words)).toBeInTheDocument();
    view.mock.use('happy');
    view.mock.db.prices.delete(1);
    await view.user.click(button('Prøv igen'));
    expect(await dialog.findByText('Den er slettet i mellemtiden.')).toBeInTheDocument();
    expect(view.mock.calls.of('updatePrice')).toEqual([]);
  });

  it('gives the focus to the list where the row has left the page', async () => {
    const view = await openPrices('/admin/price?sort=premium&dir=asc');
    const id = ids()[0] ?? 0;
    await view.user.click(action(id, 'Rediger pris'));
    const { dialog, choice, field, button } = await dialogNamed('Rediger pris');
    await choice('Skader');
    await view.user.clear(field('Præmie pr. år (kr.)'));
    await view.user.type(field('Præmie pr. år (kr.)'), '900000');
    await view.user.click(button('Gem'));
    await view.user.click(await dialog.findByRole('button', { name: /^Gem alligevel/ }));
    await waitFor(() => expect(ids()[0]).not.toBe(id));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Priser' })).toHaveFocus());
  });

  it('keeps an edited price as it was typed after a failure, with the generic text [8-price-update-failure]', async () => {
    const { user, mock, dialog, field, button } = await openEdit();
    mock.use('error:updatePrice');
    await user.clear(field('Præmie pr. år (kr.)'));
    await user.type(field('Præmie pr. år (kr.)'), '26000');
    await user.click(button('Gem'));
    expect(await dialog.findByText(generic)).toBeInTheDocument();
    expect(field('Præmie pr. år (kr.)')).toHaveValue('26000');
  });
});

describe('a price that may be a mistake', () => {
  const premium = 'Præmie pr. år (kr.)';

  it('is saved after a large change only by a second press that names it, which any change takes back [5-money-second-press]', async () => {
    const { user, mock, dialog, field, button } = await openEdit();
    await user.clear(field(premium));
    await user.type(field(premium), '1000000{Enter}');
    const question = await dialog.findByRole('alertdialog', { name: 'Er det rigtigt?' });
    expect(question).toHaveAccessibleDescription(
      'Beløbet ændres mere end 25\u00a0%: fra 25.755,00\u00a0kr. til 1.000.000,00\u00a0kr.',
    );
    expect(button('Ret det')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(dialog.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(field(premium)).toHaveFocus();
    await user.keyboard('{Enter}');
    await dialog.findByRole('alertdialog');
    await user.type(field(premium), '1');
    expect(dialog.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.keyboard('{Backspace}{Enter}');
    await dialog.findByRole('alertdialog');
    expect(mock.calls.of('updatePrice')).toEqual([]);
    await user.click(button('Gem alligevel: 1.000.000,00\u00a0kr.'));
    await waitFor(() => expect(mock.calls.of('updatePrice')).toHaveLength(1));
    expect(mock.calls.of('updatePrice')[0]?.body).toMatchObject({ id: 1, premium: 1000000 });
  });

  it('is refused below 0 and asked about at 0 [5-money-not-negative, 5-money-second-press]', async () => {
    const opened = await openAdd();
    await fillIn(opened, '-5');
    await opened.user.click(opened.button('Tilføj'));
    expect(
      await opened.dialog.findByRole('link', {
        name: 'Præmie pr. år (kr.): Tallet skal være 0 eller højere',
      }),
    ).toBeInTheDocument();
    await opened.user.clear(opened.field(premium));
    await opened.user.type(opened.field(premium), '0{Enter}');
    expect(await opened.dialog.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Beløbet er 0,00\u00a0kr.',
    );
    expect(opened.mock.calls.of('createPrice')).toEqual([]);
    await opened.user.click(opened.button('Gem alligevel: 0,00\u00a0kr.'));
    await waitFor(() => expect(opened.mock.calls.of('createPrice')).toHaveLength(1));
  });

  it('says that its choices have a price as soon as they are made, and asks before it adds a second one [2-prices-second-price]', async () => {
    const opened = await openAdd();
    const { user, dialog, mock, choice, button } = opened;
    await fillIn(opened);
    expect(dialog.queryByText(/Der er allerede en pris/)).not.toBeInTheDocument();
    await user.selectOptions(await choice('Kørselsområde'), '1');
    // The question is announced, so it stands in a status.
    const asked = await dialog.findByText(/^Der er allerede en pris: /);
    expect(dialog.getAllByRole('status').some((status) => status.contains(asked))).toBe(true);
    const { premium: there = 0, id = 0 } =
      mock.db.prices
        .all()
        .find(
          (row) =>
            row.areaId === 1 &&
            row.newValueId === priceHole.newValueId &&
            row.ownRiskId === priceHole.ownRiskId &&
            row.injuryId === priceHole.injuryId,
        ) ?? {};
    expect(
      dialog.getByRole('link', { name: `Se pris ${String(id)} i en ny fane` }),
    ).toHaveAttribute(
      'href',
      `/admin/price?q=${Number(there).toFixed(2).replace('.', ',')}&field=price`,
    );
    await user.click(button('Tilføj'));
    expect(await dialog.findByRole('alertdialog')).toHaveAccessibleDescription(
      /^Der er allerede en pris: /,
    );
    expect(mock.calls.of('createPrice')).toEqual([]);
    await user.click(button('Gem alligevel: 12.345,50\u00a0kr.'));
    await waitFor(() => expect(mock.calls.of('createPrice')).toHaveLength(1));
  });

  it('asks before it is moved to choices that have a price [2-prices-second-price]', async () => {
    const { user, mock, dialog, choice, button } = await openEdit();
    await user.selectOptions(await choice('Skader'), '2');
    expect(dialog.getByText(/^Der er allerede en pris: 28\.235,00\skr\.$/)).toBeInTheDocument();
    await user.click(button('Gem'));
    expect(await dialog.findByRole('button', { name: /^Gem alligevel: 25/ })).toBeInTheDocument();
    expect(mock.calls.of('updatePrice')).toEqual([]);
  });

  it('keeps more decimals than can be typed where only its area changes [5-price-decimals-kept]', async () => {
    const view = await openPrices();
    view.mock.db.prices.update(1, { premium: '25755.125' });
    view.mock.db.prices.delete(2);
    await view.user.click(action(1, 'Rediger pris'));
    const { choice, field, button } = await dialogNamed('Rediger pris');
    await view.user.selectOptions(await choice('Skader'), '2');
    expect(field(premium)).toHaveValue('25755,125');
    await view.user.click(button('Gem'));
    await waitFor(() => expect(view.mock.calls.of('updatePrice')).toHaveLength(1));
    expect(view.mock.calls.of('updatePrice')[0]?.body).toMatchObject({
      injury_id: 2,
      premium: 25755.125,
    });
  });
});

describe('the commission of a new price [2-prices-area-kickbacks]', () => {
  it('is that of its area where its prices agree, and is said to be', async () => {
    const view = await openPrices();
    for (const { id, areaId } of view.mock.db.prices.all()) {
      if (areaId === 1) view.mock.db.prices.update(id, { ensure: '12.50', dantaxi: '3.00' });
    }
    await view.user.click(screen.getByRole('button', { name: 'Opdater' }));
    await waitFor(() => expect(cellOf(1, 'premium')).toContain('12,5'));
    await view.user.click(screen.getByRole('button', { name: 'Tilføj pris' }));
    const { dialog, choice, field } = await dialogNamed('Tilføj pris');
    await view.user.selectOptions(await choice('Kørselsområde'), '1');
    expect(field('Ensure (%)')).toHaveValue('12,5');
    expect(field('Dantaxi (%)')).toHaveValue('3');
    expect(
      dialog.getByText('Provisionen er den samme som i resten af kørselsområdet.'),
    ).toBeInTheDocument();
    await view.user.selectOptions(await choice('Kørselsområde'), '2');
    expect(field('Ensure (%)')).toHaveValue('');
  });

  it('is asked for where the prices of its area differ', async () => {
    const { user, dialog, choice, field } = await openAdd();
    await user.selectOptions(await choice('Kørselsområde'), '1');
    expect(field('Ensure (%)')).toHaveValue('');
    expect(
      dialog.getByText(/^Provisionen er ikke ens i kørselsområdet: Ensure 2,5/),
    ).toBeInTheDocument();
  });
});
