import type { KeptWork } from './keptWork';

/**
 * Has what is typed into this page kept when its session dies: `now` tells it, null where nothing is. Returns what ends that.
 */
export function watchTyped(keptWork: KeptWork, now: () => unknown): () => void {
  const path = window.location.pathname;
  // It is here again.
  keptWork.page = undefined;
  const keep = (owner: string | undefined) => {
    const typed = now();
    if (typed !== null) keptWork.page = { owner, path, typed };
  };
  keptWork.keepers.add(keep);
  return () => void keptWork.keepers.delete(keep);
}
