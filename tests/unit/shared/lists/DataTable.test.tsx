import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLanguage } from '@/i18n/i18n';
import type { Column } from '@/shared/lists/columns';
import { DataTable } from '@/shared/lists/DataTable';
import type { Sort } from '@/shared/lists/listParams';
import { loadListTextsBeforeEach } from './withTexts';
import { render } from '@tests/support/fixtures/render';

interface Car {
  id: number;
  plate: string;
}

const columns: Column<Car, 'id' | 'plate'>[] = [
  { id: 'id', header: 'Nummer', isSortable: true, cell: ({ id }) => id },
  {
    id: 'plate',
    header: 'Plade',
    isSortable: true,
    isRowHeader: true,
    cell: ({ plate }) => plate,
  },
  {
    id: 'note',
    header: 'Note',
    mark: ({ plate }) => ({ tone: 'warning', text: `Ukendt: ${plate}`, isFocusable: true }),
  },
  {
    id: 'state',
    header: 'Status',
    mark: () => ({ tone: 'yes', text: 'Aktiv', cardText: 'Aktiv bil' }),
  },
];

const cars = [
  { id: 1, plate: 'AB 12 345' },
  { id: 2, plate: 'CD 67 890' },
];

interface Options {
  sort?: Sort<'id' | 'plate'> | null;
  isBusy?: boolean;
  selectedRows?: ReadonlySet<number>;
  checkbox?: Column<Car, string>['checkbox'];
}

function renderTable({ sort = null, isBusy = false, selectedRows, checkbox }: Options = {}) {
  const onSort = jest.fn();
  const tableWith = (rows: readonly Car[]) => (
    <DataTable
      caption="Biler"
      columns={columns.map((one) => (one.id === 'plate' && checkbox ? { ...one, checkbox } : one))}
      rows={rows}
      sort={sort}
      onSort={onSort}
      isBusy={isBusy}
      selectedRows={selectedRows}
    />
  );
  const { rerender } = render(tableWith(cars));
  return {
    onSort,
    user: userEvent.setup(),
    table: screen.getByRole('table', { name: 'Biler' }),
    show: (rows: readonly Car[]) => rerender(tableWith(rows)),
  };
}

describe('a table', () => {
  loadListTextsBeforeEach();

  it('labels every cell for the card layout of narrow screens', () => {
    renderTable();
    const row = screen.getByRole('row', { name: /CD 67 890/ });
    expect(within(row).getByRole('rowheader')).toHaveAttribute('data-label', 'Plade');
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.getAttribute('data-label')),
    ).toEqual(['Nummer', 'Note', 'Status']);
  });

  it('has the full text of a status mark for cards, where no heading explains the mark', () => {
    renderTable();
    for (const cell of screen.getAllByRole('cell', { name: 'Aktiv' })) {
      expect(cell).toHaveAttribute('data-words', 'Aktiv bil');
    }
  });

  it('folds its sort buttons behind a button that names the current order [2-list-sort-folded]', async () => {
    const { user } = renderTable({ sort: { column: 'plate', direction: 'desc' } });
    const toggle = screen.getByRole('button', { name: 'Sorteret efter plade' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle).toHaveFocus();
  });

  it('shows no order when none is known', () => {
    renderTable();
    expect(screen.getByRole('button', { name: 'Sortér' })).toBeInTheDocument();
    for (const header of screen.getAllByRole('columnheader')) {
      expect(header).not.toHaveAttribute('aria-sort');
    }
  });

  it('has no button on a heading that does not sort', () => {
    renderTable();
    const header = screen.getByRole('columnheader', { name: 'Note' });
    expect(within(header).queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['da', 'Sortér faldende', 'Sortér stigende'],
    ['en', 'Sort descending', 'Sort ascending'],
  ] as const)(
    'describes in language %s what each sort button does',
    async (language, onSorted, onOther) => {
      await changeLanguage(language);
      renderTable({ sort: { column: 'id', direction: 'asc' } });
      expect(screen.getByRole('button', { name: 'Nummer' })).toHaveAccessibleDescription(onSorted);
      expect(screen.getByRole('button', { name: 'Plade' })).toHaveAccessibleDescription(onOther);
    },
  );

  it('marks the selected rows for the style sheet', () => {
    renderTable({ selectedRows: new Set([2]) });
    expect(screen.getByRole('row', { name: /CD 67 890/ })).toHaveAttribute('data-selected');
    expect(screen.getByRole('row', { name: /AB 12 345/ })).not.toHaveAttribute('data-selected');
  });

  it('shows the checkboxes for selecting rows in its first column', () => {
    renderTable({
      checkbox: {
        ofAll: <input type="checkbox" aria-label="Alle" />,
        of: ({ plate }) => <input type="checkbox" aria-label={plate} />,
      },
    });
    const header = screen.getByRole('columnheader', { name: 'Nummer' });
    expect(within(header).getByRole('checkbox', { name: 'Alle' })).toBeInTheDocument();
    const [cell = header] = within(screen.getByRole('row', { name: /CD 67/ })).getAllByRole('cell');
    expect(within(cell).getByRole('checkbox', { name: 'CD 67 890' })).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  });

  it('makes a status mark focusable only if its column has that option', () => {
    renderTable();
    expect(screen.getByText('Ukendt: AB 12 345')).toHaveAttribute('tabindex', '0');
    expect(screen.getAllByText('Aktiv')[0]).not.toHaveAttribute('tabindex');
  });
});

describe('the rows of a table', () => {
  loadListTextsBeforeEach();
  const others = [
    { id: 3, plate: 'EF 11 111' },
    { id: 4, plate: 'GH 22 222' },
  ];
  const rowOf = (plate: string) =>
    screen.getByRole('row', { name: (name) => name.includes(plate) });

  it('keep their elements when they move', () => {
    const { show } = renderTable();
    const moved = rowOf('AB 12 345');
    show([...others, ...cars].reverse());
    expect(rowOf('AB 12 345')).toBe(moved);
    expect(screen.getAllByRole('row').indexOf(moved)).toBe(2);
  });
});

describe('the tooltip of a table', () => {
  loadListTextsBeforeEach();
  const shown = () => screen.queryAllByText((_, element) => element?.className === 'table-tip');
  const note = () => screen.getByText('Ukendt: AB 12 345', { ignore: 'div' });
  /** jsdom has no style sheet that clips the texts of marks, so this makes them seem clipped. */
  const clip = () =>
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (
      this: Element,
    ) {
      return this.matches('.mark') ? 100 : 0;
    });
  afterEach(() => jest.restoreAllMocks());

  it('shows clipped text on hover, one at a time, and stays while it is hovered itself', async () => {
    clip();
    const { user } = renderTable();
    await user.hover(note());
    const [tip] = shown();
    expect(tip).toHaveTextContent('Ukendt: AB 12 345');
    await user.hover(tip ?? document.body);
    expect(tip).toBeInTheDocument();
    await user.hover(screen.getAllByText('Aktiv')[0] ?? document.body);
    expect(shown().map(({ textContent }) => textContent)).toEqual(['Aktiv']);
    await user.hover(document.body);
    expect(shown()).toEqual([]);
  });

  it('keeps a number plate in one line [2-numbers-whole]', async () => {
    clip();
    const { user } = renderTable();
    await user.hover(note());
    expect(screen.getByText('AB 12 345', { selector: '.table-tip *' })).toHaveClass('unbroken');
  });

  it('shows on focus and on hover, and hides on Escape and on a press', async () => {
    clip();
    const { user } = renderTable();
    act(() => note().focus());
    expect(shown()).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    await user.hover(note());
    expect(shown()).toHaveLength(1);
    await user.keyboard('a');
    expect(shown()).toHaveLength(1);
    // The tooltip would cover a dialog that the press opens.
    fireEvent.click(screen.getByRole('button', { name: 'Plade' }));
    expect(shown()).toEqual([]);
  });

  it('does not show for a text that fits', async () => {
    const { user } = renderTable();
    await user.hover(note());
    expect(shown()).toEqual([]);
  });
});
