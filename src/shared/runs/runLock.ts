/** Whether this page has the lock of a run, by run id. With the lock, it may carry out, repeat and undo the run. */
const asked = new Map<string, Promise<boolean>>();

/**
 * Takes the lock of a run; resolves to false if another tab has it. Another tab can have it, because "Duplicate tab"
 * copies the journal with the tab's storage.
 * The page keeps the lock until the user leaves it, even after the end of the run. Otherwise a copied tab, which does
 * not know that the run has ended, would also offer another try. A page that comes back from the back-forward cache is
 * reloaded, because another page may have continued the run.
 */
export function takeRunLock(id: string): Promise<boolean> {
  const before = asked.get(id);
  if (before) return before;
  const isTaken = new Promise<boolean>((resolve) => {
    const keep = (lock: Lock | null) => {
      resolve(lock !== null);
      if (!lock) return null;
      addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
      // Release the lock when the page is left: Safari would keep the lock of a page in the back-forward cache.
      return new Promise<void>((release) => {
        addEventListener('pagehide', () => release(), { once: true });
      });
    };
    // Some browsers lack locks in a locked-down mode. Others refuse locks when they also refuse storage, so no other
    // tab has the journal. In both cases this page may carry out the run.
    if (!('locks' in navigator)) resolve(true);
    else
      navigator.locks.request(`run ${id}`, { ifAvailable: true }, keep).catch(() => resolve(true));
  });
  asked.set(id, isTaken);
  return isTaken;
}

/**
 * Waits for the turn of a run: of the tabs of a browser, which share their login, only one carries out a run at a time.
 * Calls `onChange` with true if another tab has a run under way, and with false once the turn has come. Returns a
 * function that ends the turn, or the waiting for it.
 */
export function takeTurn(onChange: (isQueued: boolean) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const begin = () => {
    if (signal.aborted) return null;
    onChange(false);
    return new Promise<void>((release) => signal.addEventListener('abort', () => release()));
  };
  const wait = async () => {
    try {
      const wasFree = await navigator.locks.request('runs', { ifAvailable: true }, async (lock) => {
        if (lock) await begin();
        return lock !== null;
      });
      if (wasFree) return;
      onChange(true);
      await navigator.locks.request('runs', { signal }, begin);
    } catch {
      // The waiting has ended, or the browser has no locks.
      if (!signal.aborted) onChange(false);
    }
  };
  const stop = () => {
    removeEventListener('pagehide', stop);
    end.abort();
  };
  // End the turn when the page is left: Safari would keep the lock of a page in the back-forward cache.
  addEventListener('pagehide', stop);
  void wait();
  return stop;
}
