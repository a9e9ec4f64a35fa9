import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { clientSidePageSize } from '@/config/constants';
import { useLanguage } from '@/i18n/useLanguage';
import { useLoadNotice } from '../errors/useLoadNotice';
import { useIsPrinting } from '../hooks/useIsPrinting';
import { useAnnounce } from '../notifications/useNotify';
import type { ListParams, Sort } from './listParams';
import { arrangeRows, pageOf, rowCountOf, shownSort } from './rows';
import type { ClientSideListShape, RowPage } from './rows';
import { useListParams, type ListParamsState } from './useListParams';

/** The rows for a state of a list, paged by the server or by the browser. */
export interface ListRows<Row, Column extends string, Field extends string = string> {
  /** The rows to show; undefined until there are any. They may still be those of an earlier state (`isOutdated`). */
  page: RowPage<Row> | undefined;
  /** The rows for the current state of the list; undefined until they have arrived. */
  answer: RowPage<Row> | undefined;
  /** True if the rows in `page` are not those that are requested now. */
  isOutdated: boolean;
  /** The number of the last page. Set only if the requested page is after it. */
  lastPage: number | null;
  /** The number of rows per page; a guess until the first response. */
  pageSize: number;
  sort: Sort<Column> | null;
  isBusy: boolean;
  error: unknown;
  refetch: () => void;
  /** Requests the rows for the next state of the list before that state is rendered. */
  prefetch?: (next: ListParams<Column, Field>) => void;
}

/** The state that `<List>` shows, and the functions that change it. */
export interface ListState<Row, Column extends string, Field extends string>
  extends ListParamsState<Column, Field>, ListRows<Row, Column, Field> {
  bodyRef: RefObject<HTMLDivElement | null>;
}

/**
 * Returns the state of a list. Announces changes of its rows, notifies once of each failed load, and opens the last
 * page if the requested one is past the end.
 */
export function useList<Row, Column extends string, Field extends string>(
  listParams: ListParamsState<Column, Field>,
  rows: ListRows<Row, Column, Field>,
): ListState<Row, Column, Field> {
  const { params, change: changeParams } = listParams;
  const { answer, lastPage, isBusy, error, prefetch } = rows;
  const change = useCallback<typeof changeParams>(
    (...changes) => {
      const next = changeParams(...changes);
      prefetch?.(next);
      return next;
    },
    [changeParams, prefetch],
  );
  const bodyRef = useRef<HTMLDivElement>(null);
  useLoadNotice({ isError: error !== null, isFetching: isBusy, error, subject: params });
  useListAnnouncements(params, answer);
  useEffect(() => {
    if (lastPage !== null) change({ page: lastPage }, { replace: true });
  }, [lastPage, change]);
  return { ...rows, params, change, bodyRef };
}

interface ClientSideListQuery<Row> {
  currentData?: readonly Row[] | undefined;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
  /** Fetches the rows for an export. Resolves with undefined if the end of the session has cancelled the request. */
  fetchRows: () => Promise<readonly Row[] | undefined>;
}

/** A list that is loaded completely, and searched, sorted and paged in the browser. */
export function useClientSideList<
  Row extends { id: number },
  Column extends string,
  Field extends string,
>(shape: ClientSideListShape<Row, Column, Field>, query: ClientSideListQuery<Row>) {
  const language = useLanguage();
  const listParams = useListParams(shape);
  const { params } = listParams;
  const { currentData: rows, isFetching, isError, error, refetch, fetchRows } = query;

  const { text, field } = params;
  const { column, direction } = params.sort ?? {};
  // Search and sort thousands of rows once, not on each change of page.
  const matches = useMemo(() => {
    const sort = column && direction ? { column, direction } : null;
    return rows && arrangeRows(rows, { text, field, sort }, shape, language);
  }, [rows, text, field, column, direction, shape, language]);

  const lastPage = matches ? Math.max(Math.ceil(matches.length / clientSidePageSize) - 1, 0) : null;
  const isPastEnd = lastPage !== null && params.page > lastPage;
  const index = isPastEnd ? lastPage : params.page;
  const page = useMemo(
    () => matches && pageOf(matches, index, clientSidePageSize),
    [matches, index],
  );
  // A printout shows all rows, because paper has no pagination.
  const isPrinting = useIsPrinting();

  const list = useList(listParams, {
    page: isPrinting && matches ? pageOf(matches, 0, Math.max(matches.length, 1)) : page,
    answer: isPastEnd ? undefined : page,
    isOutdated: false,
    lastPage: isPastEnd ? lastPage : null,
    pageSize: clientSidePageSize,
    sort: shownSort(params, shape),
    isBusy: isFetching,
    error: isError ? error : null,
    refetch: () => void refetch(),
  });
  return {
    ...list,
    /** Resolves with the matching rows of all pages, or undefined if they must be fetched and `fetchRows` gets none. */
    fetchMatches: async () => {
      if (matches) return matches;
      const fetched = await fetchRows();
      return fetched && arrangeRows(fetched, params, shape, language);
    },
  };
}

type AnyParams = ListParams<string, string>;

const isSameSearch = (a: AnyParams, b: AnyParams) => a.text === b.text && a.field === b.field;

const isSameSort = (a: AnyParams, b: AnyParams) =>
  a.sort?.column === b.sort?.column && a.sort?.direction === b.sort?.direction;

/** Announces the rows after a search, a sort or a change of page. With the first rows, the page title is announced. */
function useListAnnouncements(params: AnyParams, answer: RowPage<unknown> | undefined): void {
  const { t } = useTranslation('staff');
  const { announce } = useAnnounce();
  const told = useRef<AnyParams>(null);
  useEffect(() => {
    if (!answer) return;
    const before = told.current;
    told.current = params;
    if (before === null || before === params) return;
    if (!isSameSearch(before, params)) announce(t('table.resultCount', { count: answer.total }));
    else if (!isSameSort(before, params)) {
      announce(t(params.sort?.direction === 'desc' ? 'table.sortedDesc' : 'table.sortedAsc'));
    } else announce(t('table.rowCount', rowCountOf(answer)));
  }, [answer, params, t, announce]);
}
