import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { useLoadNotice } from '../../errors/useLoadNotice';
import { useIsPrinting } from '../../hooks/useIsPrinting';
import { nextSort } from '../listParams';
import type { ListParams, Sort } from '../listParams';
import { pageOf } from '../pagination/rowPage';
import type { RowPage } from '../pagination/rowPage';
import type { Search } from '../SearchBar';
import { useListAnnouncements } from '../useListAnnouncements';
import { useListParams } from '../useListParams';
import { arrangeRows, shownSort, clientSidePageSize } from './clientSideList';
import type { ClientSideListShape } from './clientSideList';

/** A query for all rows, as its hook hands it out. */
export interface ClientSideListQuery<Row> {
  currentData?: readonly Row[] | undefined;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => { unwrap: () => Promise<readonly Row[]> };
}

export interface ClientSideListState<Row, Column extends string, Field extends string> {
  params: ListParams<Column, Field>;
  sort: Sort<Column> | null;
  /** Undefined until the rows have come. */
  page: RowPage<Row> | undefined;
  isBusy: boolean;
  hasFailed: boolean;
  bodyRef: RefObject<HTMLDivElement | null>;
  /** All rows that match, on every page; read first where they are not there. */
  readMatches: () => Promise<readonly Row[]>;
  search: (search: Search<Field>) => void;
  clearSearch: () => void;
  /** Searches another field for the same text. */
  searchIn: (field: Field) => void;
  sortBy: (column: Column) => void;
  /** Merges changes into what the list shows; unless a page is named, it starts at the first. */
  show: (changes: Partial<ListParams<Column, Field>>) => void;
  refresh: () => void;
  retry: () => void;
}

/**
 * Searches, sorts and pages a list in the browser that was read whole (D14). Its state is the address, so
 * that back, reload and a shared link restore it; a failed reading is told of once (section 8).
 */
export function useClientSideList<
  Row extends { id: number },
  Column extends string,
  Field extends string,
>(
  shape: ClientSideListShape<Row, Column, Field>,
  query: ClientSideListQuery<Row>,
): ClientSideListState<Row, Column, Field> {
  const { language } = useTexts();
  const { params, change } = useListParams(shape);
  const bodyRef = useRef<HTMLDivElement>(null);
  const { currentData: rows, isFetching, isError, refetch } = query;

  const { text, field } = params;
  const { column, direction } = params.sort ?? {};
  // Thousands of rows are searched and sorted once, not at every turn of a page.
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

  // Paper has no pages to turn to.
  const isPrinting = useIsPrinting();

  useLoadNotice(query);
  useListAnnouncements(params, isPastEnd ? undefined : page);
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage }, { isCorrection: true });
  }, [isPastEnd, lastPage, change]);

  const refresh = () => void refetch();
  // What was pressed is gone after these, so the focus goes to what came of it.
  const focusBody = () => bodyRef.current?.focus();

  return {
    params,
    sort: shownSort(params, shape),
    page: isPrinting && matches ? pageOf(matches, 0, Math.max(matches.length, 1)) : page,
    isBusy: isFetching,
    hasFailed: isError,
    bodyRef,
    readMatches: async () =>
      matches ?? arrangeRows(await refetch().unwrap(), params, shape, language),
    search: (wanted) => {
      if (wanted.text === text && wanted.field === field) refresh();
      else change({ text: wanted.text, field: wanted.field });
    },
    clearSearch: () => {
      change({ text: '' });
      focusBody();
    },
    searchIn: (wanted) => {
      change({ field: wanted });
      focusBody();
    },
    sortBy: (next) => change({ sort: nextSort(shownSort(params, shape), next) }),
    show: change,
    refresh,
    retry: () => {
      focusBody();
      refresh();
    },
  };
}
