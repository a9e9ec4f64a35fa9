import { baseApi, isStale, onSuccess } from '../core/baseApi';
import { call, readNothing } from '../core/call';
import { readMessage } from '../core/wire/envelope';
import type { WireBody } from '../core/wire/write';
import type {
  Page,
  RegistrationNumberInput,
  Trucker,
  TruckerInput,
  TruckerListQuery,
  TruckerSearchQuery,
  TruckerUpdate,
  TruckerWithCompanies,
} from './trucker.model';
import { readTruckerPage, readTruckerWithCompanies, readUpdatedTrucker } from './trucker.reader';
import { truckerChangedTags, truckerListTag, truckerTag, truckerTagTypes } from './trucker.tags';
import {
  registrationNumberFieldNames,
  truckerFieldNames,
  truckerUpdateFieldNames,
  writeRegistrationNumber,
  writeTrucker,
  writeTruckerListQuery,
  writeTruckerSearch,
  writeTruckerUpdate,
} from './trucker.writer';

/** The haulier calls of the back office (specification, section 7). */
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
        invalidatesTags: onSuccess(() => [truckerListTag]),
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
        invalidatesTags: onSuccess((_result, { truckerId }) => truckerChangedTags(truckerId)),
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
        invalidatesTags: onSuccess((_result, { id }) => truckerChangedTags(id)),
      }),
      deleteTrucker: build.mutation<null, number>({
        queryFn: call(
          (id) => ({ path: ['truckers', 'delete-trucker', id], method: 'DELETE' }),
          readNothing,
        ),
        invalidatesTags: onSuccess((_result, id) => truckerChangedTags(id)),
      }),
      resendEmail: build.mutation<
        string | null,
        { truckerId: number; email: string; name: string }
      >({
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

export const {
  useListTruckersQuery,
  useGetTruckerQuery,
  useSearchTruckersQuery,
  useCreateTruckerMutation,
  useUpdateTruckerMutation,
  useAddRegistrationMutation,
  useDeleteTruckerMutation,
  useResendEmailMutation,
  useSendCertificateMutation,
} = truckersApi;
