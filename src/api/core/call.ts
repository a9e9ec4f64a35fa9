import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';

import { type ApiError, createApiError } from './apiError';
import type { ApiRequest } from './apiRequest';
import type { ApiServices } from './apiServices';
import { UnreadableAnswer } from './wire/read';
import { defaultWireDateFormat, type WireDateFormat } from './wire/write';

type Answer<Result> = { data: Result; error?: never } | { error: ApiError; data?: never };
type Send = (request: ApiRequest) => ReturnType<BaseQueryFn<ApiRequest, unknown, ApiError>>;

/**
 * An endpoint's `queryFn`: `write` turns its argument into a request, `read` turns the body of the answer into the
 * domain's types. An answer that cannot be read is a `malformed` error, which `transformResponse` could only throw.
 */
export function call<Arg, Result>(
  write: (arg: Arg, dateFormat: WireDateFormat) => ApiRequest,
  read: (body: unknown, arg: Arg) => Result,
) {
  return async (
    arg: Arg,
    { extra }: BaseQueryApi,
    _extraOptions: unknown,
    send: Send,
  ): Promise<Answer<Result>> => {
    const { wireDateFormat = defaultWireDateFormat } = extra as ApiServices;
    const answer = await send(write(arg, wireDateFormat));
    if (answer.error) return { error: answer.error };
    try {
      return { data: read(answer.data, arg) };
    } catch (thrown) {
      if (thrown instanceof UnreadableAnswer) return { error: createApiError('malformed') };
      throw thrown;
    }
  };
}

/** Reads nothing, for calls of which only the success counts. */
export function readNothing(): null {
  return null;
}
