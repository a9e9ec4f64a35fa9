import { loadingTimeoutMs } from '@/config/constants';

/** The error of a script that could not be loaded. `cause` is the original error. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super('Code that is loaded on demand did not arrive.', { cause });
  }
}

export interface Loader<Value> {
  loaded: () => Value | undefined;
  /** Loads the value once. Rejects with a `LoadError`; a later call then tries again. */
  load: () => Promise<Value>;
  /** Loads the value ahead of its use. Ignores a failure, because the use tries again. */
  prefetch: () => void;
  /** Starts another attempt if the load hangs. The first attempt to succeed counts, also for earlier callers. */
  loadAgain: () => void;
}

declare global {
  /** Maps a webpack chunk to its file. Undefined in tests. */
  var __webpack_get_script_filename__: ((chunk: string | number) => string) | undefined;
}

/**
 * Neither webpack nor the browser requests a URL a second time while the first request is running. So this tells
 * webpack that hanging scripts have failed, and gives new requests another URL.
 */
function dropHangingScripts(): void {
  if (typeof __webpack_get_script_filename__ === 'function') {
    const fileOf = __webpack_get_script_filename__;
    const turn = Date.now();
    __webpack_get_script_filename__ = (chunk) => `${fileOf(chunk).split('?')[0] ?? ''}?${turn}`;
  }
  document
    .querySelectorAll('script[data-webpack]')
    .forEach((script) => script.dispatchEvent(new Event('error')));
}

function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long.')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Creates a loader. An attempt that takes longer than 120 seconds counts as failed. */
export function createLoader<Value>(fetchValue: () => Promise<Value>): Loader<Value> {
  let value: Value | undefined;
  let openAttempts = 0;
  let waiting: { promise: Promise<Value>; settle: (outcome: Promise<Value>) => void } | undefined;

  const attempt = () => {
    openAttempts += 1;
    within(loadingTimeoutMs, fetchValue()).then(
      (fetched) => {
        openAttempts = 0;
        value = fetched;
        waiting?.settle(Promise.resolve(fetched));
        waiting = undefined;
      },
      (cause: unknown) => {
        openAttempts -= 1;
        if (openAttempts > 0) return;
        waiting?.settle(Promise.reject(new LoadError(cause)));
        waiting = undefined;
      },
    );
  };

  const load = () => {
    if (value !== undefined) return Promise.resolve(value);
    if (!waiting) {
      let settle!: (outcome: Promise<Value>) => void;
      const promise = new Promise<Value>((resolve) => {
        settle = resolve;
      });
      waiting = { promise, settle };
      attempt();
    }
    return waiting.promise;
  };

  return {
    loaded: () => value,
    load,
    prefetch: () => void load().catch(() => undefined),
    loadAgain: () => {
      if (!waiting) return;
      dropHangingScripts();
      // Start the new attempt before the old ones have failed: without an open attempt, all callers would get an error.
      attempt();
    },
  };
}
