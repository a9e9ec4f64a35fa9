import { createContext } from 'react';
import type { Typed } from './dialogWork';

/** A dialog whose session has died: what was typed in it, and what the page of this path opens it again with. */
interface KeptDialog {
  owner: string | undefined;
  path: string;
  render: unknown;
  typed: Typed;
}

/**
 * A dialog of staff outlives its dead session, until its owner has logged in again. In memory: a reload and the end of the
 * tab take it along.
 */
export interface KeptDialogs {
  dialog?: KeptDialog | undefined;
  /** Keeps the dialog that is open, where one is and something was typed in it. */
  keep?: ((owner: string | undefined) => void) | undefined;
}

/** The kept dialogs of the application; outside of it nothing is kept for long. */
export const KeptDialogsContext = createContext<KeptDialogs>({});
