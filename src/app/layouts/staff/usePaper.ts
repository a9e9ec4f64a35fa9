import { useLayoutEffect } from 'react';

const fetchPaper = () => {
  // Where it does not come the page is printed as every page is.
  import('@/styles/paper.scss').catch(() => undefined);
};

/**
 * Fetches how the staff's pages are printed: with the first sign of somebody at the page, so that no first load has it, and a page
 * that is printed does.
 */
export function usePaper(): void {
  // Before anything of the page is seen, as whoever sees it may press a key.
  useLayoutEffect(() => {
    const signs = ['pointerover', 'keydown', 'beforeprint'];
    const listen = { once: true };
    for (const sign of signs) window.addEventListener(sign, fetchPaper, listen);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, fetchPaper);
    };
  }, []);
}
