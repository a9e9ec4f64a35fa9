import { act, screen, waitFor } from '@testing-library/react';
import type { Language } from '@/config/languages';
import { readCsv } from '@tests/support/assertions/readCsv';
import { readXlsx, valuesOf } from '@tests/support/assertions/readXlsx';
import { listenTo } from '@tests/support/fixtures/heard';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { catchSavedFiles } from '@tests/support/fakes/savedFiles';
import { waitForRows } from './listScreen';

const saved = catchSavedFiles();
const generic = 'Ups! Noget gik galt!';
const notified: string[] = [];
const said: string[] = [];

beforeEach(() => {
  notified.length = 0;
  said.length = 0;
});

const exportButton = (name = 'Eksporter CSV') => screen.getByRole('button', { name });

async function openList(
  address = '/admin/truckers',
  { as = 'admin', language = 'da' }: { as?: 'admin' | 'user'; language?: Language } = {},
) {
  const view = await renderApp(address, { as, language });
  listenTo(view.application.store, { notified, said });
  await waitForRows();
  view.mock.calls.clear();
  return view;
}

/** Presses the button and waits for the file; returns its lines. */
async function exportList({ user }: Awaited<ReturnType<typeof openList>>): Promise<string[][]> {
  await user.click(exportButton());
  await waitFor(() => expect(saved).toHaveLength(1));
  const [file] = saved;
  return file ? readCsv(file.file) : [];
}

const namesIn = (lines: string[][]) => lines.slice(1).map(([name]) => name);

describe('the CSV export of the haulier list', () => {
  it('asks once for all hauliers, unpaginated, and saves them as Truckers with the date (section 3) [3-truckers-csv-unpaginated]', async () => {
    const app = await openList();
    const lines = await exportList(app);
    expect(app.mock.calls.all()).toMatchObject([
      {
        method: 'GET',
        path: '/api/truckers/get-truckers',
        query: { pagination: 'false', page: '1', sort: 'id', dir: 'asc' },
        body: undefined,
        hasBearer: true,
      },
    ]);
    expect(saved[0]?.name).toMatch(/^Truckers-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines).toHaveLength(241);
    expect(new Set(lines.map((cells) => cells.length))).toEqual(new Set([13]));
    expect(namesIn(lines).slice(0, 2)).toEqual([
      'Ærø Taxa v/Åse Østergaard',
      'Bæk & Søn Persontransport ApS',
    ]);
    expect(said).toContain(`${saved[0]?.name} er hentet.`);
  });

  it.each(['da', 'en'] as const)(
    'has the same headings and words in every language (%s, section 3) [3-truckers-csv-yes-no]',
    async (language) => {
      const { user, mock } = await openList('/admin/truckers', { language });
      const [first] = mock.db.truckers.all();
      await user.click(exportButton(language === 'da' ? 'Eksporter CSV' : 'Export CSV'));
      await waitFor(() => expect(saved).toHaveLength(1));
      const [heading = [], line = []] = saved[0] ? await readCsv(saved[0].file) : [];
      expect(heading).toEqual([
        'name',
        'email',
        'cvr',
        'truck_number',
        'reg_number',
        'serial_number',
        'is_work_insurance',
        'has_reg_no',
        'road assistance',
        'glass damage',
        'injury_valid_from',
        'injury_comment',
        'road assistance active-from date',
      ]);
      expect(line).toEqual([
        first?.name,
        first?.email,
        first?.cvr,
        first?.truckNumber,
        first?.vehicle?.registrationNumber,
        first?.vehicle?.frameNumber,
        'Yes',
        'Yes',
        'Nej',
        'Nej',
        '',
        '',
        '',
      ]);
    },
  );

  it('writes dates as section 9 shows them, and N/A where there is no number [9-csv-dates]', async () => {
    const app = await openList();
    const [agreement] = app.mock.db.agreements.all().filter(({ truckerId }) => truckerId === 1);
    app.mock.db.agreements.update(agreement?.id ?? 0, {
      addOn1: 1,
      addOn2: 1,
      addOn1Date: '2022-03-01',
      injuryValidFrom: '2022-01-31',
      injuryComment: 'Ring; "først"\ntil kontoret',
    });
    app.mock.db.truckers.update(1, { vehicle: null, isWorkInsurance: '0' });
    const [, line] = await exportList(app);
    expect(line?.slice(4)).toEqual([
      'N/A',
      'N/A',
      'No',
      'No',
      'Ja',
      'Ja',
      '31-01-2022',
      'Ring; "først"\ntil kontoret',
      '01-03-2022',
    ]);
  });

  it('keeps quotes, line breaks, separators and emoji, and runs no formula (D16) [3-truckers-csv-safe]', async () => {
    const names = namesIn(await exportList(await openList()));
    expect(names).toEqual(
      expect.arrayContaining([
        'Taxa "Den Gule"; Hansen, & Søn\'s <b>Vogne</b>',
        'Nørregades Taxa\nv/Jørgen Bæk',
        'Glad Taxa 🚕✨ v/Åse',
        '\'=HYPERLINK("https://example.dk";"Klik")',
      ]),
    );
  });

  it("keeps the order that the list is in, which is the server's", async () => {
    const app = await openList('/admin/truckers?sort=name&dir=desc&page=3');
    const lines = await exportList(app);
    expect(app.mock.calls.of('listTruckers')).toMatchObject([
      { query: { pagination: 'false', page: '1', sort: 'name', dir: 'desc' } },
    ]);
    expect(lines).toHaveLength(241);
  });

  it('applies the current search, unpaginated (D16) [2-export-of-search]', async () => {
    const app = await openList('/admin/truckers?q=taxi&field=name&page=2');
    const lines = await exportList(app);
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
    expect(namesIn(lines)).toEqual(matches.map(({ name }) => name));
  });

  it('puts the matches of a search into the order that was chosen (D13) [2-export-sorted]', async () => {
    const lines = await exportList(await openList('/admin/truckers?q=taxi&sort=name&dir=desc'));
    const names = namesIn(lines).map(String);
    const danish = new Intl.Collator('da', { numeric: true });
    expect(names).toEqual([...names].sort((a, b) => danish.compare(b, a)));
  });

  it('makes a file of headings alone where nothing matches', async () => {
    const view = await renderApp('/admin/truckers?q=findes-ikke', { as: 'admin' });
    await screen.findByText('Ingen vognmænd matcher din søgning.');
    expect(await exportList(view)).toHaveLength(1);
  });

  it('is open to role user [2-export-button]', async () => {
    expect(await exportList(await openList('/admin/truckers', { as: 'user' }))).toHaveLength(241);
  });

  it.each(['happy', 'flat:listTruckers'])(
    'reads both forms of the answer (%s, D5)',
    async (form) => {
      const app = await openList();
      app.mock.use(form);
      expect(await exportList(app)).toHaveLength(241);
    },
  );

  it('leaves the rows of the list as they are and keeps no file in the store', async () => {
    const app = await openList();
    const { store } = app.application;
    const { queries } = store.getState().api;
    await exportList(app);
    expect(store.getState().api.queries).toBe(queries);
  });
});

describe('the workbook of the haulier list', () => {
  it('has the rows of the current search, numbers whole, and no formula [2-excel-button]', async () => {
    const { user, mock } = await openList('/admin/truckers?q=taxi&sort=name&dir=desc');
    const [first] = mock.db.truckers.all().filter(({ name }) => /taxi/i.test(name));
    mock.db.truckers.update(first?.id ?? 0, {
      name: '=1+1 taxi',
      truckNumber: '012345',
      vehicle: {
        ...first?.vehicle,
        registrationNumber: '1234567E8',
        frameNumber: '12345678901234567',
      } as never,
    });
    await user.click(exportButton());
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(exportButton('Hent som Excel'));
    await waitFor(() => expect(saved).toHaveLength(2));
    const [csv, xlsx] = saved;
    expect(xlsx?.name).toMatch(/^Truckers-\d{4}-\d\d-\d\d\.xlsx$/);
    const lines = valuesOf(await readXlsx(xlsx?.file ?? new Blob()));
    // A CSV has a sign before what would run as a formula.
    const inCsv = await readCsv(csv?.file ?? new Blob());
    expect(lines).toEqual(inCsv.map(([name, ...cells]) => [name?.replace(/^'/, ''), ...cells]));
    expect(lines.find(([name]) => name === '=1+1 taxi')?.slice(3, 6)).toEqual([
      '012345',
      '1234567E8',
      '12345678901234567',
    ]);
  });
});

describe('an export under way', () => {
  it('is sent once, however often the button is pressed', async () => {
    const { user, mock } = await openList();
    const release = mock.hold('listTruckers');
    await user.dblClick(exportButton());
    await user.click(exportButton('Eksporterer…'));
    release();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(mock.calls.of('listTruckers')).toHaveLength(1);
    expect(exportButton()).not.toHaveAttribute('aria-disabled');
  });

  it('can be cancelled: nothing is saved or complained of, and the button has the focus', async () => {
    const { user, mock } = await openList();
    const release = mock.hold('listTruckers');
    await user.click(exportButton());
    await user.click(await screen.findByRole('button', { name: 'Annuller eksport' }));
    expect(exportButton()).toHaveFocus();
    expect(said).toContain('Eksporten er annulleret.');
    expect([...saved, ...notified]).toEqual([]);
    release();
    await user.click(exportButton());
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('ends with its page', async () => {
    const { user, mock } = await openList();
    mock.hold('listTruckers');
    await user.click(exportButton());
    await user.click(screen.getByRole('link', { name: 'Profil' }));
    await screen.findByRole('heading', { level: 1, name: 'Profil' });
    expect([...saved, ...notified]).toEqual([]);
  });

  it('lets the list be searched meanwhile', async () => {
    const { user, mock } = await openList();
    const release = mock.hold('listTruckers');
    await user.click(exportButton());
    await user.type(screen.getByRole('searchbox', { name: 'Søg efter vognmand' }), 'bæk{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?q=b%C3%A6k'));
    release();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await readCsv(saved[0]?.file ?? new Blob())).toHaveLength(241);
  });
});

describe('an export that fails', () => {
  it.each([
    ['error', 'the server fails'],
    ['drop', 'the connection breaks'],
    ['html', 'a web page comes instead'],
    ['broken', 'the answer ends in the middle'],
  ])(
    'gives the generic notice and can be tried again (%s: %s, section 8) [8-truckers-csv-failure]',
    async (fault) => {
      const { user, mock } = await openList();
      mock.use(`${fault}:listTruckers`);
      await user.click(exportButton());
      await waitFor(() => expect(notified).toEqual([generic]));
      expect(saved).toEqual([]);
      mock.use('happy');
      await user.click(exportButton());
      await waitFor(() => expect(saved).toHaveLength(1));
    },
  );

  it('speaks English where the interface does', async () => {
    const { user, mock } = await openList('/admin/truckers', { language: 'en' });
    mock.use('error:listTruckers');
    await user.click(exportButton('Export CSV'));
    await waitFor(() => expect(notified).toEqual(['Oops, something went wrong!']));
  });

  it('leads to login with one message where the session is dead (D3) [4-export-dead-session]', async () => {
    const { user, mock } = await openList();
    mock.use('error:listTruckers:401');
    await user.click(exportButton());
    await screen.findByRole('heading', { level: 1, name: 'Log ind' });
    expect(screen.getByText(/Du er blevet logget ud/)).toBeInTheDocument();
    expect(new URLSearchParams(window.location.search).get('redirect')).toBe('/admin/truckers');
    expect([...notified, ...saved]).toEqual([]);
  });

  it('says nothing of an export that a logout cut off', async () => {
    const { user, mock } = await openList();
    mock.hold('listTruckers');
    await user.click(exportButton());
    await user.click(screen.getByRole('button', { name: 'Log ud' }));
    await screen.findByRole('heading', { level: 1, name: 'Log ind' });
    await act(() => Promise.resolve());
    expect([...notified, ...saved]).toEqual([]);
  });
});
