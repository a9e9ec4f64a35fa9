import type { ReactNode, Ref } from 'react';
import type {
  Page,
  Trucker,
  TruckerSearchField,
  TruckerSortColumn,
} from '@/api/truckers/trucker.model';
import { useTexts } from '@/i18n/useTexts';
import { DataTable } from '@/shared/lists/table/DataTable';
import { LazyPagination } from '@/shared/lists/pages/LazyPagination';
import type { Sort } from '@/shared/lists/listParams';
import { RowCount } from '@/shared/lists/pages/RowCount';
import { SearchBar } from '@/shared/lists/SearchBar';
import type { Search } from '@/shared/lists/SearchBar';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/states/EmptyState';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Panel } from '@/shared/ui/Panel';
import type { TruckerListParams } from '../truckerRequest';
import { truckerColumns } from './truckerColumns';

/** What the haulier list shows and what can be done with it. `page` is undefined until there are rows to show. */
export interface TruckerListProps {
  page: Page<Trucker> | undefined;
  params: TruckerListParams;
  sort: Sort<TruckerSortColumn> | null;
  isBusy: boolean;
  hasFailed: boolean;
  bodyRef: Ref<HTMLDivElement>;
  renderActions: (trucker: Trucker) => ReactNode;
  onAddRegistration: (trucker: Trucker) => void;
  onSearch: (search: Search<TruckerSearchField>) => void;
  onClearSearch: () => void;
  onSort: (column: TruckerSortColumn) => void;
  onPage: (page: number) => void;
  onRefresh: () => void;
  onRetry: () => void;
}

/** The haulier list: search, rows or what stands in for them, and pages. */
export function TruckerList(props: TruckerListProps) {
  const { page, params, isBusy, hasFailed, bodyRef, onRetry, onPage } = props;
  const { t } = useTexts();

  const rows = () => {
    if (!page) return hasFailed ? null : <LoadingState label={t('common.loading')} />;
    if (page.total > 0) {
      return (
        <DataTable
          caption={t('truckers.title')}
          columns={truckerColumns(t, props)}
          rows={page.rows}
          rowKey={({ id }) => id}
          sort={props.sort}
          onSort={props.onSort}
          isBusy={isBusy}
        />
      );
    }
    if (isBusy) return <LoadingState label={t('common.loading')} />;
    if (!params.text) return <EmptyState title={t('truckers.empty')} />;
    return (
      <EmptyState title={t('truckers.noResults')}>
        <Button variant="secondary" onClick={props.onClearSearch}>
          {t('truckers.clearSearch')}
        </Button>
      </EmptyState>
    );
  };

  return (
    <>
      <PageHeading title={t('truckers.title')}>
        <Button variant="secondary" iconName="refresh" isBusy={isBusy} onClick={props.onRefresh}>
          {t('common.refresh')}
        </Button>
      </PageHeading>
      <Panel>
        <SearchBar
          applied={params}
          fields={[
            { value: 'name', label: t('truckers.filterName') },
            { value: 'cvr', label: t('truckers.filterCvr') },
            { value: 'truckNumber', label: t('truckers.filterTruckNumber') },
          ]}
          fieldLabel={t('truckers.searchFilter')}
          textLabel={t('truckers.searchText')}
          onSearch={props.onSearch}
        />
        <div
          ref={bodyRef}
          className="list-body"
          tabIndex={-1}
          role="region"
          aria-label={t('truckers.title')}
        >
          {hasFailed && (
            <ErrorState
              message={t('truckers.loadFailed')}
              onRetry={onRetry}
              retryLabel={t('common.tryAgain')}
            />
          )}
          {rows()}
        </div>
        <div className="list-foot">
          {page && <RowCount page={page} />}
          {page && (
            <LazyPagination
              page={Math.min(params.page, Math.max(page.pageCount - 1, 0))}
              pageCount={page.pageCount}
              onChange={onPage}
            />
          )}
        </div>
      </Panel>
    </>
  );
}
