import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { saveAs } from 'file-saver';
import { wireTrucker } from '@mocks/domain/truckers.domain';
import { listenTo } from '@tests/support/fixtures/heard';
import { renderApp, type RenderedApp } from '@tests/support/fixtures/renderApp';
import { keepFirst, waitForRows } from './listScreen';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const header = 'Navn;E-mail;CVR-nr.;Vognmandsnr.;Telefon;Bilforsikring;Reg.nr.;Intern note';
/** A CSV line of a new haulier; `change` replaces cells by index. */
const line = (number: number, change: Record<number, string> = {}) => {
  const cells = [
    `Flåde ${String(number)}`,
    `flaade${String(number)}@example.dk`,
    String(40_000_000 + number),
    String(500_000 + number),
    '20 12 12 12',
    'Ja',
    `ab 1${String(2000 + number)}`,
    'note',
  ];
  return cells.map((cell, index) => change[index] ?? cell).join(';');
};
const fileOf = (...lines: string[]) => new File([[header, ...lines].join('\r\n')], 'flåde.csv');

const dialog = () => within(screen.getByRole('dialog', { name: 'Importér vognmænd' }));
const report = () => screen.findByRole('region', { name: 'Opgave' });
const ends = async (text: string) =>
  expect(
    await within(await report()).findByText(text, {}, { timeout: 20_000 }),
  ).toBeInTheDocument();

/** Opens the import from the haulier list. */
async function startImport({ user }: RenderedApp) {
  await user.click(screen.getByRole('button', { name: 'Opret vognmand' }));
  await user.click(await screen.findByRole('button', { name: 'Importér mange fra en fil' }));
  await screen.findByRole('dialog', { name: 'Importér vognmænd' });
}

async function openImport(known = 6) {
  const view = await renderApp('/admin/truckers', { as: 'admin', answers: keepFirst(known) });
  await waitForRows();
  await startImport(view);
  view.mock.calls.clear();
  return view;
}

/** Uploads a file and waits until it has been compared with the list. */
async function chooseFile({ user }: RenderedApp, ...lines: string[]) {
  await user.upload(dialog().getByLabelText('Fil (CSV)'), fileOf(...lines));
  await dialog().findByText(/rækker? i flåde\.csv/);
  await waitFor(() => expect(dialog().queryByText('Sammenligner med listen…')).toBeNull());
}

async function openFile(...lines: string[]) {
  const view = await openImport();
  await chooseFile(view, ...lines);
  return view;
}

/** Lets the server refuse the next haulier. */
const refuseNext = ({ mock }: RenderedApp) =>
  mock.addFault({
    operationId: 'createTrucker',
    fault: { kind: 'error', status: 422, message: 'CVR-nummeret findes ikke.' },
    times: 1,
  });

const press = async ({ user }: RenderedApp, name: string | RegExp) =>
  user.click(await dialog().findByRole('button', { name }));
const pressInReport = async ({ user }: RenderedApp, name: string) =>
  user.click(await within(await report()).findByRole('button', { name }));
const added = ({ mock }: RenderedApp) => mock.calls.of('createTrucker').map(({ body }) => body);

/** The lines of the last saved file. */
async function savedLines() {
  await waitFor(() => expect(saveAs).toHaveBeenCalled());
  const [file] = jest.mocked(saveAs).mock.lastCall ?? [];
  return (await (file as Blob).text()).replace('\uFEFF', '').split('\r\n');
}

/** The change of a known haulier once the last column is used for it. */
const undervognChange = { name: /^Undervogn: .* → note$/ };

/** Skips the wait of a run after a lost response. Needs fake timers. */
async function waitedFor() {
  await within(await report()).findByText('Venter på serveren…');
  await act(() => jest.advanceTimersByTimeAsync(2000));
}

beforeEach(() => jest.mocked(saveAs).mockClear());
// Not earlier: the run would never get the timers that it has set by then.
afterEach(() => jest.useRealTimers());

describe('importing hauliers:', () => {
  it('the import of a hundred rows, five of them wrong, starts after at most six clicks [2-import-presses]', async () => {
    let presses = 0;
    const count = () => {
      presses += 1;
    };
    document.addEventListener('click', count);
    const wrong: Record<number, Record<number, string>> = {
      10: { 1: 'ingen' },
      20: { 2: '4,0E+07' },
      30: { 3: '12345' },
      40: { 0: '' },
      50: { 5: 'måske' },
    };
    const lines = Array.from({ length: 100 }, (_, index) => line(index + 1, wrong[index + 1]));
    const view = await openFile(...lines);
    expect(dialog().getByText('95 nye · 5 har fejl')).toBeInTheDocument();
    // Other tests wait for the end of an import.
    view.mock.hold('searchTruckers');
    await press(view, 'Importér 95 rækker');
    document.removeEventListener('click', count);
    // Choosing the file counts as one click.
    expect(presses).toBeLessThanOrEqual(6);
    expect(await within(await report()).findByText('5 af 100')).toBeInTheDocument();
  });

  it('rows are created one by one, and not again from the same file; undo spares a changed one [2-import-run, 2-import-twice, 2-import-undo]', async () => {
    const view = await openFile(line(1), line(2));
    const release = view.mock.hold('createTrucker');
    await press(view, 'Importér 2 rækker');
    await waitFor(() => expect(added(view)).toHaveLength(1));
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(
      view.mock.calls.all().filter(({ path }) => !path.endsWith('get-truckers')),
    ).toMatchObject([
      {
        method: 'POST',
        path: '/api/truckers/search-trucker',
        query: { pagination: 'false', page: '1' },
        body: { search_key: '40000001', search_filter: 'cvr', pagination: false },
      },
      {
        method: 'POST',
        path: '/api/truckers/add-trucker',
        body: {
          name: 'Flåde 1',
          email: 'flaade1@example.dk',
          cvr: '40000001',
          dr_number: '500001',
          phone: '20121212',
          undervogn: '',
          is_car_insurance: '1',
          is_work_insurance: '0',
          reg_number: 'AB12001',
          locale: 'da',
        },
      },
    ]);
    release();
    await ends('2 importeret');

    await startImport(view);
    await view.user.upload(await screen.findByLabelText('Fil (CSV)'), fileOf(line(1), line(2)));
    expect(await dialog().findByText('2 findes allerede')).toBeInTheDocument();
    expect(dialog().getByText(/^Der er intet at importere/)).toBeInTheDocument();
    expect(dialog().queryByRole('button', { name: /^Importér/ })).toBeNull();
    await press(view, 'Annuller');
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    await press(view, 'Luk uden at gemme');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(added(view)).toHaveLength(2);

    const { truckers } = view.mock.db;
    const [changed] = truckers.all().filter(({ name }) => name === 'Flåde 2');
    truckers.update(changed?.id ?? 0, { phone_number: '99999999' });
    await pressInReport(view, 'Fortryd');
    await ends('1 fortrudt · 1 ændret i mellemtiden');
    expect(view.mock.calls.of('deleteTrucker')).toHaveLength(1);
    const left = truckers.all().filter(({ name }) => name.startsWith('Flåde'));
    expect(left.map(({ name }) => name)).toEqual(['Flåde 2']);
  });

  it('errors can be corrected in place, and uncorrected rows are skipped [2-import-mend]', async () => {
    const view = await openFile(
      line(1, { 3: '12345' }),
      line(2, { 1: 'ingen' }),
      line(3, { 1: 'ingen', 6: '1E+05' }),
    );
    const row = within(dialog().getByRole('group', { name: 'Række 1: Flåde 1' }));
    const field = row.getByRole('textbox', { name: 'Vognmandsnummer' });
    expect(field).toHaveAccessibleDescription(/Regnearket har måske fjernet et 0 forrest/);
    await view.user.type(field, '{Home}0');
    expect(field).not.toHaveAccessibleDescription(/Regnearket/);
    expect(field).toHaveFocus();
    // A row stays in its place while it is corrected, also below a faulty one.
    const below = within(dialog().getByRole('group', { name: 'Række 3: Flåde 3' }));
    const email = below.getByRole('textbox', { name: 'E-mail' });
    // The browser must not offer the staff's own address.
    expect(email).toHaveAttribute('autocomplete', 'off');
    await view.user.clear(email);
    await view.user.type(email, 'ny@a.dk');
    expect(email).toHaveFocus();
    // A number plate stays as typed while it begins like a word for none.
    const plate = below.getByRole('textbox', { name: 'Registreringsnummer' });
    await view.user.clear(plate);
    await view.user.type(plate, 'nej 1');
    expect(plate).toHaveValue('nej 1');
    expect(dialog().getByText('2 nye · 1 har fejl')).toBeInTheDocument();
    await press(view, 'Importér 2 rækker');
    await ends('2 importeret · 1 sprunget over');
    expect(added(view)).toMatchObject([{ dr_number: '012345' }, { reg_number: 'NEJ1' }]);
  });

  it('errors of the file stay while the user only tabs through the fields [2-import-mend]', async () => {
    const view = await openFile(line(1, { 2: '4000001', 3: '12345.0' }), line(2, { 3: '12345' }));
    const row = within(dialog().getByRole('group', { name: 'Række 1: Flåde 1' }));
    const field = row.getByRole('textbox', { name: 'Vognmandsnummer' });
    await view.user.click(row.getByRole('textbox', { name: 'CVR-nummer' }));
    await view.user.tab();
    expect(field).toHaveFocus();
    await view.user.tab();
    const below = within(dialog().getByRole('group', { name: 'Række 2: Flåde 2' }));
    const short = below.getByRole('textbox', { name: 'Vognmandsnummer' });
    expect(short).toHaveFocus();
    await view.user.tab();
    expect(field).toHaveValue('12345.0');
    expect(field).toHaveAccessibleDescription(/Regnearket har gemt nummeret med decimaler/);
    expect(short).toHaveAccessibleDescription(/Regnearket har måske fjernet et 0 forrest/);
    expect(dialog().getByText('2 har fejl')).toBeInTheDocument();
  });

  it('rows that failed can be saved as CSV with the reason, and refused ones tried again [2-import-failures, 2-run-again]', async () => {
    const view = await openFile(line(1), line(2), line(3, { 1: 'ingen' }));
    refuseNext(view);
    await press(view, 'Importér 2 rækker');
    await ends('1 importeret · 1 sprunget over · 1 afvist');
    await pressInReport(view, 'Vis alle');
    await pressInReport(view, 'Hent som CSV');
    expect(await savedLines()).toEqual([
      `${header};Hvorfor`,
      `${line(1)};CVR-nummeret findes ikke.`,
      `${line(3, { 1: 'ingen' })};E-mail: Indtast en gyldig e-mailadresse`,
    ]);
    expect(saveAs).toHaveBeenLastCalledWith(
      expect.any(Blob),
      expect.stringMatching(/^Importér-vognmænd-\d{4}-\d\d-\d\d\.csv$/),
    );
    jest.mocked(saveAs).mockClear();
    await pressInReport(view, 'Prøv 1 igen');
    await ends('2 importeret · 1 sprunget over');
    await pressInReport(view, 'Hent som CSV');
    expect(await savedLines()).toEqual([
      `${header};Hvorfor`,
      `${line(3, { 1: 'ingen' })};E-mail: Indtast en gyldig e-mailadresse`,
    ]);
    await pressInReport(view, 'Fortryd');
    // The faulty row is a failure of the report, too.
    await pressInReport(view, 'Fortsæt uden rapporten');
    await ends('2 fortrudt');
  });

  it('undo and another import ask before they replace the file of refused rows [2-run-replace]', async () => {
    const view = await openFile(line(1), line(2));
    refuseNext(view);
    await press(view, 'Importér 2 rækker');
    await ends('1 importeret · 1 afvist');
    await pressInReport(view, 'Fortryd');
    await pressInReport(view, 'Behold rapporten');
    expect(within(await report()).getByRole('button', { name: 'Fortryd' })).toHaveFocus();
    expect(view.mock.calls.of('deleteTrucker')).toEqual([]);
    await startImport(view);
    // The dialog says so before a file is chosen, when nothing is lost by closing it to save the report.
    const note = /^Rapporten om »Importér vognmænd« forsvinder\. Den viser 1,/;
    expect(dialog().getByText(note)).toBeInTheDocument();
    expect(dialog().getByLabelText('Fil (CSV)')).toHaveAccessibleDescription(/Hent filen i/);
    await press(view, 'Annuller');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(await report()).getByRole('button', { name: 'Vis alle' })).toBeInTheDocument();
    await startImport(view);
    await chooseFile(view, line(3));
    await press(view, 'Importér 1 række');
    expect(await dialog().findByRole('alertdialog')).toHaveAccessibleDescription(
      /^Rapporten om »Importér vognmænd« forsvinder/,
    );
    expect(added(view)).toHaveLength(2);
    await press(view, 'Fortsæt uden rapporten');
    await ends('1 importeret');
    expect(added(view)).toHaveLength(3);
  });

  it('the CSV of a stopped import has the rows not reached, with their corrections [2-import-failures]', async () => {
    const view = await openFile(line(1), line(2, { 3: '12345' }), line(3, { 5: 'måske' }));
    const row = within(dialog().getByRole('group', { name: 'Række 2: Flåde 2' }));
    await view.user.type(row.getByRole('textbox', { name: 'Vognmandsnummer' }), '{Home}0');
    const flag = within(dialog().getByRole('group', { name: 'Række 3: Flåde 3' }));
    await view.user.selectOptions(flag.getByRole('combobox'), 'Nej');
    const release = view.mock.hold('createTrucker');
    await press(view, 'Importér 3 rækker');
    await waitFor(() => expect(added(view)).toHaveLength(1));
    await pressInReport(view, 'Stop');
    release();
    await ends('1 importeret · 2 ikke nået');
    await pressInReport(view, 'Vis alle');
    await pressInReport(view, 'Hent som CSV');
    expect(await savedLines()).toEqual([
      `${header};Hvorfor`,
      `${line(2, { 3: '012345' })};Ikke nået`,
      `${line(3, { 5: 'Nej' })};Ikke nået`,
    ]);
  });

  it('Enter changes nothing during a trial; a dismissed question returns the focus to the field [2-focus-kept]', async () => {
    const view = await openFile(line(1, { 1: 'ingen' }), line(2), line(3), line(4), line(5));
    const release = view.mock.hold('createTrucker');
    await press(view, 'Importér kun de første 3');
    await waitFor(() => expect(added(view)).toHaveLength(1));
    await view.user.type(dialog().getByRole('textbox', { name: 'E-mail' }), '@example.dk{Enter}');
    expect(dialog().getByRole('textbox', { name: 'E-mail' })).toHaveValue('ingen@example.dk');
    release();
    expect(await dialog().findByText(/^De første er færdige/)).toBeInTheDocument();
    expect(added(view)).toHaveLength(3);
    await view.user.keyboard('{Escape}');
    expect(await dialog().findByRole('alertdialog')).toBeInTheDocument();
    await view.user.keyboard('{Escape}');
    expect(dialog().getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  });

  it('the first three rows can be imported as a trial before the rest, and their result gets the focus [2-import-trial, 2-focus-kept]', async () => {
    const view = await openFile(line(1), line(2), line(3), line(4), line(5));
    const { said } = listenTo(view.application.store);
    act(() => dialog().getByRole('button', { name: 'Importér kun de første 3' }).focus());
    await view.user.keyboard('{Enter}');
    // The button disappears.
    expect(await dialog().findByText(/^De første er færdige: 3 importeret/)).toHaveFocus();
    expect(said.filter((text) => text.includes('3 importeret'))).toHaveLength(1);
    expect(await dialog().findByText('2 nye · 3 findes allerede')).toBeInTheDocument();
    await press(view, 'Importér 2 rækker');
    // The trial is part of the import and of its undo.
    await ends('5 importeret');
    expect(added(view)).toHaveLength(5);
    const lists = view.mock.calls.of('listTruckers').length;
    await pressInReport(view, 'Fortryd');
    await ends('5 fortrudt');
    // The page and the list of all hauliers are each fetched once, after the last deletion.
    await waitFor(() => expect(view.mock.calls.of('listTruckers')).toHaveLength(lists + 2));
  });

  it('undo deletes a haulier whose response in the trial was lost, once the import found it [2-import-trial]', async () => {
    const view = await openFile(line(1), line(2), line(3), line(4));
    const { mock } = view;
    mock.addFault({ operationId: 'createTrucker', fault: { kind: 'lost' }, times: 1 });
    // The first search is before the row is created, and the second one looks it up.
    const unread = { kind: 'error', status: 403 } as const;
    mock.addFault({ operationId: 'searchTruckers', fault: unread, after: 1, times: 1 });
    jest.useFakeTimers({ advanceTimers: true });
    await press(view, 'Importér kun de første 3');
    await waitedFor();
    await dialog().findByText(/^De første er færdige: 2 importeret · 1 ikke bekræftet/);
    await dialog().findByText('1 ny · 3 findes allerede');
    await press(view, 'Importér 1 række');
    await ends('4 importeret');
    expect(added(view)).toHaveLength(4);
    await pressInReport(view, 'Fortryd');
    await ends('4 fortrudt');
  });

  it.each<[string, (user: UserEvent) => Promise<void>]>([
    [
      'it is no longer ticked',
      async (user) => user.click(await dialog().findByRole('checkbox', undervognChange)),
    ],
    [
      'its column is not used',
      (user) => user.selectOptions(dialog().getByRole('combobox', { name: 'Intern note' }), ''),
    ],
  ])(
    'a change that a trial could not confirm is not sent once %s [2-import-trial]',
    async (_, leaveOut) => {
      const view = await openImport();
      const { mock, user } = view;
      const [known] = mock.db.truckers.all();
      if (!known) throw new Error('no haulier');
      const { email, cvr, truck_number } = known;
      const cells = { 0: '', 1: email, 2: cvr, 3: truck_number, 4: '', 5: '', 6: '' };
      await chooseFile(view, line(1, cells), line(2), line(3), line(4));
      const column = dialog().getByRole('combobox', { name: 'Intern note' });
      await user.selectOptions(column, 'Undervogn');
      await user.click(await dialog().findByRole('checkbox', undervognChange));
      mock.addFault({ operationId: 'updateTrucker', fault: { kind: 'drop' }, times: 1 });
      mock.addFault({
        operationId: 'getTrucker',
        fault: { kind: 'error', status: 403 },
        after: 1,
        times: 1,
      });
      jest.useFakeTimers({ advanceTimers: true });
      await press(view, 'Importér kun de første 3');
      await waitedFor();
      await dialog().findByText(/^De første er færdige: 2 importeret · 1 ikke bekræftet/);
      await leaveOut(user);
      const sent = mock.calls.of('updateTrucker').length;
      await press(view, 'Importér 1 række');
      await ends('3 importeret · 1 sprunget over');
      expect(mock.calls.of('updateTrucker')).toHaveLength(sent);
      expect(mock.db.truckers.get(known.id)?.undervogn).toBe(known.undervogn);
    },
  );

  it('another file chosen after a trial is imported in full, from its first row [2-import-trial]', async () => {
    const view = await openFile(line(1), line(2), line(3), line(4));
    await press(view, 'Importér kun de første 3');
    await dialog().findByText('1 ny · 3 findes allerede');
    await press(view, 'Vælg en anden fil');
    await view.user.upload(
      dialog().getByLabelText('Fil (CSV)'),
      fileOf(line(11), line(12), line(13), line(14)),
    );
    expect(await dialog().findByText('4 nye')).toBeInTheDocument();
    expect(dialog().queryByText(/^De første er færdige/)).toBeNull();
    await dialog().findByRole('button', { name: 'Importér 4 rækker' });
    await press(view, 'Importér 4 rækker');
    await ends('4 importeret');
    const names = added(view).map((body) => (body as { name: string }).name);
    expect(names.slice(3)).toEqual(['Flåde 11', 'Flåde 12', 'Flåde 13', 'Flåde 14']);
  });

  it('a change selected after a trial is saved, and all tried rows count as imported [2-import-trial]', async () => {
    const view = await openFile(line(1), line(2), line(3), line(4));
    await press(view, 'Importér kun de første 3');
    await dialog().findByText('1 ny · 3 findes allerede');
    const [tried] = view.mock.db.truckers.all().filter(({ name }) => name === 'Flåde 1');
    // The trial has shown that the name is in the last column.
    await view.user.selectOptions(dialog().getByRole('combobox', { name: 'Navn' }), '');
    await view.user.selectOptions(dialog().getByRole('combobox', { name: 'Intern note' }), 'Navn');
    const [first] = await dialog().findAllByRole('checkbox', { name: 'Navn: Flåde 1 → note' });
    await view.user.click(first ?? document.body);
    await press(view, 'Importér 2 rækker');
    await ends('4 importeret');
    expect(view.mock.db.truckers.get(tried?.id ?? 0)?.name).toBe('note');
    await pressInReport(view, 'Fortryd');
    await ends('4 fortrudt');
    expect(view.mock.db.truckers.get(tried?.id ?? 0)?.name).toBe('Flåde 1');
  });

  it('rows of a trial are not created twice if the list cannot be fetched after it [2-import-trial]', async () => {
    const view = await openFile(line(1), line(2), line(3), line(4));
    const release = view.mock.hold('createTrucker');
    await press(view, 'Importér kun de første 3');
    view.mock.addFault({ operationId: 'listTruckers', fault: { kind: 'error', status: 500 } });
    release();
    expect(await dialog().findByText(/kunne ikke sammenlignes med listen/)).toBeInTheDocument();
    await press(view, 'Importér 4 rækker');
    await ends('4 importeret');
    expect(added(view)).toHaveLength(4);
  });
});

describe('known hauliers in an imported file', () => {
  it('change only in the fields that the user selects, which undo restores [2-import-update]', async () => {
    const view = await openImport();
    const [known] = view.mock.db.truckers.all();
    if (!known) throw new Error('no haulier');
    const cells = { 0: '', 1: 'ny@example.dk', 2: known.cvr, 3: known.truck_number, 4: '99887766' };
    const file = fileOf(line(1, { ...cells, 5: '', 6: '' }));
    await view.user.upload(dialog().getByLabelText('Fil (CSV)'), file);
    expect(
      await dialog().findByText('1 findes allerede · 1 har noget andet i filen'),
    ).toBeInTheDocument();
    expect(dialog().queryByRole('button', { name: /^Importér/ })).toBeNull();
    await view.user.click(dialog().getByRole('checkbox', { name: /^Mobilnummer: .* → 99887766$/ }));
    await press(view, 'Importér 1 række');
    await ends('1 importeret');
    expect(view.mock.calls.of('updateTrucker')).toMatchObject([
      { body: { id: known.id, name: known.name, email: known.email, phone: '99887766' } },
    ]);
    expect(added(view)).toEqual([]);
    await pressInReport(view, 'Fortryd');
    await waitFor(() =>
      expect(view.mock.db.truckers.get(known.id)?.phone_number).toBe(known.phone_number),
    );
  });

  it('have right-to-left names that do not swap the old and the new value [2-names-set-apart]', async () => {
    const view = await openImport();
    const [known] = view.mock.db.truckers.all();
    if (!known) throw new Error('no haulier');
    const before = 'تاکسی محمد';
    // Begins with the old name.
    const after = `${before} دوم`;
    view.mock.db.truckers.update(known.id, { name: before });
    const cells = { 0: after, 1: known.email, 2: known.cvr, 3: known.truck_number, 4: '' };
    const file = fileOf(line(1, { ...cells, 5: '', 6: '' }));
    await view.user.upload(dialog().getByLabelText('Fil (CSV)'), file);
    const change = await dialog().findByRole('checkbox', { name: `Navn: ${before} → ${after}` });
    expect(change).toBeInTheDocument();
    expect(dialog().getByText(before, { selector: 'label bdi > span' })).toBeInTheDocument();
    expect(dialog().getByText(after, { selector: 'label bdi > span' })).toBeInTheDocument();
    await view.user.click(change);
    await press(view, 'Importér 1 række');
    await ends('1 importeret');
    await pressInReport(view, 'Vis alle');
    const item = within(within(await report()).getByRole('listitem'));
    expect(item.getByText(`Navn ${before}`, { selector: 'bdi' })).toBeInTheDocument();
    expect(item.getByText(`Navn ${after}`, { selector: 'bdi' })).toBeInTheDocument();
  });

  it('can get a missing number plate, which undo cannot remove [2-import-undo]', async () => {
    const view = await openImport();
    const [known] = view.mock.db.truckers.all().filter(({ id }) => id === 6);
    if (!known) throw new Error('no haulier');
    view.mock.db.truckers.update(6, { is_car_insurance: '1', vehicle: null });
    const cells = {
      0: '',
      1: '',
      2: known.cvr,
      3: known.truck_number,
      4: '',
      5: '',
      6: 'ab 12 345',
    };
    await view.user.upload(dialog().getByLabelText('Fil (CSV)'), fileOf(line(1, cells)));
    await view.user.click(await dialog().findByRole('checkbox', { name: /AB 12 345$/ }));
    await press(view, 'Importér 1 række');
    await ends('1 importeret');
    await pressInReport(view, 'Fortryd');
    await ends('1 afvist');
    await pressInReport(view, 'Vis alle');
    expect(within(await report()).getByText(/Kan ikke ændres her/)).toBeInTheDocument();
    expect(view.mock.calls.of('updateTrucker')).toHaveLength(1);
  });

  /** Opens a file with a new number and a plate for a known haulier without car insurance. */
  async function openPlateOfUninsuredCar() {
    const view = await openImport();
    const { db } = view.mock;
    const known = db.truckers.update(6, { is_car_insurance: '0', vehicle: null });
    const cells = { 0: '', 1: '', 2: known.cvr, 3: known.truck_number, 4: '99887766' };
    await chooseFile(view, line(1, { ...cells, 6: 'ab 12 345' }));
    const take = (name: RegExp) => view.user.click(dialog().getByRole('checkbox', { name }));
    return { view, known, take, now: () => db.truckers.get(6) };
  }

  it('get no number plate unless the car insurance in the file is selected too [2-import-update]', async () => {
    const { view, take } = await openPlateOfUninsuredCar();
    await take(/AB 12 345$/);
    await press(view, 'Importér 1 række');
    await ends('1 afvist');
    await pressInReport(view, 'Vis alle');
    expect(within(await report()).getByText(/Kan ikke ændres her/)).toBeInTheDocument();
    expect(view.mock.calls.of('updateTrucker')).toEqual([]);
  });

  it('get a plate and other changes; undo restores all but the plate, and can itself be undone [2-import-undo, 2-run-again, 2-run-undo]', async () => {
    const { view, known, now } = await openPlateOfUninsuredCar();
    await press(view, 'Vælg alle ændringer');
    await press(view, 'Importér 1 række');
    await ends('1 importeret');
    expect(now()).toMatchObject({ phone_number: '99887766', is_car_insurance: '1' });
    expect(now()?.vehicle?.reg_number).toBe('AB12345');
    const imported = now();
    await pressInReport(view, 'Fortryd');
    await ends('1 afvist');
    expect(now()).toMatchObject({ phone_number: known.phone_number, is_car_insurance: '0' });
    expect(now()?.vehicle?.reg_number).toBe('AB12345');
    await pressInReport(view, 'Vis alle');
    const stays = /Nummerpladen kan ikke fjernes her\. Resten er fortrudt\./;
    expect(within(await report()).getByText(stays)).toBeInTheDocument();
    expect(within(await report()).queryByRole('button', { name: /^Prøv/ })).toBeNull();
    await pressInReport(view, 'Fortryd');
    await view.user.click(screen.getByRole('button', { name: 'Fortsæt uden rapporten' }));
    await ends('1 importeret');
    expect(now()).toEqual(imported);
  });

  it('are not changed if the server does not know one of their insurances [5-trucker-insurance-asked]', async () => {
    const view = await openImport();
    const { db } = view.mock;
    const known = db.truckers.update(6, { phone_number: '20304050' });
    const trucker = { ...wireTrucker(db, known), is_work_insurance: null };
    const body = JSON.stringify({ trucker, insurance: [] });
    view.mock.addFault({ operationId: 'getTrucker', fault: { kind: 'answer', body } });
    const cells = { 0: '', 1: '', 2: known.cvr, 3: known.truck_number, 4: '99887766' };
    await chooseFile(view, line(1, { ...cells, 5: '', 6: '' }));
    await view.user.click(dialog().getByRole('checkbox', { name: /99887766$/ }));
    await press(view, 'Importér 1 række');
    await ends('1 afvist');
    await pressInReport(view, 'Vis alle');
    expect(within(await report()).getByText(/som er ukendt, kan ikke sendes/)).toBeInTheDocument();
    expect(view.mock.calls.of('updateTrucker')).toEqual([]);
  });

  it('get their old fields back once, even if the response to the undo is lost [2-import-undo]', async () => {
    const { view, known, now } = await openPlateOfUninsuredCar();
    await press(view, 'Vælg alle ændringer');
    await press(view, 'Importér 1 række');
    await ends('1 importeret');
    view.mock.addFault({ operationId: 'updateTrucker', fault: { kind: 'lost' }, times: 1 });
    jest.useFakeTimers({ advanceTimers: true });
    await pressInReport(view, 'Fortryd');
    await waitedFor();
    await ends('1 afvist');
    expect(now()?.phone_number).toBe(known.phone_number);
    expect(view.mock.calls.of('updateTrucker')).toHaveLength(2);
  });

  it('can all be selected by one press, even those beyond the hundred that are shown [2-import-update]', async () => {
    const view = await openImport(102);
    const known = view.mock.db.truckers.all();
    const lines = known.map(({ cvr, truck_number }) =>
      line(1, { 0: '', 1: '', 2: cvr, 3: truck_number, 4: '99887766', 5: '', 6: '' }),
    );
    await chooseFile(view, ...lines);
    expect(dialog().getByText('Og 2 til, der ikke vises her.')).toBeInTheDocument();
    await press(view, 'Vælg alle ændringer');
    expect(dialog().getByText('Importér 102 rækker')).toBeInTheDocument();
  });

  it('are searched for row by row if the list cannot be fetched [2-import-listed, 2-import-said]', async () => {
    const view = await openImport();
    const { said } = listenTo(view.application.store);
    view.mock.addFault({ operationId: 'listTruckers', fault: { kind: 'error', status: 500 } });
    const [known] = view.mock.db.truckers.all();
    const taken = line(2, { 2: known?.cvr ?? '', 3: known?.truck_number ?? '' });
    await view.user.upload(dialog().getByLabelText('Fil (CSV)'), fileOf(line(1), taken));
    expect(await dialog().findByText(/kunne ikke sammenlignes med listen/)).toBeInTheDocument();
    expect(said).toContain('Sammenligner med listen…');
    expect(said).toContainEqual(expect.stringMatching(/kunne ikke sammenlignes med listen/));
    await press(view, 'Importér 2 rækker');
    await ends('1 importeret · 1 sprunget over');
    expect(added(view)).toHaveLength(1);
  });

  it('ask for changes to be selected; a file without any is reported as nothing to import [2-import-update]', async () => {
    const view = await openImport();
    const [known] = view.mock.db.truckers.all();
    if (!known) throw new Error('no haulier');
    const listed = { 0: known.name, 1: known.email, 2: known.cvr, 3: known.truck_number };
    const unchanged = { ...listed, 4: '', 5: '', 6: '' };
    await chooseFile(view, line(1, { ...unchanged, 4: '99887766' }));
    expect(await dialog().findByText(/^Vælg/, { selector: 'p' })).toHaveTextContent(
      'Vælg de ændringer, der skal importeres.',
    );
    expect(dialog().queryByText(/intet at importere|Ret fejlene/)).not.toBeInTheDocument();
    await press(view, 'Vælg en anden fil');
    await chooseFile(view, line(1, unchanged));
    await dialog().findByText('Der er intet at importere. Vælg en anden fil.');
    await press(view, 'Vælg en anden fil');
    await chooseFile(view, line(1, { 2: '123' }));
    await dialog().findByText('Der er intet at importere. Ret fejlene, eller vælg en anden fil.');
  });
});

describe('the import dialog', () => {
  it('says at its field why a file or a paste cannot be read, and reads typed rows with a paste [2-import-file]', async () => {
    const view = await openImport();
    const { user } = view;
    const input = dialog().getByLabelText('Fil (CSV)');
    const box = dialog().getByRole('textbox');
    const isSaid = async (text: RegExp) =>
      expect(await screen.findByText(text, { selector: '[role=alert] *' })).toBeInTheDocument();
    const notText = /ikke en tekstfil/;
    await user.upload(input, new File([new Uint8Array([80, 75, 3, 4, 0])], 'a.csv'));
    expect(await dialog().findByText(notText)).toBeInTheDocument();
    await isSaid(notText);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(expect.stringMatching(notText));
    expect(box).toBeValid();

    await user.click(box);
    await user.paste('"Hansen;1\n');
    await isSaid(/anførselstegn/);
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(expect.stringMatching(/anførselstegn/));
    expect(input).toBeValid();
    expect(view.mock.calls.of('listTruckers')).toEqual([]);

    // Once corrected, the text is read again when the focus leaves it.
    fireEvent.change(box, { target: { value: `${line(1)}\n` } });
    expect(box).toBeInTheDocument();
    await user.tab();
    expect(await dialog().findByText('1 række i det indsatte')).toBeInTheDocument();

    await press(view, 'Vælg en anden fil');
    const empty = dialog().getByRole('textbox');
    fireEvent.change(empty, { target: { value: line(1) } });
    await user.type(empty, '{Enter}');
    expect(empty).toHaveValue(`${line(1)}\n`);
    await user.paste(`${line(2)}\n`);
    expect(await dialog().findByText('2 rækker i det indsatte')).toBeInTheDocument();
  });

  it('keeps pasted rows and their corrections if an earlier chosen file is read only then [2-import-mend]', async () => {
    const view = await openImport();
    const file = fileOf(line(1), line(2));
    const bytes = await file.arrayBuffer();
    let finish: () => void = () => undefined;
    const late = new Promise<ArrayBuffer>((done) => {
      finish = () => done(bytes);
    });
    jest.spyOn(file, 'arrayBuffer').mockReturnValue(late);
    await view.user.upload(dialog().getByLabelText('Fil (CSV)'), file);
    await view.user.click(dialog().getByRole('textbox'));
    await view.user.paste(`${header}\n${line(3, { 1: 'ingen' })}\n`);
    await view.user.type(await dialog().findByRole('textbox', { name: 'E-mail' }), '@example.dk');
    await act(async () => {
      finish();
      await new Promise((done) => setTimeout(done));
    });
    expect(dialog().getByText('1 række i det indsatte')).toBeInTheDocument();
    expect(dialog().getByRole('textbox', { name: 'E-mail' })).toHaveValue('ingen@example.dk');
  });

  it('lets the user assign columns that it does not recognise [2-import-columns]', async () => {
    const view = await openImport();
    await view.user.click(dialog().getByRole('textbox'));
    await view.user.paste(
      line(1).replaceAll(';', '\t').replace('Flåde 1', 'A1').replace('note', '7'),
    );
    expect(await dialog().findByText('1 række i det indsatte')).toBeInTheDocument();
    expect(dialog().getByText('Vælg også en kolonne til: Navn')).toBeInTheDocument();
    await view.user.selectOptions(dialog().getByRole('combobox', { name: 'Kolonne 1' }), 'Navn');
    await press(view, 'Importér 1 række');
    await ends('1 importeret');
    expect(added(view)).toMatchObject([{ name: 'A1', cvr: '40000001' }]);
  });

  it('says and announces once that new hauliers get no insurance without a column for it [2-import-uninsured]', async () => {
    const view = await openImport();
    const { said } = listenTo(view.application.store);
    const release = view.mock.hold('listTruckers');
    const file = fileOf(line(1), line(2), line(3, { 1: '' }));
    await view.user.upload(dialog().getByLabelText('Fil (CSV)'), file);
    const missing = 'Ingen kolonne til Arbejdsskadeforsikring: Alle';
    await dialog().findByText('Sammenligner med listen…');
    expect(dialog().queryByText(/^Ingen kolonne/)).toBeNull();
    release();
    expect(await dialog().findByText(`${missing} 2 nye oprettes uden.`)).toBeVisible();
    await view.user.type(dialog().getByRole('textbox', { name: /^E-mail/ }), 'a@b.dk');
    expect(dialog().getByText(`${missing} 3 nye oprettes uden.`)).toBeVisible();
    const heard = said.filter((text) => text.startsWith('Ingen kolonne'));
    expect(heard).toEqual([`${missing} 2 nye oprettes uden.`]);
    const note = dialog().getByRole('combobox', { name: 'Intern note' });
    await view.user.selectOptions(note, 'Arbejdsskadeforsikring');
    expect(dialog().queryByText(/^Ingen kolonne/)).toBeNull();
  });

  it('gives no number of uninsured hauliers if the list cannot be fetched [2-import-uninsured]', async () => {
    const view = await openImport();
    view.mock.addFault({ operationId: 'listTruckers', fault: { kind: 'error', status: 500 } });
    await chooseFile(view, line(1), line(2));
    expect(await dialog().findByText(/^Ingen kolonne/)).toHaveTextContent(
      'Ingen kolonne til Arbejdsskadeforsikring: Nye vognmænd oprettes uden.',
    );
  });

  it('recognises the columns of its report’s CSV, even if the rows were pasted without headings [2-import-failures]', async () => {
    const view = await openImport();
    await view.user.click(dialog().getByRole('textbox'));
    await view.user.paste(line(1, { 3: '12345' }).replaceAll(';', '\t') + '\n');
    await dialog().findByText('1 række i det indsatte');
    for (const [column, field] of [
      ['Kolonne 4', 'Vognmandsnummer'],
      ['Kolonne 6', 'Bilforsikring'],
    ] as const) {
      await view.user.selectOptions(dialog().getByRole('combobox', { name: column }), field);
    }
    const row = within(dialog().getByRole('group', { name: 'Række 1: Flåde 1' }));
    await view.user.type(row.getByRole('textbox', { name: 'Vognmandsnummer' }), '{Home}0');
    view.mock.addFault({
      operationId: 'createTrucker',
      fault: { kind: 'error', status: 422, message: 'Afvist.' },
      times: 1,
    });
    await press(view, 'Importér 1 række');
    await ends('1 afvist');
    await pressInReport(view, 'Vis alle');
    await pressInReport(view, 'Hent som CSV');
    const lines = await savedLines();
    expect(lines[0]).toBe(
      'Navn;E-mail;CVR-nummer;Vognmandsnummer;Mobilnummer;Bilforsikring;Registreringsnummer;Kolonne 8;Hvorfor',
    );
    await startImport(view);
    await view.user.upload(
      await screen.findByLabelText('Fil (CSV)'),
      new File([lines.join('\r\n')], 'r.csv'),
    );
    expect(await dialog().findByText('1 ny')).toBeInTheDocument();
    expect(dialog().getByText('Kolonner: 7 af 9 bruges')).toBeInTheDocument();
  });

  it('offers an example file that can be imported [2-import-example]', async () => {
    const view = await openImport();
    await press(view, 'Hent et eksempel');
    const lines = await savedLines();
    await view.user.upload(
      dialog().getByLabelText('Fil (CSV)'),
      new File([lines.join('\r\n')], 'e.csv'),
    );
    expect(await dialog().findByText('1 ny')).toBeInTheDocument();
  });
});
