import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Gate } from '@/config/gates';
import type { TextArea, TextKey } from '@/i18n/textKeys';

/** The store's dispatch as a prefetch uses it: `dispatch(xApi.endpoints.listX.initiate(query))`. */
type PrefetchDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** The values of a route's `:parameters`, decoded. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/**
 * A page and what it takes to show it. Its script, its texts and its data are asked for together,
 * before the first render (specification, section 2).
 */
export interface AppRoute {
  /** A pattern of `paths`. */
  path: string;
  /** Who may open it: everybody, only somebody who is not signed in, or who passes the gate (D1, D4). */
  gate: Gate | 'guest' | 'signedOut';
  /** The texts it shows, beside `core`. */
  texts: readonly TextArea[];
  /** The document's title until the page sets one of its own. */
  titleKey: TextKey;
  load: () => Promise<{ Component: ComponentType }>;
  /**
   * Starts reading what the page will show, while its script is on the way. Must not throw; the page reads the same
   * queries by hooks. Its calls are part of the first script of every page: it is for the pages that people start at.
   */
  prefetch?: (dispatch: PrefetchDispatch, search: URLSearchParams, params: RouteParams) => void;
}
