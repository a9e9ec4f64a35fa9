import { useEffect } from 'react';

/**
 * Calls `onEscape` on Escape, wherever the focus is. One press does one thing: a handler that uses the press calls
 * `preventDefault`, and the handlers after it then ignore the press. With `isLast` the listener runs after all others on
 * the page.
 */
export function useEscape(onEscape: (event: KeyboardEvent) => void, { isLast = false } = {}): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape(event);
    };
    const place = isLast ? window : document;
    place.addEventListener('keydown', handleKeyDown as EventListener);
    return () => place.removeEventListener('keydown', handleKeyDown as EventListener);
  }, [onEscape, isLast]);
}
