import { baseApi, isStale, invalidateUnlessRefused, type PartOfRun } from '../core/baseApi';
import { call } from '../core/call';
import { parseMessage, requireAllRows } from '../core/wire/envelope';
import type { WireConventions, WireBody } from '../core/wire/write';
import type {
  NumberPlateInput,
  TruckerInput,
  TruckerUpdate,
  TruckerWithCompanies,
  Page,
  Trucker,
  TruckerListQuery,
  TruckerSearchQuery,
} from './trucker.model';
import {
  parseTruckerId,
  parseTruckerWithCompanies,
  parseUpdatedTrucker,
  parseTruckerPage,
} from './trucker.reader';
import { oneTruckerTags, truckerChangedTags, truckerListTag } from './trucker.tags';
import {
  numberPlateFieldNames,
  truckerFieldNames,
  truckerUpdateFieldNames,
  writeNumberPlate,
  writeTrucker,
  writeTruckerUpdate,
  writeTruckerListQuery,
  writeTruckerSearch,
} from './trucker.writer';

function parsePage(
  body: unknown,
  { page, paginated }: { page: number; paginated: boolean },
  { wireFirstPage }: WireConventions,
): Page<Trucker> {
  if (!paginated) requireAllRows(body, 'truckers');
  return parseTruckerPage(body, wireFirstPage, page);
}

export const truckerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTruckers: build.query<Page<Trucker>, TruckerListQuery>({
      queryFn: call(writeTruckerListQuery, parsePage),
      providesTags: [truckerListTag],
      forceRefetch: isStale,
    }),
    searchTruckers: build.query<Page<Trucker>, TruckerSearchQuery>({
      queryFn: call(writeTruckerSearch, parsePage),
      providesTags: [truckerListTag],
      forceRefetch: isStale,
    }),
    getTrucker: build.query<TruckerWithCompanies, number>({
      queryFn: call(
        (id) => ({ path: ['truckers', 'get-trucker', id] }),
        (body) => parseTruckerWithCompanies(body, 'trucker'),
      ),
      providesTags: (_result, _error, id) => [{ type: 'Trucker', id }],
      forceRefetch: isStale,
    }),
    /** Returns the id of the new haulier, or null if the response does not contain it. */
    createTrucker: build.mutation<number | null, TruckerInput & PartOfRun>({
      queryFn: call(
        (input) => ({
          path: ['truckers', 'add-trucker'],
          body: writeTrucker(input),
          fieldNames: truckerFieldNames,
          withLocale: true,
        }),
        parseTruckerId,
      ),
      invalidatesTags: invalidateUnlessRefused((_id, { isPartOfRun }) =>
        isPartOfRun ? [] : [truckerListTag],
      ),
    }),
    addNumberPlate: build.mutation<null, NumberPlateInput>({
      queryFn: call((input) => ({
        path: ['truckers', 'add-registration'],
        body: writeNumberPlate(input),
        fieldNames: numberPlateFieldNames,
        withLocale: true,
      })),
      invalidatesTags: invalidateUnlessRefused((_result, { truckerId }) =>
        truckerChangedTags(truckerId),
      ),
    }),
    updateTrucker: build.mutation<TruckerWithCompanies | null, TruckerUpdate & PartOfRun>({
      queryFn: call(
        (update) => ({
          path: ['truckers', 'update-trucker'],
          body: writeTruckerUpdate(update),
          fieldNames: truckerUpdateFieldNames,
          withLocale: true,
        }),
        parseUpdatedTrucker,
      ),
      invalidatesTags: invalidateUnlessRefused((_result, { id, isPartOfRun }) =>
        isPartOfRun ? oneTruckerTags(id) : truckerChangedTags(id),
      ),
    }),
    deleteTrucker: build.mutation<null, { id: number } & PartOfRun>({
      queryFn: call(({ id }) => ({ path: ['truckers', 'delete-trucker', id], method: 'DELETE' })),
      // Do not refetch a deleted haulier, unless the response was lost: the haulier may then still exist.
      invalidatesTags: invalidateUnlessRefused((result, { id, isPartOfRun }) => [
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
        parseMessage,
      ),
    }),
    sendCertificate: build.mutation<string | null, number>({
      queryFn: call((id) => ({ path: ['truckers', 'send-certificate', id] }), parseMessage),
    }),
  }),
});

export const {
  useListTruckersQuery,
  useSearchTruckersQuery,
  useGetTruckerQuery,
  useCreateTruckerMutation,
  useUpdateTruckerMutation,
  useAddNumberPlateMutation,
  useDeleteTruckerMutation,
} = truckerApi;
