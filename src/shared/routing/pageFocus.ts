import { createContext } from 'react';

/** A request that is made in one place and fulfilled once in another. */
export interface OneTimeRequest {
  request: () => void;
  /** Returns true the first time it is called after `request`, otherwise false. */
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
 * A request to focus the next heading that appears, which also makes a screen reader read it. It is made on navigation,
 * and when the focused heading has disappeared. The heading may appear late, once the page has its data.
 */
export const PageFocusContext = createContext<OneTimeRequest>(createOneTimeRequest());
