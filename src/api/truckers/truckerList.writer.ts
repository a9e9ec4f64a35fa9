import { allRowsTimeoutMs } from '@/config/constants';
import type { ApiRequest } from '../core/apiRequest';
import type { WireBody, WireConventions } from '../core/wire/write';
import type {
  TruckerListQuery,
  TruckerSearchField,
  TruckerSearchQuery,
  TruckerSortColumn,
} from './trucker.model';

const sortColumns: Readonly<Record<TruckerSortColumn, string>> = {
  id: 'id',
  name: 'name',
  cvr: 'cvr',
  truckNumber: 'truck_number',
  hasWorkInsurance: 'is_work_insurance',
  isActive: 'status',
};

const searchFields = {
  name: 'name',
  cvr: 'cvr',
  truckNumber: 'truck_number',
} as const satisfies Record<TruckerSearchField, string>;

function timeoutFor(paginated: boolean): Pick<ApiRequest, 'timeoutMs'> {
  return paginated ? {} : { timeoutMs: allRowsTimeoutMs };
}

/** The request for a page of the list; the wire counts pages from where the deployment says (D7). */
export function writeTruckerListQuery(
  query: TruckerListQuery,
  { firstPage }: Pick<WireConventions, 'firstPage'>,
): ApiRequest {
  return {
    path: ['truckers', 'get-truckers'],
    params: {
      pagination: query.paginated,
      page: query.page + firstPage,
      sort: sortColumns[query.sort],
      dir: query.direction,
    },
    ...timeoutFor(query.paginated),
  };
}

/** The request for a search. The page travels twice, as section 7 shows it. */
export function writeTruckerSearch(
  query: TruckerSearchQuery,
  { firstPage }: Pick<WireConventions, 'firstPage'>,
): ApiRequest {
  const body: WireBody<'SearchTruckersBody'> = {
    search_key: query.text,
    search_filter: searchFields[query.field],
    page_num: query.page + firstPage,
    pagination: query.paginated,
  };
  return {
    path: ['truckers', 'search-trucker'],
    method: 'POST',
    params: { pagination: query.paginated, page: query.page + firstPage },
    body,
    ...timeoutFor(query.paginated),
  };
}
