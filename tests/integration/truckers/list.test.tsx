import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { asSinglePage } from '@mocks/domain/truckers.domain';
import type { MockServer } from '@mocks/node';
import { wireTrucker, wireTruckerPage } from '@mocks/wire/trucker.wire';
import { sentence } from '@tests/support/assertions/sentence';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { rowButton } from '@tests/support/page-objects/rowMenu';
import { headings, names, rowOf, tableOf, waitForRows } from './listScreen';

describe('the haulier list', () => {
  it('asks once for the first page by id ascending and shows it (section 9)', async () => {
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
  });

  it('is the same where pages count from 0 and lists are resource collections (D7) [7-list-forms]', async () => {
    const { mock } = await renderApp('/admin/truckers?page=2', {
      as: 'admin',
      scenario: 'variant:*:textNumbers, variant:*:namedCollections',
      settings: { wireFirstPage: 0 },
    });
    await waitForRows();
    expect(screen.getByText('Viser 11–20 af 240 rækker')).toBeInTheDocument();
    expect(mock.calls.of('listTruckers')).toMatchObject([{ query: { page: '1' } }]);
  });

  it('is open to role user [6-user-truckers]', async () => {
    await renderApp('/admin/truckers', { as: 'user' });
    await waitForRows();
    expect(screen.getByRole('heading', { level: 1, name: 'Vognmænd' })).toBeInTheDocument();
  });

  it('sends a guest to login with the wanted path', async () => {
    const { mock } = await renderApp('/admin/truckers?q=taxa', { as: 'guest' });
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(new URLSearchParams(window.location.search).get('redirect')).toBe(
      '/admin/truckers?q=taxa',
    );
    expect(mock.calls.all()).toEqual([]);
  });

  it.each([
    [
      'da',
      'Vognmænd',
      [
        'ID',
        'Navn',
        'CVR-nummer',
        'Vognmandsnummer',
        'Arbejdsskade',
        'Registreringsnummer',
        'Motorregister',
        'KF',
        'Status',
        'Handlinger',
      ],
    ],
    [
      'en',
      'Taxi operators',
      [
        'ID',
        'Name',
        'CVR',
        'Truck number',
        'Work injury',
        'Registration number',
        'Vehicle register',
        'KF',
        'Status',
        'Actions',
      ],
    ],
  ] as const)(
    'has the columns of section 2 in their order, in %s [2-truckers-columns]',
    async (language, title, all) => {
      await renderApp('/admin/truckers', { as: 'admin', language });
      expect(await screen.findByRole('table', { name: title })).toBeInTheDocument();
      expect(headings()).toHaveLength(all.length);
      headings().forEach((heading, index) => expect(heading).toHaveAccessibleName(all[index]));
    },
  );

  it('shows what is known of a haulier, every icon with its text [2-truckers-icons]', async () => {
    const { mock } = await renderApp('/admin/truckers', { as: 'admin' });
    await waitForRows();
    const haulier = mock.db.truckers.get(1);
    // The server has it without blanks (D31).
    const plate = haulier?.vehicle?.registrationNumber.replace(/^(..)(..)(...)$/, '$1 $2 $3') ?? '';
    const row = within(rowOf('Ærø Taxa v/Åse Østergaard'));
    expect(row.getByRole('rowheader')).toHaveTextContent('Ærø Taxa v/Åse Østergaard');
    for (const text of [
      '1',
      haulier?.cvr,
      haulier?.truckNumber,
      'Har arbejdsskadeforsikring',
      `Registreringsnummer: ${plate}`,
      'Registreret',
      'Forsikring bekræftet',
      'Aktiv',
    ]) {
      expect(row.getByText(sentence(text ?? 'missing'))).toBeInTheDocument();
    }
  });

  it('shows what is missing, refused or unknown [2-truckers-icons-missing]', async () => {
    const { mock, user } = await renderApp('/admin/truckers', { as: 'admin' });
    const [bare, refused, odd, inactive] = [5, 6, 7, 8];
    mock.db.truckers.update(bare, { vehicle: null, isWorkInsurance: '0' });
    const vehicle = { registrationNumber: 'AB12345', frameNumber: 'WDB', status: 'Afmeldt' };
    mock.db.truckers.update(refused, { vehicle: { ...vehicle, insuranceStatus: 'not verified' } });
    mock.db.truckers.update(odd, { vehicle: { ...vehicle, insuranceStatus: 'code 77' } });
    mock.db.truckers.update(inactive, { status: 2 });
    await waitForRows();
    await user.click(screen.getByRole('button', { name: 'Opdater' }));
    const rowById = (id: number) => within(tableOf().rows[id] ?? tableOf());
    await waitFor(() => expect(rowById(bare).getByText('Ikke oplyst')).toBeInTheDocument());
    expect(rowById(bare).getByText('Har ikke arbejdsskadeforsikring')).toBeInTheDocument();
    const missing = 'Intet registreringsnummer. Tilføj registreringsnummer';
    expect(rowById(bare).getByRole('button', { name: missing })).toBeInTheDocument();
    expect(rowById(bare).getByText('Forsikringsstatus ukendt')).toBeInTheDocument();
    expect(rowById(refused).getByText('Forsikring ikke bekræftet')).toBeInTheDocument();
    expect(rowById(refused).getByText('Afmeldt')).toBeInTheDocument();
    expect(rowById(odd).getByText('Forsikringsstatus ukendt')).toBeInTheDocument();
    expect(rowById(inactive).getByText('Ikke aktiv')).toBeInTheDocument();
  });

  it('says of work insurance that is not known that it is not, and offers the e-mail [3-unknown-insurance]', async () => {
    const { mock, user } = await renderApp('/admin/truckers', { as: 'admin' });
    await waitForRows();
    const row = mock.db.truckers.get(1);
    if (!row) throw new Error('The demo data lacks the haulier.');
    const unknown = { ...wireTrucker(mock.db, row), is_work_insurance: null };
    const page = { data: [unknown], total: 1, per_page: 10, current_page: 1, last_page: 1 };
    const body = JSON.stringify({ truckers: page });
    mock.addFault({ operationId: 'listTruckers', fault: { kind: 'answer', body } });
    await user.click(screen.getByRole('button', { name: 'Opdater' }));
    const shown = await screen.findByRole('row', { name: /arbejdsskadeforsikring er ukendt/i });
    expect(within(shown).queryByText('Har ikke arbejdsskadeforsikring')).not.toBeInTheDocument();
    expect(rowButton(shown, 'Send invitation igen')).toBeInTheDocument();
  });

  it.each([
    ['ID', 'id', 'desc'],
    ['Navn', 'name', 'asc'],
    ['CVR-nummer', 'cvr', 'asc'],
    ['Vognmandsnummer', 'truck_number', 'asc'],
    ['Arbejdsskade', 'is_work_insurance', 'asc'],
    ['Status', 'status', 'asc'],
  ])('lets the server sort by %s [2-truckers-sort]', async (heading, sort, dir) => {
    const { user, mock } = await renderApp('/admin/truckers', { as: 'admin' });
    await waitForRows();
    await user.click(screen.getByRole('button', { name: heading }));
    await waitFor(() => expect(mock.calls.of('listTruckers')).toHaveLength(2));
    expect(mock.calls.of('listTruckers')[1]?.query).toEqual({
      pagination: 'true',
      page: '1',
      sort,
      dir,
    });
    expect(screen.getByRole('columnheader', { name: heading })).toHaveAttribute(
      'aria-sort',
      `${dir}ending`,
    );
  });

  it('turns the sort round on a second click, and says so [2-truckers-sort-toggles]', async () => {
    const { user } = await renderApp('/admin/truckers', { as: 'admin' });
    await waitForRows();
    await user.click(screen.getByRole('button', { name: 'Navn' }));
    await waitFor(() => expect(names()[0]).toBe('=HYPERLINK("https://example.dk";"Klik")'));
    expect(screen.getByText('Sorteret stigende')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Navn' }));
    await waitFor(() => expect(names()[0]).toMatch(/^Å|^Aa/));
    expect(screen.getByText('Sorteret faldende')).toBeInTheDocument();
    expect(window.location.search).toBe('?sort=name&dir=desc');
  });

  it('turns pages on the server and starts again at the first after a sort [2-truckers-pages]', async () => {
    const { user, mock } = await renderApp('/admin/truckers', { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Side 3' }));
    expect((await screen.findAllByText('Viser 21–30 af 240 rækker')).length).toBeGreaterThan(0);
    expect(mock.calls.of('listTruckers')[1]?.query).toMatchObject({ page: '3', sort: 'id' });
    expect(window.location.search).toBe('?page=3');
    await user.click(screen.getByRole('button', { name: 'ID' }));
    await waitFor(() => expect(window.location.search).toBe('?sort=id&dir=desc'));
    await waitFor(() =>
      expect(mock.calls.of('listTruckers')[2]?.query).toMatchObject({ page: '1', dir: 'desc' }),
    );
  });

  it.each([
    ['Sidste side', '24', 'Viser 231–240 af 240 rækker'],
    ['Næste side', '2', 'Viser 11–20 af 240 rækker'],
  ])('goes to the page that %s says [2-truckers-page-links]', async (name, page, count) => {
    const { user, mock } = await renderApp('/admin/truckers', { as: 'admin' });
    await user.click(await screen.findByRole('button', { name }));
    expect((await screen.findAllByText(count)).length).toBeGreaterThan(0);
    expect(mock.calls.of('listTruckers')[1]?.query).toMatchObject({ page });
  });

  it('shows what its address says, after a reload or from a link [2-truckers-address-restores]', async () => {
    const { mock } = await renderApp('/admin/truckers?sort=name&dir=desc&page=2', { as: 'admin' });
    await waitForRows();
    expect(mock.calls.all().map(({ query }) => query)).toEqual([
      { pagination: 'true', page: '2', sort: 'name', dir: 'desc' },
    ]);
    expect(
      await screen.findByRole('button', { name: 'Side 2, den aktuelle side' }),
    ).toHaveAttribute('aria-current', 'page');
  });

  it('shows the plain list for an address that makes no sense', async () => {
    const address = '/admin/truckers?sort=password&dir=sideways&page=-1&field=x';
    const { mock } = await renderApp(address, { as: 'admin' });
    await waitForRows();
    expect(mock.calls.all().map(({ query }) => query)).toEqual([
      { pagination: 'true', page: '1', sort: 'id', dir: 'asc' },
    ]);
  });

  it('goes to the last page there is where the address asks for one after it', async () => {
    const { mock } = await renderApp('/admin/truckers?page=99', { as: 'admin' });
    expect(await screen.findByText('Viser 231–240 af 240 rækker')).toBeInTheDocument();
    expect(window.location.search).toBe('?page=24');
    expect(mock.calls.of('listTruckers').map(({ query }) => query.page)).toEqual(['99', '24']);
  });

  it('goes back and forward through what was shown [2-truckers-back-and-forward]', async () => {
    const { user } = await renderApp('/admin/truckers', { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Side 2' }));
    expect((await screen.findAllByText('Viser 11–20 af 240 rækker')).length).toBeGreaterThan(0);
    act(() => window.history.back());
    expect((await screen.findAllByText('Viser 1–10 af 240 rækker')).length).toBeGreaterThan(0);
    expect(names()[0]).toBe('Ærø Taxa v/Åse Østergaard');
  });
});

describe('a server that answers with all hauliers, whatever page is asked for', () => {
  /** One whose only page has them all; what it has on a later one differs. */
  const unpaged =
    (asked: (string | null)[], onLaterPages: 'all' | 'none') =>
    ({ db }: MockServer) => [
      http.get('*/api/truckers/get-truckers', ({ request }) => {
        const page = new URL(request.url).searchParams.get('page');
        asked.push(page);
        const truckers = wireTruckerPage(db, asSinglePage(db.truckers.all().slice(0, 101)));
        const isBare = onLaterPages === 'none' && page !== '1';
        return HttpResponse.json({ truckers: isBare ? { ...truckers, data: [] } : truckers });
      }),
    ];

  it('leaves the pages to the browser, which shows 25 rows at once and asks for no more [2-truckers-unpaged]', async () => {
    const asked: (string | null)[] = [];
    const options = { as: 'admin', answers: unpaged(asked, 'all') } as const;
    const { user, mock } = await renderApp('/admin/truckers?page=3', options);
    expect(await screen.findByText('Viser 51–75 af 101 rækker')).toBeInTheDocument();
    expect(names()).toHaveLength(25);
    await user.click(await screen.findByRole('button', { name: 'Side 4' }));
    expect((await screen.findAllByText('Viser 76–100 af 101 rækker')).length).toBeGreaterThan(0);
    // The order is the browser's, too.
    await user.click(screen.getByRole('button', { name: 'Navn' }));
    expect((await screen.findAllByText('Viser 1–25 af 101 rækker')).length).toBeGreaterThan(0);
    const ascending = names();
    const { compare } = new Intl.Collator('da');
    expect(ascending).toEqual(ascending.toSorted((a, b) => compare(a ?? '', b ?? '')));
    await user.click(screen.getByRole('button', { name: 'Navn' }));
    await waitFor(() => expect(names()).not.toEqual(ascending));
    expect(asked).toEqual(['3']);
    // Nor is what a search brings shown on pages as long as the server's.
    await user.type(screen.getByRole('searchbox'), 'a{Enter}');
    await waitFor(() => expect(mock.calls.of('searchTruckers')).toHaveLength(1));
    await waitFor(() => expect(window.location.search).toBe('?q=a&sort=name&dir=desc'));
    expect((await screen.findAllByText(/^Viser 1–25 af/)).length).toBeGreaterThan(0);
    expect(names()).toHaveLength(25);
    mock.server.resetHandlers();
  });

  it('shows no more rows at once than it says a page has, though it sends them all [2-truckers-unpaged]', async () => {
    const asked: (string | null)[] = [];
    const answers = ({ db }: MockServer) => [
      http.get('*/api/truckers/get-truckers', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('page'));
        const all = wireTruckerPage(db, asSinglePage(db.truckers.all()));
        return HttpResponse.json({ truckers: { ...all, per_page: 10, last_page: 24 } });
      }),
    ];
    const { user, mock } = await renderApp('/admin/truckers', { as: 'admin', answers });
    expect(await screen.findByText('Viser 1–10 af 240 rækker')).toBeInTheDocument();
    expect(names()).toHaveLength(10);
    await user.click(await screen.findByRole('button', { name: 'Side 2' }));
    expect((await screen.findAllByText('Viser 11–20 af 240 rækker')).length).toBeGreaterThan(0);
    expect(asked).toEqual(['1']);
    mock.server.resetHandlers();
  });

  it('is asked for the first page where a later one has nothing [2-truckers-unpaged]', async () => {
    const asked: (string | null)[] = [];
    const options = { as: 'admin', answers: unpaged(asked, 'none') } as const;
    const { mock } = await renderApp('/admin/truckers?page=3', options);
    expect(await screen.findByText('Viser 51–75 af 101 rækker')).toBeInTheDocument();
    expect(asked).toEqual(['3', '1']);
    mock.server.resetHandlers();
  });
});
