import { createMockServer, type MockServer } from '@mocks/node';

/**
 * A mock for the tests of one file, put back to its seed after each. A request that it does not know,
 * or that breaks the contract, fails the test.
 */
export function useMockServer(): MockServer {
  const mock = createMockServer();
  beforeAll(() => mock.server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    const breaches = [...mock.calls.breaches()];
    mock.reset();
    expect(breaches).toEqual([]);
  });
  afterAll(() => mock.server.close());
  return mock;
}
