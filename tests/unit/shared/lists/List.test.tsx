import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { changeLanguage } from '@/i18n/i18n';
import { List } from '@/shared/lists/List';
import type { ListParams } from '@/shared/lists/listParams';
import { pageOf } from '@/shared/lists/rows';
import type { RowPage } from '@/shared/lists/rows';
import { loadListTextsBeforeEach } from './withTexts';
import { render } from '@tests/support/fixtures/render';

interface Row {
  id: number;
  name: string;
}

const rowsOf = (...names: string[]): Row[] => names.map((name, id) => ({ id, name }));
const plain = { text: '', field: 'name', sort: null, page: 0 } as const;

/** A list of these rows, with a button outside of it. */
function listOf(
  page: RowPage<Row>,
  params: ListParams<'cvr', 'name'> = plain,
  fieldLabel = 'Navn',
) {
  return (
    <MemoryRouter>
      <button>outside</button>
      <List
        id="rows"
        list={{
          params,
          page,
          answer: page,
          change: jest.fn(),
          refetch: jest.fn(),
          isOutdated: false,
          lastPage: null,
          pageSize: page.perPage,
          sort: params.sort,
          isBusy: false,
          error: null,
          bodyRef: body,
        }}
        columns={[
          { id: 'cvr', header: 'CVR', isSortable: true, cell: () => '' },
          {
            id: 'name',
            header: 'Navn',
            isRowHeader: true,
            cell: ({ name }) => <a href="/">{name}</a>,
          },
        ]}
        fields={[{ value: 'name', label: fieldLabel }]}
        texts={{
          title: 'list',
          searchText: 'Søg efter',
          add: 'Tilføj',
          empty: 'Ingen',
          noMatch: 'Intet',
        }}
        onAdd={jest.fn()}
        exported={{ fileName: 'Rows', makeFile: jest.fn() }}
      />
    </MemoryRouter>
  );
}

const body = { current: null };
const five = rowsOf('1', '2', '3', '4', '5');

describe('the parts of a list', () => {
  loadListTextsBeforeEach();

  it.each([
    ['da', 'Viser 3–4 af 5 rækker'],
    ['en', 'Showing 3–4 of 5 rows'],
  ] as const)('show the range of rows in %s [2-list-count]', async (language, text) => {
    await changeLanguage(language);
    render(listOf(pageOf(five, 1, 2)));
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['da', '1 række'],
    ['en', '1 row'],
  ] as const)('show the count of a single row in %s [2-list-count]', async (language, text) => {
    await changeLanguage(language);
    render(listOf(pageOf(rowsOf('1'), 0, 10)));
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['da', 'asc', 'Navn', 'Søgt på navn: »Bæk«. Sorteret efter CVR, stigende.'],
    ['da', 'desc', 'Navn', 'Søgt på navn: »Bæk«. Sorteret efter CVR, faldende.'],
    ['en', 'asc', 'Name', 'Searched by name: “Bæk”. Sorted by CVR, ascending.'],
    ['en', 'desc', 'Name', 'Searched by name: “Bæk”. Sorted by CVR, descending.'],
  ] as const)(
    'have a line for print with the search and the sort order (language %s, order %s)',
    async (...row) => {
      const [language, direction, label, text] = row;
      await changeLanguage(language);
      const sort = { column: 'cvr', direction } as const;
      render(listOf(pageOf(five, 0, 10), { ...plain, text: 'Bæk', sort }, label));
      expect(screen.getByText(text)).toBeInTheDocument();
    },
  );

  it('have no line for print when the list is neither searched nor sorted', () => {
    render(listOf(pageOf(five, 0, 10)));
    expect(screen.queryByText(/Søgt|Sorteret/)).not.toBeInTheDocument();
  });
});

const link = (name: string) => screen.getByRole('link', { name });
const pageWith = (...names: string[]) => listOf(pageOf(rowsOf(...names), 0, 10));

describe('the focus in a list', () => {
  loadListTextsBeforeEach();

  it('moves to the list when the row that has it is removed', () => {
    const { rerender } = render(pageWith('a', 'b'));
    link('b').focus();
    rerender(pageWith('a'));
    expect(screen.getByRole('region', { name: 'list' })).toHaveFocus();
  });

  it('stays on a row that remains', () => {
    const { rerender } = render(pageWith('a', 'b'));
    link('a').focus();
    rerender(pageWith('a'));
    expect(link('a')).toHaveFocus();
  });

  it('is not moved when it is outside the list', () => {
    const { rerender } = render(pageWith('a', 'b'));
    const outside = screen.getByRole('button', { name: 'outside' });
    outside.focus();
    rerender(pageWith('a'));
    expect(outside).toHaveFocus();
  });
});
