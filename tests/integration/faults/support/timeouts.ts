import type { OperationId } from '@mocks/contract/document';
import type { CallRecord } from '@mocks/calls';
import type { RenderedApp } from '@tests/support/fixtures/renderApp';

interface UnderWay {
  request: XMLHttpRequest;
  method: string;
  path: string;
}

/** Lets the requests that are sent from now on be answered; those that are under way still time out. */
type Lift = () => void;

/** How long the application waits for an answer, in milliseconds. */
const requestTimeoutMs = 30_000;
const tickMs = 5;

/**
 * Time-outs for the requests of one file's tests: the mock's interceptor has none. The time does not have to pass: a
 * request that the mock has noted and does not answer is told that its time is up. The returned function makes those
 * of one call time out, those to come as well, until that is lifted.
 */
export function useTimeouts(): (mock: RenderedApp['mock'], call: OperationId) => Lift {
  const underWay = new Set<UnderWay>();
  let isLifted = false;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let Intercepted: typeof XMLHttpRequest;

  beforeEach(() => {
    isLifted = false;
    Intercepted = globalThis.XMLHttpRequest;
    globalThis.XMLHttpRequest = new Proxy(Intercepted, {
      construct: (Request) => {
        const request = new Request();
        const open = request.open.bind(request);
        request.open = (method: string, url: string | URL) => {
          const { pathname } = new URL(url, window.location.href);
          if (!isLifted) underWay.add({ request, method: method.toUpperCase(), path: pathname });
          open(method, url, true);
        };
        return request;
      },
    });
  });
  afterEach(() => {
    clearInterval(ticking);
    underWay.clear();
    globalThis.XMLHttpRequest = Intercepted;
  });

  const expire = (records: readonly CallRecord[]) => {
    for (const sent of underWay) {
      const isDue = records.some(
        ({ method, path }) => method === sent.method && path === sent.path,
      );
      if (!isDue) continue;
      underWay.delete(sent);
      if (sent.request.timeout < requestTimeoutMs) throw new Error('A request would not time out.');
      sent.request.ontimeout?.(new ProgressEvent('timeout'));
    }
  };
  return (mock, call) => {
    ticking = setInterval(() => expire(mock.calls.of(call)), tickMs);
    return () => {
      isLifted = true;
    };
  };
}
