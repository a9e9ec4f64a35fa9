import { useEffect } from 'react';

/** With `isLast` the listener runs after all others on the page. */
export interface EscapeOptions {
  isLast?: boolean;
}

/**
 * Calls `onEscape` on Escape while active, wherever the focus is. One press does one thing: a handler that uses the
 * press calls `preventDefault`, and the handlers after it then ignore the press.
 */
export function useEscape(
  isActive: boolean,
  onEscape: (event: KeyboardEvent) => void,
  { isLast = false }: EscapeOptions = {},
): void {
  useEffect(() => {
    if (!isActive) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape(event);
    };
    const place = isLast ? window : document;
    place.addEventListener('keydown', handleKeyDown as EventListener);
    return () => place.removeEventListener('keydown', handleKeyDown as EventListener);
  }, [isActive, onEscape, isLast]);
}
