import { createContext } from 'react';

/** A request that is made in one place and fulfilled once in another. */
export interface OneTimeRequest {
  request: () => void;
  /** True once after `request`. */
  consume: () => boolean;
}

export function createOneTimeRequest(): OneTimeRequest {
  let isRequested = false;
  return {
    request: () => {
      isRequested = true;
    },
    consume: () => {
      const wasRequested = isRequested;
      isRequested = false;
      return wasRequested;
    },
  };
}

/**
 * Moves the focus to the heading of a page after navigation, or after the focused heading has disappeared, which also
 * makes a screen reader read it: the next heading that appears takes the focus. It may appear late, once the page has
 * its data.
 */
export const PageFocusContext = createContext<OneTimeRequest>(createOneTimeRequest());
