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
type Send = (request: ApiRequest) => ReturnType<BaseQueryFn<ApiRequest, unknown, ApiError>>;

/** How values travel in this deployment (D7, D9). */
export function conventionsOf({
  wireDateFormat = 'yyyy-MM-dd',
  wireFirstPage = 1,
}: ApiServices): WireConventions {
  return { dateFormat: wireDateFormat, firstPage: wireFirstPage };
}

/** Where an answer failed that could not be read as a whole. */
const failedPlaces: Partial<Record<ApiErrorKind, string>> = {
  malformed: 'body',
  unconfirmed: 'status',
};

function failed<Result>(error: ApiError, place = failedPlaces[error.kind]): Answer<Result> {
  return { error, ...(place !== undefined && { meta: { unreadable: [place] } }) };
}

/**
 * An endpoint's `queryFn`: `write` turns its argument into a request, `read` turns the body of the answer into the
 * domain's types. An answer that cannot be read is a `malformed` error, which `transformResponse` could only throw. The places of
 * what could not be read travel as the answer's `meta`.
 */
export function call<Arg, Result>(
  write: (arg: Arg, conventions: WireConventions) => ApiRequest,
  read: (body: unknown, arg: Arg, conventions: WireConventions) => Result,
) {
  return async (
    arg: Arg,
    { extra }: BaseQueryApi,
    _extraOptions: unknown,
    send: Send,
  ): Promise<Answer<Result>> => {
    const conventions = conventionsOf(extra as ApiServices);
    const answer = await send(write(arg, conventions));
    if (answer.error) return failed(answer.error);
    try {
      const { data, unreadable } = readNoting(() => read(answer.data, arg, conventions));
      // The store takes what is frozen as it is; else it would walk through each value of thousands of rows, twice.
      Object.freeze(data);
      return { data, ...(unreadable.length > 0 && { meta: { unreadable } }) };
    } catch (thrown) {
      if (!(thrown instanceof UnreadableAnswer)) throw thrown;
      return failed(createApiError('malformed'), thrown.message);
    }
  };
}

/** Reads nothing, for calls of which only the success counts. */
export function readNothing(): null {
  return null;
}
