import { createContext } from 'react';
import type { Typed } from './dialogWork';

/** What was typed in a place whose session has died: whose it is, and the path of its page. */
interface Kept {
  owner: string | undefined;
  path: string;
}

/** An open dialog, and what the page opens it again with. */
interface KeptDialog extends Kept {
  render: unknown;
  typed: Typed;
}

/** What was typed into the page itself, such as the cells of a table. */
interface KeptPage extends Kept {
  typed: unknown;
}

/**
 * The work of staff outlives its dead session, until its owner has logged in again. In memory: a reload and the end of the
 * tab take it along.
 */
export interface KeptWork {
  dialog?: KeptDialog | undefined;
  page?: KeptPage | undefined;
  /** Each keeps what is typed in its place, where something is. */
  keepers: Set<(owner: string | undefined) => void>;
}

/** Nothing is kept yet. */
export function createKeptWork(): KeptWork {
  return { keepers: new Set() };
}

/** The kept work of the application; outside of it nothing is kept for long. */
export const KeptWorkContext = createContext<KeptWork>(createKeptWork());
