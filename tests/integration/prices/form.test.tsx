import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pricesApi } from '@/api/prices/prices.api';
import { priceHole } from '@mocks/db/demo';
import { listPrices } from '@mocks/domain/products.domain';
import { listenTo } from '@tests/support/fixtures/heard';
import type { RenderAppOptions } from '@tests/support/fixtures/renderApp';
import {
  cellOf,
  genericError,
  keepFewPrices,
  openPrices,
  priceIds,
  rowButton,
} from './pricesScreen';

const openFew = (address = '/admin/price', options: RenderAppOptions = {}) =>
  openPrices(address, { answers: keepFewPrices, ...options });

const required = 'Dette felt er påkrævet';

/** The dialog with this title, and functions that find its controls. */
async function dialogNamed(name: string) {
  const dialog = within(await screen.findByRole('dialog', { name }));
  return {
    dialog,
    choice: (label: string) => dialog.findByRole('combobox', { name: label }),
    field: (label: string) => dialog.getByRole('textbox', { name: label }),
    button: (label: string) => dialog.getByRole('button', { name: label }),
  };
}

async function openAdd(options: RenderAppOptions = {}, basePath = '') {
  const view = await openFew(`${basePath}/admin/price`, options);
  await view.user.click(screen.getByRole('button', { name: 'Opret pris' }));
  return { ...view, ...(await dialogNamed('Opret pris')) };
}

async function openEdit(id = 1) {
  const view = await openFew();
  await view.user.click(rowButton(id, 'Rediger pris'));
  const controls = await dialogNamed('Rediger pris');
  await controls.choice('Kørselsområde');
  return { ...view, ...controls };
}

type Opened = Awaited<ReturnType<typeof openAdd>>;

const put = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Fills in the form for the only combination without a price. */
async function fillIn({ user, choice, field }: Opened, premium = '12345,5') {
  await user.selectOptions(await choice('Kørselsområde'), String(priceHole.area_id));
  await user.selectOptions(await choice('Nyværdi'), String(priceHole.new_value_id));
  await user.selectOptions(await choice('Selvrisiko'), String(priceHole.own_risk_id));
  await user.selectOptions(await choice('Skader'), String(priceHole.injury_id));
  put(field('Præmie pr. år (kr.)'), premium);
  // The prices of this area have different kickbacks, so the form does not fill them in.
  put(field('Ensure (%)'), '2,5');
  put(field('Dantaxi (%)'), '1');
}

const wireHole = {
  area_id: priceHole.area_id,
  new_value_id: priceHole.new_value_id,
  own_risk_id: priceHole.own_risk_id,
  injury_id: priceHole.injury_id,
};

describe('adding a price', () => {
  it('sends all fields, confirms the save and shows the price at the top of the list [7-price-create, 8-price-added]', async () => {
    const opened = await openAdd();
    const { user, mock, button } = opened;
    await fillIn(opened);
    await user.click(button('Opret'));
    expect((await screen.findAllByText('Tilføjet!')).length).toBeGreaterThan(0);
    expect(mock.calls.of('createPrice')).toMatchObject([
      {
        method: 'POST',
        path: '/api/price-plan/create',
        body: { ...wireHole, premium: 12345.5, ensure: 2.5, dantaxi: 1 },
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(cellOf(priceIds()[0] ?? 0, 'premium')).toContain('12.345,50\u00a0kr.'),
    );
    expect(screen.getByRole('button', { name: 'Opret pris' })).toHaveFocus();
  });

  it('finds the saved price on a retry after a lost response, and sends nothing [8-create-once]', async () => {
    const opened = await openAdd();
    const { user, mock, dialog, button } = opened;
    await fillIn(opened);
    mock.addFault({ operationId: 'createPrice', fault: { kind: 'lost' }, times: 1 });
    await user.click(button('Opret'));
    await user.click(await dialog.findByRole('button', { name: 'Prøv igen' }));
    expect((await screen.findAllByText('Tilføjet!')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(mock.calls.of('createPrice')).toHaveLength(1);
  });

  it.each([
    [
      'da',
      'Opret pris',
      'Kørselsområde, Nyværdi, Selvrisiko, Skader, Præmie pr. år (kr.), Ensure (%), Dantaxi (%)',
      'Dette felt er påkrævet',
    ],
    [
      'en',
      'Add price',
      'Driving area, Value when new, Excess, Claims, Premium per year (DKK), Ensure (%), Dantaxi (%)',
      'This field is required',
    ],
  ] as const)(
    'requires every choice, the premium and both percentages (%s) [5-price-required]',
    async (language, title, labels, missing) => {
      const { user, mock } = await openFew('/admin/price', { language });
      await user.click(screen.getByRole('button', { name: title }));
      const { dialog, choice, button } = await dialogNamed(title);
      const [area = '', ...others] = labels.split(', ');
      await choice(area);
      await user.click(button(title.replace(/ \w+$/, '')));
      const lines = [area, ...others].map((label) => `${label}: ${missing}`);
      await waitFor(() =>
        expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual(lines),
      );
      await user.click(dialog.getByRole('link', { name: lines[3] ?? '' }));
      expect(await choice(others[2] ?? '')).toHaveFocus();
      expect(mock.calls.of('createPrice')).toEqual([]);
    },
  );
});

describe('the choices of the price form', () => {
  it('show a loading message, without a submit button, until they are fetched [2-prices-form-waits]', async () => {
    const { dialog, choice, release } = await openAdd({ hold: 'listInjuries' });
    expect(dialog.getByText('Indlæser…')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Opret' })).not.toBeInTheDocument();
    release();
    expect(await choice('Kørselsområde')).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Opret' })).toBeInTheDocument();
  });

  it('stay usable when one list fails to load, which has its own message and retry [8-prices-lookup-failure, 2-prices-form-one-list]', async () => {
    const { dialog, mock, user, choice, button } = await openAdd({
      scenario: 'error:listOwnRisks',
    });
    const failed = within(await dialog.findByRole('group', { name: 'Selvrisiko' }));
    expect(failed.getByText('Valgmulighederne kunne ikke hentes.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText(genericError)).toHaveLength(2));
    for (const name of ['Kørselsområde', 'Nyværdi', 'Skader']) await choice(name);
    await user.click(button('Opret'));
    await user.click(await dialog.findByRole('link', { name: `Selvrisiko: ${required}` }));
    expect(dialog.getByRole('group', { name: 'Selvrisiko' })).toHaveFocus();
    mock.use('happy');
    const release = mock.hold('listOwnRisks');
    const again = failed.getByRole('button', { name: 'Prøv igen' });
    await user.click(again);
    expect(again).toHaveFocus();
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
    release();
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Selvrisiko' })).toHaveFocus());
    expect(mock.calls.of('listAreas')).toHaveLength(1);
    expect(mock.calls.of('listOwnRisks')).toHaveLength(2);
  });
});

async function savePremium(view: Awaited<ReturnType<typeof openEdit>>, premium: string) {
  const { user, field, button } = view;
  put(field('Præmie pr. år (kr.)'), premium);
  await user.click(button('Gem'));
}

describe('editing a price', () => {
  it('starts with the saved price, sends it with its kickbacks, and shows the change [3-kickback-travels, 8-price-updated]', async () => {
    const { user, mock, choice, dialog, field, button } = await openEdit();
    for (const name of ['Kørselsområde', 'Nyværdi', 'Selvrisiko', 'Skader']) {
      expect(await choice(name)).toHaveValue('1');
    }
    expect(field('Præmie pr. år (kr.)')).toHaveValue('25755,00');
    const kept = 'Provisionen ændres ikke: Ensure 2,5 %, Dantaxi 1 %';
    expect(dialog.getByText(kept)).toBeInTheDocument();
    put(field('Præmie pr. år (kr.)'), '26000,25');
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
    expect(rowButton(1, 'Rediger pris')).toHaveFocus();
  });

  it('shows and sends the saved choice even if it no longer exists', async () => {
    const view = await openFew();
    view.mock.db.prices.update(2, { area_id: 99 });
    await view.user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await waitFor(() => expect(cellOf(2, 'area')).toBe('Ikke oplyst'));
    await view.user.click(rowButton(2, 'Rediger pris'));
    const { choice, button } = await dialogNamed('Rediger pris');
    expect(await choice('Kørselsområde')).toHaveDisplayValue('99');
    await view.user.click(button('Gem'));
    await waitFor(() => expect(view.mock.calls.of('updatePrice')).toHaveLength(1));
    expect(view.mock.calls.of('updatePrice')[0]?.body).toMatchObject({ area_id: 99 });
    expect(
      await screen.findByRole('link', { name: 'Kørselsområde: Valget findes ikke.' }),
    ).toBeInTheDocument();
  });

  it('sends the kickback that a colleague saved after the list was fetched, not the older one [2-edit-reads-anew, 2-edit-unshown]', async () => {
    const view = await openFew();
    view.mock.db.prices.update(1, { ensure: '20.00' });
    await view.user.click(rowButton(1, 'Rediger pris'));
    const { choice, dialog, field, button } = await dialogNamed('Rediger pris');
    await choice('Skader');
    expect(dialog.getByText(/Ensure 20 %/)).toBeInTheDocument();
    view.mock.db.prices.update(1, { dantaxi: '4.00' });
    put(field('Præmie pr. år (kr.)'), '26000');
    await view.user.click(button('Gem'));
    await waitFor(() => expect(view.mock.calls.of('updatePrice')).toHaveLength(1));
    expect(view.mock.calls.of('updatePrice')[0]?.body).toMatchObject({
      premium: 26000,
      ensure: 20,
      dantaxi: 4,
    });
  });

  it('shows a colleague’s change beside the draft, and sends nothing until the user chooses [2-edit-conflict, 2-edit-merge]', async () => {
    const { user, mock, dialog, field, button } = await openEdit();
    mock.db.prices.update(1, { own_risk_id: 2, premium: '30000.00' });
    put(field('Præmie pr. år (kr.)'), '26000');
    await user.click(button('Gem'));
    const panel = within(await dialog.findByRole('group', { name: /En anden har ændret/ }));
    expect(panel.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Præmie pr. år (kr.)',
    ]);
    expect(panel.getByText('Selvrisiko er opdateret af en kollega.')).toBeInTheDocument();
    expect(panel.getByText('Gemt nu: 30000,00')).toBeInTheDocument();
    expect(panel.getByText('I formularen: 26000')).toBeInTheDocument();
    // Pressing again does not save: the question stays.
    await user.click(button('Gem'));
    await waitFor(() => expect(mock.calls.of('listPrices')).toHaveLength(4));
    expect(mock.calls.of('updatePrice')).toEqual([]);
    await user.click(panel.getByRole('button', { name: 'Behold det i formularen' }));
    await waitFor(() => expect(mock.calls.of('updatePrice')).toHaveLength(1));
    expect(mock.calls.of('updatePrice')[0]?.body).toMatchObject({
      own_risk_id: 2,
      premium: 26000,
    });
  });

  it('keeps a colleague’s premium if the user changed only the format of the amount [2-edit-merge]', async () => {
    const { user, mock } = await openFew();
    // Otherwise the form asks about a second price with the same choices.
    mock.db.prices.all().forEach(({ id }) => id > 1 && mock.db.prices.delete(id));
    await user.click(rowButton(1, 'Rediger pris'));
    const { dialog, choice, field, button } = await dialogNamed('Rediger pris');
    await choice('Selvrisiko');
    put(field('Præmie pr. år (kr.)'), '25755');
    await user.selectOptions(await choice('Selvrisiko'), '3');
    mock.db.prices.update(1, { own_risk_id: 2, premium: '30000.00' });
    await user.click(button('Gem'));
    const panel = within(await dialog.findByRole('group', { name: /En anden har ændret/ }));
    expect(field('Præmie pr. år (kr.)')).toHaveValue('30000,00');
    await user.click(panel.getByRole('button', { name: 'Behold det i formularen' }));
    await waitFor(() => expect(mock.calls.of('updatePrice')).toHaveLength(1));
    expect(mock.calls.of('updatePrice')[0]?.body).toMatchObject({
      own_risk_id: 3,
      premium: 30000,
    });
  });

  it('finds a colleague’s change even if its own fetch fails, in a list fetched meanwhile [2-edit-conflict]', async () => {
    const view = await openEdit();
    const { application, mock, dialog } = view;
    mock.db.prices.update(1, { premium: '30000.00' });
    mock.addFault({ operationId: 'listPrices', fault: { kind: 'error', status: 500 }, times: 1 });
    const release = mock.hold('listPrices');
    const count = mock.calls.of('listPrices').length + 1;
    await savePremium(view, '26000');
    await waitFor(() => expect(mock.calls.of('listPrices')).toHaveLength(count));
    act(() => void application.store.dispatch(pricesApi.util.invalidateTags(['Price'])));
    release();
    expect(await dialog.findByText('Gemt nu: 30000,00')).toBeInTheDocument();
    expect(mock.calls.of('updatePrice')).toEqual([]);
  });

  it.each([
    ['changed back to the saved value', '25755', 25755],
    ['changed once more', '27000', 27000],
  ])(
    'sends a premium %s after a lost response, and reports no conflict [2-edit-merge]',
    async (_, typed, sent) => {
      const view = await openEdit();
      const { mock, dialog } = view;
      mock.addFault({ operationId: 'updatePrice', fault: { kind: 'lost' }, times: 1 });
      await savePremium(view, '26000');
      await dialog.findByRole('button', { name: 'Prøv igen' });
      await savePremium(view, typed);
      expect((await screen.findAllByText('Opdatering gemt')).length).toBeGreaterThan(0);
      const bodies = mock.calls.of('updatePrice').map(({ body }) => body);
      expect(bodies).toMatchObject([{ premium: 26000 }, { premium: sent }]);
      expect(screen.queryByText(/opdateret af en kollega/)).not.toBeInTheDocument();
    },
  );

  it('asks before it replaces an amount whose response was lost, and reports no conflict [2-edit-merge]', async () => {
    const view = await openEdit();
    const { user, mock, dialog } = view;
    mock.addFault({ operationId: 'updatePrice', fault: { kind: 'lost' }, times: 1 });
    await savePremium(view, '40000');
    await user.click(await dialog.findByRole('button', { name: /^Gem alligevel/ }));
    await dialog.findByRole('button', { name: 'Prøv igen' });
    await savePremium(view, '25755');
    await user.click(await dialog.findByRole('button', { name: 'Gem' }));
    await user.click(await dialog.findByRole('button', { name: /^Gem alligevel/ }));
    expect((await screen.findAllByText('Opdatering gemt')).length).toBeGreaterThan(0);
    const bodies = mock.calls.of('updatePrice').map(({ body }) => body);
    expect(bodies).toMatchObject([{ premium: 40000 }, { premium: 25755 }]);
    expect(screen.queryByText(/En anden har ændret/)).not.toBeInTheDocument();
  });

  it('says that the saved price cannot be fetched, also after a retry, and sends nothing [2-edit-unread]', async () => {
    const view = await openFew();
    view.mock.use('error:listPrices');
    await view.user.click(rowButton(1, 'Rediger pris'));
    const { dialog, choice, field, button } = await dialogNamed('Rediger pris');
    const words = 'De gemte oplysninger kunne ikke hentes. Intet er ændret. Prøv igen.';
    expect(await dialog.findByText(words)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Gem' })).not.toBeInTheDocument();
    const { said } = listenTo(view.application.store);
    await view.user.click(button('Prøv igen'));
    await waitFor(() => expect(said).toContain(words));
    expect(button('Prøv igen')).toHaveFocus();
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
    expect(
      await dialog.findByText('Findes ikke mere. Det er slettet i mellemtiden.'),
    ).toBeInTheDocument();
    expect(view.mock.calls.of('updatePrice')).toEqual([]);
  });

  it('moves the focus to the list if the saved row is no longer on the page [2-edit-focus]', async () => {
    const view = await openPrices('/admin/price?sort=premium&dir=asc');
    const id = priceIds()[0] ?? 0;
    await view.user.click(rowButton(id, 'Rediger pris'));
    const { dialog, choice, field, button } = await dialogNamed('Rediger pris');
    await choice('Skader');
    put(field('Præmie pr. år (kr.)'), '900000');
    await view.user.click(button('Gem'));
    await view.user.click(await dialog.findByRole('button', { name: /^Gem alligevel/ }));
    await waitFor(() => expect(priceIds()[0]).not.toBe(id));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Priser' })).toHaveFocus());
  });
});

describe('a price that may be a mistake', () => {
  const premium = 'Præmie pr. år (kr.)';

  it('needs a second press, on a button with the amount, if it changes much, and again after an edit [5-money-second-press]', async () => {
    const { user, mock, dialog, field, button } = await openEdit();
    await user.clear(field(premium));
    await user.type(field(premium), '1000000{Enter}');
    const question = await dialog.findByRole('alertdialog', { name: 'Er det rigtigt?' });
    expect(question).toHaveAccessibleDescription(
      'Beløbet ændres med mere end 25\u00a0%: fra 25.755,00\u00a0kr. til 1.000.000,00\u00a0kr.',
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

  it('links to the existing price for its choices, under the base path [2-prices-second-price]', async () => {
    const opened = await openAdd({ settings: { basePath: '/forsikring/' } }, '/forsikring');
    await fillIn(opened);
    await opened.user.selectOptions(await opened.choice('Kørselsområde'), '1');
    const link = await opened.dialog.findByRole('link', { name: /^Se pris \d+ i en ny fane$/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/forsikring\/admin\/price\?q=/));
  });

  it('says at once that its choices already have a price, and asks before adding a second one [2-prices-second-price]', async () => {
    const opened = await openAdd();
    const { user, dialog, mock, choice, button } = opened;
    await fillIn(opened);
    expect(dialog.queryByText(/Der er allerede en pris/)).not.toBeInTheDocument();
    await user.selectOptions(await choice('Kørselsområde'), '1');
    // The message is announced, so it is inside a status.
    const asked = await dialog.findByText(/^Der er allerede en pris: /);
    expect(dialog.getAllByRole('status').some((status) => status.contains(asked))).toBe(true);
    const { premium: there = 0, id = 0 } =
      mock.db.prices
        .all()
        .find(
          (row) =>
            row.area_id === 1 &&
            row.new_value_id === priceHole.new_value_id &&
            row.own_risk_id === priceHole.own_risk_id &&
            row.injury_id === priceHole.injury_id,
        ) ?? {};
    expect(
      dialog.getByRole('link', { name: `Se pris ${String(id)} i en ny fane` }),
    ).toHaveAttribute(
      'href',
      `/admin/price?q=${Number(there).toFixed(2).replace('.', ',')}&field=price`,
    );
    await user.click(button('Opret'));
    expect(await dialog.findByRole('alertdialog')).toHaveAccessibleDescription(
      /^Der er allerede en pris: /,
    );
    expect(mock.calls.of('createPrice')).toEqual([]);
    await user.click(button('Gem alligevel: 12.345,50\u00a0kr.'));
    await waitFor(() => expect(mock.calls.of('createPrice')).toHaveLength(1));
  });

  it('is not sent if a colleague has saved a price for the same choices since the dialog opened [2-add-reads-again]', async () => {
    const opened = await openAdd();
    const { user, mock, dialog, button } = opened;
    await fillIn(opened);
    mock.db.prices.update(1, wireHole);
    await user.click(button('Opret'));
    const changed = 'En anden har ændret dette. Intet er gemt endnu.';
    expect(await dialog.findByText(changed)).toBeInTheDocument();
    await user.click(button('Opret'));
    expect(await dialog.findByRole('alertdialog')).toHaveAccessibleDescription(
      /^Der er allerede en pris: 25\.755,00\skr\./,
    );
    expect(mock.calls.of('createPrice')).toEqual([]);
  });

  it('needs confirmation to be moved to choices that already have a price [2-prices-second-price]', async () => {
    const { user, mock, dialog, choice, button } = await openEdit();
    await user.selectOptions(await choice('Skader'), '2');
    expect(dialog.getByText(/^Der er allerede en pris: 28\.235,00\skr\.$/)).toBeInTheDocument();
    await user.click(button('Gem'));
    expect(await dialog.findByRole('button', { name: /^Gem alligevel: 25/ })).toBeInTheDocument();
    expect(mock.calls.of('updatePrice')).toEqual([]);
  });

  it('needs confirmation if a colleague has meanwhile saved a price for its new choices [2-add-reads-again]', async () => {
    const view = await openFew();
    view.mock.db.prices.delete(2);
    await view.user.click(rowButton(1, 'Rediger pris'));
    const { dialog, choice, button } = await dialogNamed('Rediger pris');
    await view.user.selectOptions(await choice('Skader'), '2');
    expect(dialog.queryByText(/^Der er allerede en pris/)).not.toBeInTheDocument();
    view.mock.db.prices.update(3, { injury_id: 2 });
    await view.user.click(button('Gem'));
    const changed = 'En anden har ændret dette. Intet er gemt endnu.';
    expect(await dialog.findByText(changed)).toBeInTheDocument();
    expect(view.mock.calls.of('updatePrice')).toEqual([]);
    await view.user.click(button('Gem'));
    expect(await dialog.findByRole('alertdialog')).toHaveAccessibleDescription(
      /^Der er allerede en pris: /,
    );
    await view.user.click(button('Gem alligevel: 25.755,00\u00a0kr.'));
    await waitFor(() => expect(view.mock.calls.of('updatePrice')).toHaveLength(1));
  });

  it('keeps a premium with more than two decimals when only a choice changes [5-price-decimals-kept]', async () => {
    const view = await openFew();
    view.mock.db.prices.update(1, { premium: '25755.125' });
    view.mock.db.prices.delete(2);
    await view.user.click(rowButton(1, 'Rediger pris'));
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

  it('keeps a colleague’s exact premium if only a choice changes [5-price-decimals-kept, 2-edit-merge]', async () => {
    const view = await openFew();
    view.mock.db.prices.update(1, { premium: '25755.125' });
    view.mock.db.prices.delete(2);
    await view.user.click(rowButton(1, 'Rediger pris'));
    const { choice, button } = await dialogNamed('Rediger pris');
    await view.user.selectOptions(await choice('Skader'), '2');
    view.mock.db.prices.update(1, { premium: '28000.125' });
    await view.user.click(button('Gem'));
    await waitFor(() => expect(view.mock.calls.of('updatePrice')).toHaveLength(1));
    expect(view.mock.calls.of('updatePrice')[0]?.body).toMatchObject({
      injury_id: 2,
      premium: 28000.125,
    });
  });
});

describe('the kickbacks of a new price [2-prices-area-kickbacks]', () => {
  /** Adds a price in area 1, which has only the first prices up to `lastId`. The kickback of price 1 cannot be read. */
  async function openUnread(lastId: number) {
    const view = await openFew();
    const rows = listPrices(view.mock.db).filter(
      ({ id, area_id }) => area_id !== 1 || id <= lastId,
    );
    const plans = rows.map((row) => (row.id === 1 ? { ...row, ensure: 'efter aftale' } : row));
    const body = JSON.stringify({ data: { price_plans: plans } });
    view.mock.addFault({ operationId: 'listPrices', fault: { kind: 'answer', body } });
    await view.user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await waitFor(() => expect(cellOf(1, 'premium')).toContain('–'));
    await view.user.click(screen.getByRole('button', { name: 'Opret pris' }));
    const opened = await dialogNamed('Opret pris');
    await view.user.selectOptions(await opened.choice('Kørselsområde'), '1');
    return opened;
  }

  it('are filled in if all prices of its area have the same ones, else empty, with an explanation', async () => {
    const view = await openFew();
    for (const { id, area_id } of view.mock.db.prices.all()) {
      if (area_id === 1) view.mock.db.prices.update(id, { ensure: '12.50', dantaxi: '3.00' });
    }
    await view.user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await waitFor(() => expect(cellOf(1, 'premium')).toContain('12,5'));
    await view.user.click(screen.getByRole('button', { name: 'Opret pris' }));
    const { dialog, choice, field } = await dialogNamed('Opret pris');
    await view.user.selectOptions(await choice('Kørselsområde'), '1');
    expect(field('Ensure (%)')).toHaveValue('12,5');
    expect(field('Dantaxi (%)')).toHaveValue('3');
    expect(
      dialog.getByText('Provisionen er den samme som i resten af kørselsområdet.'),
    ).toBeInTheDocument();
    await view.user.selectOptions(await choice('Kørselsområde'), '2');
    expect(field('Ensure (%)')).toHaveValue('');
    expect(
      dialog.getByText(/^Provisionen er ikke ens i kørselsområdet: Ensure 2,5/),
    ).toBeInTheDocument();
  });

  it('stay empty, with an explanation, in an area whose kickbacks cannot be read', async () => {
    const { dialog, field } = await openUnread(1);
    expect(field('Ensure (%)')).toHaveValue('');
    expect(dialog.getByText(/^Provisionen i kørselsområdet kan ikke læses\./)).toBeInTheDocument();
  });

  it('are not called different if one price is unreadable and all others agree', async () => {
    const { dialog, field } = await openUnread(2);
    expect(field('Ensure (%)')).toHaveValue('');
    expect(
      dialog.getByText(
        /^Nogle provisioner i kørselsområdet kan ikke læses\. De andre er Ensure 2,5\s%, Dantaxi 1,5\s%\./,
      ),
    ).toBeInTheDocument();
  });

  it('start as 0 in an area without prices', async () => {
    const view = await openFew();
    for (const { id, area_id } of view.mock.db.prices.all()) {
      if (area_id === 1) view.mock.db.prices.delete(id);
    }
    await view.user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^1 / })).toBeNull());
    await view.user.click(screen.getByRole('button', { name: 'Opret pris' }));
    const { choice, field } = await dialogNamed('Opret pris');
    await view.user.selectOptions(await choice('Kørselsområde'), '1');
    expect(field('Ensure (%)')).toHaveValue('0');
    expect(field('Dantaxi (%)')).toHaveValue('0');
  });
});
