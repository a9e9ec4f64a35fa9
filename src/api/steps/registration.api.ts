import { baseApi, invalidateUnlessRefused, isStale } from '../core/baseApi';
import { call } from '../core/call';
import { unwrap } from '../core/wire/envelope';
import { type FieldNames, type WireBody, writeFlag } from '../core/wire/write';
import { truckerChangedTags, truckerListTag } from '../truckers/trucker.tags';
import type { TruckerWithCompanies } from '../truckers/trucker.model';
import { parseTruckerId, parseTruckerWithCompanies } from '../truckers/trucker.reader';
import {
  addressFieldNames,
  truckerFieldNames,
  writeAddress,
  writeTrucker,
} from '../truckers/trucker.writer';
import type { RegistrationInput } from './step.model';

/** Parses the haulier of a link. Null if the server knows the link but has no haulier for it. */
export function parseLinkedTrucker(body: unknown): TruckerWithCompanies | null {
  return unwrap(body, 'truckers') === null ? null : parseTruckerWithCompanies(body, 'truckers');
}

/** Parses the haulier that saving step 1 has created. Null if the response does not contain it. */
export function parseRegistration(body: unknown): TruckerWithCompanies | null {
  const hasTrucker = parseTruckerId(body) !== null;
  return hasTrucker ? parseTruckerWithCompanies(body, 'trucker') : null;
}

export const registrationFieldNames = {
  ...truckerFieldNames,
  ...addressFieldNames,
  trucker_id: 'truckerId',
  previous_insurance: 'hasPreviousInsurance',
} as const satisfies FieldNames<WireBody<'SaveRegistrationBody'>, RegistrationInput>;

function writeRegistration(input: RegistrationInput): WireBody<'SaveRegistrationBody'> {
  return {
    ...writeTrucker(input),
    ...writeAddress(input),
    trucker_id: input.truckerId,
    previous_insurance: writeFlag(input.hasPreviousInsurance),
  };
}

/** Loads the haulier of a link, and saves step 1 of a new haulier. */
export const registrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * This query has no tags: after signing, the link may have expired. A refetch would then fail, and the open wizard
     * would show a load failure. The link is fetched again when the wizard is opened again.
     */
    getRegistration: build.query<TruckerWithCompanies | null, string>({
      queryFn: call((token) => ({ path: ['step', 'get-trucker-info', token] }), parseLinkedTrucker),
      forceRefetch: isStale,
    }),
    saveRegistration: build.mutation<TruckerWithCompanies | null, RegistrationInput>({
      queryFn: call(
        (input) => ({
          path: ['step', 'add-trucker-info'],
          body: writeRegistration(input),
          fieldNames: registrationFieldNames,
          withLocale: true,
          checksStatus: true,
        }),
        parseRegistration,
      ),
      invalidatesTags: invalidateUnlessRefused((saved) =>
        saved ? truckerChangedTags(saved.trucker.id) : [truckerListTag],
      ),
    }),
  }),
});
