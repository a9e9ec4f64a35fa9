import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { truckerApi } from '@/api/truckers/trucker.api';
import { pageOf, wireTrucker } from '@mocks/domain/truckers.domain';
import type { MockServer } from '@mocks/node';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { iconOf, cellsOf, rowButton } from '@tests/support/page-objects/rowMenu';
import { headings, keepFirst, names, rowOf, tableOf, waitForRows } from './listScreen';

const arrowOf = (name: string) => iconOf(screen.getByRole('columnheader', { name }));

describe('the haulier list', () => {
  it('fetches the first page by ascending id once, and shows its data, with a text for every icon [2-truckers-icons]', async () => {
    const { mock } = await renderApp('/admin/truckers', { as: 'admin' });
    await waitForRows();
    expect(names().slice(0, 4)).toEqual([
      'Ærø Taxa v/Åse Østergaard',
      'Bæk & Søn Persontransport ApS',
      'Nørrebro Taxi ApS',
      'Gamle Ågårds Vognmandsforretning',
    ]);
    expect(names()).toHaveLength(10);
    expect(screen.getByText('Viser 1–10 af 240 rækker')).toBeInTheDocument();
    expect(mock.calls.all()).toMatchObject([
      {
        method: 'GET',
        path: '/api/truckers/get-truckers',
        query: { pagination: 'true', page: '1', sort: 'id', dir: 'asc' },
        hasBearer: true,
      },
    ]);
    const trucker = mock.db.truckers.get(1);
    // The server stores a number plate without spaces.
    const plate = trucker?.vehicle?.reg_number?.replace(/^(..)(..)(...)$/, '$1 $2 $3') ?? '';
    expect(cellsOf(rowOf('Ærø Taxa v/Åse Østergaard'))).toEqual([
      '1',
      'Ærø Taxa v/Åse Østergaard',
      trucker?.cvr,
      trucker?.truck_number,
      'yes: Har arbejdsskadeforsikring',
      `yes: Registreringsnummer: ${plate}`,
      'Registreret',
      'yes: Forsikring bekræftet',
      'yes: Aktiv',
    ]);
  });

  it('requests sorted rows on the click, before it renders again, and only once', async () => {
    const { mock, user } = await renderApp('/admin/truckers', { as: 'admin' });
    await waitForRows();
    const ask = jest.spyOn(truckerApi.endpoints.listTruckers, 'initiate');
    await user.click(screen.getByRole('button', { name: 'Navn' }));
    // The click fetches without a subscription. A fetch by the rendered list would have one.
    const query = { page: 0, paginated: true, sort: 'name', direction: 'asc' };
    expect(ask.mock.calls[0]).toEqual([query, { subscribe: false }]);
    await waitFor(() => expect(tableOf()).toHaveAttribute('aria-busy', 'false'));
    const sorted = mock.calls.of('listTruckers').filter(({ query: sent }) => sent.sort === 'name');
    expect(sorted.map(({ query: sent }) => sent.page)).toEqual(['1']);
    ask.mockRestore();
  });

  it('sends no request to page through matches that the browser has sorted, even an hour later', async () => {
    const { mock, user } = await renderApp('/admin/truckers?q=ApS&sort=name', { as: 'admin' });
    await waitForRows();
    const [first] = names();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    await user.click(screen.getByRole('button', { name: 'Side 2' }));
    await waitFor(() => expect(names()).not.toContain(first));
    expect(mock.calls.of('searchTruckers')).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('shows an error if the server sends only a page of a sorted search [7-whole-list]', async () => {
    const { mock, user } = await renderApp('/admin/truckers?q=taxi&sort=name', {
      as: 'admin',
      scenario: 'variant:searchTruckers:alwaysPaged',
    });
    expect(await screen.findAllByText('Ups! Noget gik galt!')).not.toEqual([]);
    expect(screen.queryByText(/^Viser/)).toBeNull();
    mock.use('happy');
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await waitForRows();
  });

  it('can be paged, searched and edited on a server whose responses have other forms [7-list-forms]', async () => {
    const variants =
      'oneAgreement updateWithHaulier textNumbers trueTextFlags statusOk emptyAnswers withoutNulls moreFields namedCollections';
    const { mock, user } = await renderApp('/admin/truckers?page=2', {
      as: 'admin',
      scenario: variants.replace(/\w+/g, 'variant:*:$&').replaceAll(' ', ', '),
      settings: { wireFirstPage: 0, wireDateFormat: 'dd-MM-yyyy' },
    });
    await waitForRows();
    expect(screen.getByText('Viser 11–20 af 240 rækker')).toBeInTheDocument();
    expect(mock.calls.of('listTruckers')).toMatchObject([{ query: { page: '1' } }]);
    await user.type(screen.getByRole('searchbox'), 'Nørrebro Taxi{Enter}');
    await waitFor(() => expect(names()).toEqual(['Nørrebro Taxi ApS']));
    await user.click(screen.getByRole('button', { name: 'Rediger vognmand' }));
    const before = mock.db.truckers.get(3);
    const name = await screen.findByRole('textbox', { name: 'Navn' });
    fireEvent.change(name, { target: { value: 'Nørrebro Taxi A/S' } });
    await user.click(screen.getByRole('button', { name: 'Gem' }));
    await waitFor(() => expect(names()).toEqual(['Nørrebro Taxi A/S']));
    expect(mock.db.truckers.get(3)).toEqual({ ...before, name: 'Nørrebro Taxi A/S' });
  });

  it.each([
    [
      'da',
      'Vognmænd',
      'ID, Navn, CVR-nummer, Vognmandsnummer, Arbejdsskade, Registreringsnummer, Motorregister, KF, Status, Handlinger',
    ],
    [
      'en',
      'Taxi operators',
      'ID, Name, CVR, Truck number, Work injury, Registration number, Vehicle register, KF, Status, Actions',
    ],
  ] as const)(
    'has its title and its columns in order, in the language %s [2-truckers-columns]',
    async (language, title, all) => {
      await renderApp('/admin/truckers', { as: 'admin', language });
      expect(await screen.findByRole('table', { name: title })).toBeInTheDocument();
      const shown = headings().map((heading) => heading.getAttribute('aria-label'));
      expect(shown.join(', ')).toBe(all);
    },
  );

  it('shows that a value is missing, unverified or unknown [2-truckers-icons-missing]', async () => {
    const { mock, user } = await renderApp('/admin/truckers', { as: 'admin' });
    const [bare, refused, odd, inactive] = [5, 6, 7, 8];
    mock.db.truckers.update(bare, { vehicle: null, is_work_insurance: '0' });
    const vehicle = { reg_number: 'AB12345', serial_number: 'WDB', status: 'Afmeldt' };
    mock.db.truckers.update(refused, { vehicle: { ...vehicle, insurance_status: 'not verified' } });
    mock.db.truckers.update(odd, { vehicle: { ...vehicle, insurance_status: 'code 77' } });
    mock.db.truckers.update(inactive, { status: 2 });
    await waitForRows();
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    const cells = (id: number) => cellsOf(tableOf().rows[id] ?? tableOf()).slice(4);
    const missing = 'no: Intet registreringsnummer. Tilføj registreringsnummer';
    await waitFor(() => expect(cells(bare)[2]).toBe('Ikke oplyst'));
    expect(cells(bare).slice(0, 4)).toEqual([
      'no: Har ikke arbejdsskadeforsikring',
      missing,
      'Ikke oplyst',
      'warning: Forsikringsstatus ukendt',
    ]);
    expect(cells(refused).slice(2, 4)).toEqual(['Afmeldt', 'no: Forsikring ikke bekræftet']);
    expect(cells(odd)[3]).toBe('warning: Forsikringsstatus ukendt');
    expect(cells(inactive)[4]).toBe('no: Ikke aktiv');
  });

  it('shows unknown work insurance as unknown, and still offers the invitation [3-unknown-insurance]', async () => {
    const { mock, user } = await renderApp('/admin/truckers', { as: 'admin' });
    await waitForRows();
    const row = mock.db.truckers.get(1);
    if (!row) throw new Error('The demo data lacks the haulier.');
    const unknown = { ...wireTrucker(mock.db, row), is_work_insurance: null };
    const page = { data: [unknown], total: 1, per_page: 10, current_page: 1, last_page: 1 };
    const body = JSON.stringify({ truckers: page });
    mock.addFault({ operationId: 'listTruckers', fault: { kind: 'answer', body } });
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    const shown = await screen.findByRole('row', { name: /arbejdsskadeforsikring er ukendt/i });
    expect(cellsOf(shown)[4]).toMatch(/^warning: /);
    expect(rowButton(shown, 'Send invitation igen')).toBeInTheDocument();
  });

  it('lets the server sort by each column that can be sorted [2-truckers-sort]', async () => {
    const answers = keepFirst(3);
    const { user, mock } = await renderApp('/admin/truckers', { as: 'admin', answers });
    await waitForRows();
    for (const [index, [heading, sort, dir]] of (
      [
        ['ID', 'id', 'desc'],
        ['Navn', 'name', 'asc'],
        ['CVR-nummer', 'cvr', 'asc'],
        ['Vognmandsnummer', 'truck_number', 'asc'],
        ['Arbejdsskade', 'is_work_insurance', 'asc'],
        ['Status', 'status', 'asc'],
      ] as const
    ).entries()) {
      await user.click(screen.getByRole('button', { name: heading }));
      await waitFor(() => expect(mock.calls.of('listTruckers')).toHaveLength(index + 2));
      const query = { pagination: 'true', page: '1', sort, dir };
      expect(mock.calls.of('listTruckers').at(-1)?.query).toEqual(query);
      expect(screen.getByRole('columnheader', { name: heading })).toHaveAttribute(
        'aria-sort',
        `${dir}ending`,
      );
    }
  });

  it('reverses the sort order on a second click, and announces it [2-truckers-sort-toggles]', async () => {
    const { user } = await renderApp('/admin/truckers', { as: 'admin' });
    await waitForRows();
    await user.click(screen.getByRole('button', { name: 'Navn' }));
    await waitFor(() => expect(names()[0]).toBe('=HYPERLINK("https://example.dk";"Klik")'));
    expect(await screen.findByText('Sorteret stigende')).toBeInTheDocument();
    expect(arrowOf('Navn')).toBe('arrow-up');
    await user.click(screen.getByRole('button', { name: 'Navn' }));
    await waitFor(() => expect(names()[0]).toMatch(/^Å|^Aa/));
    expect(await screen.findByText('Sorteret faldende')).toBeInTheDocument();
    expect(arrowOf('Navn')).toBe('arrow-down');
    expect(window.location.search).toBe('?sort=name&dir=desc');
  });

  it('goes to the last page if the URL asks for a later one', async () => {
    const { mock } = await renderApp('/admin/truckers?page=99', { as: 'admin' });
    expect(await screen.findByText('Viser 231–240 af 240 rækker')).toBeInTheDocument();
    expect(window.location.search).toBe('?page=24');
    expect(mock.calls.of('listTruckers').map(({ query }) => query.page)).toEqual(['99', '24']);
  });

  it('links pages around the current one and at the ends, and requests one at a time [2-truckers-page-links, 2-truckers-pages]', async () => {
    const { user, mock } = await renderApp('/admin/truckers?page=12', { as: 'admin' });
    const pages = await screen.findByRole('navigation', { name: 'Sidenavigation' });
    const requested = () => mock.calls.of('listTruckers').map(({ query }) => query.page);
    expect(requested()).toEqual(['12']);
    const links = within(pages).getAllByRole('button');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      ...['Første side', 'Forrige side', 'Side 1', 'Side 2', 'Spring sider over'],
      ...['Side 11', 'Side 12, den aktuelle side', 'Side 13', 'Spring sider over'],
      ...['Side 23', 'Side 24', 'Næste side', 'Sidste side'],
    ]);
    for (const [name, page, count] of [
      ['Sidste side', '24', 'Viser 231–240 af 240 rækker'],
      ['Forrige side', '23', 'Viser 221–230 af 240 rækker'],
      ['Første side', '1', 'Viser 1–10 af 240 rækker'],
      ['Næste side', '2', 'Viser 11–20 af 240 rækker'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      expect((await screen.findAllByText(count)).length).toBeGreaterThan(0);
      expect(requested()).toContain(page);
    }
    // A sort leads to the first page.
    await user.click(screen.getByRole('button', { name: 'ID' }));
    await waitFor(() => expect(window.location.search).toBe('?sort=id&dir=desc'));
    await waitFor(() =>
      expect(mock.calls.of('listTruckers').at(-1)?.query).toMatchObject({ page: '1', dir: 'desc' }),
    );
  });

  it('restores search, filter, sort and page from its URL [2-truckers-address-restores]', async () => {
    const { mock, unmount } = await renderApp('/admin/truckers?sort=name&dir=desc&page=2', {
      as: 'admin',
    });
    await waitForRows();
    expect(mock.calls.all().map(({ query }) => query)).toEqual([
      { pagination: 'true', page: '2', sort: 'name', dir: 'desc' },
    ]);
    expect(
      await screen.findByRole('button', { name: 'Side 2, den aktuelle side' }),
    ).toHaveAttribute('aria-current', 'page');
    unmount();
    mock.calls.clear();
    await renderApp('/admin/truckers?q=1&field=truckNumber&page=2', { as: 'admin' });
    await waitForRows();
    expect(screen.getByRole('searchbox')).toHaveValue('1');
    expect(screen.getByRole('combobox', { name: 'Søg i' })).toHaveValue('truckNumber');
    expect(mock.calls.all()).toMatchObject([
      { query: { page: '2' }, body: { search_key: '1', search_filter: 'truck_number' } },
    ]);
  });

  it('goes back and forward through searches, sorts and pages [2-truckers-back-and-forward]', async () => {
    const { user } = await renderApp('/admin/truckers', { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Side 2' }));
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    await user.click(screen.getByRole('button', { name: 'ID' }));
    await waitFor(() => expect(window.location.search).toBe('?sort=id&dir=desc'));
    await user.type(screen.getByRole('searchbox'), 'nørrebro taxi{Enter}');
    await waitFor(() => expect(names()).toEqual(['Nørrebro Taxi ApS']));

    const move = async (way: 'back' | 'forward', firstCell: string, text: string) => {
      act(() => window.history[way]());
      await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent(firstCell));
      expect(screen.getByRole('searchbox')).toHaveValue(text);
    };
    await move('back', '240', '');
    await move('back', '11', '');
    await move('back', '1Ærø Taxa', '');
    await move('forward', '11', '');
    await move('forward', '240', '');
    await move('forward', 'Nørrebro Taxi ApS', 'nørrebro taxi');
  });
});

describe('the haulier list on a server that ignores paging', () => {
  /** A server with one page of 101 hauliers. Later pages have the same rows or none. */
  const unpaged =
    (requestedPages: (string | null)[], onLaterPages: 'all' | 'none') =>
    ({ db }: MockServer) => [
      http.get('*/api/truckers/get-truckers', ({ request }) => {
        const page = new URL(request.url).searchParams.get('page');
        requestedPages.push(page);
        const truckers = pageOf(db, db.truckers.all().slice(0, 101), null);
        const isBare = onLaterPages === 'none' && page !== '1';
        return HttpResponse.json({ truckers: isBare ? { ...truckers, data: [] } : truckers });
      }),
    ];

  it('pages in the browser with 25 rows per page, and sends no further request [2-truckers-unpaged]', async () => {
    const requestedPages: (string | null)[] = [];
    const options = { as: 'admin', answers: unpaged(requestedPages, 'all') } as const;
    const { user, mock } = await renderApp('/admin/truckers?page=3', options);
    expect(await screen.findByText('Viser 51–75 af 101 rækker')).toBeInTheDocument();
    expect(names()).toHaveLength(25);
    await user.click(await screen.findByRole('button', { name: 'Side 4' }));
    expect((await screen.findAllByText('Viser 76–100 af 101 rækker')).length).toBeGreaterThan(0);
    // The browser sorts too.
    await user.click(screen.getByRole('button', { name: 'Navn' }));
    expect((await screen.findAllByText('Viser 1–25 af 101 rækker')).length).toBeGreaterThan(0);
    const ascending = names();
    const { compare } = new Intl.Collator('da');
    expect(ascending).toEqual(ascending.toSorted((a, b) => compare(a ?? '', b ?? '')));
    await user.click(screen.getByRole('button', { name: 'Navn' }));
    await waitFor(() => expect(names()).not.toEqual(ascending));
    expect(requestedPages).toEqual(['3']);
    // Search results also have 25 rows per page, not the server's page size.
    await user.type(screen.getByRole('searchbox'), 'a{Enter}');
    await waitFor(() => expect(mock.calls.of('searchTruckers')).toHaveLength(1));
    await waitFor(() => expect(window.location.search).toBe('?q=a&sort=name&dir=desc'));
    expect((await screen.findAllByText(/^Viser 1–25 af/)).length).toBeGreaterThan(0);
    expect(names()).toHaveLength(25);
    mock.server.resetHandlers();
  });

  it('shows as many rows per page as the server says, although it sends all [2-truckers-unpaged]', async () => {
    const requestedPages: (string | null)[] = [];
    const answers = ({ db }: MockServer) => [
      http.get('*/api/truckers/get-truckers', ({ request }) => {
        requestedPages.push(new URL(request.url).searchParams.get('page'));
        const all = pageOf(db, db.truckers.all(), null);
        return HttpResponse.json({ truckers: { ...all, per_page: 10, last_page: 24 } });
      }),
    ];
    const { user, mock } = await renderApp('/admin/truckers', { as: 'admin', answers });
    expect(await screen.findByText('Viser 1–10 af 240 rækker')).toBeInTheDocument();
    expect(names()).toHaveLength(10);
    await user.click(await screen.findByRole('button', { name: 'Side 2' }));
    expect((await screen.findAllByText('Viser 11–20 af 240 rækker')).length).toBeGreaterThan(0);
    expect(requestedPages).toEqual(['1']);
    mock.server.resetHandlers();
  });

  it('fetches the first page if a later one is empty [2-truckers-unpaged]', async () => {
    const requestedPages: (string | null)[] = [];
    const options = { as: 'admin', answers: unpaged(requestedPages, 'none') } as const;
    const { mock } = await renderApp('/admin/truckers?page=3', options);
    expect(await screen.findByText('Viser 51–75 af 101 rækker')).toBeInTheDocument();
    expect(requestedPages).toEqual(['3', '1']);
    mock.server.resetHandlers();
  });
});
