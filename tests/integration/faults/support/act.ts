import type { OperationId } from '@mocks/contract/document';
import type { RenderedApp, RenderAppOptions } from '@tests/support/fixtures/renderApp';
import type { FaultKind } from './kinds';
import type { Says } from './seen';
import type { Voice } from './words';

/** How a call that met one fault goes on where the act's own rule does not hold. */
interface Exception {
  /** The rule, for the name of the row. */
  rule: string;
  /** All that is seen of it, and that the app lives on. Called once the fault is lifted. */
  see: (app: RenderedApp) => Promise<void>;
}

/**
 * A call in the screen or dialog that makes it: how to come there, how to make it, and what its failures look like. Each
 * act is a line of the fault table, which has a column for each fault.
 */
export interface Act {
  call: OperationId;
  /** The screen, or the dialog or part of it: `prices/add`. */
  place: string;
  /** Path and query that are opened. */
  address: string;
  /** A guest unless said otherwise. */
  as?: RenderAppOptions['as'];
  /** From the opened page to the moment before the call, with everything typed. */
  arrange?: (app: RenderedApp) => Promise<void>;
  /** Makes the call; left out where opening the page makes it. */
  send?: (app: RenderedApp) => Promise<void>;
  /** The address that making the call leads to, where it leads away from `address`. */
  leadsTo?: string;
  /** Whose words a failure is told in, and where they stand. */
  voice: Voice;
  says: Says;
  /** Everything that was typed or shown stands. */
  kept?: () => void | Promise<void>;
  /** Where what was typed is there again after a dead session and a login. */
  outlivesSession?: 'dialog' | 'page';
  /** Makes the call once more after a failure; `send` unless said otherwise. */
  again?: (app: RenderedApp) => Promise<void>;
  /** How a failure is told that follows another one on the same page; `says` unless said otherwise. */
  saysAgain?: Says;
  /** Cannot be tried again, or its words stay while it is: each fault needs a page of its own. */
  saysOnce?: true;
  /** The call has worked. */
  done: (app: RenderedApp) => Promise<void>;
  /**
   * From there to the moment before the call once more; where opening the page makes the call, it is made. Left out where
   * the page has to be opened anew.
   */
  back?: (app: RenderedApp) => Promise<void>;
  /** What an answer without a body is: a failure where something in it is needed; else a success (D6). */
  blank: 'fails' | 'works';
  /** The call says nothing of the session, whoever is signed in. */
  isSessionCall?: true;
  /** A failure makes no difference at all. */
  alwaysWorks?: true;
  except?: Partial<Record<FaultKind, Exception>>;
}
