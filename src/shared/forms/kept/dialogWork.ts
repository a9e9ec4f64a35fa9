import { createContext } from 'react';
import type { FormValues } from '../validation';

/** What is in the form of a dialog: null where nothing was typed; and the record that it is about, as it was read. */
export interface Typed {
  values: FormValues | null;
  entity: unknown;
  /** What the form's user had seen of it, field by field. */
  seen?: unknown;
}

/** The work in an open dialog. */
export interface DialogWork {
  /** What it is opened again with; null where it is opened for the first time. */
  restored: Typed | null;
  now: () => Typed;
  note: (part: Partial<Typed>) => void;
}

export function createDialogWork(restored: Typed | null = null): DialogWork {
  let now: Typed = restored ?? { values: null, entity: null };
  return {
    restored,
    now: () => now,
    note: (part) => {
      now = { ...now, ...part };
    },
  };
}

/** Carries the work of a dialog to its form; outside of the dialogs that can be opened again nobody asks for it. */
export const DialogWorkContext = createContext<DialogWork>(createDialogWork());
