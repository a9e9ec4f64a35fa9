import { configureStore } from '@reduxjs/toolkit';
import type { ApiError } from '@/api/core/apiError';
import { baseApi } from '@/api/core/baseApi';
import { createAxios, sendByAxios } from '@/api/core/http/axiosClient';
import type { HttpAnswer, HttpCall, HttpClient } from '@/api/core/apiServices';
import type { Settings } from '@/config/settings';
import type { Read } from './grade';

/** The product's own API layer, without a page around it. */
function createApiStore(settings: Settings, http: HttpClient, bearer: string | null) {
  const services = {
    // Those settings that say how things travel have the names that the services have.
    ...settings,
    http,
    getToken: () => bearer,
    getLanguage: () => 'da' as const,
    isPublicPage: () => false,
    onUnauthorized: () => undefined,
  };
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: services },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware),
  });
}

type ApiDispatch = ReturnType<typeof createApiStore>['dispatch'];

/** What a call came to, as the product takes it. */
export interface Outcome<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/** One of the product's calls, as its screens make it. */
export type ProductCall<Data> = (dispatch: ApiDispatch) => PromiseLike<Outcome<Data>>;

/** The request of the product and the answer of the server, as they travelled. */
export interface Exchange {
  method: string;
  path: string;
  query: Record<string, string>;
  requestBody: unknown;
  /** Null where no answer came. */
  status: number | null;
  /** JSON where it is JSON, else text. */
  answerBody: unknown;
  /** Why no answer came. */
  problem: string | null;
}

/** What travels of a body: JSON has no undefined. */
function toJson(body: object | undefined): unknown {
  return body && (JSON.parse(JSON.stringify(body)) as unknown);
}

function exchangeOf(
  call: HttpCall | null,
  answer: HttpAnswer | null,
  problem: string | null,
): Exchange {
  // The product's addresses have no origin.
  const { pathname, searchParams } = new URL(call?.url ?? '', 'http://api');
  return {
    method: call?.method ?? 'GET',
    path: call ? pathname : '',
    query: Object.fromEntries(searchParams),
    requestBody: toJson(call?.body),
    status: answer?.status ?? null,
    answerBody: answer?.data,
    problem,
  };
}

interface HttpProblem {
  message?: string;
  code?: string;
}

/** Makes one of the product's calls to a live API; resolves with what the product made of it, and what travelled. */
export async function makeCall<Data>(
  settings: Settings,
  bearer: string | null,
  call: ProductCall<Data>,
): Promise<{ outcome: Outcome<Data>; exchange: Exchange }> {
  const client = createAxios(settings.apiBaseUrl);
  let exchange = exchangeOf(null, null, 'was not asked');
  const http: HttpClient = async (asked) => {
    try {
      const answer = await sendByAxios(client, asked);
      exchange = exchangeOf(asked, answer, null);
      return answer;
    } catch (problem) {
      const { message, code } = problem as HttpProblem;
      exchange = exchangeOf(asked, null, [message, code].find(Boolean) ?? 'no answer');
      throw problem;
    }
  };
  const outcome = await call(createApiStore(settings, http, bearer).dispatch);
  return { outcome, exchange };
}

/** How the product takes an answer to one of its calls: the same code on an HTTP client that has the answer in hand. */
export function readerOf(settings: Settings, status: number, call: ProductCall<unknown>): Read {
  return async (body) => {
    const http: HttpClient = () => Promise.resolve({ data: body, status });
    const { data, error } = await call(createApiStore(settings, http, null).dispatch);
    return { data, isRead: error === undefined };
  };
}

/** The product's own name for why a call failed; null for anything that is no failed call. */
export function errorOf({ error }: Outcome<unknown>): ApiError | null {
  return error === undefined ? null : (error as ApiError);
}
