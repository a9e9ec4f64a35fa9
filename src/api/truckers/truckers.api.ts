import { baseApi, isStale } from '../core/baseApi';
import { call } from '../core/call';
import type { WireConventions } from '../core/wire/write';
import type { Page, Trucker, TruckerListQuery, TruckerSearchQuery } from './trucker.model';
import { readTruckerPage } from './trucker.reader';
import { truckerListTag, truckerTagTypes } from './trucker.tags';
import { writeTruckerListQuery, writeTruckerSearch } from './truckerList.writer';

const readPage = (body: unknown, _query: unknown, { firstPage }: WireConventions) =>
  readTruckerPage(body, firstPage);

/** The list of hauliers (specification, section 7): in the first script, so that its rows are asked for while the page's is on its way. */
export const truckersApi = baseApi
  .enhanceEndpoints({ addTagTypes: truckerTagTypes })
  .injectEndpoints({
    endpoints: (build) => ({
      listTruckers: build.query<Page<Trucker>, TruckerListQuery>({
        queryFn: call(writeTruckerListQuery, readPage),
        providesTags: [truckerListTag],
        forceRefetch: isStale,
      }),
      searchTruckers: build.query<Page<Trucker>, TruckerSearchQuery>({
        queryFn: call(writeTruckerSearch, readPage),
        providesTags: [truckerListTag],
        forceRefetch: isStale,
      }),
    }),
  });

export const { useListTruckersQuery, useSearchTruckersQuery } = truckersApi;
