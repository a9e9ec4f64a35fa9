import { loadingTimeoutMs } from '@/config/constants';

/** Code that could not be fetched, or has not come in time. `cause` says why. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super('Code that is loaded on use did not come.', { cause });
  }
}

/** Code that is fetched with its first use, and kept. */
export interface Loader<Value> {
  /** What was fetched; undefined until it is there. */
  loaded: () => Value | undefined;
  /** Fetches it, unless that is under way or done. Rejects with a `LoadError`; a later call tries again. */
  load: () => Promise<Value>;
  /** Fetches it once more because it takes too long. Whichever attempt comes first counts, also for those who wait already. */
  loadAgain: () => void;
}

declare global {
  /** webpack's way from a chunk to its file; not there in tests. */
  var __webpack_get_script_filename__: ((chunk: string | number) => string) | undefined;
}

/**
 * Has webpack and the browser ask anew for the scripts that hang: both ask for one address once at a time. webpack is told
 * that these have failed, and what it asks for from now on has another address.
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

/** What `work` brings; rejects if it takes longer. */
function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long.')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A loader of what `fetchValue` brings. Each attempt is given up after 120 s (D44). */
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
    loadAgain: () => {
      if (!waiting) return;
      dropHangingScripts();
      // Before the failure of those is heard of, which would be everybody's otherwise.
      attempt();
    },
  };
}
