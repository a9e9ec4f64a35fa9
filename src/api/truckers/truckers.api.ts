import { baseApi, isStale } from '../core/baseApi';
import { call } from '../core/call';
import type { Page, Trucker, TruckerListQuery, TruckerSearchQuery } from './trucker.model';
import { readTruckerPage } from './trucker.reader';
import { truckerListTag, truckerTagTypes } from './trucker.tags';
import { writeTruckerListQuery, writeTruckerSearch } from './truckerList.writer';

/** The list of hauliers (specification, section 7): in the first script, so that its rows are asked for while the page's is on its way. */
export const truckersApi = baseApi
  .enhanceEndpoints({ addTagTypes: truckerTagTypes })
  .injectEndpoints({
    endpoints: (build) => ({
      listTruckers: build.query<Page<Trucker>, TruckerListQuery>({
        queryFn: call(writeTruckerListQuery, readTruckerPage),
        providesTags: [truckerListTag],
        forceRefetch: isStale,
      }),
      searchTruckers: build.query<Page<Trucker>, TruckerSearchQuery>({
        queryFn: call(writeTruckerSearch, readTruckerPage),
        providesTags: [truckerListTag],
        forceRefetch: isStale,
      }),
    }),
  });

export const { useListTruckersQuery, useSearchTruckersQuery } = truckersApi;
