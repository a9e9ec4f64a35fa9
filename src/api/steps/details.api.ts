import { baseApi, unlessRefused, isStale } from '../core/baseApi';
import { truckerChangedTags, truckerListTag, truckerTagTypes } from '../truckers/trucker.api';
import { readTrucker, readTruckerWithCompanies } from '../truckers/trucker.reader';
import { type FieldNames, type WireBody, writeFlag, writeOptionalText } from '../core/wire/write';
import { addressFieldNames, truckerFieldNames, writeTrucker } from '../truckers/trucker.writer';
import type { RegistrationInput } from './step.model';
import type { ApiRequest } from '../core/apiRequest';
import { call } from '../core/call';
import { unwrap } from '../core/wire/envelope';
import type { TruckerWithCompanies } from '../truckers/trucker.model';

/** Step 1 of a new haulier (specification, section 7). */
export const detailsApi = baseApi
  .enhanceEndpoints({ addTagTypes: truckerTagTypes })
  .injectEndpoints({
    endpoints: (build) => ({
      saveRegistration: build.mutation<TruckerWithCompanies | null, RegistrationInput>({
        queryFn: call(
          (input) => ({
            path: ['step', 'add-trucker-info'],
            method: 'POST',
            body: writeRegistration(input),
            fieldNames: registrationFieldNames,
            withLocale: true,
            readsStatus: true,
          }),
          readRegistration,
        ),
        invalidatesTags: unlessRefused((saved) =>
          saved ? truckerChangedTags(saved.trucker.id) : [truckerListTag],
        ),
      }),
    }),
  });

/** The new haulier and the companies, or null where the answer does not carry the haulier (D11). */
export function readRegistration(body: unknown): TruckerWithCompanies | null {
  const hasTrucker = readTrucker(unwrap(body, 'trucker')) !== null;
  return hasTrucker ? readTruckerWithCompanies(body, 'trucker') : null;
}

/** The input's names of what `writeRegistration` writes under others. */
export const registrationFieldNames = {
  ...truckerFieldNames,
  ...addressFieldNames,
  trucker_id: 'truckerId',
  previous_insurance: 'hasPreviousInsurance',
} as const satisfies FieldNames<WireBody<'SaveRegistrationBody'>, RegistrationInput>;

/** Step 1 of a new haulier. */
function writeRegistration(input: RegistrationInput): WireBody<'SaveRegistrationBody'> {
  return {
    ...writeTrucker(input),
    trucker_id: input.truckerId,
    address: writeOptionalText(input.street),
    zip_code: writeOptionalText(input.zipCode),
    city: writeOptionalText(input.city),
    previous_insurance: writeFlag(input.hasPreviousInsurance),
  };
}

/**
 * What a link opens (specification, section 7): in the first script, so that it is asked for while the wizard's is on its
 * way. No step makes it stale: a link that is used up by its own wizard must not turn into a load failure while the wizard
 * is open; it is read anew when the wizard is opened again.
 */
export const registrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getRegistration: build.query<TruckerWithCompanies | null, string>({
      queryFn: call(writeRegistrationLink, readLinkedTrucker),
      forceRefetch: isStale,
    }),
  }),
});

/** The haulier of a link, and the companies; null where the server knows the link and has no haulier for it. */
export function readLinkedTrucker(body: unknown): TruckerWithCompanies | null {
  return unwrap(body, 'truckers') === null ? null : readTruckerWithCompanies(body, 'truckers');
}

/** The request for what a link opens. */
function writeRegistrationLink(token: string): ApiRequest {
  return { path: ['step', 'get-trucker-info', token] };
}
