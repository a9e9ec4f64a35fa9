/** By the id of a run: whether this page may carry it out. */
const asked = new Map<string, Promise<boolean>>();

/**
 * Takes the lock of a run; resolves to false if another tab has it. "Duplicate tab" copies the journal with the tab's
 * storage. The page keeps the lock until it is gone, also after the end of the run: the journal of the copy does not
 * learn of that.
 */
export function takeRun(id: string): Promise<boolean> {
  const before = asked.get(id);
  if (before) return before;
  const isTaken = new Promise<boolean>((resolve) => {
    const keep = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise(() => undefined) : null;
    };
    // The browser refuses locks where it also refuses storage: no other tab has the journal then.
    navigator.locks.request(`run ${id}`, { ifAvailable: true }, keep).catch(() => resolve(true));
  });
  asked.set(id, isTaken);
  return isTaken;
}
