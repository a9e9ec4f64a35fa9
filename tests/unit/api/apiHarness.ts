import { http, type HttpHandler, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

import type { ApiServices } from '@/api/core/apiServices';
import { createHttpClient } from '@/api/core/http/httpClient';
import { createAppStore } from '@/store/store';

/** The address of the API in these tests. */
const apiBaseUrl = 'http://localhost';

/** The parts of a received request that tests check. */
export interface SeenRequest {
  method: string;
  /** The path and query as they were sent. */
  target: string;
  headers: Headers;
  body: unknown;
}

/** Starts a mock server for one test file. It records a request only if `answer` or `answerWith` responds to it. */
export function useApiServer() {
  const server = setupServer();
  const seen: SeenRequest[] = [];

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    seen.length = 0;
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  async function remember(request: Request): Promise<void> {
    const text = await request.clone().text();
    seen.push({
      method: request.method,
      target: request.url.slice(apiBaseUrl.length),
      headers: request.headers,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    });
  }

  return {
    seen,
    use: (...handlers: HttpHandler[]) => server.use(...handlers),
    /** Gives the same response to every request. */
    answer(body: JsonBodyType, status = 200) {
      server.use(
        http.all('*', async ({ request }) => {
          await remember(request);
          return HttpResponse.json(body, { status });
        }),
      );
    },
    /** Gives every request the response that `respond` returns for its number. The first request has the number 1. */
    answerWith(respond: (count: number) => Response | Promise<Response>) {
      server.use(
        http.all('*', async ({ request }) => {
          await remember(request);
          return respond(seen.length);
        }),
      );
    },
  };
}

/** Creates a store with the real API layer. `services` replaces parts of it. */
export function createTestStore(services: Partial<ApiServices> = {}) {
  return createAppStore({
    http: createHttpClient(apiBaseUrl),
    getToken: () => null,
    getLanguage: () => 'da',
    isPublicPage: () => false,
    onUnauthorized: () => undefined,
    wireDateFormat: 'yyyy-MM-dd',
    wireFirstPage: 1,
    ...services,
  });
}

/** Waits for three turns of the event loop, in which scheduled tasks run. */
export async function nextTurns(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
