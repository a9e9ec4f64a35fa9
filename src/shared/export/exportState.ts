/** Whether an export is under way, and how far it is: from 0 to 1, null while that is not known. */
export interface ExportState {
  isExporting: boolean;
  progress: number | null;
}

/** Where a component reads the state of an export, and hears of its changes (`useSyncExternalStore`). */
export interface ReadableExportState {
  read: () => ExportState;
  subscribe: (listener: () => void) => () => void;
}

/** The same for the export itself. */
export interface ExportStateSource extends ReadableExportState {
  change: (to: ExportState) => void;
}

/** So fine are the steps that are told; finer ones nobody sees. */
const steps = 50;

function inSteps(progress: number | null): number | null {
  return progress === null ? null : Math.floor(Math.min(progress, 1) * steps) / steps;
}

/** A state beside React's, so that a page of many rows does not render anew at every step of its export. */
export function createExportState(): ExportStateSource {
  const listeners = new Set<() => void>();
  let current: ExportState = { isExporting: false, progress: null };
  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (to) => {
      const next = { isExporting: to.isExporting, progress: inSteps(to.progress) };
      if (next.isExporting === current.isExporting && next.progress === current.progress) return;
      current = next;
      listeners.forEach((listener) => listener());
    },
  };
}
