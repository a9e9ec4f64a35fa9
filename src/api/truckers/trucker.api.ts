import { baseApi, isStale, unlessRefused } from '../core/baseApi';
import { call, readNothing } from '../core/call';
import type {
  RegistrationNumberInput,
  TruckerInput,
  TruckerUpdate,
  TruckerWithCompanies,
} from './trucker.model';
import { readTruckerWithCompanies, readUpdatedTrucker } from './trucker.reader';
import { truckerChangedTags, truckerListTag, truckerTag, truckerTagTypes } from './trucker.tags';
import {
  registrationNumberFieldNames,
  truckerFieldNames,
  truckerUpdateFieldNames,
  writeRegistrationNumber,
  writeTrucker,
  writeTruckerUpdate,
} from './trucker.writer';

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
