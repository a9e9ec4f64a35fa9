import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';

import { type ApiError, type ApiErrorKind, createApiError } from './apiError';
import type { ApiRequest } from './apiRequest';
import type { ApiServices } from './apiServices';
import type { AnswerMeta } from './axiosBaseQuery';
import { readNoting, UnreadableAnswer } from './wire/read';
import type { WireConventions } from './wire/write';

type Answer<Result> = ({ data: Result; error?: never } | { error: ApiError; data?: never }) & {
  meta?: AnswerMeta;
};
type QueryFn<Arg, Result> = (
  arg: Arg,
  api: BaseQueryApi,
  extraOptions: unknown,
  send: (request: ApiRequest) => ReturnType<BaseQueryFn<ApiRequest, unknown, ApiError>>,
) => Promise<Answer<Result>>;
type Write<Arg> = (arg: Arg, conventions: WireConventions) => ApiRequest;
type Read<Arg, Result> = (body: unknown, arg: Arg, conventions: WireConventions) => Result;

/** How values travel in this deployment (D7, D9). */
export function conventionsOf({
  wireDateFormat = 'yyyy-MM-dd',
  wireFirstPage = 1,
}: ApiServices): WireConventions {
  return { dateFormat: wireDateFormat, firstPage: wireFirstPage };
}

/** What to report as unreadable where no part of the answer could be read. */
const failedPlaces: Partial<Record<ApiErrorKind, string>> = {
  malformed: 'body',
  unconfirmed: 'status',
};

function failed(error: ApiError, place = failedPlaces[error.kind]) {
  return { error, ...(place !== undefined && { meta: { unreadable: [place] } }) };
}

/**
 * An endpoint's `queryFn`: `write` makes a request of the argument, `read` turns the body of the answer into the
 * application's types; without it only the success counts. Not RTK Query's `transformResponse`, which could not make a
 * `malformed` error of an answer that cannot be read, nor report the parts that were left out, as `meta`.
 */
export function call<Arg>(write: Write<Arg>): QueryFn<Arg, null>;
export function call<Arg, Result>(write: Write<Arg>, read: Read<Arg, Result>): QueryFn<Arg, Result>;
export function call<Arg, Result>(
  write: Write<Arg>,
  read: Read<Arg, Result | null> = () => null,
): QueryFn<Arg, Result | null> {
  return async (arg, { extra }, _extraOptions, send) => {
    const conventions = conventionsOf(extra as ApiServices);
    const answer = await send(write(arg, conventions));
    if (answer.error) return failed(answer.error);
    try {
      const { data, unreadable } = readNoting(() => read(answer.data, arg, conventions));
      // Keeps the store from walking through each value of thousands of rows, twice.
      Object.freeze(data);
      return { data, ...(unreadable.length > 0 && { meta: { unreadable } }) };
    } catch (thrown) {
      if (!(thrown instanceof UnreadableAnswer)) throw thrown;
      return failed(createApiError('malformed'), thrown.message);
    }
  };
}
