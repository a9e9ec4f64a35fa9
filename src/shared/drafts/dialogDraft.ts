import { createContext } from 'react';
import type { FormValues } from '../forms/validation';

/**
 * The contents of a dialog's form. `values` is null while the form is unchanged; `entity` is the record as it was
 * fetched.
 */
export interface DialogValues {
  values: FormValues | null;
  entity: unknown;
  /** The server's values that the user has already seen, by field. */
  seen?: unknown;
}

export interface DialogDraft {
  /** The draft that the dialog was restored with after the session had ended; null if the user opened it. */
  restored: DialogValues | null;
  note: (part: Partial<DialogValues>) => void;
}

/** Creates the draft of a dialog. `hold` receives the complete draft at each change. */
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

/** Passes a dialog's draft to its form. The default is for dialogs that are not restored: it stores nothing. */
export const DialogDraftContext = createContext<DialogDraft>(createDialogDraft());
