import { useMemo, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Page, Trucker } from '@/api/truckers/trucker.model';
import { useListTruckersQuery, useSearchTruckersQuery } from '@/api/truckers/truckers.api';
import { pageOf } from '@/shared/lists/pagination/rowPage';
import { sortTruckers } from '../sortTruckers';
import { truckerRequest } from '../truckerRequest';
import type { TruckerListParams } from '../truckerRequest';

/** Rows per page of a sorted search that was opened before the server has shown its own page size. */
const pageSizeUntilKnown = 10;

/**
 * The hauliers that a state of the list shows. `answer` belongs to that state and is undefined until
 * it has come; `shown` is what to show meanwhile, the rows before it. A late answer to an earlier
 * state changes neither, because the cache keeps every request's answer apart.
 */
export function useTruckerPage(params: TruckerListParams) {
  const request = truckerRequest(params);
  const list = useListTruckersQuery(request.list ?? skipToken);
  const search = useSearchTruckersQuery(request.search ?? skipToken);
  const { currentData, isFetching, isError, error, refetch } = request.list ? list : search;

  const isPagedByServer = (request.list ?? request.search).paginated;
  const [pageSize, setPageSize] = useState(pageSizeUntilKnown);
  if (isPagedByServer && currentData?.perPage && currentData.perPage !== pageSize) {
    setPageSize(currentData.perPage);
  }

  const { page } = params;
  const { column, direction } = params.sort ?? {};
  // Thousands of matches are sorted once, not at every turn of a page.
  const sorted = useMemo(
    () =>
      currentData && !isPagedByServer && column && direction
        ? sortTruckers(currentData.rows, { column, direction })
        : null,
    [currentData, isPagedByServer, column, direction],
  );
  const answer = useMemo(
    () => (sorted ? pageOf(sorted, page, pageSize) : currentData),
    [sorted, currentData, page, pageSize],
  );

  const isPastEnd = answer !== undefined && answer.total > 0 && page >= answer.pageCount;
  const [shown, setShown] = useState<Page<Trucker>>();
  if (answer && answer !== shown && !isPastEnd) setShown(answer);

  return {
    answer: isPastEnd ? undefined : answer,
    shown: isPastEnd ? shown : (answer ?? shown),
    /** The last page that exists, where the state asks for one after it; else null. */
    lastPage: isPastEnd ? answer.pageCount - 1 : null,
    isBusy: isFetching || isPastEnd,
    error: isError ? error : null,
    refetch,
  };
}
