import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { memo, useRef, useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPreferences } from '../preferences/preferences.slice';
import { Icon } from '../ui/Icon';
import { isSecondPress } from '../ui/secondPress';
import { inSentence, type Column } from './columns';
import type { Sort } from './listParams';
import { TableTip } from './TableTip';

/** A row renders again only if `columns` or the row changes, or if it is opened, closed or selected. */
export interface DataTableProps<Row, SortId extends string> {
  caption: string;
  columns: readonly Column<Row, SortId>[];
  rows: readonly Row[];
  /** The id of the row whose record is open beside the list. */
  openRow?: number | null | undefined;
  /** The ids of the rows that the user has selected. */
  selectedRows?: Pick<ReadonlySet<number>, 'has'> | undefined;
  sort: Sort<SortId> | null;
  onSort: (column: SortId) => void;
  /** True while newer rows are loading; the old ones stay visible. */
  isBusy: boolean;
  /** Reserves space for this number of further rows, as on a short last page. */
  missingRows?: number;
  /** True while the rows are not yet the requested ones, for example after a change of page: they cannot be pressed. */
  isOutdated?: boolean;
}

/**
 * The table of a list. The style sheet turns the rows of a narrow table into cards. The roles are explicit because
 * browsers drop them when a table is not laid out as a table.
 */
export function DataTable<Row extends { id: number }, SortId extends string>(
  props: DataTableProps<Row, SortId>,
) {
  const {
    caption,
    columns,
    rows,
    openRow,
    selectedRows,
    isBusy,
    isOutdated,
    missingRows = 0,
  } = props;
  const table = useRef<HTMLTableElement>(null);
  const density = useSelector(selectPreferences).rowDensity;
  return (
    <>
      <SortToggle {...props} />
      <table
        ref={table}
        className={tableClass(columns)}
        role="table"
        aria-busy={isBusy}
        data-density={density}
        style={{ '--missing-rows': missingRows } as CSSProperties}
      >
        <caption className="visually-hidden">{caption}</caption>
        <DataTableHead {...props} />
        <tbody role="rowgroup" inert={isOutdated} onClickCapture={dropSecondPress}>
          {rows.map((row) => (
            <DataTableRow
              key={row.id}
              row={row}
              columns={columns}
              isOpen={row.id === openRow}
              isSelected={selectedRows?.has(row.id) ?? false}
            />
          ))}
        </tbody>
      </table>
      <TableTip table={table} />
    </>
  );
}

/** Shown until the first rows arrive: a table with a grey bar in place of each text. */
export function DataTableSkeleton<Row, SortId extends string>({
  columns,
  rowCount,
}: {
  columns: readonly Column<Row, SortId>[];
  rowCount: number;
}) {
  // Leave room for the checkboxes of the rows.
  const choiceAt = (index: number) => (index === 0 && checkboxOf(columns) ? '' : undefined);
  return (
    <table className={tableClass(columns)} role="presentation" aria-hidden="true" aria-busy="true">
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column.id} {...headingLayout(column)} data-has-choice={choiceAt(index)}>
              {column.isSortable ? (
                <span className="data-table-sort">{shownHeader(column)}</span>
              ) : (
                shownHeader(column)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rowCount }, (_, index) => (
          <tr key={index}>
            {columns.map((column, index) => {
              const Cell = column.isRowHeader ? 'th' : 'td';
              return (
                <Cell key={column.id} {...cellLayout(column)} data-has-choice={choiceAt(index)}>
                  <span className="skeleton-bar" />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type AnyColumn = Column<never, string>;

/** The class `has-facts` lets several columns share a line of a card. It needs columns with a `cardPlace`. */
function tableClass(columns: readonly AnyColumn[]): string {
  return columns.some(({ cardPlace }) => cardPlace) ? 'data-table has-facts' : 'data-table';
}

const checkboxOf = <Row,>(columns: readonly Column<Row, string>[]) =>
  columns.find(({ checkbox }) => checkbox)?.checkbox;

const shownHeader = (column: AnyColumn) => column.shownHeader ?? column.header;

/** The attributes by which the style sheet lays out a heading. */
const headingLayout = (column: AnyColumn) => ({
  'data-numeric': column.isNumeric,
  'data-fits-from': column.fitsFrom,
  'data-plain': column.isSortable ? undefined : '',
});

/** The attributes by which the style sheet lays out a cell. */
const cellLayout = (column: AnyColumn) => ({
  'data-column': column.id,
  'data-card': column.cardPlace,
  'data-fits-from': column.fitsFrom,
  'data-label': shownHeader(column),
});

/** Ignores the second press of a double click: it may hit a row behind a menu that the first press has closed. */
function dropSecondPress(event: MouseEvent) {
  if (!isSecondPress(event) || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The button above cards: shows the current sort, and unfolds the sort buttons, which are otherwise hidden there. */
function SortToggle<Row, SortId extends string>(
  props: Pick<DataTableProps<Row, SortId>, 'columns' | 'sort'>,
) {
  const { columns, sort } = props;
  const { t } = useTranslation('staff');
  const [isOpen, setOpen] = useState(false);
  const sorted = columns.find(({ id }) => id === sort?.column);
  return (
    <button
      type="button"
      className="sort-toggle"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {sorted ? t('table.sortedBy', { column: inSentence(sorted.header) }) : t('table.sort')}
      {sorted && <Icon name={sort?.direction === 'desc' ? 'arrow-down' : 'arrow-up'} />}
    </button>
  );
}

/**
 * `aria-description` says what the sort button does. In its name, screen readers would repeat it with every cell.
 */
function DataTableHead<Row, SortId extends string>(
  props: Pick<DataTableProps<Row, SortId>, 'columns' | 'sort' | 'onSort'>,
) {
  const { columns, sort, onSort } = props;
  const { t } = useTranslation('staff');
  const checkbox = checkboxOf(columns);
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column, index) => {
          const box = index === 0 ? checkbox : undefined;
          const direction = sort?.column === column.id ? sort.direction : null;
          const shown = shownHeader(column);
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              data-column={column.id}
              {...headingLayout(column)}
              data-has-choice={box && ''}
              aria-label={column.header}
              aria-sort={direction ? `${direction}ending` : undefined}
            >
              {box?.ofAll}
              {/* The text of the heading where the style sheet hides the sort button, such as in print. */}
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
                  <Icon name={direction === 'desc' ? 'arrow-down' : 'arrow-up'} />
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

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row, string>[];
  isOpen: boolean;
  isSelected: boolean;
}

function TableRow<Row>({ row, columns, isOpen, isSelected }: TableRowProps<Row>): ReactNode {
  const checkbox = checkboxOf(columns);
  return (
    <tr role="row" data-open={isOpen || undefined} data-selected={isSelected || undefined}>
      {columns.map((column, index) => {
        const box = index === 0 ? checkbox : undefined;
        const Cell = column.isRowHeader ? 'th' : 'td';
        const mark = column.mark?.(row);
        return (
          <Cell
            key={column.id}
            role={column.isRowHeader ? 'rowheader' : 'cell'}
            {...cellLayout(column)}
            data-numeric={column.isNumeric}
            data-has-choice={box && ''}
            data-paper={mark ? undefined : column.paperText}
            aria-label={column.rowName?.(row)}
            {...(mark && {
              className: `mark mark-${mark.tone}`,
              'data-short': mark.shortText,
              'data-words': mark.cardText,
              tabIndex: mark.isFocusable ? 0 : undefined,
            })}
          >
            {box?.of(row)}
            {mark ? mark.text : column.cell?.(row, isOpen)}
          </Cell>
        );
      })}
    </tr>
  );
}

// Compare by content: a row that was fetched again without a change does not render again.
const DataTableRow = memo(
  TableRow,
  (before, now) =>
    before.columns === now.columns &&
    before.isOpen === now.isOpen &&
    before.isSelected === now.isSelected &&
    copyWithStructuralSharing(before.row, now.row) === before.row,
) as typeof TableRow;
