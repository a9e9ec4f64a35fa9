import type { DialogWork } from './dialogWork';
import type { KeptDialogs } from './keptDialogs';

/** Has a dialog that is open kept when its session dies. Returns what ends that. */
export function watchDialog(
  keptDialogs: KeptDialogs,
  { render, work }: { render: unknown; work: DialogWork },
): () => void {
  const path = window.location.pathname;
  // It is open again.
  if (work.restored) keptDialogs.dialog = undefined;
  keptDialogs.keep = (owner) => {
    const typed = work.now();
    if (typed.values) keptDialogs.dialog = { owner, path, render, typed };
  };
  return () => {
    keptDialogs.keep = undefined;
  };
}
