import { createContext, useContext, useEffect, useState } from 'react';
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
  /** The values of each save whose response was lost: the server may have them. */
  lost?: unknown;
  /** The state of `useLostAttempt`. */
  attempt?: unknown;
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

/**
 * After a lost response, a dialog must check whether the server has its new record before it sends the record again.
 * This state holds the data for the check. It is null if every attempt got a response. The draft contains it too, so
 * that a restored dialog also checks first.
 */
export function useLostAttempt<Attempt>() {
  const draft = useContext(DialogDraftContext);
  const [lost, setLost] = useState((draft.restored?.attempt ?? null) as Attempt | null);
  useEffect(() => draft.note({ attempt: lost }), [draft, lost]);
  return [lost, setLost] as const;
}
