import { useTexts } from '@/i18n/useTexts';
import { useIsSlow } from '../ui/states/useIsSlow';
import type { Column } from './table/column';

interface ListSkeletonProps<Row, SortId extends string> {
  columns: readonly Column<Row, SortId>[];
  /** As many as are likely to come. */
  rowCount: number;
}

/**
 * The outline of a table whose rows are on their way: its headings, and a bar in the place of each value. It is for the eye
 * alone; a status says what is so, beside what is busy, as a busy part says nothing.
 */
export function ListSkeleton<Row, SortId extends string>(props: ListSkeletonProps<Row, SortId>) {
  const { columns, rowCount } = props;
  const { t } = useTexts();
  const isSlow = useIsSlow();
  return (
    <div className="list-skeleton">
      <p className="skeleton-status" role="status">
        <span className="visually-hidden">{t('common.loading')}</span>
        {isSlow && <span className="skeleton-slow">{t('common.slow')}</span>}
      </p>
      <table className="data-table" role="presentation" aria-hidden="true" aria-busy="true">
        <thead>
          <tr>
            {columns.map(({ id, header, shownHeader, isSortable, isNumeric }) => (
              <th key={id} data-numeric={isNumeric} data-plain={isSortable ? undefined : ''}>
                {isSortable ? (
                  <span className="data-table-sort">{shownHeader ?? header}</span>
                ) : (
                  (shownHeader ?? header)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rowCount }, (_, index) => (
            <tr key={index}>
              {columns.map(({ id, header, shownHeader, isRowHeader }) => {
                const Cell = isRowHeader ? 'th' : 'td';
                return (
                  <Cell key={id} data-column={id} data-label={shownHeader ?? header}>
                    <span className="skeleton-bar" />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
