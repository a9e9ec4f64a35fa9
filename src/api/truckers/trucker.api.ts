import { baseApi, isStale, unlessRefused } from '../core/baseApi';
import { call, readNothing } from '../core/call';
import type {
  RegistrationNumberInput,
  TruckerInput,
  TruckerUpdate,
  TruckerWithCompanies,
  Page,
  Trucker,
  TruckerListQuery,
  TruckerSearchQuery,
} from './trucker.model';
import { readTruckerWithCompanies, readUpdatedTrucker, readTruckerPage } from './trucker.reader';
import {
  registrationNumberFieldNames,
  truckerFieldNames,
  truckerUpdateFieldNames,
  writeRegistrationNumber,
  writeTrucker,
  writeTruckerUpdate,
  writeTruckerListQuery,
  writeTruckerSearch,
} from './trucker.writer';
import type { WireConventions, WireBody } from '../core/wire/write';
import { readMessage } from '../core/wire/envelope';

/** The tags of hauliers and of their submissions. */
export const truckerTagTypes = ['Trucker', 'TruckerHistory'] as const;

/** Every list of hauliers, searched or not. */
export const truckerListTag = { type: 'Trucker', id: 'LIST' } as const;

/** One haulier. */
function truckerTag(id: number) {
  return { type: 'Trucker', id } as const;
}

/** The submissions of one haulier. */
export function truckerHistoryTag(id: number) {
  return { type: 'TruckerHistory', id } as const;
}

/** One haulier and its submissions, each as it is read by itself. */
export function oneTruckerTags(id: number) {
  return [truckerTag(id), truckerHistoryTag(id)];
}

/** All that shows something of one haulier. */
export function truckerChangedTags(id: number) {
  return [truckerListTag, ...oneTruckerTags(id)];
}

/** One haulier, read and changed (specification, section 7). */
export const truckerApi = baseApi
  .enhanceEndpoints({ addTagTypes: truckerTagTypes })
  .injectEndpoints({
    endpoints: (build) => ({
      getTrucker: build.query<TruckerWithCompanies, number>({
        queryFn: call(
          (id) => ({ path: ['truckers', 'get-trucker', id] }),
          (body) => readTruckerWithCompanies(body, 'trucker'),
        ),
        providesTags: (_result, _error, id) => [truckerTag(id)],
        forceRefetch: isStale,
      }),
      createTrucker: build.mutation<null, TruckerInput>({
        queryFn: call(
          (input) => ({
            path: ['truckers', 'add-trucker'],
            method: 'POST',
            body: writeTrucker(input),
            fieldNames: truckerFieldNames,
            withLocale: true,
          }),
          readNothing,
        ),
        invalidatesTags: unlessRefused(() => [truckerListTag]),
      }),
      addRegistration: build.mutation<null, RegistrationNumberInput>({
        queryFn: call(
          (input) => ({
            path: ['truckers', 'add-registration'],
            method: 'POST',
            body: writeRegistrationNumber(input),
            fieldNames: registrationNumberFieldNames,
            withLocale: true,
          }),
          readNothing,
        ),
        invalidatesTags: unlessRefused((_result, { truckerId }) => truckerChangedTags(truckerId)),
      }),
      updateTrucker: build.mutation<TruckerWithCompanies | null, TruckerUpdate>({
        queryFn: call(
          (update) => ({
            path: ['truckers', 'update-trucker'],
            method: 'POST',
            body: writeTruckerUpdate(update),
            fieldNames: truckerUpdateFieldNames,
            withLocale: true,
          }),
          readUpdatedTrucker,
        ),
        invalidatesTags: unlessRefused((_result, { id }) => truckerChangedTags(id)),
      }),
      deleteTrucker: build.mutation<null, number>({
        queryFn: call(
          (id) => ({ path: ['truckers', 'delete-trucker', id], method: 'DELETE' }),
          readNothing,
        ),
        // A haulier that was deleted is not asked for again; one whose answer was lost may still be there.
        invalidatesTags: unlessRefused((result, id) =>
          result === undefined ? truckerChangedTags(id) : [truckerListTag],
        ),
      }),
    }),
  });

export const {
  useGetTruckerQuery,
  useCreateTruckerMutation,
  useUpdateTruckerMutation,
  useAddRegistrationMutation,
  useDeleteTruckerMutation,
} = truckerApi;

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

/** What is sent to a haulier (specification, section 7). */
export const truckerMessagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    resendEmail: build.mutation<string | null, { truckerId: number; email: string; name: string }>({
      queryFn: call(({ truckerId, email, name }) => {
        const body: WireBody<'ResendEmailBody'> = { email, name, trucker_id: truckerId };
        return { path: ['truckers', 'resend-email'], method: 'POST', body, withLocale: true };
      }, readMessage),
    }),
    sendCertificate: build.mutation<string | null, number>({
      queryFn: call((id) => ({ path: ['truckers', 'send-certificate', id] }), readMessage),
    }),
  }),
});
