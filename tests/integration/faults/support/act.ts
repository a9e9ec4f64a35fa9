import type { OperationId } from '@mocks/contract/document';
import type { RenderedApp, RenderAppOptions } from '@tests/support/fixtures/renderApp';
import type { Fault } from './faults';
import type { ExpectMessages } from './seen';
import type { Voice } from './words';

/** How the app reacts to one fault that the act's general rule does not cover. */
interface Exception {
  /** The reaction, as the title of the case continues after the fault. */
  rule: string;
  /** Checks the reaction, and that the app still works. */
  expectOutcome: (app: RenderedApp) => Promise<void>;
}

/** An API operation in a screen or dialog: how to get there, how to send it, and what its failures look like. */
export interface Act {
  call: OperationId;
  /** What the user does, for the title of the case, such as "adding a price". */
  action: string;
  /** Path and query to open. */
  address: string;
  /** The visitor; a guest by default. */
  as?: RenderAppOptions['as'];
  prepare?: RenderAppOptions['prepare'];
  /** The faults to try; all by default. For a place whose other failures are tested in other acts or by name. */
  faults?: readonly Fault[];
  /** Goes from the opened page to the moment before the request, and types everything. */
  arrange?: (app: RenderedApp) => Promise<unknown>;
  /** Sends the request; omitted if opening the page sends it. */
  send?: (app: RenderedApp) => Promise<unknown>;
  /** The address that sending leads to, if it differs from `address`. */
  leadsTo?: string;
  /** The text that names the failure, from `words.ts`. `expectMessages` checks where it is shown. */
  voice: Voice;
  expectMessages: ExpectMessages;
  /** Requires that everything typed or shown is still there. */
  expectKept?: () => unknown;
  /** Where the draft is restored after an expired session and a login. */
  outlivesSession?: 'dialog' | 'page';
  /** Sends the request again after a failure; `send` by default. */
  retry?: (app: RenderedApp) => Promise<unknown>;
  /** Requires that the request succeeded. */
  expectSuccess: (app: RenderedApp) => Promise<unknown>;
  /** The response body is not used: a blank one counts as success. */
  needsNoAnswer?: true;
  /** A failure has no effect. */
  alwaysWorks?: true;
  except?: Partial<Record<Fault, Exception>>;
  /** The rules of docs/product that the case of a fault proves, as the end of its title. */
  rules?: Partial<Record<Fault, string>>;
}
