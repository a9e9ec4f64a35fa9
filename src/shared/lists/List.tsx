import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { busyDelayMs } from '@/config/constants';
import { ExportButtons, type ExportButtonsProps } from '../export/ExportButtons';
import { useKeptFocus } from '../hooks/useKeptFocus';
import { LiveMessage } from '../notifications/LiveRegion';
import { Button } from '../ui/Button';
import { PageHeading } from '../ui/PageHeading';
import { Panel } from '../ui/Panel';
import { EmptyState } from '../ui/states/EmptyState';
import { ErrorState } from '../ui/states/ErrorState';
import { SkeletonStatus, useIsSlow } from '../ui/states/LoadingState';
import { inSentence, useShownColumns, type Column } from './columns';
import { DataTable, DataTableSkeleton, type DataTableProps } from './DataTable';
import { nextSort } from './listParams';
import { Pagination } from './pagination/Pagination';
import { RefreshButton } from './RefreshButton';
import { rowCountOf } from './rows';
import { SearchBar, type Search, type SearchBarProps, type SearchField } from './SearchBar';
import { KeyboardButton } from './shortcuts/KeyboardButton';
import { useAriaShortcut } from './shortcuts/shortcuts';
import type { ListState } from './useList';
import { ViewMenu } from './view/ViewMenu';

interface ListTexts {
  title: string;
  searchText: string;
  add: string;
  empty: string;
  noMatch: string;
}

export interface ListProps<Row extends { id: number }, SortId extends string, Field extends string>
  extends
    Pick<SearchBarProps<Field>, 'inference'>,
    Pick<DataTableProps<Row, SortId>, 'openRow' | 'selectedRows'> {
  id: string;
  list: ListState<Row, SortId, Field>;
  columns: readonly Column<Row, SortId>[];
  fields: readonly SearchField<Field>[];
  texts: ListTexts;
  onAdd: () => void;
  /** Called by the refresh button instead of fetching the list, if the page has to fetch more than that. */
  onRefresh?: () => void;
  /** Shown above the rows. */
  above?: ReactNode;
  /** The matches of a search in other fields. Shown below the rows, because they may arrive after them. */
  found?: ReactNode;
  /** The names of these other fields, if they were searched. */
  alsoSearched?: string | undefined;
  /** Shown in an empty list instead of the offer to add a row. */
  empty?: ReactNode;
  /** The bar with the actions for the selected rows. Shown below the rows. */
  chosen?: ReactNode;
  beside?: ReactNode;
  /** `searched` is used only if there is no search text. */
  exported: Omit<ExportButtonsProps, 'searched'> & Partial<Pick<ExportButtonsProps, 'searched'>>;
}

/**
 * A list with search, table, pages and actions. Its rows come from the server (`useList`) or are paged in the browser
 * (`useClientSideList`).
 */
export function List<Row extends { id: number }, SortId extends string, Field extends string>(
  props: ListProps<Row, SortId, Field>,
) {
  const { id, list, fields, texts, inference, onAdd, found, beside, exported } = props;
  const { params, change, bodyRef, page, isBusy, isOutdated, sort, refetch } = list;
  const { onRefresh = refetch } = props;
  const { chosenRef } = inference ?? {};
  const { t } = useTranslation('staff');
  const addShortcut = useAriaShortcut('add');
  const columns = useShownColumns(id, props.columns);
  const searchedField = fields.find(({ value }) => value === params.field);
  const searched =
    params.text && searchedField
      ? t('table.searchedFor', { text: params.text, field: fieldInSentence(searchedField) })
      : (exported.searched ?? '');
  const sortedColumn = columns.find((column) => column.id === sort?.column);
  const sortedBy = sort?.direction === 'desc' ? 'table.sortedDescBy' : 'table.sortedAscBy';
  // Do not dim the old rows at once: if the new rows arrive soon, the list would only flicker.
  const isLate = useIsSlow(isOutdated, busyDelayMs);
  const isHeld = isOutdated && (isLate || !isBusy);
  useKeptFocus(bodyRef);
  const hasFailed = list.error !== null;
  const hasRows = page !== undefined && page.total > 0;
  const isAwaited = !hasRows && (page ? isBusy : !hasFailed);
  const isEmpty = page !== undefined && !hasRows && !isAwaited;
  const isSlow = useIsSlow(hasRows && isBusy);
  const slowText = t('common.slow');
  const count = page && page.rows.length > 0 && t('table.rowCount', rowCountOf(page));

  const emptyText = () => {
    if (params.text === '') return texts.empty;
    if (!found || !searchedField) return texts.noMatch;
    return t('table.noOthers', { field: fieldInSentence(searchedField) });
  };

  // The list takes the focus from buttons that disappear when they are pressed.
  const focusBody = () => bodyRef.current?.focus();
  const searchAgain = (search: Partial<Search<Field>>) => {
    if (chosenRef) chosenRef.current = null;
    change(search);
    focusBody();
  };
  return (
    <>
      <PageHeading title={texts.title}>
        <SearchBar
          applied={params}
          fields={fields}
          textLabel={texts.searchText}
          inference={inference}
          onSearch={({ text, field }) => {
            if (text === params.text && field === params.field) refetch();
            else change({ text, field });
          }}
        />
        <RefreshButton isBusy={isBusy} onClick={onRefresh} />
        <ExportButtons {...exported} searched={searched} />
        <ViewMenu list={id} columns={props.columns} />
        <KeyboardButton list={bodyRef} />
        <Button iconName="add" aria-keyshortcuts={addShortcut} onClick={onAdd}>
          {texts.add}
        </Button>
      </PageHeading>
      <div className={`list-beside ${beside ? 'is-open' : ''}`}>
        <Panel>
          <LiveMessage text={isSlow ? slowText : ''} />
          {props.above}
          {/* Print leaves out the search box and the sort arrows, so print in words what was searched and sorted. */}
          {page && !isBusy && (
            <p className="print-summary" hidden>
              {searched} {sortedColumn && t(sortedBy, { column: inSentence(sortedColumn.header) })}
            </p>
          )}
          <div
            ref={bodyRef}
            className="list-body"
            data-busy={(hasRows && isBusy) || undefined}
            tabIndex={-1}
            role="region"
            aria-label={texts.title}
          >
            {hasFailed && (
              <ErrorState
                message={t('table.loadFailed')}
                onRetry={() => {
                  focusBody();
                  refetch();
                }}
              />
            )}
            {page && !hasRows && found}
            {isAwaited && (
              <div className="list-skeleton">
                <SkeletonStatus />
                <DataTableSkeleton columns={columns} rowCount={list.pageSize} />
              </div>
            )}
            {hasRows && (
              <DataTable
                caption={texts.title}
                columns={columns}
                rows={page.rows}
                openRow={props.openRow}
                selectedRows={props.selectedRows}
                missingRows={page.pageCount > 1 ? page.perPage - page.rows.length : 0}
                sort={sort}
                onSort={(column) => change({ sort: nextSort(sort, column) })}
                isBusy={isBusy}
                isOutdated={isHeld}
              />
            )}
            {isEmpty &&
              (props.empty ?? (
                <EmptyState title={emptyText()} iconName={params.text ? 'search' : 'layers'}>
                  {params.text === '' && (
                    <Button variant="secondary" iconName="add" onClick={onAdd}>
                      {texts.add}
                    </Button>
                  )}
                  {params.text !== '' && (!found || /\d/.test(params.text)) && (
                    <OtherSearches
                      fields={fields}
                      searched={searchedField}
                      isSearchedTold={!found}
                      alsoSearched={props.alsoSearched}
                      onSearchIn={(field) => searchAgain({ field })}
                      onClear={() => {
                        // The list may have inferred the field from the text, so go back to the first field.
                        const [first] = fields;
                        searchAgain({
                          text: '',
                          ...(inference && first && { field: first.value }),
                        });
                      }}
                    />
                  )}
                </EmptyState>
              ))}
          </div>
          {props.chosen}
          {/* Mount the foot again with the first rows: if it moved up from below the fold, that would count as a layout
              shift. */}
          <div key={page ? 'shown' : 'awaited'} className="list-foot">
            <p className="list-count mb-0 text-body-secondary">{isSlow ? slowText : count}</p>
            <div className="list-pages">
              {page && page.pageCount > 1 && (
                <Pagination
                  // If the requested page cannot be fetched, the list still shows the rows of another page. Then mark
                  // that page.
                  page={Math.min(hasFailed ? page.page : params.page, page.pageCount - 1)}
                  pageCount={page.pageCount}
                  onChange={(next) => {
                    if (next === params.page) refetch();
                    else change({ page: next });
                  }}
                />
              )}
            </div>
          </div>
          {hasRows && found}
        </Panel>
        {beside}
      </div>
    </>
  );
}

interface OtherSearchesProps<Field extends string> {
  fields: readonly SearchField<Field>[];
  searched: SearchField<Field> | undefined;
  /** If true, the message says which fields were searched. */
  isSearchedTold: boolean;
  alsoSearched: string | undefined;
  onSearchIn: (field: Field) => void;
  onClear: () => void;
}

/** Shown if a search finds no rows: buttons that search in the other fields, or clear the search. */
function OtherSearches<Field extends string>(props: OtherSearchesProps<Field>) {
  const { fields, searched, isSearchedTold, alsoSearched, onSearchIn, onClear } = props;
  const { t } = useTranslation('staff');
  const others = fields.filter((field) => field !== searched);
  return (
    <>
      {searched && isSearchedTold && (
        <p>
          {t(alsoSearched ? 'table.searchedInAll' : 'table.searchedIn', {
            field: fieldInSentence(searched),
            others: alsoSearched,
          })}
        </p>
      )}
      <div className="button-row">
        {others.map((other) => (
          <Button key={other.value} variant="secondary" onClick={() => onSearchIn(other.value)}>
            {t('table.searchIn', { field: fieldInSentence(other) })}
          </Button>
        ))}
        <Button variant="quiet" onClick={onClear}>
          {t('table.clearSearch')}
        </Button>
      </div>
    </>
  );
}

function fieldInSentence(field: SearchField<string>): string {
  return field.inSentence ?? inSentence(field.label);
}
