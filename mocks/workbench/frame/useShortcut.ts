import { useEffect } from 'react';

/** Calls back on Alt+M, wherever the focus is. By the key's place: with Alt, many keyboards write another letter there. */
export function useShortcut(onPress: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, code, repeat } = event;
      if (code !== 'KeyM' || !altKey || ctrlKey || metaKey || shiftKey || repeat) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, [onPress]);
}
