import { useCallback, useEffect, useMemo, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { holdPrefetch } from '@/api/core/baseApi';
import type {
  Page,
  Trucker,
  TruckerSearchField,
  TruckerSortColumn,
} from '@/api/truckers/trucker.model';
import { useListTruckersQuery, useSearchTruckersQuery } from '@/api/truckers/trucker.api';
import { clientSidePageSize, pageSizeUntilKnown, maxRowsPerPage } from '@/config/constants';
import { pageOf } from '@/shared/lists/rows';
import type { ListRows } from '@/shared/lists/useList';
import { fetchWhenIdle } from '@/shared/routing/fetchWhenIdle';
import { useAppDispatch, useIsOnline } from '@/store/hooks';
import type { ShownWorklist } from '../worklists/WorklistsContainer';
import {
  initiateTruckers,
  sortTruckers,
  shownTruckerSort,
  truckerRequest,
  type TruckerListParams,
  type TruckerRequest,
} from '../truckerListRequest';

const hasAllRows = ({ rows, total }: Page<Trucker>) => rows.length >= total;

/** The server's page size; ours if that is too large to show. */
const pageSizeOf = ({ perPage }: Page<Trucker>) =>
  perPage > maxRowsPerPage ? clientSidePageSize : perPage;

/** True if the server sent all hauliers instead of a page. Such a server may send later pages without rows. */
function isUnpaged(page: Page<Trucker>): boolean {
  const { rows, perPage, total } = page;
  if (rows.length === 0) return total > maxRowsPerPage && perPage >= total;
  return hasAllRows(page) && rows.length > pageSizeOf(page);
}

const searchKeyOf = ({ text, field }: TruckerListParams) => text && field + text;

/**
 * Returns the rows of the list. Keeps the previous rows until the response for the current parameters arrives. If that
 * request fails, only cached rows for these parameters stay, and while offline also others of the same search.
 */
export function useTruckerRows(
  params: TruckerListParams,
  worklist: ShownWorklist | null,
): ListRows<Trucker, TruckerSortColumn, TruckerSearchField> {
  const { page } = params;
  // Set if the server ignores paging and sends all rows: the request whose response has them. The browser then sorts
  // and pages these rows.
  const [unpaged, setUnpaged] = useState<{ searched: string; request: TruckerRequest } | null>(
    null,
  );
  const searched = searchKeyOf(params);
  const whole = unpaged?.searched === searched ? unpaged.request : null;
  const isPagedHere = whole !== null;
  const request = whole ?? truckerRequest(params);
  const sent = worklist ? null : request;
  const list = useListTruckersQuery(sent?.list ?? skipToken);
  const search = useSearchTruckersQuery(sent?.search ?? skipToken);
  const query = request.list ? list : search;
  const { currentData } = query;
  const { isFetching, isError, error, refetch } = worklist ?? query;

  const isPagedByServer = (request.list ?? request.search).paginated;
  const [pageSize, setPageSize] = useState(pageSizeUntilKnown);
  if (isPagedByServer && currentData) {
    const size = pageSizeOf(currentData);
    if (size !== pageSize) setPageSize(size);
    if (isPagedHere !== isUnpaged(currentData)) {
      // If this response does not have all rows, use that of the first page: some servers send no rows for later pages.
      const wholeRequest = hasAllRows(currentData)
        ? request
        : truckerRequest({ ...params, page: 0 });
      setUnpaged(isPagedHere ? null : { searched, request: wholeRequest });
    }
  }

  const { column, direction } = shownTruckerSort(params) ?? {};
  const isInOrder = request.list?.sort === column && request.list?.direction === direction;
  // Memoized, so that thousands of rows are sorted once and not for every page.
  const listed = worklist?.rows;
  const all = useMemo(() => {
    if (listed) return column && direction ? sortTruckers(listed, { column, direction }) : listed;
    if (!currentData || (isPagedByServer && !isPagedHere)) return null;
    const isSortedHere = column && direction && !isInOrder;
    return isSortedHere ? sortTruckers(currentData.rows, { column, direction }) : currentData.rows;
  }, [listed, currentData, isPagedByServer, isPagedHere, column, direction, isInOrder]);
  const answer = useMemo(
    () => (all ? pageOf(all, page, pageSize) : currentData),
    [all, currentData, page, pageSize],
  );

  const dispatch = useAppDispatch();
  const heldSearch = unpaged?.searched;
  const asked = JSON.stringify(request);
  const prefetch = useCallback(
    (next: TruckerListParams) => {
      // Do not fetch if the browser only has to sort or page rows that it has already, even old ones: all rows of a
      // server without paging, or all matches of a search.
      if (searchKeyOf(next) === heldSearch || JSON.stringify(truckerRequest(next)) === asked)
        return;
      void initiateTruckers(dispatch, next, { subscribe: false });
    },
    [dispatch, heldSearch, asked],
  );
  const hasNext =
    !worklist && isPagedByServer && !isPagedHere && page + 1 < (answer?.pageCount ?? 0);
  useEffect(() => {
    if (!hasNext) return undefined;
    const next = { ...params, page: page + 1 };
    return fetchWhenIdle(() => holdPrefetch(initiateTruckers(dispatch, next)));
  }, [dispatch, hasNext, params, page]);

  const isPastEnd = answer !== undefined && answer.total > 0 && page >= answer.pageCount;
  const [shown, setShown] = useState<{ page: Page<Trucker>; searched: string }>();
  if (answer && answer !== shown?.page && !isPastEnd) setShown({ page: answer, searched });

  const known = isPastEnd ? undefined : answer;
  const isOnline = useIsOnline();
  const rowsToShow = () => {
    if (!isError) return known ?? shown?.page;
    // While offline, the rows of another page of the same search stay visible, but inert.
    return known ?? (!isOnline && shown?.searched === searched ? shown.page : undefined);
  };
  const pageToShow = rowsToShow();

  return {
    page: pageToShow,
    answer: known,
    isOutdated: pageToShow !== undefined && pageToShow !== known,
    lastPage: isPastEnd ? answer.pageCount - 1 : null,
    pageSize,
    sort: shownTruckerSort(params),
    isBusy: isFetching || isPastEnd,
    error: isError ? error : null,
    refetch: () => void refetch?.(),
    ...(!worklist && { prefetch }),
  };
}
