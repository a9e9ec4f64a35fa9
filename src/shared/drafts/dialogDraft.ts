import { createContext } from 'react';
import type { FormValues } from '../forms/validation';

/** What is in the form of a dialog: null where nothing was typed; and the record that it is about, as it was read. */
export interface DialogValues {
  values: FormValues | null;
  entity: unknown;
  /** What the form's user had seen of it, field by field. */
  seen?: unknown;
}

/** The draft of an open dialog. */
export interface DialogDraft {
  /** What it is opened again with; null where it is opened for the first time. */
  restored: DialogValues | null;
  note: (part: Partial<DialogValues>) => void;
}

/** The draft of a dialog; `hold` is told of all that is in it at every change. */
export function createDialogDraft(
  restored: DialogValues | null = null,
  hold: (values: DialogValues) => void = () => undefined,
): DialogDraft {
  let now: DialogValues = restored ?? { values: null, entity: null };
  return {
    restored,
    note: (part) => {
      now = { ...now, ...part };
      hold(now);
    },
  };
}

/** Carries the draft of a dialog to its form; outside of the dialogs that can be opened again nobody asks for it. */
export const DialogDraftContext = createContext<DialogDraft>(createDialogDraft());
