import { useTexts } from '@/i18n/useTexts';
import { Icon } from '../../ui/Icon';
import type { Column } from './column';
import type { Sort } from '../listParams';

interface DataTableHeadProps<Row, SortId extends string> {
  columns: readonly Column<Row, SortId>[];
  sort: Sort<SortId> | null;
  onSort: (column: SortId) => void;
}

/**
 * The headings of a table. What a click does is a description, not part of a heading's name, so that
 * a screen reader does not repeat it with every cell.
 */
export function DataTableHead<Row, SortId extends string>(props: DataTableHeadProps<Row, SortId>) {
  const { columns, sort, onSort } = props;
  const { t } = useTexts();
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : null;
          const shown = column.shownHeader ?? column.header;
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              data-column={column.id}
              data-numeric={column.isNumeric}
              data-plain={column.isSortable ? undefined : ''}
              aria-label={column.header}
              aria-sort={direction ? `${direction}ending` : undefined}
            >
              {/* What is left of the heading while its button is folded away. */}
              {column.isSortable && <span className="data-table-heading">{shown}</span>}
              {column.isSortable ? (
                <button
                  type="button"
                  className="data-table-sort"
                  aria-label={column.header}
                  aria-description={t(direction === 'asc' ? 'table.sortDesc' : 'table.sortAsc')}
                  onClick={() => onSort(column.id)}
                >
                  {shown}
                  <Icon name={direction === 'desc' ? 'arrowDown' : 'arrowUp'} />
                </button>
              ) : (
                shown
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
