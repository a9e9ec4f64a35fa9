import { memo } from 'react';
import type { ReactNode } from 'react';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { Column } from './column';

interface DataTableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row, string>[];
}

function TableRow<Row>({ row, columns }: DataTableRowProps<Row>): ReactNode {
  return (
    <tr role="row">
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            role={column.isRowHeader ? 'rowheader' : 'cell'}
            data-column={column.id}
            data-numeric={column.isNumeric}
            data-card={column.cardPlace}
            data-label={column.shownHeader ?? column.header}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

/**
 * A row renders anew where it says something else than before, or the columns have changed: not because another row has, nor
 * because the same was read anew or in another order.
 */
export const DataTableRow = memo(
  TableRow,
  (before, now) =>
    before.columns === now.columns && copyWithStructuralSharing(before.row, now.row) === before.row,
) as typeof TableRow;
