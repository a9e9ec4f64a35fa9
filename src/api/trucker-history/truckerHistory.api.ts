import { baseApi, isStale } from '../core/baseApi';
import { call } from '../core/call';
import type { TruckerHistoryEntry } from '../truckers/trucker.model';
import { truckerHistoryTag, truckerTagTypes } from '../truckers/trucker.tags';
import { readTruckerHistory } from './truckerHistory.reader';

/** A haulier's submissions (specification, section 7). Apart from the other calls: one page alone reads them. */
export const truckerHistoryApi = baseApi
  .enhanceEndpoints({ addTagTypes: truckerTagTypes })
  .injectEndpoints({
    endpoints: (build) => ({
      getTruckerHistory: build.query<TruckerHistoryEntry[], number>({
        queryFn: call((id) => ({ path: ['truckers', 'trucker-history', id] }), readTruckerHistory),
        providesTags: (_result, _error, id) => [truckerHistoryTag(id)],
        forceRefetch: isStale,
      }),
    }),
  });

export const { useGetTruckerHistoryQuery } = truckerHistoryApi;
