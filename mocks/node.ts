import type { HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import type { DatabaseOptions } from './db/database';
import { createMock, type Mock } from './mock';

export interface MockServer extends Mock {
  server: SetupServer;
}

/** Creates a mock for tests: `server.listen()` before them, `reset()` after each and `server.close()` at the end. */
export function createMockServer(options: DatabaseOptions = {}): MockServer {
  const mock = createMock(options);
  return { ...mock, server: setupServer(...mock.handlers.map(withQuickMatch)) };
}

/** Tests the address with a regular expression first, because MSW parses address and cookies again in each handler. */
function withQuickMatch(handler: HttpHandler): HttpHandler {
  const { method, path } = handler.info;
  // Leave the handler of unknown requests unchanged: it matches any method, and must see every request.
  if (typeof method !== 'string') return handler;
  const ending = String(path).replace('*', '').replaceAll(/:\w+/gu, '[^/?]+');
  const address = new RegExp(`${ending}/?(\\?.*)?$`, 'u');
  const run = handler.run.bind(handler);
  handler.run = async (args) =>
    args.request.method === method && address.test(args.request.url) ? run(args) : null;
  return handler;
}
