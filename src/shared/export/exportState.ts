/** The kinds of file that a list is exported as, by the ends of their names. */
export type ExportFormat = 'csv' | 'xlsx';

/** The export that is under way, null where there is none, and how far it is: from 0 to 1, null while that is not known. */
export interface ExportState {
  running: ExportFormat | null;
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
  let current: ExportState = { running: null, progress: null };
  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (to) => {
      const next = { running: to.running, progress: inSteps(to.progress) };
      if (next.running === current.running && next.progress === current.progress) return;
      current = next;
      listeners.forEach((listener) => listener());
    },
  };
}
