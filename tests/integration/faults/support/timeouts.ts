import type { OperationId } from '@mocks/contract/document';
import type { CallRecord } from '@mocks/calls';
import type { RenderedApp } from '@tests/support/fixtures/renderApp';

interface UnderWay {
  method: string;
  path: string;
  /** Its time is up. */
  expire: () => void;
}

/** Lets the requests that are sent from now on be answered; those that are under way still time out. */
type Lift = () => void;

/** How long the application waits for an answer, and for all rows at once, in milliseconds. */
const requestTimeoutsMs = [30_000, 120_000];
const tickMs = 5;

/**
 * Time-outs for the requests of one file's tests. The time does not have to pass: the clock of a request that the mock has
 * noted and does not answer runs out at once. The returned function makes those of one call time out, those to come as
 * well, until that is lifted.
 */
export function useTimeouts(): (mock: RenderedApp['mock'], call: OperationId) => Lift {
  const underWay = new Set<UnderWay>();
  /** The clocks that run for requests that are not on their way yet, the oldest first. */
  const clocks = new Map<number, () => void>();
  let isLifted = false;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let Intercepted: typeof XMLHttpRequest;
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  let started = 0;

  beforeEach(() => {
    isLifted = false;
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number, ...rest: unknown[]): unknown => {
        if (isLifted || !requestTimeoutsMs.includes(ms ?? 0)) return start(run, ms, ...rest);
        started += 1;
        clocks.set(-started, run);
        return -started;
      },
      clearTimeout: (timer?: number) => {
        if (!clocks.delete(timer ?? 0)) stop(timer);
      },
    });
    Intercepted = globalThis.XMLHttpRequest;
    globalThis.XMLHttpRequest = new Proxy(Intercepted, {
      construct: (Request) => {
        const request = new Request();
        const open = request.open.bind(request);
        request.open = (method: string, url: string | URL) => {
          const { pathname } = new URL(url, window.location.href);
          const [clock] = clocks;
          if (clock) {
            clocks.delete(clock[0]);
            underWay.add({ method: method.toUpperCase(), path: pathname, expire: clock[1] });
          } else if (!isLifted) throw new Error('A request would not time out.');
          open(method, url, true);
        };
        return request;
      },
    });
  });
  afterEach(() => {
    clearInterval(ticking);
    underWay.clear();
    clocks.clear();
    Object.assign(window, { setTimeout: start, clearTimeout: stop });
    globalThis.XMLHttpRequest = Intercepted;
  });

  const expire = (records: readonly CallRecord[]) => {
    for (const sent of underWay) {
      const isDue = records.some(
        ({ method, path }) => method === sent.method && path === sent.path,
      );
      if (!isDue) continue;
      underWay.delete(sent);
      sent.expire();
    }
  };
  return (mock, call) => {
    ticking = setInterval(() => expire(mock.calls.of(call)), tickMs);
    return () => {
      isLifted = true;
    };
  };
}
