import type { Key } from 'react';
import { usePreference } from '../../preferences/usePreference';
import type { Sort } from '../listParams';
import type { Column } from './column';
import { DataTableHead } from './DataTableHead';
import { DataTableRow } from './DataTableRow';
import { SortToggle } from './SortToggle';
import { useDismissibleTooltips } from './useDismissibleTooltips';

/** What a table shows. `sort` is the order the rows are in, null where none is known. Rows render anew with other `columns`. */
export interface DataTableProps<Row, SortId extends string> {
  caption: string;
  columns: readonly Column<Row, SortId>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sort: Sort<SortId> | null;
  onSort: (column: SortId) => void;
  /** True while newer rows are on their way: the old ones stay, marked as such. */
  isBusy: boolean;
  /** True while other rows were asked for than these, such as another page: these cannot be pressed. */
  isOutdated?: boolean;
}

/**
 * A table that can be sorted by its headings; where there is no room for columns, the style sheet
 * turns each row into a card with the same content. The roles are spelled out because browsers drop
 * them when a table is laid out as anything but a table.
 */
export function DataTable<Row, SortId extends string>(props: DataTableProps<Row, SortId>) {
  const { caption, columns, rows, rowKey, sort, onSort, isBusy, isOutdated } = props;
  const tips = useDismissibleTooltips();
  const density = usePreference('rowDensity');
  return (
    <>
      <SortToggle columns={columns} sort={sort} />
      <table
        ref={tips}
        className="data-table"
        role="table"
        aria-busy={isBusy}
        data-density={density}
      >
        <caption className="visually-hidden">{caption}</caption>
        <DataTableHead columns={columns} sort={sort} onSort={onSort} />
        <tbody role="rowgroup" inert={isOutdated}>
          {rows.map((row) => (
            <DataTableRow key={rowKey(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </>
  );
}
