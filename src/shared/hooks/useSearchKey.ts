import { useEffect, type RefObject } from 'react';

/** The value of `aria-keyshortcuts` on a search box. */
export const searchKey = 'Control+K';

/**
 * Ctrl+K or Cmd+K focuses the search box and selects its text. It stays active when the keys of a list are switched
 * off: only single-character keys must be switchable (WCAG 2.1.4).
 */
export function useSearchKey(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      const isKey = event.key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
      if (!isKey || event.defaultPrevented || box.current?.closest('[inert]') !== null) return;
      box.current.focus();
      box.current.select();
      // On a phone the box is in the closed menu and cannot take the focus.
      if (document.activeElement === box.current) event.preventDefault();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [box]);
}
