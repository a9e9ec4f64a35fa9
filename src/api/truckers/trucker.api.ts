import { baseApi, isStale, unlessRefused, type PartOfRun } from '../core/baseApi';
import { call } from '../core/call';
import { readMessage } from '../core/wire/envelope';
import type { WireConventions, WireBody } from '../core/wire/write';
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
import {
  readCreatedTrucker,
  readTruckerWithCompanies,
  readUpdatedTrucker,
  readTruckerPage,
} from './trucker.reader';
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

/** All hauliers and their submissions, in lists or alone. */
export const allTruckerTags = ['Trucker', 'TruckerHistory'] as const;

/** Every list of hauliers, searched or not. */
export const truckerListTag = { type: 'Trucker', id: 'LIST' } as const;

/** One haulier and its submissions, not the lists that have it. */
export function oneTruckerTags(id: number) {
  return [
    { type: 'Trucker' as const, id },
    { type: 'TruckerHistory' as const, id },
  ];
}

/** All that shows something of one haulier. */
export function truckerChangedTags(id: number) {
  return [truckerListTag, ...oneTruckerTags(id)];
}

const readPage = (body: unknown, _query: unknown, { firstPage }: WireConventions) =>
  readTruckerPage(body, firstPage);

export const truckerApi = baseApi.injectEndpoints({
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
    getTrucker: build.query<TruckerWithCompanies, number>({
      queryFn: call(
        (id) => ({ path: ['truckers', 'get-trucker', id] }),
        (body) => readTruckerWithCompanies(body, 'trucker'),
      ),
      providesTags: (_result, _error, id) => [{ type: 'Trucker', id }],
      forceRefetch: isStale,
    }),
    /** Answers with the id of the new haulier, or with null if the server does not tell it. */
    createTrucker: build.mutation<number | null, TruckerInput & PartOfRun>({
      queryFn: call(
        (input) => ({
          path: ['truckers', 'add-trucker'],
          body: writeTrucker(input),
          fieldNames: truckerFieldNames,
          withLocale: true,
        }),
        readCreatedTrucker,
      ),
      invalidatesTags: unlessRefused((_id, { isPartOfRun }) =>
        isPartOfRun ? [] : [truckerListTag],
      ),
    }),
    addRegistration: build.mutation<null, RegistrationNumberInput>({
      queryFn: call((input) => ({
        path: ['truckers', 'add-registration'],
        body: writeRegistrationNumber(input),
        fieldNames: registrationNumberFieldNames,
        withLocale: true,
      })),
      invalidatesTags: unlessRefused((_result, { truckerId }) => truckerChangedTags(truckerId)),
    }),
    updateTrucker: build.mutation<TruckerWithCompanies | null, TruckerUpdate & PartOfRun>({
      queryFn: call(
        (update) => ({
          path: ['truckers', 'update-trucker'],
          body: writeTruckerUpdate(update),
          fieldNames: truckerUpdateFieldNames,
          withLocale: true,
        }),
        readUpdatedTrucker,
      ),
      invalidatesTags: unlessRefused((_result, { id, isPartOfRun }) =>
        isPartOfRun ? oneTruckerTags(id) : truckerChangedTags(id),
      ),
    }),
    deleteTrucker: build.mutation<null, { id: number } & PartOfRun>({
      queryFn: call(({ id }) => ({ path: ['truckers', 'delete-trucker', id], method: 'DELETE' })),
      // A deleted haulier is not read again. After a lost answer it may still be there.
      invalidatesTags: unlessRefused((result, { id, isPartOfRun }) => [
        ...(isPartOfRun ? [] : [truckerListTag]),
        ...(result === undefined ? oneTruckerTags(id) : []),
      ]),
    }),
    resendEmail: build.mutation<string | null, { truckerId: number; email: string; name: string }>({
      queryFn: call(
        ({ truckerId, email, name }) => ({
          path: ['truckers', 'resend-email'],
          body: { email, name, trucker_id: truckerId } satisfies WireBody<'ResendEmailBody'>,
          withLocale: true,
        }),
        readMessage,
      ),
    }),
    sendCertificate: build.mutation<string | null, number>({
      queryFn: call((id) => ({ path: ['truckers', 'send-certificate', id] }), readMessage),
    }),
  }),
});

export const {
  useListTruckersQuery,
  useSearchTruckersQuery,
  useGetTruckerQuery,
  useCreateTruckerMutation,
  useUpdateTruckerMutation,
  useAddRegistrationMutation,
  useDeleteTruckerMutation,
} = truckerApi;
