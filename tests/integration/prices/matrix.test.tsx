import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Fault } from '@mocks/control/faults';
import { priceHole } from '@mocks/db/demo';
import { listPrices } from '@mocks/domain/products.domain';
import { address } from '@tests/integration/faults/support/pageControls';
import type { RenderedApp } from '@tests/support/fixtures/renderApp';
import { expectPage, expireSession, logIn } from '../session/loginScreen';
import {
  around,
  cell,
  firstCell,
  holeCell,
  keepSixteenCells,
  openMatrix,
  says,
  typeInto,
} from './matrixScreen';
import { genericError, openPrices, priceTable } from './pricesScreen';

const area = (name = 'Kørselsområde') => screen.getByRole('combobox', { name });
const kickbacks = (name = firstCell) =>
  around(name).getByRole('button', { name: new RegExp(`: Rediger provision, ${name}$`) });
/** Chooses the kickbacks for a missing price, as the prices of its area have different ones. */
function chooseKickbacks({ user }: RenderedApp, name = holeCell) {
  const choice = around(name).getByRole('combobox', { name: `Provision, ${name}` });
  const option = within(choice).getByRole('option', { name: /^Ensure 2,5\s%, Dantaxi 1\s%$/ });
  return user.selectOptions(choice, option);
}
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const tooLow: Fault = { kind: 'error', status: 422, errors: { premium: ['For lav.'] } };
const lost = 'Vi ved ikke, om præmien blev gemt. Gem igen: Vi ser først efter, hvad der er gemt.';
const secondCell = firstCell.replace('Ingen skader', '1 skade');
const inHole = `&area=${String(priceHole.area_id)}`;
const first = { id: 1, area_id: 1, new_value_id: 1, own_risk_id: 1, injury_id: 1 };

describe('the prices as a matrix', () => {
  it('have a view beside the list, and each view keeps the URL parameters of the other [2-prices-matrix]', async () => {
    const list = '/admin/price?q=25755&field=price';
    const { user } = await openPrices(list, { answers: keepSixteenCells });
    expect(link('Liste')).toHaveAttribute('aria-current', 'page');
    await user.click(link('Pristabel'));
    await screen.findByLabelText(firstCell);
    expect(link('Pristabel')).toHaveFocus();
    expect(address()).toBe('/admin/price?q=25755&field=price&view=matrix');
    await user.selectOptions(area(), '2');
    expect(address()).toBe('/admin/price?q=25755&field=price&view=matrix&area=2');
    expect(cell()).toHaveValue('51.510,00');
    act(() => window.history.back());
    await waitFor(() => expect(cell()).toHaveValue('25.755,00'));
    act(() => window.history.forward());
    await waitFor(() => expect(cell()).toHaveValue('51.510,00'));
    await user.click(link('Liste'));
    expect(screen.getByRole('searchbox')).toHaveValue('25755');
    expect(priceTable()).toBeInTheDocument();
    expect(address()).toBe('/admin/price?q=25755&field=price&area=2');
  });

  it('have a row per new value and own risk, and a column per injury choice, all with headings [2-prices-matrix-table]', async () => {
    const { mock } = await openMatrix('&area=77', { answers: () => [] });
    // An unknown area falls back to the first one.
    expect(area()).toHaveValue('1');
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Nyværdi',
      'Selvrisiko',
      'Ingen skader',
      '1 skade',
      '2 skader',
      '3 eller flere skader',
    ]);
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      [
        '0-250.000 kr.',
        '250.001-350.000 kr.',
        '350.001-500.000 kr.',
        '500.001-750.000 kr.',
        'Over 750.000 kr.',
      ].flatMap((newValue) => [newValue, '5.000 kr.', '10.000 kr.', '20.000 kr.']),
    );
    expect(table.getAllByRole('textbox')).toHaveLength(60);
    // On a phone, where the column headings are hidden, the style sheet shows these labels.
    const [ofRow] = table.getAllByRole('rowheader', { name: '5.000 kr.' });
    const labelled = [ofRow, ...table.getAllByRole('cell').slice(0, 4)];
    expect(labelled.map((cell) => cell?.getAttribute('data-label'))).toEqual([
      'Selvrisiko',
      'Ingen skader',
      '1 skade',
      '2 skader',
      '3 eller flere skader',
    ]);
    expect(mock.calls.of('listPrices')).toHaveLength(1);
    expect(kickbacks()).toHaveTextContent('Ensure 2,5 %, Dantaxi 1 %');
  });

  it('show all prices of a cell, and list prices without a cell [2-prices-matrix-several, 2-prices-matrix-unplaced]', async () => {
    const { user, mock } = await openMatrix();
    mock.db.prices.update(2, { injury_id: 1 });
    mock.db.prices.update(3, { area_id: 99 });
    mock.db.prices.update(4, { area_id: 99 });
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    expect(await screen.findByLabelText(`${firstCell}, Pris 1`)).toHaveValue('25.755,00');
    expect(cell(`${firstCell}, Pris 2`)).toHaveValue('28.235,00');
    await says('Pris 2: flere priser for samme valg', `${firstCell}, Pris 2`);
    expect(
      screen.getByText(
        /Disse priser vises ikke her, fordi de hører til valg, der ikke findes mere: Pris 3, Pris 4\./,
      ),
    ).toBeInTheDocument();
    await user.click(link('Se dem på listen'));
    expect(priceTable()).toBeInTheDocument();
  });

  it('say that the choices failed to load, and offer a retry', async () => {
    const { user, mock } = await openPrices('/admin/price', {});
    mock.use('error:listOwnRisks');
    await user.click(link('Pristabel'));
    expect(await screen.findByText('Valgmulighederne kunne ikke hentes.')).toBeInTheDocument();
    mock.use('happy');
    const release = mock.hold('listOwnRisks');
    const again = screen.getByRole('button', { name: 'Prøv igen' });
    await user.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
    release();
    expect(await screen.findByLabelText(firstCell)).toBeInTheDocument();
    expect(mock.calls.of('listAreas')).toHaveLength(1);
  });
});

describe('the kickbacks of an area in the matrix', () => {
  it('are shown once, and in each cell that differs; a cell and the key % open their dialog [2-prices-matrix-kickbacks]', async () => {
    const { user, mock } = await openMatrix();
    for (const { id, area_id: areaId } of mock.db.prices.all()) {
      if (areaId === 1 && id !== 1) mock.db.prices.update(id, { ensure: 5, dantaxi: 2 });
    }
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    expect(
      await screen.findByText(/Provisionen er Ensure 5\s% og Dantaxi 2\s%, hvor feltet/),
    ).toBeInTheDocument();
    expect(kickbacks()).toHaveTextContent('Ensure 2,5 %, Dantaxi 1 %');
    expect(screen.getAllByRole('button', { name: /: Rediger provision, / })).toHaveLength(1);
    const openedBy = async (open: () => Promise<void>) => {
      await open();
      const dialog = within(await screen.findByRole('dialog', { name: 'Rediger provision' }));
      return { dialog, ensure: await dialog.findByRole('textbox', { name: 'Ensure (%)' }) };
    };
    const { dialog, ensure } = await openedBy(() => user.click(kickbacks()));
    fireEvent.change(ensure, { target: { value: '7' } });
    await user.click(dialog.getByRole('button', { name: 'Gem' }));
    await waitFor(() => expect(kickbacks()).toHaveTextContent('Ensure 7 %, Dantaxi 1 %'));
    act(() => cell(firstCell.replace('Ingen skader', '1 skade')).focus());
    const { ensure: other } = await openedBy(() => user.keyboard('%'));
    expect(other).toHaveValue('5');
  });
});

describe('a premium in the matrix', () => {
  it('is saved by typing and Enter alone [2-prices-matrix-edit, 2-prices-matrix-said]', async () => {
    const view = await openMatrix();
    const { user, mock } = view;
    const release = mock.hold('updatePrice');
    act(() => cell().focus());
    await user.keyboard('26000,25{Enter}');
    await says('Gemmer…');
    await screen.findByText('Gemmer…', { selector: '[role=status] *' });
    expect(cell()).toHaveAttribute('readonly');
    release();
    await waitFor(() => expect(cell()).toHaveValue('26.000,25'));
    await says('Opdatering gemt');
    expect(await screen.findByText(`Opdatering gemt ${firstCell}`)).toBeInTheDocument();
    expect(cell()).toHaveFocus();
    expect(mock.calls.of('updatePrice')).toMatchObject([
      {
        method: 'POST',
        path: '/api/price-plan/update',
        query: {},
        body: { ...first, premium: 26000.25, ensure: 2.5, dantaxi: 1 },
      },
    ]);
    // The list is fetched on opening and after saving. Before saving, only the premium is fetched.
    expect(mock.calls.of('listPrices')).toHaveLength(2);
    expect(mock.calls.of('getPremium')).toHaveLength(1);
    await user.tab();
    expect(cell(secondCell)).toHaveFocus();
  });

  it('loses the focus to the next one on Tab, so that amounts can be typed in turn [2-prices-matrix-edit]', async () => {
    const { user } = await openMatrix();
    act(() => cell().focus());
    await user.keyboard('52000');
    await says('Ikke gemt.');
    await user.tab();
    await user.keyboard('57000');
    expect(cell(secondCell)).toHaveValue('57000');
    expect(cell()).toHaveValue('52000');
  });

  it('can be typed on after it equals the saved value again, and is reset by Escape [2-prices-matrix-escape]', async () => {
    const view = await openMatrix();
    await view.user.click(cell());
    await view.user.keyboard('{End}1{Backspace}{Backspace}');
    expect(cell()).toHaveValue('25.755,0');
    await view.user.keyboard('9{Escape}');
    expect(cell()).toHaveValue('25.755,00');
    expect(cell()).not.toHaveAccessibleDescription(expect.stringContaining('Ikke gemt'));
    await view.user.keyboard('{Enter}');
    expect(view.mock.calls.of('updatePrice')).toEqual([]);
    await view.user.keyboard('27000');
    expect(cell()).toHaveValue('27000');
  });

  it('keeps its draft when the cell, area or view is left, and is saved by its button [2-prices-matrix-unsaved]', async () => {
    const view = await openMatrix();
    const { user, mock } = view;
    await typeInto(view, '26000');
    await user.tab();
    await says('Ikke gemt.');
    await user.selectOptions(area(), '2');
    expect(cell()).toHaveValue('51.510,00');
    expect(screen.getByRole('option', { name: /2450 \(1 ikke gemt\)$/ })).toHaveValue('1');
    await user.click(link('Liste'));
    await user.click(link('Pristabel (1 ikke gemt)'));
    await user.selectOptions(area(), '1');
    expect(cell()).toHaveValue('26000');
    await user.click(link('Vognmænd'));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Fortsæt med at redigere' }));
    expect(mock.calls.of('updatePrice')).toEqual([]);
    await user.click(around().getByRole('button', { name: 'Gem' }));
    await says('Opdatering gemt');
    expect(cell()).toHaveFocus();
    expect(mock.calls.of('updatePrice')).toHaveLength(1);
    await user.click(link('Vognmænd'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vognmænd' })).toBeInTheDocument();
  });

  it.each([
    ['saved', () => undefined, 'Opdatering gemt'],
    [
      'refused',
      ({ mock }: RenderedApp) => mock.addFault({ operationId: 'updatePrice', fault: tooLow }),
      'Ikke gemt. Ups! Noget gik galt! For lav.',
    ],
    [
      'not sent, as a colleague saved another one',
      ({ mock }: RenderedApp) => mock.db.prices.update(1, { premium: '30000.00' }),
      'Ikke gemt. Prisen er ændret i mellemtiden.',
    ],
    [
      'perhaps saved',
      ({ mock }: RenderedApp) =>
        mock.addFault({ operationId: 'updatePrice', fault: { kind: 'drop' } }),
      `Der er ingen forbindelse til serveren. Prøv igen. ${lost}`,
    ],
  ])(
    'does not block leaving while it is saved; a notification says that it is %s [2-prices-matrix-left]',
    async (_, arrange, said) => {
      const view = await openMatrix();
      arrange(view);
      const release = view.mock.hold('getPremium');
      await typeInto(view, '26000{Enter}');
      await says('Gemmer…');
      await view.user.click(link('Tilvalg'));
      await screen.findByRole('heading', { level: 1, name: 'Tilvalg' });
      release();
      const name = `Højst 50 % af kørslen i postnumrene 1000-2450, ${firstCell}, 26000`;
      expect(await screen.findByText(`${name}: ${said}`)).toBeInTheDocument();
      expect(screen.queryByText('Gemmer…')).not.toBeInTheDocument();
    },
  );

  it('asks before a logout aborts its save, and no notification appears after the logout', async () => {
    const view = await openMatrix();
    const release = view.mock.hold('updatePrice');
    await typeInto(view, '26000{Enter}');
    await waitFor(() => expect(view.mock.calls.of('updatePrice')).toHaveLength(1));
    await view.user.click(screen.getByRole('button', { name: 'Log ud' }));
    await view.user.click(await screen.findByRole('button', { name: 'Forlad uden at gemme' }));
    await screen.findByRole('heading', { level: 1, name: 'Log ind' });
    release();
    await waitFor(() => expect(view.mock.calls.of('updatePrice')[0]?.status).not.toBeNull());
    await act(() => new Promise((done) => setTimeout(done)));
    expect(screen.queryByRole('region', { name: /^Beskeder/ })).not.toBeInTheDocument();
  });

  it('is not sent if it has two possible meanings or is below 0 [5-money-not-negative]', async () => {
    const view = await openMatrix();
    for (const [typed, words] of [
      ['24.550', 'Det kan læses på to måder.'],
      ['-5', 'Tallet skal være 0 eller højere'],
    ] as const) {
      await typeInto(view, `${typed}{Enter}`);
      await says(words);
      expect(cell()).toBeInvalid();
    }
    expect(view.mock.calls.of('updatePrice')).toEqual([]);
  });

  it('keeps its draft when it is refused, with the same message as in the dialog [2-prices-matrix-refused]', async () => {
    const view = await openMatrix();
    view.mock.addFault({
      operationId: 'updatePrice',
      fault: tooLow,
      times: 1,
    });
    await typeInto(view, '26000{Enter}');
    await says(/Ups! Noget gik galt!.*For lav\..*Ikke gemt\./);
    expect(cell()).toHaveValue('26000');
    // The announcement follows one frame after the visible message.
    const selector = '[role=alert] *';
    await screen.findByText(/^0-250.* Ups! Noget gik galt! .*For lav\.$/, { selector });
    expect(screen.queryByText('Gemmer…')).not.toBeInTheDocument();
    await view.user.keyboard('{Enter}');
    await says('Opdatering gemt');
  });

  it('is sent once, however often Enter is pressed, and shown as saved after a lost response [2-prices-matrix-once, 2-prices-matrix-lost]', async () => {
    const view = await openMatrix();
    view.mock.addFault({ operationId: 'updatePrice', fault: { kind: 'lost' }, times: 1 });
    await typeInto(view, '26000');
    const release = view.mock.hold('updatePrice');
    await view.user.keyboard('{Enter}{Enter}');
    await view.user.tab();
    release();
    await says('Opdatering gemt');
    expect(cell()).toHaveValue('26.000,00');
    expect(view.mock.calls.of('updatePrice')).toHaveLength(1);
  });

  it('is shown as saved when the server confirms it, even if fetching the list then fails', async () => {
    const view = await openMatrix();
    const { mock } = view;
    const release = mock.hold('updatePrice');
    await typeInto(view, '26000{Enter}');
    await waitFor(() => expect(mock.calls.of('updatePrice')).toHaveLength(1));
    mock.addFault({ operationId: 'listPrices', fault: { kind: 'drop' } });
    release();
    await says('Opdatering gemt');
    expect(cell()).toHaveValue('26000');
    expect(mock.calls.of('updatePrice')).toHaveLength(1);
    // The table may be out of date, so it says so and can be fetched again.
    expect(await screen.findByText('Listen kunne ikke hentes.')).toBeInTheDocument();
  });

  it('is shown neither as saved nor as unsaved, and not sent again, while the result is unknown [2-prices-matrix-lost, 8-answer-lost]', async () => {
    const view = await openMatrix();
    const { mock } = view;
    mock.addFault({ operationId: 'updatePrice', fault: { kind: 'lost' }, times: 1 });
    const release = mock.hold('updatePrice');
    await typeInto(view, '26000{Enter}');
    await waitFor(() => expect(mock.calls.of('updatePrice')).toHaveLength(1));
    mock.addFault({ operationId: 'listPrices', fault: { kind: 'drop' } });
    release();
    await says(/Der er ingen forbindelse til serveren.*Vi ved ikke, om præmien blev gemt/);
    const expectNoContradiction = () =>
      expect(document.body).not.toHaveTextContent(/ikke gemt|Intet er ændret/i);
    expectNoContradiction();
    expect(screen.getByRole('link', { name: 'Pristabel (1 ikke bekræftet)' })).toBeInTheDocument();
    expect(cell()).toHaveValue('26000');
    // The same applies if the next try cannot fetch the list.
    await view.user.keyboard('{Enter}');
    await says(/Vi ved ikke, om præmien blev gemt/);
    expectNoContradiction();
    mock.use('happy');
    await view.user.keyboard('{Enter}');
    await says('Opdatering gemt');
    expect(mock.calls.of('updatePrice')).toHaveLength(1);
  });

  it('says in its cell alone why it cannot be saved without a connection, and no row moves [2-prices-matrix-still]', async () => {
    const view = await openMatrix();
    const { mock, user } = view;
    mock.addFault({ operationId: 'getPremium', fault: { kind: 'drop' } });
    mock.addFault({ operationId: 'listPrices', fault: { kind: 'drop' } });
    await typeInto(view, '26000{Enter}');
    await says(/^Der er ingen forbindelse til serveren\. Prøv igen\. Ikke gemt\./);
    await screen.findByText(/ingen forbindelse.*Ikke gemt\.$/, { selector: '[role=alert] *' });
    expect(screen.queryByText('Listen kunne ikke hentes.')).not.toBeInTheDocument();
    expect(screen.queryByText(genericError)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    expect(await screen.findByText('Listen kunne ikke hentes.')).toBeInTheDocument();
    expect(await screen.findByText(genericError)).toBeInTheDocument();
    // The next save, which cannot fetch the list either, does not take this back.
    const count = mock.calls.of('listPrices').length + 1;
    await user.type(cell(), '{Enter}');
    await waitFor(() => expect(mock.calls.of('listPrices')).toHaveLength(count));
    await says(/^Der er ingen forbindelse til serveren\. Prøv igen\. Ikke gemt\./);
    expect(screen.getByText('Listen kunne ikke hentes.')).toBeInTheDocument();
    mock.use('happy');
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await waitFor(() => expect(screen.queryByText('Listen kunne ikke hentes.')).toBeNull());
  });

  it('hides no failure of a refresh that its save has joined', async () => {
    const view = await openMatrix();
    const { mock, user } = view;
    mock.addFault({ operationId: 'getPremium', fault: { kind: 'drop' } });
    mock.addFault({ operationId: 'listPrices', fault: { kind: 'drop' } });
    const release = mock.hold('listPrices');
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await typeInto(view, '26000{Enter}');
    await waitFor(() => expect(mock.calls.of('getPremium')).toHaveLength(1));
    release();
    await says(/^Der er ingen forbindelse til serveren\. Prøv igen\. Ikke gemt\./);
    expect(await screen.findByText('Listen kunne ikke hentes.')).toBeInTheDocument();
  });
});

describe('a premium that a colleague changes before it is saved [2-prices-matrix-conflict]', () => {
  async function meet() {
    const view = await openMatrix();
    await typeInto(view, '26000');
    view.mock.db.prices.update(1, { premium: '30000.00', ensure: '9.00' });
    await view.user.keyboard('{Enter}');
    await says('Ikke gemt. Præmien er i mellemtiden ændret til 30.000,00\u00a0kr.');
    const heard = /Vælg, hvad der skal gælde\.$/;
    await screen.findByText(heard, { selector: '[role=alert] *' });
    expect(cell()).not.toHaveAccessibleDescription(expect.stringContaining('..'));
    expect(cell()).toHaveValue('26000');
    await view.user.keyboard('{Enter}');
    expect(view.mock.calls.of('updatePrice')).toEqual([]);
    return view;
  }

  it('keeps the colleague’s value when the user chooses that', async () => {
    const { user, mock } = await meet();
    await user.click(around().getByRole('button', { name: 'Lad 30.000,00\u00a0kr. stå' }));
    expect(cell()).toHaveValue('30.000,00');
    expect(cell()).toHaveFocus();
    expect(mock.calls.of('updatePrice')).toEqual([]);
  });

  it('replaces the colleague’s value when the user chooses that, and keeps their kickbacks', async () => {
    const { user, mock } = await meet();
    await user.click(around().getByRole('button', { name: 'Behold min: 26.000,00\u00a0kr.' }));
    expect(cell()).toHaveFocus();
    await user.keyboard('{Enter}');
    await says('Opdatering gemt');
    expect(mock.calls.of('updatePrice')).toMatchObject([
      { body: { ...first, premium: 26000, ensure: 9, dantaxi: 1 } },
    ]);
  });

  it('is reported as changed without a value if the colleague’s premium is unreadable', async () => {
    const view = await openMatrix();
    const { user, mock } = view;
    await typeInto(view, '26000');
    mock.db.prices.update(1, { premium: '30000.00' });
    const unreadable = { ...first, premium: 'efter aftale', ensure: 2.5, dantaxi: 1 };
    const body = JSON.stringify({ data: { price_plans: [unreadable] } });
    mock.addFault({ operationId: 'listPrices', fault: { kind: 'answer', body } });
    await user.keyboard('{Enter}');
    await says('Ikke gemt. Præmien er i mellemtiden ændret til noget, der ikke kan læses.');
    await user.click(around().getByRole('button', { name: 'Lad den gemte stå' }));
    expect(cell()).toHaveValue('');
    expect(mock.calls.of('updatePrice')).toEqual([]);
  });

  it('keeps its draft when its price is deleted, and can be saved as a new price', async () => {
    const view = await openMatrix();
    await typeInto(view, '26000');
    view.mock.db.prices.delete(1);
    await view.user.keyboard('{Enter}');
    await says('Ikke gemt. Prisen er slettet eller flyttet i mellemtiden.');
    await view.user.click(around().getByRole('button', { name: 'Behold min: 26.000,00\u00a0kr.' }));
    await says('Provisionen er ikke ens');
    await chooseKickbacks(view, firstCell);
    await view.user.click(cell());
    await view.user.keyboard('{Enter}');
    await says('Tilføjet!');
    expect(view.mock.calls.of('createPrice')).toHaveLength(1);
  });
});

describe('input in the panel for changing many prices', () => {
  const amount = () => screen.getByLabelText(/^Procent/);
  const openPanel = async () => {
    const view = await openMatrix();
    await view.user.click(screen.getByRole('button', { name: 'Regulér priser' }));
    return view;
  };

  it('is restored, with the drafts of every area, if the session expires while the list is shown [4-dead-session-matrix]', async () => {
    const view = await openMatrix();
    const { user } = view;
    await typeInto(view, '26000');
    await user.selectOptions(area(), '2');
    await typeInto(view, '52000');
    await user.click(screen.getByRole('button', { name: 'Regulér priser' }));
    await user.selectOptions(screen.getByLabelText('Skader'), 'Ingen skader');
    await user.type(amount(), '3,5');
    await user.click(link(/^Liste/));
    await expireSession(view);
    expect(screen.getByText(/er her igen, når du logger ind/)).toBeInTheDocument();
    await logIn(view);
    await screen.findByDisplayValue('3,5');
    await user.click(link(/^Pristabel/));
    expect(amount()).toBeVisible();
    expect(screen.getByLabelText('Skader')).toHaveDisplayValue('Ingen skader');
    expect(cell()).toHaveValue('52000');
    const [shown = document.body] = screen.getAllByLabelText('Kørselsområde');
    const other = { name: /^Højst.*2450 \(1 ikke gemt\)$/ };
    expect(within(shown).getByRole('option', other)).toHaveValue('1');
    await user.selectOptions(shown, '1');
    expect(cell()).toHaveValue('26000');
    await typeInto(view, '26000{Enter}');
    await says('Opdatering gemt');
  });

  it('stays when the panel closes, drafts are saved or the area changes [2-prices-regulate]', async () => {
    const view = await openPanel();
    const { user } = view;
    const toggle = screen.getByRole('button', { name: 'Regulér priser' });
    await user.type(amount(), '3,5');
    await user.click(toggle);
    expect(amount()).not.toBeVisible();
    await user.click(toggle);
    expect(amount()).toBeVisible();
    expect(amount()).toHaveValue('3,5');
    await typeInto(view, '26000');
    await user.click(screen.getByRole('button', { name: 'Gem alle (1)' }));
    await says('Opdatering gemt');
    expect(amount()).toBeVisible();
    expect(amount()).toHaveValue('3,5');
    const [shown = document.body, regulated] = screen.getAllByLabelText('Kørselsområde');
    await user.selectOptions(shown, '2');
    expect(regulated).toHaveValue('2');
    expect(amount()).toHaveValue('3,5');
  });

  it('stays if its scope changes after the table has shown its result [2-prices-regulate]', async () => {
    const { user } = await openPanel();
    const toggle = screen.getByRole('button', { name: 'Regulér priser' });
    await user.type(amount(), '3,5{Enter}');
    await screen.findByRole('button', { name: /^Forkast alle/ });
    await user.selectOptions(screen.getByLabelText('Skader'), 'Ingen skader');
    await user.click(toggle);
    await user.click(toggle);
    expect(amount()).toHaveValue('3,5');
    expect(screen.getByLabelText('Skader')).toHaveDisplayValue('Ingen skader');
  });

  it('makes a logout ask first until the table shows its result [4-logout-asks]', async () => {
    const { user } = await openPanel();
    const logOut = () => user.click(screen.getByRole('button', { name: 'Log ud' }));
    await user.type(amount(), '3,5');
    await logOut();
    await user.click(await screen.findByRole('button', { name: 'Fortsæt med at redigere' }));
    expect(amount()).toHaveValue('3,5');
    await user.type(amount(), '{Enter}');
    await user.click(await screen.findByRole('button', { name: /^Forkast alle/ }));
    await logOut();
    await expectPage('Log ind');
  });

  it('says how many prices it leaves out because they cannot be read [2-prices-regulate]', async () => {
    const { user, mock } = await openPanel();
    const rows = listPrices(mock.db).map((row) => (row.id === 1 ? { ...row, premium: '?' } : row));
    const body = JSON.stringify({ data: { price_plans: rows } });
    mock.addFault({ operationId: 'listPrices', fault: { kind: 'answer', body } });
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await says('Kan ikke læses');
    await user.type(amount(), '3');
    expect(screen.getByText('15 priser ændres.')).toBeInTheDocument();
    expect(screen.getByText('1 pris kan ikke læses og er ikke med.')).toBeInTheDocument();
  });
});

describe('the draft of a price dialog and one in the matrix [4-dead-session-dialog]', () => {
  it('are restored after an expired session, and only one dialog opens', async () => {
    const view = await openMatrix();
    await typeInto(view, '26000');
    await view.user.click(screen.getByRole('link', { name: 'Liste' }));
    await view.user.click(await screen.findByRole('button', { name: 'Opret pris' }));
    const premium = await screen.findByRole('textbox', { name: 'Præmie pr. år (kr.)' });
    fireEvent.change(premium, { target: { value: '41000' } });
    view.mock.use('error:listPrices:401');
    fireEvent.click(screen.getByText('Genindlæs'));
    expect(await screen.findByText(/er her igen, når du logger ind/)).toBeInTheDocument();
    view.mock.use('happy');
    await logIn(view);
    expect(await screen.findByDisplayValue('41000')).toBeInTheDocument();
    await screen.findByText('Pristabel (1 ikke gemt)');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('a cell without a price, in an area with unreadable commissions, [2-prices-area-kickbacks]', () => {
  /** Opens the matrix with an unreadable commission for the prices of the hole's area that `isUnread` picks. */
  async function openHole(isUnread: (index: number) => boolean) {
    const view = await openMatrix(inHole);
    const inArea = listPrices(view.mock.db).filter(({ area_id: id }) => id === priceHole.area_id);
    const plans = inArea.map((row, index) => ({
      ...row,
      ensure: isUnread(index) ? 'efter aftale' : '2.50',
      dantaxi: '1.00',
    }));
    const body = JSON.stringify({ data: { price_plans: plans } });
    view.mock.addFault({ operationId: 'listPrices', fault: { kind: 'answer', body } });
    await view.user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await waitFor(() => expect(view.mock.calls.of('listPrices')[1]?.status).toBe(200));
    await typeInto(view, '12345', holeCell);
    return view;
  }
  const unread = 'Provisionen i kørselsområdet kan ikke læses. Opret prisen på listen';

  it('shows only the message about the commission, before and after Enter, which sends nothing', async () => {
    const { user, mock } = await openHole(() => true);
    await says(unread, holeCell);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(cell(holeCell)).toBeInvalid());
    await says(unread, holeCell);
    expect(around(holeCell).getAllByText(new RegExp(unread))).toHaveLength(1);
    expect(around(holeCell).queryByText(/Vælg provision/)).not.toBeInTheDocument();
    expect(mock.calls.of('createPrice')).toEqual([]);
  });

  it('offers the readable commissions, and does not call them different if they agree', async () => {
    const view = await openHole((index) => index === 0);
    await says('Nogle provisioner i kørselsområdet kan ikke læses.', holeCell);
    expect(cell(holeCell)).not.toHaveAccessibleDescription(/ikke ens/);
    await chooseKickbacks(view);
  });
});

describe('a cell without a price in the matrix [2-prices-matrix-hole]', () => {
  it('says that it has no price, and creates one with the same request as the dialog', async () => {
    const view = await openMatrix(inHole);
    await says('Ingen pris', holeCell);
    await typeInto(view, '12345,5', holeCell);
    await view.user.keyboard('{Enter}');
    await says('Vælg provision', holeCell);
    expect(view.mock.calls.of('createPrice')).toEqual([]);
    await chooseKickbacks(view);
    expect(cell(holeCell)).toBeValid();
    await view.user.click(cell(holeCell));
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(cell(holeCell)).toHaveValue('12.345,50'));
    await says('Tilføjet!', holeCell);
    expect(cell(holeCell)).toHaveFocus();
    expect(kickbacks(holeCell)).toHaveTextContent('Ensure 2,5 %, Dantaxi 1 %');
    expect(view.mock.calls.of('createPrice')).toMatchObject([
      {
        method: 'POST',
        path: '/api/price-plan/create',
        query: {},
        body: { ...priceHole, premium: 12345.5, ensure: 2.5, dantaxi: 1 },
      },
    ]);
  });

  it('shows a price that a colleague adds before the draft is saved, and can replace its premium', async () => {
    const view = await openMatrix(inHole);
    await typeInto(view, '12345', holeCell);
    view.mock.db.prices.insert({
      ...priceHole,
      premium: '30000.00',
      ensure: '1.00',
      dantaxi: '1.00',
    });
    await view.user.keyboard('{Enter}');
    const typed = () => screen.getAllByRole('textbox', { name: new RegExp(`^${holeCell}`) })[0];
    await waitFor(() =>
      expect(typed()).toHaveAccessibleDescription(
        expect.stringContaining('Der er kommet en pris her: 30.000,00\u00a0kr.'),
      ),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Behold min: 12.345,00\u00a0kr.' }));
    expect(typed()).toHaveFocus();
    await view.user.keyboard('{Enter}');
    await view.user.click(screen.getByRole('button', { name: /^Gem alligevel: 12\.345/ }));
    await says('Opdatering gemt', holeCell);
    expect(view.mock.calls.of('createPrice')).toEqual([]);
    expect(view.mock.calls.of('updatePrice')).toMatchObject([
      { body: { ...priceHole, premium: 12345, ensure: 1, dantaxi: 1 } },
    ]);
  });

  it('says in full which kickbacks are chosen, as the closed choice cuts them off [2-prices-area-kickbacks]', async () => {
    const view = await openMatrix(inHole);
    await typeInto(view, '12345', holeCell);
    await says('Provisionen er ikke ens i kørselsområdet.', holeCell);
    await chooseKickbacks(view);
    await says('Oprettes med Ensure 2,5\u00a0%, Dantaxi 1\u00a0%', holeCell);
    expect(cell(holeCell)).not.toHaveAccessibleDescription(/ikke ens/);
  });
});

describe('a cell without a price in an area with the same kickbacks everywhere [2-prices-area-kickbacks]', () => {
  it('creates its price with these kickbacks, and says so before', async () => {
    const view = await openMatrix(inHole);
    for (const { id, area_id } of view.mock.db.prices.all()) {
      if (area_id === priceHole.area_id) {
        view.mock.db.prices.update(id, { ensure: '12.50', dantaxi: '3.00' });
      }
    }
    await view.user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await screen.findByText(/Provisionen er Ensure 12,5\s%/);
    await typeInto(view, '12345,5', holeCell);
    await says('Oprettes med Ensure 12,5\u00a0%, Dantaxi 3\u00a0%', holeCell);
    await view.user.keyboard('{Enter}');
    await says('Tilføjet!', holeCell);
    expect(view.mock.calls.of('createPrice')).toMatchObject([
      { body: { ensure: 12.5, dantaxi: 3 } },
    ]);
  });
});

describe('an unusual premium in the matrix, such as 0 or a large change, [5-money-second-press]', () => {
  it('needs a second press on a button that names it, and the other button leads back to its cell', async () => {
    const view = await openMatrix();
    await typeInto(view, '1000000{Enter}');
    const question = await around().findByRole('alertdialog', { name: 'Er det rigtigt?' });
    expect(question).toHaveAccessibleDescription(/^Beløbet ændres med mere end 25/);
    expect(around().getByRole('button', { name: 'Ret det' })).toHaveFocus();
    await view.user.keyboard('{Enter}');
    expect(cell()).toHaveFocus();
    expect(around().queryByRole('alertdialog')).not.toBeInTheDocument();
    await view.user.keyboard('{Enter}');
    expect(view.mock.calls.of('updatePrice')).toEqual([]);
    await view.user.click(
      await around().findByRole('button', { name: 'Gem alligevel: 1.000.000,00\u00a0kr.' }),
    );
    await says('Opdatering gemt');
    expect(view.mock.calls.of('updatePrice')).toMatchObject([{ body: { premium: 1000000 } }]);
  });

  it('keeps its draft after one Escape in the question or its cell, and is reset by the next [2-prices-matrix-escape]', async () => {
    const view = await openMatrix();
    for (const goThere of [() => undefined, () => view.user.click(cell())]) {
      await typeInto(view, '0{Enter}');
      await around().findByRole('alertdialog', { name: 'Er det rigtigt?' });
      await goThere();
      await view.user.keyboard('{Escape}');
      expect(around().queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(cell()).toHaveFocus();
      expect(cell()).toHaveValue('0');
      await says('Ikke gemt');
      await view.user.keyboard('{Escape}');
      expect(cell()).toHaveValue('25.755,00');
    }
    expect(view.mock.calls.of('updatePrice')).toEqual([]);
  });
});

describe('the matrix without areas', () => {
  it('says that there are no choices for which to show prices', async () => {
    const { mock, user } = await openPrices();
    for (const { id } of mock.db.areas.all()) mock.db.areas.delete(id);
    await user.click(link('Pristabel'));
    expect(
      await screen.findByText('Der er ingen valgmuligheder at vise priser for.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Valgmulighederne kunne ikke hentes.')).not.toBeInTheDocument();
  });
});
