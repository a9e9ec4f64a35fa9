import type { OperationId } from '@mocks/contract/document';
import type { RenderedApp, RenderAppOptions } from '@tests/support/fixtures/renderApp';
import type { Fault } from './faults';
import type { Says } from './seen';
import type { Voice } from './words';

/** What is seen of one fault where the act's own rule does not hold. */
interface Exception {
  /** The rule, for the title of the case. */
  rule: string;
  /** All that is seen of it, and that the app lives on. */
  see: (app: RenderedApp) => Promise<void>;
}

/** A call in the screen or dialog that makes it: how to come there, how to make it, and what its failures look like. */
export interface Act {
  call: OperationId;
  /** The screen, or the dialog or part of it: `prices/add`. */
  place: string;
  /** Path and query that are opened. */
  address: string;
  /** A guest unless said otherwise. */
  as?: RenderAppOptions['as'];
  /** From the opened page to the moment before the call, with everything typed. */
  arrange?: (app: RenderedApp) => Promise<unknown>;
  /** Makes the call; left out where opening the page makes it. */
  send?: (app: RenderedApp) => Promise<unknown>;
  /** The address that making the call leads to, where it leads away from `address`. */
  leadsTo?: string;
  /** Whose words a failure is told in, and where they stand. */
  voice: Voice;
  says: Says;
  /** Everything that was typed or shown stands. */
  kept?: () => unknown;
  /** Where what was typed is there again after a dead session and a login. */
  outlivesSession?: 'dialog' | 'page';
  /** Makes the call once more after a failure; `send` unless said otherwise. */
  again?: (app: RenderedApp) => Promise<unknown>;
  /** The call has worked. */
  done: (app: RenderedApp) => Promise<unknown>;
  /** Nothing in the answer is needed: one that says nothing is a success (D6). */
  needsNoAnswer?: true;
  /** A failure makes no difference at all. */
  alwaysWorks?: true;
  except?: Partial<Record<Fault, Exception>>;
}
