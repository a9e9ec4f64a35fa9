import { baseApi, unlessRefused } from '../core/baseApi';
import { call, readNothing } from '../core/call';
import { isSuccessStatus, layersOf, readOwnStatus } from '../core/wire/envelope';
import { isGiven } from '../core/wire/read';
import { truckerChangedTags, truckerTagTypes } from '../truckers/trucker.api';
import {
  carFieldNames,
  terminationFieldNames,
  workFieldNames,
  writeCarChoices,
  writeTermination,
  writeWorkChoices,
} from './agreementSteps.writer';
import type {
  CarChoicesInput,
  SendXmlInput,
  TerminationInput,
  WorkChoicesInput,
} from './step.model';

/** Whether the answer to step 3 says that the haulier is registered: `data.status`, or `status` alone (section 7, D5). */
export function readWorkChoicesResult(body: unknown): { isRegistered: boolean } {
  const statuses = layersOf(body).map(readOwnStatus);
  return { isRegistered: isSuccessStatus(statuses.findLast((status) => isGiven(status))) };
}

/**
 * The calls from step 2 to the signed agreement (specification, section 7): they come with those steps. What they save
 * shows in the haulier's list, data and history.
 */
export const agreementStepsApi = baseApi
  .enhanceEndpoints({ addTagTypes: truckerTagTypes })
  .injectEndpoints({
    endpoints: (build) => ({
      saveTermination: build.mutation<null, TerminationInput>({
        queryFn: call(
          (input, { dateFormat }) => ({
            path: ['step', 'insurance-info'],
            method: 'POST',
            body: writeTermination(input, dateFormat),
            fieldNames: terminationFieldNames,
            withLocale: true,
            readsStatus: true,
          }),
          readNothing,
        ),
        invalidatesTags: unlessRefused((_result, { truckerId }) => truckerChangedTags(truckerId)),
      }),
      saveCarChoices: build.mutation<null, CarChoicesInput>({
        queryFn: call(
          (input, { dateFormat }) => ({
            path: ['step', 'save-step-2'],
            method: 'POST',
            body: writeCarChoices(input, dateFormat),
            fieldNames: carFieldNames,
            withLocale: true,
            readsStatus: true,
          }),
          readNothing,
        ),
        invalidatesTags: unlessRefused(() => truckerTagTypes),
      }),
      saveWorkChoices: build.mutation<{ isRegistered: boolean }, WorkChoicesInput>({
        queryFn: call(
          (input, { dateFormat }) => ({
            path: ['step', 'save-step-3'],
            method: 'POST',
            body: writeWorkChoices(input, dateFormat),
            fieldNames: workFieldNames(input),
            withLocale: true,
            readsStatus: true,
          }),
          readWorkChoicesResult,
        ),
        invalidatesTags: unlessRefused(() => truckerTagTypes),
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
        invalidatesTags: unlessRefused(() => truckerTagTypes),
      }),
    }),
  });

export const { useSendXmlMutation } = agreementStepsApi;

/** Under which name the store remembers what came of send-xml on completion, by the link's token or the haulier's id. */
export function sendXmlCompletionKey(tokenOrId: string): string {
  return `completion ${tokenOrId}`;
}
