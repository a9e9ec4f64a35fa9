import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { priceHole } from '@mocks/db/demo';
import { listPrices } from '@mocks/domain/products.domain';
import { readJournal, writeJournal } from '@/shared/runs/journal';
import { createRun, type Run, type RunEnd } from '@/shared/runs/run';
import { runClosed, selectRun } from '@/shared/runs/runs.slice';
import { listenTo } from '@tests/support/fixtures/heard';
import { renderApp, type RenderedApp } from '@tests/support/fixtures/renderApp';
import { logIn } from '../session/loginScreen';
import { around, cell, firstCell, holeCell, openMatrix, says, typeInto } from './matrixScreen';

const bar = () => within(screen.getByRole('region', { name: 'Opgave' }));
const press = async (view: RenderedApp, name: string | RegExp) =>
  view.user.click(await screen.findByRole('button', { name }));
const ends = (text: string) => waitFor(() => expect(bar().getByText(text)).toBeInTheDocument());
const secondCell = '0-250.000 kr., 5.000 kr., 1 skade';
const thirdCell = '0-250.000 kr., 5.000 kr., 2 skader';
const place = { area_id: 1, new_value_id: 1, own_risk_id: 1 };

/**
 * Opens the matrix with a new price that a run could not add, because the server has refused it. The server refuses it
 * as many times as `refusals` says. Also returns the choice of its commission and the first two options.
 */
async function refuseHole(refusals = 1) {
  const view = await openMatrix('&area=2');
  const fault = { kind: 'error', status: 422, message: 'Præmien er for høj.' } as const;
  view.mock.addFault({ operationId: 'createPrice', fault, times: refusals });
  await typeInto(view, '12.345,00', holeCell);
  const choice = around(holeCell).getByRole('combobox');
  const [, first, second] = within(choice).getAllByRole('option');
  await view.user.selectOptions(choice, first ?? '');
  await press(view, 'Gem alle (1)');
  await ends('1 afvist');
  await says(/Præmien er for høj/, holeCell);
  return { view, choice, first, second };
}

/** Focuses a cell and pastes text as copied from a spreadsheet. */
async function paste(view: RenderedApp, text: string, name = firstCell) {
  act(() => cell(name).focus());
  await view.user.paste(text);
}

/** Stores the journal of a run from another page: this tab before a reload, or the tab it was duplicated from. */
async function leaveJournal(end?: RunEnd): Promise<Run> {
  // Drafts are stored for the account that has opened the app.
  const { unmount } = await renderApp('/admin/user', { as: 'admin' });
  unmount();
  const about = { id: 1, place: { areaId: 1, newValueId: 1, ownRiskId: 1, injuryId: 1 } };
  const values = { before: { premium: '25755.00' }, wanted: { premium: '26000.00' } };
  const items = [{ key: '1-1-1-1:1', label: 'Pris 1', about, ...values }];
  const started = createRun({ kind: 'premiums', titleKey: 'runs.savePremiums', items });
  const ended = { phase: 'ended', ...(end && { states: { '1-1-1-1:1': { at: end } } }) } as const;
  const run = { ...started, ...(end && ended) };
  writeJournal(run, null);
  return run;
}

/** Holds a lock as another tab does. Returns a function that releases it. */
function holdLock(name: string): () => void {
  let release: (value?: unknown) => void = () => undefined;
  const otherTab = new Promise((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(name, { ifAvailable: true }, () => otherTab);
  return release;
}

/** Takes the lock of a run as its first tab does. Returns a function that closes that tab. */
const openFirstTab = ({ id }: Run) => holdLock(`run ${id}`);

/** A block of 3 by 4 amounts, 1000 to 1011 kroner. */
const block = [0, 4, 8]
  .map((first) => [0, 1, 2, 3].map((step) => `1.0${String(first + step).padStart(2, '0')},00`))
  .map((row) => row.join('\t'))
  .join('\r\n');

describe('saving many prices:', () => {
  it('a pasted block of twelve is saved together, with at most two requests at a time [2-sheet-paste, 2-sheet-save-all]', async () => {
    const view = await openMatrix();
    const { mock } = view;
    const release = mock.hold('updatePrice');
    await paste(view, block);
    expect(cell()).toHaveValue('1.000,00');
    await says('Før 25.755,00 −24.755,00');
    await press(view, 'Gem alle (12)');
    // A change this large asks for confirmation.
    fireEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Gem alle (12)' }),
    );
    // From the press on, the user can change none of them.
    expect(cell()).toHaveAttribute('readonly');
    await waitFor(() => expect(mock.calls.of('updatePrice')).toHaveLength(2));
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(mock.calls.of('updatePrice')).toHaveLength(2);
    release();
    await ends('12 gemt');
    expect(mock.calls.of('updatePrice')[0]).toMatchObject({
      method: 'POST',
      path: '/api/price-plan/update',
      query: {},
      body: { ...place, id: 1, injury_id: 1, premium: 1000, ensure: 2.5, dantaxi: 1 },
    });
    const sent = mock.calls
      .of('updatePrice')
      .map(({ body }) => (body as { premium: number }).premium);
    expect(sent.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, index) => 1000 + index),
    );
    expect(mock.calls.of('getPremium')).toHaveLength(12);
    // The list is fetched once when the page opens, and once after the run.
    await waitFor(() => expect(mock.calls.of('listPrices')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^Gem alle/ })).not.toBeInTheDocument();
    // The list replaces all drafts, also those that were saved last.
    const table = within(screen.getByRole('table', { name: /^Præmie pr\. år: / }));
    await waitFor(() => expect(table.queryAllByText('Opdatering gemt')).toEqual([]));
  });

  it('all prices of an area are raised by 3 % with three clicks and Enter [2-prices-regulate, 2-run-bar]', async () => {
    const view = await openMatrix('', { answers: () => [] });
    await press(view, 'Regulér priser');
    const amount = screen.getByRole('textbox', { name: /^Procent/ });
    const statuses = screen.getAllByRole('status');
    await view.user.type(amount, '3{Enter}');
    const changes = screen.getByText('60 priser ændres.');
    expect(statuses.some((status) => status.contains(changes))).toBe(true);
    // All new values are a valid choice.
    expect(screen.getByRole('combobox', { name: 'Nyværdi' })).not.toBeRequired();
    expect(changes).toBeInTheDocument();
    expect(cell()).toHaveValue('26.528,00');
    await says('Før 25.755,00 +773,00');
    await press(view, 'Gem alle (60)');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('60 præmier ændres.');
    await view.user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Gem alle (60)' }),
    );
    await ends('60 gemt');
    expect(screen.queryByRole('textbox', { name: /^Procent/ })).toBeNull();
    expect(view.mock.db.prices.get(1)).toMatchObject({ premium: '26528.00', ensure: '2.50' });
    await screen.findByText('Gem præmier. Færdig: 60 gemt', { selector: '[role=status] *' });
  });

  it('premiums below 0 are counted and announced as faulty, with true minus signs [2-prices-regulate]', async () => {
    const view = await openMatrix();
    const { user } = view;
    const { said } = listenTo(view.application.store);
    await press(view, 'Regulér priser');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Hvordan/ }), 'Med kroner');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Skader' }), 'Ingen skader');
    await user.type(screen.getByRole('textbox', { name: /^Kroner/ }), '-32000{Enter}');
    expect(screen.getByText(/^Gennemsnit/)).toHaveTextContent(
      'Gennemsnit 31.417,50 → −582,50 kr. (−101,9 %).',
    );
    expect(screen.getByText('2 præmier kommer under 0 og kan ikke gemmes.')).toBeInTheDocument();
    expect(said).toEqual([
      '4 felter er ændret.',
      '2 præmier kan ikke gemmes endnu. Grunden står under felterne.',
    ]);
  });

  it('a new commission is named, warned about above 100 %, saved, and restored by undo [2-prices-regulate, 5-percent-second-press, 2-run-undo, 2-focus-kept]', async () => {
    const view = await openMatrix();
    const { user, mock } = view;
    await press(view, 'Regulér priser');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Hvad/ }), 'Ensure');
    const percent = screen.getByRole('textbox', { name: /^Ny provision/ });
    await user.type(percent, '3,5{Enter}');
    expect(screen.getByText(/^Prisen for en vognmand/)).toHaveTextContent(
      'Prisen for en vognmand ændres i gennemsnit med +29,81 kr. pr. måned.',
    );
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveAccessibleDescription(
      '16 provisioner ændres. Ensure bliver 3,5\u00a0%.',
    );
    expect(screen.getByRole('button', { name: 'Gem 16 provisioner' })).toBeInTheDocument();
    const answer = async (name: string) => {
      act(() => screen.getByRole('button', { name }).focus());
      await user.keyboard('{Enter}');
      expect(await screen.findByRole('button', { name: 'Gem provisioner' })).toHaveFocus();
    };
    await answer('Ret det');
    await user.clear(percent);
    await user.type(percent, '350,125 %{Enter}');
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      '16 provisioner ændres. Ensure bliver 350,125\u00a0%. Ensure er over 100\u00a0%: 350,125\u00a0%',
    );
    expect(mock.calls.of('updateKickback')).toEqual([]);
    const release = mock.hold('updateKickback');
    await answer('Gem alligevel: 350,125\u00a0%');
    release();
    await ends('16 gemt');
    expect(mock.db.prices.get(1)?.ensure).toBe('350.125');
    await user.click(bar().getByRole('button', { name: 'Fortryd' }));
    await waitFor(() => expect(mock.calls.of('updateKickback')).toHaveLength(32));
    await ends('16 gemt');
    expect(mock.db.prices.get(1)?.ensure).toBe('2.50');
  });

  it('during a run, the buttons that would start another one ask to wait until it has ended', async () => {
    const view = await openMatrix();
    const { mock } = view;
    const release = mock.hold('updatePrice');
    await paste(view, '26.000,00');
    await press(view, 'Gem alle (1)');
    await waitFor(() => expect(mock.calls.of('updatePrice')).toHaveLength(1));
    await press(view, 'Regulér priser');
    const busy = 'Vent, til opgaven er færdig.';
    await paste(view, '28.000,00', secondCell);
    for (const name of ['Gem alle (1)', 'Vis i tabellen']) {
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(busy);
    }
    release();
    await ends('1 gemt');
    expect(screen.queryByText(busy)).toBeNull();
  });

  it('the question of “save all” closes when the user edits or discards a draft [2-sheet-save-all]', async () => {
    const view = await openMatrix();
    const { user, mock } = view;
    const question = () => screen.queryByRole('alertdialog');
    await paste(view, '260000,00\t28.300,00');
    await press(view, 'Gem alle (2)');
    expect(question()).toHaveTextContent('1 præmie ændres med mere end 25 %.');
    await typeInto(view, '26000');
    expect(question()).not.toBeInTheDocument();
    // Undo restores the drafts, but not the question.
    await user.keyboard('{Control>}z{/Control}');
    expect(cell()).toHaveValue('260.000,00');
    expect(question()).not.toBeInTheDocument();
    await press(view, 'Gem alle (2)');
    await press(view, 'Forkast alle (2)');
    expect(question()).not.toBeInTheDocument();
    expect(mock.calls.of('updatePrice')).toEqual([]);
    await typeInto(view, '26000');
    await press(view, 'Gem alle (1)');
    await ends('1 gemt');
    expect(mock.db.prices.get(1)?.premium).toBe('26000.00');
    expect(mock.db.prices.get(2)?.premium).not.toBe('28300.00');
  });

  it('a refused or conflicting price keeps its draft, and the report says why [2-run-report, 2-run-reads-first]', async () => {
    const view = await openMatrix();
    const { mock } = view;
    await paste(view, '26.000\t28.300,00\t30.800,00'.replace('26.000', '26.000,00'));
    mock.db.prices.update(2, { premium: '29000.00' });
    mock.addFault({
      operationId: 'updatePrice',
      fault: {
        kind: 'error',
        status: 422,
        message: 'Præmien er for høj.',
        errors: { premium: ['For lav.'] },
      },
      times: 1,
    });
    await press(view, 'Gem alle (3)');
    await ends('1 gemt · 1 afvist · 1 ændret i mellemtiden');
    await says(/Præmien er for høj\. .*For lav\./);
    await says(/Præmien er i mellemtiden ændret til 29\.000,00/, secondCell);
    expect(cell(secondCell)).toHaveValue('28.300,00');
    await view.user.click(bar().getByRole('button', { name: 'Vis alle' }));
    const [first] = bar().getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /Ingen skader 25\.755,00 → 26\.000,00 Afvist Præmien er for høj\. .*For lav\.$/,
    );
    await view.user.click(bar().getByRole('button', { name: 'Prøv 1 igen' }));
    await ends('2 gemt · 1 ændret i mellemtiden');
    expect(mock.db.prices.get(1)?.premium).toBe('26000.00');
    expect(mock.db.prices.get(2)?.premium).toBe('29000.00');
  });

  /** Saves a premium with a run that ends before it can find out whether the server has saved it. */
  async function loseResponse(view: RenderedApp) {
    const { mock } = view;
    mock.addFault({ operationId: 'updatePrice', fault: { kind: 'drop' }, times: 1 });
    await paste(view, '26.000,00');
    await press(view, 'Gem alle (1)');
    await bar().findByText('Venter på serveren…');
    await press(view, 'Stop');
    await ends('1 ikke bekræftet');
    await says('Vi ved ikke, om præmien blev gemt.');
  }

  it('an amount that is refused after its response was lost counts as not saved [2-prices-matrix-lost]', async () => {
    const view = await openMatrix();
    await loseResponse(view);
    refuseOnce(view);
    await press(view, 'Prøv 1 igen');
    await ends('1 afvist');
    await says(/Præmien er for høj\..*Ikke gemt/);
    const link = { name: 'Pristabel (1 ikke gemt)' };
    expect(await screen.findByRole('link', link)).toBeInTheDocument();
  });

  it('an amount stays unconfirmed while no run can look up whether it is saved [2-prices-matrix-lost]', async () => {
    const view = await openMatrix();
    await loseResponse(view);
    const fault = { kind: 'error', status: 503 } as const;
    view.mock.addFault({ operationId: 'getPremium', fault, times: 1 });
    await press(view, 'Gem alle (1)');
    await bar().findByText('Venter på serveren…');
    await press(view, 'Stop');
    await ends('1 ikke bekræftet');
    await says('Vi ved ikke, om præmien blev gemt.');
    const link = { name: 'Pristabel (1 ikke bekræftet)' };
    expect(await screen.findByRole('link', link)).toBeInTheDocument();
  });

  it('an amount corrected or discarded after a run is not tried again, even after a reload [2-run-again]', async () => {
    const view = await openMatrix();
    const { mock, user } = view;
    mock.addFault({
      operationId: 'updatePrice',
      fault: { kind: 'error', status: 422, message: 'Præmien er for høj.' },
      times: 4,
    });
    await paste(view, '26.000,00\t28.300,00\t30.800,00\t36.000,00');
    await press(view, 'Gem alle (4)');
    await ends('4 afvist');
    await typeInto(view, '26.100,00');
    await typeInto(view, '1{Escape}', secondCell);
    await typeInto(view, '1{Escape}', thirdCell);
    expect(cell(thirdCell)).not.toHaveValue('30.800,00');
    const note = '3 er gemt, rettet eller forkastet i tabellen og prøves ikke igen.';
    expect(await bar().findByText(note)).toBeInTheDocument();
    expect(bar().getByRole('button', { name: 'Prøv 1 igen' })).toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(cell(thirdCell)).toHaveValue('30.800,00');
    expect(await bar().findByRole('button', { name: 'Prøv 2 igen' })).toBeInTheDocument();
    view.unmount();
    await openMatrix();
    mock.calls.clear();
    await user.click(await screen.findByRole('button', { name: 'Prøv 2 igen' }));
    await ends('2 gemt · 2 afvist');
    const sent = mock.calls.of('updatePrice').map(({ body }) => (body as { id: number }).id);
    expect(sent).toEqual([3, 4]);
    await user.click(bar().getByRole('button', { name: 'Vis alle' }));
    expect(bar().getAllByRole('listitem')[0]).toHaveTextContent(
      /Afvist Præmien er for høj\. Prisen er gemt, rettet eller forkastet i tabellen og prøves ikke igen\.$/,
    );
    expect(bar().queryByRole('button', { name: /^Prøv/ })).toBeNull();
  });

  it('a new price whose commission is chosen again after a run is not tried again [2-run-again]', async () => {
    const { view, choice, first, second } = await refuseHole();
    const { user } = view;
    await user.selectOptions(choice, second ?? '');
    expect(await bar().findByText(/^1 er gemt, rettet eller forkastet/)).toBeInTheDocument();
    expect(bar().queryByRole('button', { name: /^Prøv/ })).toBeNull();
    await user.selectOptions(choice, first ?? '');
    expect(await bar().findByRole('button', { name: 'Prøv 1 igen' })).toBeInTheDocument();
    // The same amount, typed again, has no commission yet.
    await user.type(cell(holeCell), '{Escape}');
    await typeInto(view, '12.345,00', holeCell);
    expect(await bar().findByText(/^1 er gemt, rettet eller forkastet/)).toBeInTheDocument();
    expect(bar().queryByRole('button', { name: /^Prøv/ })).toBeNull();
  });

  it('a refused new price has no retry while its cell saves it, and none afterwards [2-run-again]', async () => {
    const { mock, user } = (await refuseHole()).view;
    const release = mock.hold('listPrices');
    await user.type(cell(holeCell), '{Enter}');
    await says('Gemmer…', holeCell);
    expect(bar().queryByRole('button', { name: /^Prøv/ })).toBeNull();
    release();
    await says('Tilføjet!', holeCell);
    expect(bar().getByText('1 gemt')).toBeInTheDocument();
    expect(bar().queryByRole('button', { name: /^Prøv/ })).toBeNull();
    expect(mock.calls.of('createPrice')).toHaveLength(2);
  });

  it('a refused amount can be tried again after its cell could not save it either [2-run-again]', async () => {
    const view = await openMatrix();
    const { mock, user } = view;
    refuseOnce(view);
    await paste(view, '26.000,00');
    await press(view, 'Gem alle (1)');
    await ends('1 afvist');
    await says(/Præmien er for høj/);
    const release = mock.hold('getPremium');
    mock.addFault({ operationId: 'updatePrice', fault: { kind: 'error', status: 422 }, times: 1 });
    await user.type(cell(), '{Enter}');
    await bar().findByText('0 af 1');
    release();
    expect(await bar().findByRole('button', { name: 'Prøv 1 igen' })).toBeInTheDocument();
    // After a lost response, the price may be saved, so the report no longer says that it was refused.
    mock.addFault({ operationId: 'updatePrice', fault: { kind: 'lost' }, times: 1 });
    mock.addFault({ operationId: 'listPrices', fault: { kind: 'drop' }, times: 2 });
    await user.type(cell(), '{Enter}');
    await says('Vi ved ikke, om præmien blev gemt.');
    await ends('1 ikke bekræftet');
    await press(view, 'Prøv 1 igen');
    await ends('1 gemt');
    expect(mock.calls.of('updatePrice')).toHaveLength(3);
  });

  it('the commission of a new price cannot be changed while its run saves it, and keeps the focus [2-prices-matrix-hole, 2-focus-kept]', async () => {
    const view = await openMatrix('&area=2');
    const release = view.mock.hold('createPrice');
    await typeInto(view, '12.345,00', holeCell);
    const choice = around(holeCell).getByRole('combobox');
    const [, first, second] = within(choice).getAllByRole('option');
    await view.user.selectOptions(choice, first ?? '');
    await press(view, 'Gem alle (1)');
    await waitFor(() => expect(cell(holeCell)).toHaveAttribute('readonly'));
    act(() => choice.focus());
    await view.user.selectOptions(choice, second ?? '');
    expect(choice).toHaveAttribute('aria-disabled', 'true');
    expect(choice).toHaveValue('0');
    expect(choice).toHaveFocus();
    release();
    await ends('1 gemt');
    await waitFor(() => expect(cell(holeCell)).toHaveFocus());
    expect(view.mock.calls.of('createPrice')).toHaveLength(1);
  });

  it('a key typed and taken back in a refused cell after a reload brings its retry back [2-run-again]', async () => {
    await leaveJournal('refused');
    const view = await openMatrix();
    await ends('1 afvist');
    expect(await bar().findByRole('button', { name: 'Prøv 1 igen' })).toBeInTheDocument();
    await typeInto(view, '1');
    expect(await bar().findByText(/^1 er gemt, rettet eller forkastet/)).toBeInTheDocument();
    await view.user.keyboard('{Escape}');
    expect(await bar().findByRole('button', { name: 'Prøv 1 igen' })).toBeInTheDocument();
    await typeInto(view, '26.000,00');
    await view.user.keyboard('{Escape}');
    await bar().findByText(/^1 er gemt, rettet eller forkastet/);
    view.unmount();
    // An amount that was discarded before the reload stays discarded.
    const reloaded = await openMatrix();
    await bar().findByText(/^1 er gemt, rettet eller forkastet/);
    await typeInto(reloaded, '1{Escape}');
    expect(bar().queryByRole('button', { name: /^Prøv/ })).toBeNull();
  });

  it('discarding all drafts of a refused run changes its report only once', async () => {
    const view = await openMatrix();
    const { store } = view.application;
    const fault = { kind: 'error', status: 422, message: 'Præmien er for høj.' } as const;
    view.mock.addFault({ operationId: 'updatePrice', fault, times: 3 });
    await paste(view, '26.000,00\t28.300,00\t30.800,00');
    await press(view, 'Gem alle (3)');
    await ends('3 afvist');
    await says(/Præmien er for høj/, thirdCell);
    const before = selectRun(store.getState());
    const reports = new Set([before]);
    store.subscribe(() => reports.add(selectRun(store.getState())));
    await press(view, 'Forkast alle (3)');
    expect(await bar().findByText(/^3 er gemt, rettet eller forkastet/)).toBeInTheDocument();
    expect(reports.size).toBe(2);
  });

  it('an amount that is discarded while its run goes on is not tried again [2-run-again]', async () => {
    const view = await openMatrix();
    refuseOnce(view);
    await paste(view, '26.000,00\t28.300,00\t30.800,00');
    const release = view.mock.hold('updatePrice');
    await press(view, 'Gem alle (3)');
    await press(view, 'Pause');
    release();
    await says(/Præmien er for høj/);
    await typeInto(view, '1{Escape}');
    await press(view, 'Fortsæt');
    await ends('2 gemt · 1 afvist');
    expect(bar().getByText(/^1 er gemt, rettet eller forkastet/)).toBeInTheDocument();
    expect(bar().queryByRole('button', { name: /^Prøv/ })).toBeNull();
  });

  it('typing the amount from before a run counts as a change after it [2-prices-matrix-conflict]', async () => {
    const view = await openMatrix();
    const { mock } = view;
    const release = mock.hold('listPrices');
    await paste(view, '26.000,00\t28.300,00\t30.800,00');
    await press(view, 'Gem alle (3)');
    await ends('3 gemt');
    await says('Opdatering gemt', thirdCell);
    await typeInto(view, '25.755,00');
    await typeInto(view, '1{Escape}', thirdCell);
    expect(cell(thirdCell)).toHaveValue('30.800,00');
    await paste(view, '28.235,00\t30.900,00', secondCell);
    const expectDrafts = async () => {
      await says('Før 26.000,00 −245,00');
      await says('Før 28.300,00 −65,00', secondCell);
      await says('Før 30.800,00 +100,00', thirdCell);
    };
    await expectDrafts();
    release();
    await waitFor(() => expect(mock.calls.of('listPrices')[1]?.status).toBe(200));
    await expectDrafts();
    await press(view, 'Gem alle (3)');
    await ends('3 gemt');
    expect([1, 2, 3].map((id) => mock.db.prices.get(id)?.premium)).toEqual([
      '25755.00',
      '28235.00',
      '30900.00',
    ]);
  });

  it('an amount that a run has saved stays when the response to an older list request arrives [2-prices-matrix-saved]', async () => {
    const view = await openMatrix();
    const { mock, user } = view;
    mock.db.prices.update(2, { premium: '29000.00' });
    const body = JSON.stringify({ data: { price_plans: listPrices(mock.db) } });
    mock.addFault({ operationId: 'listPrices', fault: { kind: 'answer', body }, times: 1 });
    const releaseOld = mock.hold('listPrices');
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await waitFor(() => expect(mock.calls.of('listPrices')).toHaveLength(2));
    await typeInto(view, '26.000,00');
    await press(view, 'Gem alle (1)');
    await ends('1 gemt');
    await says('Opdatering gemt');
    const releaseNew = mock.hold('listPrices');
    releaseOld();
    await waitFor(() => expect(cell(secondCell)).toHaveValue('29.000,00'));
    expect(cell()).toHaveValue('26.000,00');
    releaseNew();
    await waitFor(() => expect(mock.calls.of('listPrices')[2]?.status).toBe(200));
    await waitFor(() => expect(cell()).not.toHaveAccessibleDescription(/Opdatering gemt/));
    expect(cell()).toHaveValue('26.000,00');
  });

  it('a list fetched after a run replaces the saved amount, even with the amount from before the run [2-prices-matrix-saved]', async () => {
    const view = await openMatrix();
    const { mock } = view;
    const before = { ...mock.db.prices.get(1) };
    const release = mock.hold('listPrices');
    await typeInto(view, '26.000,00');
    await press(view, 'Gem alle (1)');
    await ends('1 gemt');
    await says('Opdatering gemt');
    // A colleague restores the old amount.
    mock.db.prices.update(1, before);
    release();
    await waitFor(() => expect(cell()).toHaveValue('25.755,00'));
    expect(cell()).not.toHaveAccessibleDescription(/Opdatering gemt/);
  });

  it('a new price that a run has saved stays in its cell until the list is fetched [2-prices-matrix-hole]', async () => {
    const view = await openMatrix('&area=2');
    const { mock, user } = view;
    const release = mock.hold('listPrices');
    await typeInto(view, '12.345,00', holeCell);
    const choice = around(holeCell).getByRole('combobox');
    await user.selectOptions(choice, within(choice).getAllByRole('option')[1] ?? '');
    await press(view, 'Gem alle (1)');
    await ends('1 gemt');
    await says('Tilføjet!', holeCell);
    await user.click(cell(holeCell));
    await user.keyboard('1{Escape}');
    expect(cell(holeCell)).toHaveValue('12.345,00');
    await paste(view, '1,00\r\n2,00', '0-250.000 kr., 10.000 kr., 3 eller flere skader');
    expect(cell(holeCell)).toHaveValue('12.345,00');
    await press(view, 'Forkast alle (1)');
    expect(cell(holeCell)).toHaveValue('12.345,00');
    await says('Tilføjet!', holeCell);
    release();
    await waitFor(() => expect(mock.calls.of('listPrices')[1]?.status).toBe(200));
    await waitFor(() => expect(cell(holeCell)).not.toHaveAttribute('readonly'));
    expect(cell(holeCell)).toHaveValue('12.345,00');
  });

  const refuseOnce = ({ mock }: RenderedApp) =>
    mock.addFault({
      operationId: 'updatePrice',
      fault: { kind: 'error', status: 422, message: 'Præmien er for høj.' },
      times: 1,
    });

  /** Leaves a report with a refused price, whose draft is lost by a reload, and the draft of another price. */
  async function leaveRefusal(): Promise<RenderedApp> {
    const first = await openMatrix();
    await paste(first, '26.000,00\t28.300,00');
    refuseOnce(first);
    await press(first, 'Gem alle (2)');
    await ends('1 gemt · 1 afvist');
    first.unmount();
    const view = await openMatrix();
    await typeInto(view, '31.000,00', thirdCell);
    return view;
  }

  /** Tries the refused price again: the question is gone at once, and does not come back. */
  async function expectQuestionEnds({ mock, user }: RenderedApp) {
    const release = mock.hold('updatePrice');
    await user.click(bar().getByRole('button', { name: 'Prøv 1 igen' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    release();
    await ends('2 gemt');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  }

  it('a report with failures asks before another run replaces it, until its retry starts [2-run-replace]', async () => {
    const view = await leaveRefusal();
    const { user } = view;
    await press(view, 'Gem alle (1)');
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /^Rapporten om »Gem præmier« forsvinder\. Den viser 1, der/,
    );
    await press(view, 'Ret det');
    expect(bar().getByText('1 gemt · 1 afvist')).toBeInTheDocument();
    await press(view, 'Regulér priser');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Hvad/ }), 'Ensure');
    await user.type(screen.getByRole('textbox', { name: /^Ny provision/ }), '3,5{Enter}');
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /16 provisioner ændres.*Rapporten om »Gem præmier« forsvinder/,
    );
    await expectQuestionEnds(view);
  });

  it('the question before “save all” closes when another run starts [2-run-replace]', async () => {
    const view = await leaveRefusal();
    await press(view, 'Gem alle (1)');
    await screen.findByRole('alertdialog');
    await expectQuestionEnds(view);
  });

  it('a new price gets the chosen kickbacks, and undo deletes it again [2-run-undo]', async () => {
    const view = await openMatrix('&area=2');
    const { mock } = view;
    const before = mock.db.prices.all().length;
    const hole = screen.queryByLabelText(holeCell) ? holeCell : firstCell;
    await typeInto(view, '90000', hole);
    await press(view, 'Gem alle (1)');
    // The prices of this area have different kickbacks, so the user has to choose.
    await says(/Vælg provision/, hole);
    expect(mock.calls.of('createPrice')).toEqual([]);
    const choice = around(hole).getByRole('combobox');
    await view.user.selectOptions(choice, within(choice).getAllByRole('option')[1] ?? '');
    await press(view, 'Gem alle (1)');
    await ends('1 gemt');
    expect(mock.db.prices.all()).toHaveLength(before + 1);
    await view.user.click(bar().getByRole('button', { name: 'Fortryd' }));
    await waitFor(() => expect(mock.calls.of('deletePrice')).toHaveLength(1));
    await ends('1 gemt');
    expect(mock.db.prices.all()).toHaveLength(before);
  });

  it('undo keeps a new price whose commission was changed since [2-run-undo]', async () => {
    const view = await openMatrix('&area=2');
    const { mock, user } = view;
    await typeInto(view, '90000', holeCell);
    const choice = around(holeCell).getByRole('combobox');
    await user.selectOptions(choice, within(choice).getAllByRole('option')[1] ?? '');
    await press(view, 'Gem alle (1)');
    await ends('1 gemt');
    const created = mock.db.prices.all().at(-1);
    mock.db.prices.update(created?.id ?? 0, { ensure: '7.00' });
    await user.click(bar().getByRole('button', { name: 'Fortryd' }));
    await ends('1 ændret i mellemtiden');
    expect(mock.calls.of('deletePrice')).toEqual([]);
    expect(mock.db.prices.all().at(-1)).toMatchObject({ id: created?.id, ensure: '7.00' });
  });

  it('a premium that cannot be read is replaced, and undo says that it cannot put it back [2-run-undo]', async () => {
    const premium = 'efter aftale';
    const view = await openMatrix();
    const { mock, user } = view;
    const answer = (operationId: 'listPrices' | 'getPremium', plans: unknown, times: number) => {
      const body = JSON.stringify({ data: { price_plans: plans } });
      mock.addFault({ operationId, fault: { kind: 'answer', body }, times });
    };
    const prices = listPrices(mock.db).map((row) => (row.id === 1 ? { ...row, premium } : row));
    answer('listPrices', prices, 2);
    answer('getPremium', { premium, ensure: '2.5', dantaxi: '1' }, 1);
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await says('Kan ikke læses');
    await typeInto(view, '26.000,00');
    await press(view, 'Gem alle (1)');
    await ends('1 gemt');
    const sent = { id: 1, premium: 26000, ensure: 2.5, dantaxi: 1 };
    expect(mock.calls.of('updatePrice')).toMatchObject([{ body: sent }]);
    await user.click(bar().getByRole('button', { name: 'Fortryd' }));
    await ends('1 afvist');
    await user.click(bar().getByRole('button', { name: 'Vis alle' }));
    expect(bar().getByRole('listitem')).toHaveTextContent(
      /26\.000,00 → – Afvist Den tidligere præmie kunne ikke læses, så den kan ikke gendannes\./,
    );
    expect(bar().queryByRole('button', { name: /^Prøv/ })).toBeNull();
    expect(mock.calls.of('updatePrice')).toHaveLength(1);
  });

  it('"save all" saves the premium of a price whose commission is unreadable [2-sheet-save-all]', async () => {
    const view = await openMatrix();
    const { mock, user } = view;
    const answer = (operationId: 'listPrices' | 'getPremium', plans: unknown) => {
      const body = JSON.stringify({ data: { price_plans: plans } });
      mock.addFault({ operationId, fault: { kind: 'answer', body } });
    };
    const ensure = 'efter aftale';
    const prices = listPrices(mock.db).map((row) => (row.id === 1 ? { ...row, ensure } : row));
    answer('listPrices', prices);
    answer('getPremium', { premium: '25755', ensure, dantaxi: '1' });
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await screen.findByText('Ensure –', { exact: false, selector: '.price-matrix-kickbacks *' });
    await typeInto(view, '26.000,00');
    await press(view, 'Gem alle (1)');
    await ends('1 gemt');
    expect(mock.calls.of('updatePrice')).toMatchObject([{ body: { id: 1, premium: 26000 } }]);
    expect(mock.calls.of('updatePrice')[0]?.body).not.toHaveProperty('ensure');
  });

  it('a run continues after a reload, and sends nothing twice [2-run-goes-on]', async () => {
    const view = await openMatrix();
    const { mock } = view;
    await paste(view, '26.000,00\t28.300,00\t30.800,00');
    const release = mock.hold('updatePrice');
    await press(view, 'Gem alle (3)');
    await waitFor(() => expect(mock.calls.of('updatePrice')).toHaveLength(2));
    view.unmount();
    view.application.store.dispatch(runClosed());
    // The server still carries out the two pending requests.
    release();
    await waitFor(() => expect(mock.db.prices.get(2)?.premium).toBe('28300.00'));
    await openMatrix();
    await ends('3 gemt');
    expect(
      mock.calls.of('updatePrice').filter(({ body }) => (body as { id: number }).id !== 3),
    ).toEqual([]);
    expect(mock.db.prices.get(3)?.premium).toBe('30800.00');
  });

  it('each state of a run is stored while its bar is not shown, as on a public page [2-run-goes-on]', async () => {
    const view = await openMatrix();
    const { mock } = view;
    const release = mock.hold('updatePrice');
    await typeInto(view, '26.000,00');
    await press(view, 'Gem alle (1)');
    await waitFor(() => expect(mock.calls.of('updatePrice')).toHaveLength(1));
    view.unmount();
    release();
    await waitFor(() => expect(readJournal()?.phase).toBe('ended'));
    expect(Object.values(readJournal()?.states ?? {})).toEqual([{ at: 'saved' }]);
  });

  it('a duplicate of the tab does not continue a run that the first tab carries out [2-run-one-tab]', async () => {
    const closeFirstTab = openFirstTab(await leaveJournal());
    const { mock } = await openMatrix();
    await waitFor(() => expect(readJournal()).toBeNull());
    expect(screen.queryByRole('region', { name: 'Opgave' })).not.toBeInTheDocument();
    expect(mock.calls.of('getPremium')).toEqual([]);
    expect(mock.calls.of('updatePrice')).toEqual([]);
    closeFirstTab();
  });

  it('a duplicate of the tab does not show the report that is open in the first tab [2-run-one-tab]', async () => {
    const closeFirstTab = openFirstTab(await leaveJournal('refused'));
    await openMatrix();
    await waitFor(() => expect(readJournal()).toBeNull());
    expect(screen.queryByRole('region', { name: 'Opgave' })).not.toBeInTheDocument();
    closeFirstTab();
  });

  it('a run waits until the run of another tab has ended, and says so [2-run-other-tab]', async () => {
    const view = await openMatrix();
    const { mock } = view;
    const { said } = listenTo(view.application.store);
    const endOtherRun = holdLock('runs');
    await paste(view, '26.000,00');
    await press(view, 'Gem alle (1)');
    const waiting = 'Venter på en opgave i en anden fane. Den er måske sat på pause.';
    expect(await bar().findByText(waiting)).toBeInTheDocument();
    expect(said).toContain(waiting);
    expect(mock.calls.of('getPremium')).toEqual([]);
    endOtherRun();
    await ends('1 gemt');
    await waitFor(() => expect(screen.queryByText(waiting)).not.toBeInTheDocument());
  });

  it('a run that waits for another tab can be stopped, and then never sends anything [2-run-other-tab]', async () => {
    const view = await openMatrix();
    const { mock } = view;
    const endOtherRun = holdLock('runs');
    await paste(view, '26.000,00');
    await press(view, 'Gem alle (1)');
    await press(view, 'Stop');
    await ends('1 ikke nået');
    endOtherRun();
    await act(() => new Promise((done) => setTimeout(done)));
    expect(mock.calls.of('getPremium')).toEqual([]);
    // Another run can begin.
    await press(view, 'Prøv 1 igen');
    await ends('1 gemt');
  });

  it('a run continues after its session expired once the same user has logged in again', async () => {
    const view = await openMatrix();
    const { mock } = view;
    await paste(view, '26.000,00\t28.300,00\t30.800,00');
    mock.addFault({
      operationId: 'updatePrice',
      fault: { kind: 'error', status: 401 },
      times: 1,
    });
    await press(view, 'Gem alle (3)');
    await screen.findByRole('heading', { level: 1, name: 'Log ind' });
    expect(screen.queryByRole('region', { name: 'Opgave' })).not.toBeInTheDocument();
    await logIn(view);
    await ends('3 gemt');
    expect([1, 2, 3].map((id) => mock.db.prices.get(id)?.premium)).toEqual([
      '26000.00',
      '28300.00',
      '30800.00',
    ]);
  });

  it('a run can be paused, which is announced, and stopped, which keeps the drafts not yet saved [2-run-bar]', async () => {
    const view = await openMatrix();
    const { mock } = view;
    const { said } = listenTo(view.application.store);
    await paste(view, '26.000,00\t28.300,00\t30.800,00');
    const release = mock.hold('updatePrice');
    await press(view, 'Gem alle (3)');
    await waitFor(() => expect(mock.calls.of('updatePrice')).toHaveLength(2));
    await view.user.click(bar().getByRole('button', { name: 'Pause' }));
    expect(bar().getByText('Sat på pause')).toBeInTheDocument();
    expect(said).toContain('Sat på pause');
    release();
    await waitFor(() => expect(bar().getByText('2 af 3')).toBeInTheDocument());
    await view.user.click(bar().getByRole('button', { name: 'Stop' }));
    await ends('2 gemt · 1 ikke nået');
    expect(mock.calls.of('updatePrice')).toHaveLength(2);
    await press(view, 'Gem alle (1)');
    await ends('1 gemt');
  });

  /** Leaves a report in which a run has failed to add a price, and a new save of the price in its cell. */
  async function saveRefusedHole(refusals = 1) {
    const { view } = await refuseHole(refusals);
    const { mock, user } = view;
    const release = mock.hold('createPrice');
    await user.type(cell(holeCell), '{Enter}');
    await waitFor(() => expect(mock.calls.of('createPrice')).toHaveLength(2));
    return { ...view, release };
  }

  /** Leaves the prices for another page, and opens the matrix again. */
  async function leaveAndReturn({ user }: RenderedApp) {
    await user.click(screen.getByRole('link', { name: 'Tilvalg' }));
    await screen.findByRole('heading', { level: 1, name: 'Tilvalg' });
    await user.click(screen.getByRole('link', { name: 'Priser' }));
    await user.click(await screen.findByRole('link', { name: /^Pristabel/ }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Kørselsområde' }), '2');
  }

  it('a save in a cell that a reload interrupts leaves its price unconfirmed in the report [2-run-again]', async () => {
    const first = await saveRefusedHole();
    expect(bar().getByText('0 af 1')).toBeInTheDocument();
    first.unmount();
    first.application.store.dispatch(runClosed());
    const view = await openMatrix('&area=2');
    await ends('1 ikke bekræftet');
    expect(bar().queryByText(/gemt, rettet eller forkastet/)).toBeNull();
    await typeInto(view, '26.000,00');
    await press(view, 'Gem alle (1)');
    await screen.findByRole('alertdialog');
    await press(view, 'Ret det');
    const before = view.mock.db.prices.all().length;
    first.release();
    await waitFor(() => expect(view.mock.db.prices.all()).toHaveLength(before + 1));
    await press(view, 'Prøv 1 igen');
    await ends('1 gemt');
    expect(view.mock.calls.of('createPrice')).toEqual([]);
  });

  it('a report says that a cell has saved or not saved its unconfirmed price, which undo restores [2-run-again, 2-run-undo]', async () => {
    const view = await openMatrix();
    await loseResponse(view);
    refuseOnce(view);
    await view.user.type(cell(), '{Enter}');
    await ends('1 afvist');
    await view.user.click(bar().getByRole('button', { name: 'Vis alle' }));
    expect(bar().getByRole('listitem')).toHaveTextContent(/Afvist Ups! Noget gik galt!$/);
    await view.user.type(cell(), '{Enter}');
    await ends('1 gemt');
    await press(view, 'Fortryd');
    await waitFor(() => expect(view.mock.db.prices.get(1)?.premium).toBe('25755.00'));
  });

  it('an unconfirmed price typed again after a reload stays unconfirmed until its cell looks it up [2-run-again, 2-run-undo]', async () => {
    await leaveJournal('unknown');
    const view = await openMatrix();
    await ends('1 ikke bekræftet');
    view.mock.addFault({ operationId: 'listPrices', fault: { kind: 'drop' }, times: 1 });
    await typeInto(view, '26.000,00{Enter}');
    await says('Vi ved ikke, om præmien blev gemt.');
    expect(bar().getByText('1 ikke bekræftet')).toBeInTheDocument();
    view.mock.db.prices.update(1, { premium: '26000.00' });
    await view.user.type(cell(), '{Enter}');
    await ends('1 gemt');
    expect(bar().getByRole('button', { name: 'Fortryd' })).toBeInTheDocument();
    expect(view.mock.calls.of('updatePrice')).toEqual([]);
  });

  it('a new price that its cell finds in the list, added by a colleague, is skipped without an undo [2-run-undo]', async () => {
    const { mock, user } = (await refuseHole()).view;
    const price = mock.db.prices.all().find(({ area_id: area }) => area === 2);
    if (!price) throw new Error('The area has no price.');
    mock.db.prices.insert({ ...price, ...priceHole, premium: '12345.00' });
    await user.type(cell(holeCell), '{Enter}');
    await ends('1 sprunget over');
    expect(bar().queryByRole('button', { name: 'Fortryd' })).toBeNull();
  });

  it('a cell still shows its save after the page was left and opened again, and sends nothing twice [2-prices-matrix-left, 2-run-again]', async () => {
    const view = await saveRefusedHole();
    const { mock, user } = view;
    await leaveAndReturn(view);
    await says('Gemmer…', holeCell);
    expect(cell(holeCell)).toHaveValue('12.345,00');
    await user.type(cell(holeCell), '1{Enter}');
    expect(bar().queryByRole('button', { name: /^Prøv/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Gem alle/ })).toBeNull();
    view.release();
    await ends('1 gemt');
    await says('Tilføjet!', holeCell);
    expect(mock.calls.of('createPrice')).toHaveLength(2);
  });

  it('a price that is not saved while the page is left can be tried again, even after typing elsewhere [2-run-again]', async () => {
    const view = await saveRefusedHole(2);
    await leaveAndReturn(view);
    await says('Gemmer…', holeCell);
    view.release();
    await says(/Ups! Noget gik galt!/, holeCell);
    expect(await bar().findByRole('button', { name: 'Prøv 1 igen' })).toBeInTheDocument();
    await typeInto(view, '1');
    expect(bar().getByRole('button', { name: 'Prøv 1 igen' })).toBeInTheDocument();
  });

  it('an amount typed before its report returns after a reload, and then discarded, has no retry [2-run-again]', async () => {
    await leaveJournal('refused');
    const { locks } = navigator;
    const request = locks.request.bind(locks);
    let giveLock: (value?: unknown) => void = () => undefined;
    const isGiven = new Promise((resolve) => {
      giveLock = resolve;
    });
    jest
      .spyOn(locks, 'request')
      .mockImplementationOnce(async (...args) => isGiven.then(() => request(...args)));
    const view = await openMatrix();
    await typeInto(view, '26.100,00');
    expect(screen.queryByRole('region', { name: 'Opgave' })).toBeNull();
    giveLock();
    await ends('1 afvist');
    await typeInto(view, '1{Escape}');
    expect(await bar().findByText(/^1 er gemt, rettet eller forkastet/)).toBeInTheDocument();
    expect(bar().queryByRole('button', { name: /^Prøv/ })).toBeNull();
  });

  it('“save all” shows how many drafts it leaves out, and in which area, also in its question [2-sheet-save-all]', async () => {
    const view = await openMatrix('&area=2');
    const areaTitle = String(view.mock.db.areas.get(2)?.title);
    const left = '1 præmie kan ikke gemmes endnu. Grunden står under feltet.';
    await typeInto(view, 'abc');
    await view.user.selectOptions(screen.getByLabelText('Kørselsområde'), '1');
    await press(view, 'Gem alle (1)');
    expect(await screen.findByText(left)).toBeVisible();
    expect(screen.getByText(areaTitle, { selector: 'strong *' })).toBeVisible();
    await typeInto(view, '1000');
    await press(view, 'Gem alle (2)');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      `1 præmie ændres med mere end 25\u00a0%. ${left}`,
    );
    await press(view, 'Forkast alle (2)');
    await waitFor(() => expect(screen.queryByText(left)).toBeNull());
  });
});

describe('the price matrix as a spreadsheet:', () => {
  it('arrows move, Shift selects, Ctrl+C copies, Escape clears, Ctrl+D fills down, Ctrl+Z undoes [2-sheet-keys]', async () => {
    const { user } = await openMatrix();
    act(() => cell().focus());
    await user.keyboard('{ArrowRight}');
    expect(cell(secondCell)).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowRight}{/Shift}');
    const copied = await user.copy();
    expect(copied?.getData('text/plain')).toBe('25755,00\t28235,00');
    await user.keyboard('{Escape}{Control>}d{/Control}');
    expect(screen.queryByRole('button', { name: /^Gem alle/ })).not.toBeInTheDocument();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(cell()).toHaveFocus();
    await screen.findByText('4 felter er markeret.');
    await user.keyboard('{Control>}d{/Control}');
    const below = '0-250.000 kr., 10.000 kr., Ingen skader';
    expect(cell(below)).toHaveValue('25.755,00');
    await user.keyboard('{Control>}z{/Control}');
    expect(cell(below)).toHaveValue('24.480,00');
  });

  it('typing replaces a draft that the arrow keys reach, and Shift and arrows mark from it [2-sheet-keys]', async () => {
    const { user } = await openMatrix();
    act(() => cell().focus());
    await user.keyboard('52000{ArrowDown}{ArrowUp}{ArrowRight}');
    expect(cell(secondCell)).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowRight}{/Shift}');
    await screen.findByText('2 felter er markeret.');
    await user.keyboard('53000');
    expect(cell()).toHaveValue('53000');
    await user.keyboard('{ArrowDown}{ArrowUp}');
    await user.paste('54000');
    expect(cell()).toHaveValue('54000');
  });

  it('an arrow key at the edge leaves the caret in a draft that F2 edits [2-sheet-keys]', async () => {
    const { user } = await openMatrix();
    act(() => cell().focus());
    await user.keyboard('5200{F2}{ArrowUp}0');
    expect(cell()).toHaveValue('52000');
  });

  it('Ctrl+Z is announced only if it changes a draft [2-sheet-undo]', async () => {
    const view = await openMatrix();
    const undo = () => view.user.keyboard('{Control>}z{/Control}');
    act(() => cell().focus());
    await undo();
    // Escape discards the draft, so there is nothing left to undo.
    await typeInto(view, '26.000,00');
    await view.user.keyboard('{Escape}');
    await undo();
    // Announcements come in order, so the first two undos would have been announced before this one.
    await view.user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await screen.findByText('2 felter er markeret.');
    expect(screen.queryByText('Fortrudt.')).toBeNull();
    await typeInto(view, '26.000,00');
    await undo();
    expect(await screen.findByText('Fortrudt.')).toBeInTheDocument();
    expect(cell()).toHaveValue('25.755,00');
  });

  it('a paste that does not fit changes nothing, headings are left out, and words stay [2-sheet-paste]', async () => {
    const view = await openMatrix();
    const { notified } = listenTo(view.application.store);
    await paste(view, '1\t2\t3\t4\t5');
    expect(notified).toEqual(['Intet er indsat. Der er ikke plads til 1 × 5 felter herfra.']);
    expect(cell()).toHaveValue('25.755,00');
    await paste(view, '\tIngen\tEn\nLav\t26.000,00\t28.300,00');
    expect(cell()).toHaveValue('26.000,00');
    expect(cell(secondCell)).toHaveValue('28.300,00');
    // As a notice and in the live region.
    expect(
      (await screen.findAllByText('Udeladt som overskrifter: Ingen, En og Lav')).length,
    ).toBeGreaterThan(0);
    await paste(view, 'Tegnes ikke\tTegnes ikke\n27.000,00\t28.300,00');
    expect(cell()).toHaveValue('Tegnes ikke');
    await says('Skriv et tal');
    expect(cell('0-250.000 kr., 10.000 kr., Ingen skader')).toHaveValue('27.000,00');
  });

  it('one press on a button discards all drafts, and Ctrl+Z restores them', async () => {
    const view = await openMatrix();
    await paste(view, '26.000,00\t28.300,00');
    await press(view, 'Forkast alle (2)');
    expect(cell()).toHaveValue('25.755,00');
    act(() => cell().focus());
    await view.user.keyboard('{Control>}z{/Control}');
    expect(cell()).toHaveValue('26.000,00');
  });

  it('Ctrl+Z names the drafts that it changes in another area, but not those in the shown one [2-sheet-undo]', async () => {
    const view = await openMatrix('&area=2');
    const { notified } = listenTo(view.application.store);
    const undo = () => view.user.keyboard('{Control>}z{/Control}');
    await paste(view, '52.000,00\t53.000,00');
    await view.user.selectOptions(screen.getByLabelText('Kørselsområde'), '1');
    await typeInto(view, '26.000,00');
    await undo();
    expect(cell()).toHaveValue('25.755,00');
    expect(notified).toEqual([]);
    await undo();
    expect(notified).toEqual(['Ændringen af 2 præmier er fortrudt.']);
    const area = String(view.mock.db.areas.get(2)?.title);
    expect(await screen.findByText(area, { selector: 'strong *' })).toBeVisible();
  });
});
