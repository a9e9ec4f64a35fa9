import { act, screen, waitFor, within } from '@testing-library/react';
import { createRun } from '@/shared/runs/run';
import { runStarted } from '@/shared/runs/runs.slice';
import { readCsv } from '@tests/support/assertions/readCsv';
import { readXlsx, valuesOf } from '@tests/support/assertions/readXlsx';
import { listenTo } from '@tests/support/fixtures/heard';
import { renderApp } from '@tests/support/fixtures/renderApp';
import type { RenderAppOptions, RenderedApp } from '@tests/support/fixtures/renderApp';
import { catchSavedFiles } from '@tests/support/fakes/savedFiles';

const saved = catchSavedFiles();
const generic = 'Ups! Noget gik galt!';
const csvButton = () => screen.getByRole('button', { name: /^(Hent som|Download as) CSV$/ });

async function openList(address: string, options: RenderAppOptions = {}) {
  const view = await renderApp(address, { as: 'admin', ...options });
  const heard = listenTo(view.application.store);
  await screen.findByRole('table');
  view.mock.calls.clear();
  return { ...view, ...heard };
}

/** Presses a button and waits for the saved file. */
async function save({ user }: Pick<RenderedApp, 'user'>, button: HTMLElement) {
  const before = saved.length;
  await user.click(button);
  await waitFor(() => expect(saved).toHaveLength(before + 1));
  const { name = '', file = new Blob() } = saved.at(-1) ?? {};
  // Wait for the notification too, so that it does not appear while the test reads the file.
  await screen.findAllByText((text) => text.startsWith(name));
  return { name, file };
}

const saveCsv = async (view: Pick<RenderedApp, 'user'>) => {
  const { name, file } = await save(view, csvButton());
  return { name, lines: await readCsv(file) };
};

const saveXlsx = async (view: Pick<RenderedApp, 'user'>) => {
  const button = screen.getByRole('button', { name: 'Hent som Excel' });
  const { name, file } = await save(view, button);
  return { name, workbook: await readXlsx(file) };
};

describe('the export of hauliers', () => {
  it('gives role user all hauliers in the order of the list, unpaginated and without formulas [2-export-button, 3-truckers-csv-unpaginated, 3-truckers-csv-safe]', async () => {
    const address = '/admin/truckers?sort=name&dir=desc&page=3';
    const app = await openList(address, { as: 'user' });
    const { name, lines } = await saveCsv(app);
    expect(app.mock.calls.all()).toMatchObject([
      {
        method: 'GET',
        path: '/api/truckers/get-truckers',
        query: { pagination: 'false', page: '1', sort: 'name', dir: 'desc' },
        body: undefined,
        hasBearer: true,
      },
    ]);
    expect(name).toMatch(/^Truckers-\d{4}-\d\d-\d\d\.csv$/);
    await screen.findByText(`${name} er hentet. Alle rækker er med.`);
    expect(lines).toHaveLength(241);
    expect(new Set(lines.map((cells) => cells.length))).toEqual(new Set([13]));
    expect(lines.map(([trucker]) => trucker)).toEqual(
      expect.arrayContaining([
        'Taxa "Den Gule"; Hansen, & Søn\'s <b>Vogne</b>',
        'Nørregades Taxa\nv/Jørgen Bæk',
        'Glad Taxa 🚕✨ v/Åse',
        '\'=HYPERLINK("https://example.dk";"Klik")',
      ]),
    );
  });

  it('fetches all matches of the current search once, and names the search [2-export-of-search]', async () => {
    const app = await openList('/admin/truckers?q=taxi&field=name&page=2');
    await app.user.type(screen.getByRole('searchbox'), ' nord');
    const release = app.mock.hold('searchTruckers');
    await app.user.dblClick(csvButton());
    release();
    await waitFor(() => expect(saved).toHaveLength(1));
    await screen.findByText(/^Truckers-.* er hentet\. Søgt på navn: »taxi«\.$/);
    const lines = await readCsv(saved[0]?.file ?? new Blob());
    expect(app.mock.calls.all()).toMatchObject([
      {
        method: 'POST',
        path: '/api/truckers/search-trucker',
        query: { pagination: 'false', page: '1' },
        body: { search_key: 'taxi', search_filter: 'name', page_num: 1, pagination: false },
      },
    ]);
    const matches = app.mock.db.truckers.all().filter(({ name }) => /taxi/i.test(name));
    expect(matches.length).toBeGreaterThan(10);
    expect(lines.slice(1).map(([name]) => name)).toEqual(matches.map(({ name }) => name));
  });

  it('keeps the sort order of a search, and writes long numbers as text into the workbook [2-export-sorted, 2-excel-button, 9-excel-sheets]', async () => {
    const app = await openList('/admin/truckers?q=taxi&sort=name&dir=desc');
    const [first] = app.mock.db.truckers.all().filter(({ name }) => /taxi/i.test(name));
    app.mock.db.truckers.update(first?.id ?? 0, {
      name: '=1+1 taxi',
      truck_number: '012345',
      vehicle: {
        ...first?.vehicle,
        reg_number: '1234567E8',
        serial_number: '12345678901234567',
      } as never,
    });
    const { lines: inCsv } = await saveCsv(app);
    const { name, workbook } = await saveXlsx(app);
    expect(name).toMatch(/^Truckers-\d{4}-\d\d-\d\d\.xlsx$/);
    expect(workbook.sheet).toBe('Truckers');
    const lines = valuesOf(workbook);
    // The CSV has an apostrophe before text that a spreadsheet would run as a formula.
    expect(lines).toEqual(
      inCsv.map(([trucker, ...cells]) => [trucker?.replace(/^'/, ''), ...cells]),
    );
    expect(lines.find(([trucker]) => trucker === '=1+1 taxi')?.slice(3, 6)).toEqual([
      '012345',
      '1234567E8',
      '12345678901234567',
    ]);
    const names = lines.slice(1).map(([trucker]) => String(trucker));
    const danish = new Intl.Collator('da', { numeric: true });
    expect(names).toEqual(names.toSorted((a, b) => danish.compare(b, a)));
  });

  it('fails if the server sends only a page, instead of saving a part as all rows [7-whole-list]', async () => {
    const app = await openList('/admin/truckers');
    app.mock.use('variant:listTruckers:alwaysPaged');
    await app.user.click(csvButton());
    await screen.findByText(/^Truckers-.*\.csv: Ups! Noget gik galt!$/);
    expect(saved).toEqual([]);
  });

  it('shows the file name and the generic text when it fails, and can be retried [8-truckers-csv-failure]', async () => {
    const app = await openList('/admin/truckers');
    app.mock.use('error:listTruckers');
    await app.user.click(csvButton());
    await screen.findByText(/^Truckers-\d{4}-\d\d-\d\d\.csv: Ups! Noget gik galt!$/);
    expect(app.notified).toEqual([generic]);
    expect(saved).toEqual([]);
    app.mock.use('happy');
    expect((await saveCsv(app)).lines).toHaveLength(241);
  });
});

describe('the export of prices', () => {
  const matches = '/admin/price?q=ingen&sort=premium&dir=desc';
  const headings =
    'ID;Kørselsområde;Nyværdi;Selvrisiko;Skader;Præmie pr. år;Ensure (%);Dantaxi (%)'.split(';');
  const expectDescending = (premiums: number[]) =>
    expect(premiums).toEqual(premiums.toSorted((a, b) => b - a));

  it('has the title Prices and all rows, with plain Danish numbers [9-prices-csv-title]', async () => {
    const { name, lines } = await saveCsv(await openList('/admin/price'));
    expect(name).toMatch(/^Prices-\d{4}-\d\d-\d\d\.csv$/);
    const area = 'Højst 50 % af kørslen i postnumrene 1000-2450';
    expect(lines.slice(0, 3)).toEqual([
      ['Prices'],
      headings,
      ['1', area, '0-250.000 kr.', '5.000 kr.', 'Ingen skader', '25755,00', '2,5', '1'],
    ]);
    expect(lines).toHaveLength(2 + 119);
  });

  it('contains the matches of a search on all pages in the chosen order, also in English [3-prices-csv, 9-prices-csv-title]', async () => {
    const { lines } = await saveCsv(await openList(matches, { language: 'en' }));
    expect(lines.slice(0, 2).map(([first]) => first)).toEqual(['Prices', 'ID']);
    expect(lines[1]?.slice(1, 3)).toEqual(['Driving area', 'Value when new']);
    const rows = lines.slice(2);
    expect(rows).toHaveLength(30);
    for (const row of rows) {
      expect(row[4]).toBe('Ingen skader');
      expect(row[5]).toMatch(/^\d+,\d\d$/);
    }
    expectDescending(rows.map((row) => Number(row[5]?.replace(',', '.'))));
  });

  it('creates a workbook of the matches of a search, with amounts and percentages as numbers [3-excel-numbers]', async () => {
    const { name, workbook } = await saveXlsx(await openList(matches));
    expect(name).toMatch(/^Prices-\d{4}-\d\d-\d\d\.xlsx$/);
    expect(workbook.sheet).toBe('Prices');
    const [head, ...rows] = workbook.rows;
    expect(head?.map((cell) => cell?.value)).toEqual(headings);
    expect(rows).toHaveLength(30);
    const kinds = 'number text text text text number number number';
    for (const row of rows) expect(row.map((cell) => cell?.kind).join(' ')).toBe(kinds);
    expectDescending(rows.map((row) => Number(row[5]?.value)));
    expect(rows[0]?.[5]?.format).toBe('#,##0.00####');
  });

  it('fetches the list itself if it is missing, and reports if that fails too [8-prices-csv-failure]', async () => {
    const scenario = 'error:listPrices';
    const view = await renderApp('/admin/price', { as: 'admin', scenario });
    await screen.findByText('Listen kunne ikke hentes.');
    await view.user.click(await screen.findByRole('button', { name: 'Luk besked' }));
    await view.user.click(csvButton());
    await screen.findByText(/^Prices-\d{4}-\d\d-\d\d\.csv: Ups! Noget gik galt!$/);
    expect(saved).toEqual([]);
    view.mock.use('happy');
    expect((await saveCsv(view)).lines).toHaveLength(121);
  });
});

describe('the export of add-ons', () => {
  const rows = [
    ['Navn', 'Type', 'Pris pr. år (kr.)'],
    ['Vejhjælp', 'Bil', '1188,00'],
    ['Glasskade', 'Bil', '600,00'],
    ['Arbejdsskadeforsikring', 'Arbejdsskade', '9000,00'],
    ['Krisehjælp', 'Arbejdsskade', '239,50'],
  ];

  it('has the title Products and all add-ons, with plain Danish numbers [9-add-ons-csv-title]', async () => {
    const { name, lines } = await saveCsv(await openList('/admin/add-ons'));
    expect(lines).toEqual([['Products'], ...rows]);
    expect(name).toMatch(/^Products-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('creates a workbook with the sheet Products, and prices as numbers [9-excel-sheets]', async () => {
    const { name, workbook } = await saveXlsx(await openList('/admin/add-ons'));
    expect(name).toMatch(/^Products-\d{4}-\d\d-\d\d\.xlsx$/);
    expect(workbook.sheet).toBe('Products');
    const prices = [rows[0]?.[2], '1188', '600', '9000', '239.5'];
    const expected = rows.map(([addOn, type], index) => [addOn, type, prices[index]]);
    expect(valuesOf(workbook)).toEqual(expected);
    expect(workbook.rows[1]?.map((cell) => cell?.kind)).toEqual(['text', 'text', 'number']);
  });

  it('contains the matches of a search, in English [3-add-ons-csv, 9-add-ons-csv-title]', async () => {
    const address = '/admin/add-ons?q=hj%C3%A6lp&sort=price&dir=asc';
    const { lines } = await saveCsv(await openList(address, { language: 'en' }));
    expect(lines).toEqual([
      ['Products'],
      ['Name', 'Type', 'Price per year (DKK)'],
      ['Krisehjælp', 'Work injury', '239,50'],
      ['Vejhjælp', 'Car', '1188,00'],
    ]);
  });
});

describe('the report of a run of premiums', () => {
  it('is saved with plain Danish numbers, as in the list, in any language and after an undo', async () => {
    const view = await openList('/admin/add-ons', { language: 'en' });
    const values = { before: { premium: '10441.47' }, wanted: null };
    const items = [{ key: '1', label: 'Price 1', about: {}, ...values }];
    const plan = { kind: 'premiums', titleKey: 'runs.savePremiums', isUndo: true, items } as const;
    const run = { ...createRun(plan, { '1': { at: 'saved' } }), phase: 'ended' } as const;
    act(() => void view.application.store.dispatch(runStarted(run)));
    const report = within(await screen.findByRole('region', { name: 'Task' }));
    await view.user.click(await report.findByRole('button', { name: 'Show all' }));
    const csv = await save(view, await report.findByRole('button', { name: 'Download as CSV' }));
    expect((await readCsv(csv.file))[1]).toEqual(['Price 1', '10441,47', '', 'Saved', '']);
    const xlsx = await save(view, report.getByRole('button', { name: 'Download as Excel' }));
    const { sheet, rows } = await readXlsx(xlsx.file);
    expect(sheet).toBe('Undo Save premiums');
    expect(rows[1]?.[1]).toMatchObject({ kind: 'number', value: '10441.47' });
  });
});
