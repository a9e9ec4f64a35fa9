import { createAxios, sendByAxios } from '@/api/core/http/axiosClient';
import type { HttpAnswer, HttpCall, HttpClient } from '@/api/core/apiServices';
import type { Settings } from '@/config/settings';
import { createAppStore, type AppDispatch } from '@/store/store';
import type { Place } from './differences';
import type { Read } from './grade';

/** The product's own store, without a page around it. */
const createStore = (
  settings: Settings,
  http: HttpClient,
  bearer: string | null,
  onUnreadable: (place: string) => void = () => undefined,
) =>
  createAppStore({
    // Those settings that say how things travel have the names that the services have.
    ...settings,
    http,
    getToken: () => bearer,
    getLanguage: () => 'da',
    isPublicPage: () => false,
    onUnauthorized: () => undefined,
    onUnreadable: (_call, place) => onUnreadable(place),
  });

/** What a call came to, as the product takes it. */
interface Outcome<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/** One of the product's calls, as an endpoint's `initiate` makes it. */
export type ProductCall<Data> = (
  dispatch: AppDispatch,
  getState: () => unknown,
  extra: unknown,
) => PromiseLike<Outcome<Data>>;

/** The request of the product and the answer of the server, as they travelled. */
export interface Exchange {
  /** Null where the product did not get as far as to ask. */
  request: HttpCall | null;
  /** Null where none came. */
  answer: HttpAnswer | null;
  /** Why no answer came. */
  problem: string;
}

/** Makes one of the product's calls to a live API; resolves with what the product made of it, and what travelled. */
export async function makeCall<Data>(
  settings: Settings,
  bearer: string | null,
  call: ProductCall<Data>,
): Promise<{ outcome: Outcome<Data>; exchange: Exchange }> {
  const client = createAxios(settings.apiBaseUrl);
  const exchange: Exchange = { request: null, answer: null, problem: 'was not asked' };
  const http: HttpClient = async (request) => {
    exchange.request = request;
    try {
      return (exchange.answer = await sendByAxios(client, request));
    } catch (thrown) {
      const { message, code } = thrown as { message?: string; code?: string };
      exchange.problem = [message, code].find(Boolean) ?? 'no answer';
      throw thrown;
    }
  };
  const outcome = await createStore(settings, http, bearer).dispatch(call);
  return { outcome, exchange };
}

/** A copy of a body that tells which of its places are looked at, also those with nothing in them. */
function watched(value: unknown, place: Place, look: (place: Place) => void): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  const step = (name: string) => [...place, isList ? Number(name) : name];
  const copy: object = isList ? [] : {};
  for (const [name, inner] of Object.entries(value)) {
    Object.assign(copy, { [name]: watched(inner, step(name), look) });
  }
  const note = (name: string | symbol) => {
    if (typeof name === 'string') look(step(name));
  };
  return new Proxy(copy, {
    get: (target, name) => {
      note(name);
      return Reflect.get(target, name) as unknown;
    },
    getOwnPropertyDescriptor: (target, name) => {
      note(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
}

/** How the product takes an answer to one of its calls: the same code on an HTTP client that has the answer in hand. */
export function readerOf(settings: Settings, status: number, call: ProductCall<unknown>): Read {
  return async (body) => {
    const [seen, unreadable] = [new Set<string>(), new Set<string>()];
    const answer = watched(body, [], (place) => seen.add(place.join(' ')));
    const http: HttpClient = () => Promise.resolve({ data: answer, status });
    const store = createStore(settings, http, null, (place) => unreadable.add(place));
    const { data, error } = await store.dispatch(call);
    const asks = (place: Place) => seen.has(place.join(' '));
    return { data, isRead: error === undefined, unreadable: [...unreadable], asks };
  };
}
