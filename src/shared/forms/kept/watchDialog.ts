import type { DialogWork } from './dialogWork';
import type { KeptWork } from './keptWork';

/** Has a dialog that is open kept when its session dies. Returns what ends that. */
export function watchDialog(
  keptWork: KeptWork,
  { render, work }: { render: unknown; work: DialogWork },
): () => void {
  const path = window.location.pathname;
  // It is open again.
  if (work.restored) keptWork.dialog = undefined;
  const keep = (owner: string | undefined) => {
    const typed = work.now();
    if (typed.values) keptWork.dialog = { owner, path, render, typed };
  };
  keptWork.keepers.add(keep);
  return () => void keptWork.keepers.delete(keep);
}
