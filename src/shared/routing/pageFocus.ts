import { createContext } from 'react';

/**
 * Hands the focus over to the heading of a page that was navigated to, which also makes a screen
 * reader say it. The heading may come late, when the page has its data.
 */
export interface PageFocus {
  /** A page was left for another one: the next heading that appears takes the focus. */
  request: () => void;
  /** True once after `request`. */
  consume: () => boolean;
}

/** A page focus that nobody has asked for yet. */
export function createPageFocus(): PageFocus {
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

/** The page focus of the application; outside of it nothing asks. */
export const PageFocusContext = createContext<PageFocus>(createPageFocus());
