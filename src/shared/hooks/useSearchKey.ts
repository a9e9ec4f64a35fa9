import { useEffect, type RefObject } from 'react';

/** What a search box tells assistive technology of the key, in `aria-keyshortcuts`. */
export const searchKey = 'Control+K';

/**
 * Ctrl+K, or Cmd+K, leads to the search box and selects what is in it. It is no key of a single character: it stays when those of a
 * list are switched off (WCAG 2.1.4).
 */
export function useSearchKey(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      const isKey = event.key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
      if (!isKey || event.defaultPrevented || box.current?.closest('[inert]') !== null) return;
      box.current.focus();
      box.current.select();
      // In the folded menu of a phone it takes no focus.
      if (document.activeElement === box.current) event.preventDefault();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [box]);
}
