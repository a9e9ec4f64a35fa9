import { setupServer, type SetupServer } from 'msw/node';
import type { DatabaseOptions } from './db/database';
import { createMock, type Mock } from './mock';

/** A mock whose calls are caught inside this process, for tests. */
export interface MockServer extends Mock {
  server: SetupServer;
}

/**
 * Makes a mock for tests: `server.listen({ onUnhandledRequest: 'error' })` before, `reset()` after each
 * test and `server.close()` at the end.
 */
export function createMockServer(options: DatabaseOptions = {}): MockServer {
  const mock = createMock(options);
  return { ...mock, server: setupServer(...mock.handlers) };
}
