import { baseApi, unlessRefused } from '../core/baseApi';
import { call } from '../core/call';
import type { TruckerWithCompanies } from '../truckers/trucker.model';
import { truckerChangedTags, truckerListTag, truckerTagTypes } from '../truckers/trucker.tags';
import { readRegistration } from './details.reader';
import { registrationFieldNames, writeRegistration } from './details.writer';
import type { RegistrationInput } from './step.model';

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
