import { createContext } from 'react';

/** Something that is asked for in one place and done once in another. */
export interface OneTimeRequest {
  request: () => void;
  /** True once after `request`. */
  consume: () => boolean;
}

/** Nothing is asked for yet. */
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
 * Hands the focus over to the heading of a page that was navigated to, which also makes a screen reader say it: the next heading that
 * appears takes it. The heading may come late, when the page has its data. Outside of the application nobody asks.
 */
export const PageFocusContext = createContext<OneTimeRequest>(createOneTimeRequest());
