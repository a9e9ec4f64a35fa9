import { configureStore } from '@reduxjs/toolkit';
import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios';
import type { ApiError } from '@/api/core/apiError';
import { createHttpClient } from '@/api/core/apiServices';
import { baseApi } from '@/api/core/baseApi';
import type { Settings } from '@/config/settings';
import type { Read } from './grade';

/** The product's own API layer, without a page around it. */
function createApiStore(settings: Settings, http: AxiosInstance, bearer: string | null) {
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

function parsed(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  return JSON.parse(text) as unknown;
}

function exchangeOf(
  config: InternalAxiosRequestConfig | undefined,
  answer: { status: number; data: unknown } | undefined,
  problem: string | null,
): Exchange {
  const params = (config?.params ?? {}) as Record<string, unknown>;
  return {
    method: (config?.method ?? 'get').toUpperCase(),
    path: config?.url ?? '',
    query: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    requestBody: parsed(config?.data),
    status: answer?.status ?? null,
    answerBody: answer?.data,
    problem,
  };
}

interface HttpProblem {
  config?: InternalAxiosRequestConfig;
  response?: { status: number; data: unknown };
  message?: string;
  code?: string;
}

/** Makes one of the product's calls to a live API; resolves with what the product made of it, and what travelled. */
export async function makeCall<Data>(
  settings: Settings,
  bearer: string | null,
  call: ProductCall<Data>,
): Promise<{ outcome: Outcome<Data>; exchange: Exchange }> {
  const http = createHttpClient(settings.apiBaseUrl);
  let exchange = exchangeOf(undefined, undefined, 'was not asked');
  http.interceptors.response.use(
    (answer) => {
      exchange = exchangeOf(answer.config, answer, null);
      return answer;
    },
    (problem: HttpProblem) => {
      const reason = [problem.message, problem.code].find(Boolean) ?? 'no answer';
      exchange = exchangeOf(problem.config, problem.response, problem.response ? null : reason);
      throw problem as Error;
    },
  );
  const outcome = await call(createApiStore(settings, http, bearer).dispatch);
  return { outcome, exchange };
}

/** How the product takes an answer to one of its calls: the same code on an HTTP client that has the answer in hand. */
export function readerOf(settings: Settings, status: number, call: ProductCall<unknown>): Read {
  return async (body) => {
    const http = createHttpClient('');
    http.defaults.adapter = (config) =>
      Promise.resolve({ data: JSON.stringify(body), status, statusText: '', headers: {}, config });
    const { data, error } = await call(createApiStore(settings, http, null).dispatch);
    return { data, isRead: error === undefined };
  };
}

/** The product's own name for why a call failed; null for anything that is no failed call. */
export function errorOf({ error }: Outcome<unknown>): ApiError | null {
  return error === undefined ? null : (error as ApiError);
}
