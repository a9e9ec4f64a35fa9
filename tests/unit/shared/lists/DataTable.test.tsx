import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusIcon } from '@/shared/lists/cells';
import type { Column } from '@/shared/lists/columns';
import { DataTable } from '@/shared/lists/DataTable';
import type { Sort } from '@/shared/lists/listParams';
import { speak, useListTexts } from './withTexts';
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
    cell: () => <StatusIcon tone="warning" text="Ukendt" isFocusable />,
  },
];

const cars = [
  { id: 1, plate: 'AB 12 345' },
  { id: 2, plate: 'CD 67 890' },
];

interface Options {
  sort?: Sort<'id' | 'plate'> | null;
  isBusy?: boolean;
}

function renderTable({ sort = null, isBusy = false }: Options = {}) {
  const onSort = jest.fn();
  render(
    <DataTable
      caption="Biler"
      columns={columns}
      rows={cars}
      sort={sort}
      onSort={onSort}
      isBusy={isBusy}
    />,
  );
  return { onSort, user: userEvent.setup(), table: screen.getByRole('table', { name: 'Biler' }) };
}

describe('a table', () => {
  useListTexts();

  it('shows a row for each record, headed by its name', () => {
    renderTable();
    expect(screen.getAllByRole('row')).toHaveLength(3);
    const row = screen.getByRole('row', { name: /AB 12 345/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('AB 12 345');
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1', 'Ukendt']);
  });

  it('labels every cell for the cards of narrow screens', () => {
    renderTable();
    const row = screen.getByRole('row', { name: /CD 67 890/ });
    expect(within(row).getByRole('rowheader')).toHaveAttribute('data-label', 'Plade');
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.getAttribute('data-label')),
    ).toEqual(['Nummer', 'Note']);
  });

  it('says by which column and in which direction it is sorted', () => {
    renderTable({ sort: { column: 'plate', direction: 'desc' } });
    expect(screen.getByRole('columnheader', { name: 'Plade' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(screen.getByRole('columnheader', { name: 'Nummer' })).not.toHaveAttribute('aria-sort');
  });

  it('folds its sort buttons away above cards, behind what it is sorted by [2-list-sort-folded]', async () => {
    const { user } = renderTable({ sort: { column: 'plate', direction: 'desc' } });
    const toggle = screen.getByRole('button', { name: 'Sorteret efter plade' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle).toHaveFocus();
  });

  it('claims no order where none is known', () => {
    renderTable();
    expect(screen.getByRole('button', { name: 'Sortér' })).toBeInTheDocument();
    for (const header of screen.getAllByRole('columnheader')) {
      expect(header).not.toHaveAttribute('aria-sort');
    }
  });

  it('asks for a sort by the heading that is pressed, with the mouse or the keyboard', async () => {
    const { onSort, user } = renderTable();
    await user.click(screen.getByRole('button', { name: 'Plade' }));
    expect(onSort).toHaveBeenLastCalledWith('plate');
    screen.getByRole('button', { name: 'Nummer' }).focus();
    await user.keyboard('{Enter}');
    expect(onSort).toHaveBeenLastCalledWith('id');
    expect(onSort).toHaveBeenCalledTimes(2);
  });

  it('has no button on a heading that does not sort', () => {
    renderTable();
    const header = screen.getByRole('columnheader', { name: 'Note' });
    expect(within(header).queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['da', 'Sorter faldende', 'Sorter stigende'],
    ['en', 'Sort descending', 'Sort ascending'],
  ] as const)('describes what a heading does, in %s', async (language, onSorted, onOther) => {
    await speak(language);
    renderTable({ sort: { column: 'id', direction: 'asc' } });
    expect(screen.getByRole('button', { name: 'Nummer' })).toHaveAccessibleDescription(onSorted);
    expect(screen.getByRole('button', { name: 'Plade' })).toHaveAccessibleDescription(onOther);
  });

  it('keeps its rows, marked, while newer ones are on their way', () => {
    const { table } = renderTable({ isBusy: true });
    expect(table).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('AB 12 345')).toBeInTheDocument();
  });

  it('hides its tips on Escape until the pointer or the focus moves on', async () => {
    const { table, user } = renderTable();
    await user.keyboard('{Escape}');
    expect(table).toHaveAttribute('data-tips', 'hidden');
    await user.hover(screen.getByText('CD 67 890'));
    expect(table).not.toHaveAttribute('data-tips');
    await user.keyboard('{Escape}');
    expect(table).toHaveAttribute('data-tips', 'hidden');
    // Past what the sort buttons are folded behind.
    await user.tab();
    await user.tab();
    expect(table).not.toHaveAttribute('data-tips');
  });

  it('leaves its tips alone on other keys', async () => {
    const { table, user } = renderTable();
    await user.keyboard('a');
    expect(table).not.toHaveAttribute('data-tips');
  });
});
