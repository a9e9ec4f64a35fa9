import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';

import { type ApiError, type ApiErrorKind, createApiError } from './apiError';
import type { ApiRequest } from './apiRequest';
import type { ResponseMeta } from './axiosBaseQuery';
import { parseResponse, UnreadableResponse } from './wire/parse';
import type { WireConventions } from './wire/write';

type Answer<Result> = ({ data: Result; error?: never } | { error: ApiError; data?: never }) & {
  meta?: ResponseMeta;
};
type QueryFn<Arg, Result> = (
  arg: Arg,
  api: BaseQueryApi,
  extraOptions: unknown,
  send: (request: ApiRequest) => ReturnType<BaseQueryFn<ApiRequest, unknown, ApiError>>,
) => Promise<Answer<Result>>;
type Write<Arg> = (arg: Arg, conventions: WireConventions) => ApiRequest;
type Read<Arg, Result> = (body: unknown, arg: Arg, conventions: WireConventions) => Result;

/** The place in the response that is reported as unreadable if a request fails with one of these errors. */
const failedPlaces: Partial<Record<ApiErrorKind, string>> = {
  malformed: 'body',
  unconfirmed: 'status',
};

function failed(error: ApiError, place = failedPlaces[error.kind]) {
  return { error, ...(place !== undefined && { meta: { unreadable: [place] } }) };
}

/**
 * Creates an endpoint's `queryFn`. `write` turns the argument into a request, `read` turns the body of the response
 * into the application's types; without `read` only success or failure matters.
 * This is not RTK Query's `transformResponse`, which could neither turn an unreadable response into a `malformed` error
 * nor report the skipped parts as `meta`.
 */
export function call<Arg>(write: Write<Arg>): QueryFn<Arg, null>;
export function call<Arg, Result>(write: Write<Arg>, read: Read<Arg, Result>): QueryFn<Arg, Result>;
export function call<Arg, Result>(
  write: Write<Arg>,
  read: Read<Arg, Result | null> = () => null,
): QueryFn<Arg, Result | null> {
  return async (arg, { extra }, _extraOptions, send) => {
    const conventions = extra as WireConventions;
    const answer = await send(write(arg, conventions));
    if (answer.error) return failed(answer.error);
    try {
      const { data, unreadable } = parseResponse(() => read(answer.data, arg, conventions));
      // Freeze the data, so that Immer skips it: otherwise Immer would walk through every value of thousands of rows.
      Object.freeze(data);
      return { data, ...(unreadable.length > 0 && { meta: { unreadable } }) };
    } catch (thrown) {
      if (!(thrown instanceof UnreadableResponse)) throw thrown;
      return failed(createApiError('malformed'), thrown.message);
    }
  };
}
