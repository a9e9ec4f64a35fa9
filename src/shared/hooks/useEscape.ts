import { useEffect } from 'react';

/** `isLast` hears of the press after everything else on the page. */
export interface EscapeOptions {
  isLast?: boolean;
}

/**
 * Calls back on Escape while active, wherever the focus is. One press does one thing: who uses it prevents its default, and it
 * does not come here once somebody has.
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
