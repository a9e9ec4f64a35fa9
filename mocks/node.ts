import type { HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import type { DatabaseOptions } from './db/database';
import { createMock, type Mock } from './mock';

/** A mock whose calls are caught inside this process, for tests. */
export interface MockServer extends Mock {
  server: SetupServer;
}

/**
 * Has a handler pass by what is none of its own at a glance. Every request goes by all handlers, and each would read its
 * address and its cookies anew.
 */
function atAGlance(handler: HttpHandler): HttpHandler {
  const { method, path } = handler.info;
  // What plays a recording back looks at every call by itself.
  if (typeof method !== 'string') return handler;
  const ending = String(path).replace('*', '').replaceAll(/:\w+/gu, '[^/?]+');
  const address = new RegExp(`${ending}/?(\\?.*)?$`, 'u');
  const run = handler.run.bind(handler);
  handler.run = async (args) =>
    args.request.method === method && address.test(args.request.url) ? run(args) : null;
  return handler;
}

/**
 * Makes a mock for tests: `server.listen({ onUnhandledRequest: 'error' })` before, `reset()` after each
 * test and `server.close()` at the end.
 */
export function createMockServer(options: DatabaseOptions = {}): MockServer {
  const mock = createMock(options);
  return { ...mock, server: setupServer(...mock.handlers.map(atAGlance)) };
}
