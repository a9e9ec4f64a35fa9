import { useEffect } from 'react';

/** Calls back on Escape while active, wherever the focus is. What is open inside may stop the event first. */
export function useEscape(isActive: boolean, onEscape: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    if (!isActive) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape(event);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isActive, onEscape]);
}
