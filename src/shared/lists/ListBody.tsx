import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { announce, withdraw } from '../notifications/announce';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/states/EmptyState';
import { ErrorState } from '../ui/states/ErrorState';
import { useIsSlow } from '../ui/states/useIsSlow';
import { LazyPagination } from './pagination/LazyPagination';
import { RowCount } from './pagination/RowCount';
import type { RowPage } from './pagination/rowPage';
import { fieldInSentence } from './inSentence';
import { ListSkeleton } from './ListSkeleton';
import { PrintSummary } from './PrintSummary';
import { DataTable } from './table/DataTable';
import type { DataTableProps } from './table/DataTable';
import type { Search, SearchBarProps } from './SearchBar';
import { useFocusRecovery } from './useFocusRecovery';
import { useSteadyHeight } from './useSteadyHeight';

/** What a list shows below its search. Texts are already translated; `page` is undefined until there are rows to show. */
export interface ListBodyProps<Row, SortId extends string, Field extends string> extends Omit<
  DataTableProps<Row, SortId>,
  'caption' | 'rows'
> {
  title: string;
  page: RowPage<Row> | undefined;
  /** How many rows are likely to come, as long as there are none. */
  expectedRows: number;
  /** The page that was asked for, from 0; the rows of the one before may still be there. */
  pageIndex: number;
  hasFailed: boolean;
  /** What the list is searched for: with a text, no rows means that nothing matches. */
  applied: Search<Field>;
  /** Where it can be searched, with their labels. */
  fields: SearchBarProps<Field>['fields'];
  emptyText: string;
  noMatchText: string;
  addText: string;
  bodyRef: RefObject<HTMLDivElement | null>;
  onClearSearch: () => void;
  /** The same text is to be searched for in another field. */
  onSearchIn: (field: Field) => void;
  onRetry: () => void;
  onPage: (page: number) => void;
  onAdd: () => void;
}

/** The rows of a list or what stands in for them, how many there are, and their pages. */
export function ListBody<Row, SortId extends string, Field extends string>(
  props: ListBodyProps<Row, SortId, Field>,
) {
  const { title, page, pageIndex, hasFailed, applied, fields, emptyText, noMatchText, ...rest } =
    props;
  const { bodyRef, onClearSearch, onSearchIn, onRetry, onPage, ...more } = rest;
  const { expectedRows, addText, onAdd, ...table } = more;
  const { t } = useTexts();
  useFocusRecovery(bodyRef, page, table.isOutdated);
  const holdHeight = useSteadyHeight(
    bodyRef,
    [applied.field, applied.text, ...table.columns.map(({ id }) => id)].join(' '),
  );
  const hasRows = page !== undefined && page.total > 0;
  const isAwaited = !hasRows && (page ? table.isBusy : !hasFailed);
  const isSlow = useIsSlow(hasRows && table.isBusy);
  const slowText = t('common.slow');
  useEffect(() => {
    if (!isSlow) return;
    announce(slowText);
    return () => withdraw(slowText);
  }, [isSlow, slowText]);

  const rows = () => {
    if (isAwaited) return <ListSkeleton columns={table.columns} rowCount={expectedRows} />;
    if (!page) return null;
    if (page.total > 0) return <DataTable {...table} caption={title} rows={page.rows} />;
    if (!applied.text) {
      return (
        <EmptyState title={emptyText}>
          <Button iconName="add" onClick={onAdd}>
            {addText}
          </Button>
        </EmptyState>
      );
    }
    const searched = fields.find(({ value }) => value === applied.field);
    const others = fields.filter(({ value }) => value !== applied.field);
    return (
      <EmptyState title={noMatchText}>
        {searched && <p>{t('table.searchedIn', { field: fieldInSentence(searched) })}</p>}
        <div className="empty-state-actions">
          {others.map((other) => (
            <Button key={other.value} variant="secondary" onClick={() => onSearchIn(other.value)}>
              {t('table.searchIn', { field: fieldInSentence(other) })}
            </Button>
          ))}
          <Button variant="quiet" onClick={onClearSearch}>
            {t('table.clearSearch')}
          </Button>
        </div>
      </EmptyState>
    );
  };

  return (
    <>
      {page && !table.isBusy && <PrintSummary applied={applied} fields={fields} {...table} />}
      <div ref={bodyRef} className="list-body" tabIndex={-1} role="region" aria-label={title}>
        {hasFailed && (
          <ErrorState
            message={t('table.loadFailed')}
            onRetry={onRetry}
            retryLabel={t('common.tryAgain')}
          />
        )}
        {rows()}
      </div>
      <div className="list-foot">
        {page && !isSlow ? (
          <RowCount page={page} />
        ) : (
          <p className="list-count">{isSlow && slowText}</p>
        )}
        {page ? (
          <LazyPagination
            page={Math.min(pageIndex, Math.max(page.pageCount - 1, 0))}
            pageCount={page.pageCount}
            onChange={(next) => {
              holdHeight();
              onPage(next);
            }}
          />
        ) : (
          <div className="list-pages" />
        )}
      </div>
    </>
  );
}
