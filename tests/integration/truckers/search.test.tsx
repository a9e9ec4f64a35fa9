import { screen, waitFor, within } from '@testing-library/react';
import { inferSearchField } from '@/features/truckers/truckerListRequest';
import {
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
} from '@tests/support/fixtures/renderApp';
import { keepFirst, names, waitForRows } from './listScreen';

// Forget the field chosen in an earlier test, as a reload does.
beforeEach(() => (inferSearchField.chosenRef.current = null));

const box = () => screen.getByRole('searchbox', { name: 'Søg efter vognmand' });
const filter = () => screen.getByRole('combobox', { name: 'Søg i' });
const clear = (place: HTMLElement) => within(place).getByRole('button', { name: 'Ryd søgning' });

async function openList(address = '/admin/truckers', options: RenderAppOptions = {}) {
  const view = await renderApp(address, { as: 'admin', ...options });
  await waitForRows();
  return view;
}

/** Query and body of the searches so far. */
const searches = ({ mock }: RenderedApp) =>
  mock.calls.of('searchTruckers').map(({ query, body }) => ({ query, body }));

describe('searching the haulier list', () => {
  it('searches names on the server by Enter and counts the matches [2-truckers-search-by-name]', async () => {
    const app = await openList();
    await app.user.type(box(), 'taxa{Enter}');
    expect(await screen.findByText(/^\d+ resultater$/)).toBeInTheDocument();
    expect(searches(app)).toEqual([
      {
        query: { pagination: 'true', page: '1' },
        body: { search_key: 'taxa', search_filter: 'name', page_num: 1, pagination: true },
      },
    ]);
    for (const name of names()) expect(name?.toLowerCase()).toContain('taxa');
    expect(window.location.search).toBe('?q=taxa');
  });

  it('searches by CVR number and truck number with the button [2-truckers-search-by-number]', async () => {
    const app = await openList();
    for (const [label, wire] of [
      ['CVR-nummer', 'cvr'],
      ['Vognmandsnummer', 'truck_number'],
    ] as const) {
      const wanted = app.mock.db.truckers.get(3)?.[wire] ?? '';
      await app.user.selectOptions(filter(), label);
      await app.user.clear(box());
      await app.user.type(box(), wanted);
      await app.user.click(screen.getByRole('button', { name: 'Søg' }));
      await waitFor(() =>
        expect(searches(app).at(-1)?.body).toMatchObject({
          search_key: wanted,
          search_filter: wire,
        }),
      );
      await waitFor(() => expect(names()).toEqual(['Nørrebro Taxi ApS']));
      expect(screen.getByText('1 række')).toBeInTheDocument();
    }
  });

  it('recognises numbers and names by their format, and shows the searched field [2-truckers-search-understands]', async () => {
    const app = await openList('/admin/truckers?q=1&field=truckNumber');
    for (const [typed, field] of [
      [' DK-10 30 00 37', 'cvr'],
      ['CVR-nr.: 10 30 00 37', 'cvr'],
      ['10 30 37', 'truckNumber'],
      ['taxa 12345678', 'name'],
    ] as const) {
      await app.user.clear(box());
      await app.user.type(box(), `${typed}{Enter}`);
      await waitFor(() => expect(filter()).toHaveValue(field));
      await waitFor(() =>
        expect(searches(app).at(-1)?.body).toMatchObject({
          search_key: field === 'name' ? typed : typed.replace(/\D/g, ''),
          search_filter: field === 'truckNumber' ? 'truck_number' : field,
        }),
      );
    }
  });

  it('searches the field that the user chose, whatever the text, also after returning to the list [2-truckers-search-understands]', async () => {
    const app = await openList();
    await app.user.selectOptions(filter(), 'CVR-nummer');
    await app.user.selectOptions(filter(), 'Navn');
    await app.user.click(screen.getByRole('link', { name: 'Tilvalg' }));
    await screen.findByRole('heading', { level: 1, name: 'Tilvalg' });
    await app.user.click(screen.getByRole('link', { name: 'Vognmænd' }));
    await waitForRows();
    await app.user.type(box(), '10300037{Enter}');
    await waitFor(() => expect(searches(app)).toHaveLength(1));
    expect(searches(app)[0]?.body).toMatchObject({ search_filter: 'name' });
  });

  it('forgets the chosen field when the search is cleared, by any means [2-truckers-search-understands]', async () => {
    const app = await openList('/admin/truckers', { answers: keepFirst(4) });
    const { user } = app;
    const ways = [
      () => user.type(box(), '{Escape}'),
      () => user.click(clear(screen.getByRole('search'))),
      () => user.click(clear(screen.getByRole('region', { name: 'Vognmænd' }))),
    ];
    for (const [index, end] of ways.entries()) {
      await user.selectOptions(filter(), 'Vognmandsnummer');
      await user.clear(box());
      // A repeated search would come from the cache.
      await user.type(box(), `findes ikke ${String(index)}{Enter}`);
      await screen.findByText('Ingen vognmænd matcher din søgning.');
      await end();
      await waitForRows();
      expect(window.location.search).toBe('');
      expect(filter()).toHaveValue('name');
      const cvr = app.mock.db.truckers.get(index + 1)?.cvr ?? '';
      await user.type(box(), `${cvr}{Enter}`);
      const byCvr = { search_key: cvr, search_filter: 'cvr' };
      await waitFor(() => expect(searches(app).at(-1)?.body).toMatchObject(byCvr));
    }
  });

  it('goes by the text’s format again after the user accepted an offered field [2-truckers-search-understands]', async () => {
    const app = await openList();
    await app.user.selectOptions(filter(), 'Vognmandsnummer');
    await app.user.type(box(), 'nørrebro{Enter}');
    await app.user.click(await screen.findByRole('button', { name: /^Søg (i|på) navn$/i }));
    await waitFor(() => expect(names()).toEqual(['Nørrebro Taxi ApS']));
    await app.user.clear(box());
    await app.user.type(box(), '10300037{Enter}');
    await waitFor(() => expect(searches(app).at(-1)?.body).toMatchObject({ search_filter: 'cvr' }));
  });

  it('pages a search on the server while no sort is chosen [2-truckers-search-paged]', async () => {
    const app = await openList('/admin/truckers?q=a');
    await app.user.click(await screen.findByRole('button', { name: 'Side 2' }));
    await waitFor(() => expect(searches(app)).toHaveLength(2));
    expect(searches(app)[1]).toEqual({
      query: { pagination: 'true', page: '2' },
      body: { search_key: 'a', search_filter: 'name', page_num: 2, pagination: true },
    });
  });

  it('fetches all matches once a sort is chosen, and sorts and pages them in the browser [2-truckers-search-sorted]', async () => {
    const app = await openList('/admin/truckers?q=taxa');
    await app.user.click(screen.getByRole('button', { name: 'Navn' }));
    await waitFor(() => expect(searches(app)).toHaveLength(2));
    expect(searches(app)[1]).toEqual({
      query: { pagination: 'false', page: '1' },
      body: { search_key: 'taxa', search_filter: 'name', page_num: 1, pagination: false },
    });
    const danish = new Intl.Collator('da', { numeric: true });
    const all = app.mock.db.truckers
      .all()
      .map(({ name }) => name)
      .filter((name) => name.toLowerCase().includes('taxa'))
      .sort(danish.compare);
    await waitFor(() => expect(names()).toEqual(all.slice(0, 10)));
    await app.user.click(await screen.findByRole('button', { name: 'Side 2' }));
    await waitFor(() => expect(names()).toEqual(all.slice(10, 20)));
    await app.user.click(screen.getByRole('button', { name: 'Navn' }));
    await waitFor(() => expect(names()).toEqual([...all].reverse().slice(0, 10)));
    expect(window.location.search).toBe('?q=taxa&sort=name&dir=desc');
    expect(searches(app)).toHaveLength(2);
  });

  it('sends the same search again when the search button is pressed', async () => {
    const app = await openList('/admin/truckers?q=taxa');
    await app.user.click(screen.getByRole('button', { name: 'Søg' }));
    await waitFor(() => expect(searches(app)).toHaveLength(2));
    expect(searches(app)[1]).toEqual(searches(app)[0]);
  });

  it('offers to search the other fields when one has no match [2-truckers-search-elsewhere]', async () => {
    const { user } = await renderApp('/admin/truckers?q=gamle+%C3%A5g%C3%A5rd&field=cvr', {
      as: 'admin',
    });
    expect(await screen.findByText('Der er kun søgt på CVR-nummer.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Søg på vognmandsnummer' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Søg på navn' }));
    await waitFor(() => expect(names()).toEqual(['Gamle Ågårds Vognmandsforretning']));
    expect(filter()).toHaveValue('name');
    expect(screen.getByRole('region', { name: 'Vognmænd' })).toHaveFocus();
  });

  it('names the searched field in English in lower case within the sentence [2-truckers-search-elsewhere]', async () => {
    await renderApp('/admin/truckers?q=gamle+%C3%A5g%C3%A5rd&field=cvr', {
      as: 'admin',
      language: 'en',
    });
    expect(await screen.findByText('Searched by CVR number only.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Search by truck number' })).toBeInTheDocument();
  });
});
