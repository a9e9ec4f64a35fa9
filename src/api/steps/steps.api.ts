import { baseApi, isStale, onSuccess } from '../core/baseApi';
import { call, readNothing } from '../core/call';
import type { TruckerWithCompanies } from '../truckers/trucker.model';
import { truckerChangedTags, truckerListTag, truckerTagTypes } from '../truckers/trucker.tags';
import type {
  CarChoicesInput,
  EmailContent,
  EmailQuery,
  RegistrationInput,
  SendXmlInput,
  TerminationInput,
  WorkChoicesInput,
} from './step.model';
import {
  readEmailContent,
  readLinkedTrucker,
  readRegistration,
  readWorkChoicesResult,
} from './step.reader';
import {
  carFieldNames,
  registrationFieldNames,
  terminationFieldNames,
  workFieldNames,
  writeCarChoices,
  writeEmailQuery,
  writeRegistration,
  writeTermination,
  writeWorkChoices,
} from './step.writer';

/**
 * The wizard's calls and the e-mail viewer's (specification, section 7). What a step saves shows in the haulier's list,
 * data and history. `getRegistration` is not among them: a link that is used up by its own wizard must not turn into a
 * load failure while the wizard is open; it is read anew when the wizard is opened again.
 */
export const stepsApi = baseApi.enhanceEndpoints({ addTagTypes: truckerTagTypes }).injectEndpoints({
  endpoints: (build) => ({
    getRegistration: build.query<TruckerWithCompanies | null, string>({
      queryFn: call((token) => ({ path: ['step', 'get-trucker-info', token] }), readLinkedTrucker),
      forceRefetch: isStale,
    }),
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
      invalidatesTags: onSuccess((saved) =>
        saved ? truckerChangedTags(saved.trucker.id) : [truckerListTag],
      ),
    }),
    saveTermination: build.mutation<null, TerminationInput>({
      queryFn: call(
        (input, dateFormat) => ({
          path: ['step', 'insurance-info'],
          method: 'POST',
          body: writeTermination(input, dateFormat),
          fieldNames: terminationFieldNames,
          withLocale: true,
          readsStatus: true,
        }),
        readNothing,
      ),
      invalidatesTags: onSuccess((_result, { truckerId }) => truckerChangedTags(truckerId)),
    }),
    saveCarChoices: build.mutation<null, CarChoicesInput>({
      queryFn: call(
        (input, dateFormat) => ({
          path: ['step', 'save-step-2'],
          method: 'POST',
          body: writeCarChoices(input, dateFormat),
          fieldNames: carFieldNames,
          withLocale: true,
          readsStatus: true,
        }),
        readNothing,
      ),
      invalidatesTags: onSuccess(() => truckerTagTypes),
    }),
    saveWorkChoices: build.mutation<{ isRegistered: boolean }, WorkChoicesInput>({
      queryFn: call(
        (input, dateFormat) => ({
          path: ['step', 'save-step-3'],
          method: 'POST',
          body: writeWorkChoices(input, dateFormat),
          fieldNames: workFieldNames(input),
          withLocale: true,
          readsStatus: true,
        }),
        readWorkChoicesResult,
      ),
      invalidatesTags: onSuccess(() => truckerTagTypes),
    }),
    sendXml: build.mutation<null, SendXmlInput>({
      queryFn: call(
        ({ tokenOrId, isUpdate }) => ({
          path: ['step', 'send-xml', tokenOrId],
          readsStatus: true,
          ...(isUpdate && { params: { update: true } }),
        }),
        readNothing,
      ),
      invalidatesTags: onSuccess(() => truckerTagTypes),
    }),
    getEmailContent: build.query<EmailContent, EmailQuery>({
      queryFn: call(
        (query) => ({
          path: ['step', 'email-info'],
          method: 'POST',
          body: writeEmailQuery(query),
        }),
        readEmailContent,
      ),
    }),
  }),
});

export const { useSendXmlMutation, useGetEmailContentQuery } = stepsApi;
