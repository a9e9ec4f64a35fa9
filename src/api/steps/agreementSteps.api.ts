import { baseApi, invalidateUnlessRefused } from '../core/baseApi';
import { call } from '../core/call';
import type { CalendarDate } from '../core/values';
import { isSuccessStatus, layersOf, parseMessage, parseOwnStatus } from '../core/wire/envelope';
import { isGiven } from '../core/wire/parse';
import {
  type FieldNames,
  type WireBody,
  type WireConventions,
  writeAddOnFlag,
  writeDate,
  writeDecimal,
  writeOptionalText,
} from '../core/wire/write';
import { premiumFieldNames, writePremiumChoices } from '../prices/prices.api';
import { allTruckerTags, truckerChangedTags } from '../truckers/trucker.tags';
import { workAnswerName } from '../truckers/trucker.reader';
import type {
  AnswerName,
  CarChoicesInput,
  SendXmlInput,
  StepTarget,
  TerminationInput,
  WorkChoicesInput,
} from './step.model';

function writeTarget({ token, isAdmin }: StepTarget): { token: string; admin?: true } {
  return isAdmin ? { token, admin: true } : { token };
}

function writeOptionalDate(
  date: CalendarDate | null,
  format: WireConventions['wireDateFormat'],
): string | null {
  return date === null ? null : writeDate(date, format);
}

export const terminationFieldNames = {
  select_insurance: 'insuranceCompanyId',
  police_number: 'policyNumber',
  date: 'terminationDate',
  trucker_id: 'truckerId',
  admin: 'isAdmin',
} as const satisfies FieldNames<WireBody<'SaveTerminationBody'>, TerminationInput>;

function writeTermination(
  input: TerminationInput,
  { wireDateFormat }: WireConventions,
): WireBody<'SaveTerminationBody'> {
  return {
    ...writeTarget(input),
    select_insurance: input.insuranceCompanyId,
    police_number: input.policyNumber,
    date: writeDate(input.terminationDate, wireDateFormat),
    name: input.name,
    cvr: input.cvr,
    email: input.email,
    trucker_id: input.truckerId,
  };
}

export const carFieldNames = {
  ...premiumFieldNames,
  agreement_id: 'agreementId',
  addon_1: 'hasRoadAssistance',
  addon_1_date: 'roadAssistanceFrom',
  addon_2: 'hasGlassCover',
  admin: 'isAdmin',
} as const satisfies FieldNames<WireBody<'SaveCarChoicesBody'>, CarChoicesInput>;

function writeCarChoices(
  input: CarChoicesInput,
  { wireDateFormat }: WireConventions,
): WireBody<'SaveCarChoicesBody'> {
  return {
    ...writeTarget(input),
    agreement_id: input.agreementId,
    ...writePremiumChoices(input),
    addon_1: writeAddOnFlag(input.hasRoadAssistance),
    addon_2: writeAddOnFlag(input.hasGlassCover),
    addon_1_date: input.hasRoadAssistance
      ? writeOptionalDate(input.roadAssistanceFrom, wireDateFormat)
      : null,
  };
}

const fixedWorkFieldNames = {
  agreement_id: 'agreementId',
  injury_valid_from: 'injuryValidFrom',
  injury_comment: 'injuryComment',
} as const satisfies FieldNames<
  Omit<WireBody<'SaveWorkChoicesBody'>, `addon_${number}`>,
  WorkChoicesInput
>;

/** Maps the wire's field names of step 3. Each answer to an add-on has its own name, such as `addon_3`. */
export function workFieldNames({
  answers,
}: Pick<WorkChoicesInput, 'answers'>): Record<string, keyof WorkChoicesInput | AnswerName> {
  const ofAnswers = answers.map((_, index): [string, AnswerName] => [
    workAnswerName(index),
    `answers.${index}`,
  ]);
  return { ...fixedWorkFieldNames, ...Object.fromEntries(ofAnswers) };
}

/** Writes step 3. Only requests of staff contain the start date of the injury insurance and its comment. */
function writeWorkChoices(
  input: WorkChoicesInput,
  { wireDateFormat }: WireConventions,
): WireBody<'SaveWorkChoicesBody'> {
  const answers = input.answers.map((isChosen, index) => [
    workAnswerName(index),
    writeAddOnFlag(isChosen),
  ]);
  return {
    token: input.token,
    agreement_id: input.agreementId,
    cars: writeDecimal(input.cars),
    employees: writeDecimal(input.employees),
    drivers: writeDecimal(input.drivers),
    ...(input.isAdmin && {
      injury_valid_from: writeOptionalDate(input.injuryValidFrom, wireDateFormat),
      injury_comment: writeOptionalText(input.injuryComment),
    }),
    ...(Object.fromEntries(answers) as Record<string, 0 | 1>),
  };
}

/** `message` is the server's reason if the agreement is not registered. */
export interface WorkChoicesResult {
  isRegistered: boolean;
  message: string | null;
}

/**
 * `data.status` says whether the agreement is registered; without it, `status` does. Only a registered agreement can be
 * signed.
 */
export function parseWorkChoicesResult(body: unknown): WorkChoicesResult {
  const layers = layersOf(body);
  const status = layers.map(parseOwnStatus).findLast((each) => isGiven(each));
  const isRegistered = isSuccessStatus(status);
  // Take the reason from `data` (`layers[1]`): the `message` beside `data` says "saved", and layers inside it may be
  // empty.
  return { isRegistered, message: isRegistered ? null : parseMessage(layers[1]) };
}

const anyTruckerChanged = invalidateUnlessRefused(() => allTruckerTags);

/** The requests from step 2 to the signed agreement. */
export const agreementStepsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveTermination: build.mutation<null, TerminationInput>({
      queryFn: call((input, conventions) => ({
        path: ['step', 'insurance-info'],
        body: writeTermination(input, conventions),
        fieldNames: terminationFieldNames,
        withLocale: true,
        checksStatus: true,
      })),
      invalidatesTags: invalidateUnlessRefused((_result, { truckerId }) =>
        truckerChangedTags(truckerId),
      ),
    }),
    saveCarChoices: build.mutation<null, CarChoicesInput>({
      queryFn: call((input, conventions) => ({
        path: ['step', 'save-step-2'],
        body: writeCarChoices(input, conventions),
        fieldNames: carFieldNames,
        withLocale: true,
        checksStatus: true,
      })),
      invalidatesTags: anyTruckerChanged,
    }),
    saveWorkChoices: build.mutation<WorkChoicesResult, WorkChoicesInput>({
      queryFn: call(
        (input, conventions) => ({
          path: ['step', 'save-step-3'],
          body: writeWorkChoices(input, conventions),
          fieldNames: workFieldNames(input),
          withLocale: true,
          checksStatus: true,
        }),
        parseWorkChoicesResult,
      ),
      invalidatesTags: anyTruckerChanged,
    }),
    sendXml: build.mutation<null, SendXmlInput>({
      queryFn: call(({ tokenOrId, isUpdate }) => ({
        path: ['step', 'send-xml', tokenOrId],
        checksStatus: true,
        ...(isUpdate && { params: { update: true } }),
      })),
      invalidatesTags: anyTruckerChanged,
    }),
  }),
});

export const { useSendXmlMutation } = agreementStepsApi;

/**
 * The fixed cache key of the send-xml request that completes a registration. With this key, the thank-you page finds
 * the outcome of the request.
 */
export function sendXmlCompletionKey(tokenOrId: string): string {
  return `completion ${tokenOrId}`;
}
