import { createContext } from 'react';

/**
 * Hands the focus over to the heading of a page that was navigated to, which also makes a screen
 * reader say it. The heading may come late, when the page has its data.
 */
export interface PageFocus {
  /** A page was left for another one: the next heading that appears takes the focus. */
  ask: () => void;
  /** True once after `ask`. */
  take: () => boolean;
}

/** A page focus that nobody has asked for yet. */
export function createPageFocus(): PageFocus {
  let isAsked = false;
  return {
    ask: () => {
      isAsked = true;
    },
    take: () => {
      const wasAsked = isAsked;
      isAsked = false;
      return wasAsked;
    },
  };
}

/** The page focus of the application; outside of it nothing asks. */
export const PageFocusContext = createContext<PageFocus>(createPageFocus());
