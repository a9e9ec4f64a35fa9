import { useEffect } from 'react';

/** Calls back on Escape while active, wherever the focus is. What is open inside may stop the event first. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isActive, onEscape]);
}
