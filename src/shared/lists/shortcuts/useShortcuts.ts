import { useEffect } from 'react';
import type { RefObject } from 'react';
import { shortcuts } from './shortcuts';

const keyOf = ({ key }: KeyboardEvent) => (key.length === 1 ? key.toLowerCase() : key);

/** Listens for the keys of a list, which is `list`, while they are switched on and no dialog is open. */
export function useShortcuts(list: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    // The one that was taken and is still down: what it repeats would be typed where it has led to.
    let held = '';
    const handleKeyDown = (event: KeyboardEvent) => {
      const key = keyOf(event);
      const isHeld = event.repeat && key === held;
      if (!event.repeat) held = '';
      if (isHeld) event.preventDefault();
      const { defaultPrevented, isComposing, altKey, ctrlKey, metaKey } = event;
      if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey) return;
      const shortcut = shortcuts.find(({ keys }) => keys.includes(key));
      if (!shortcut?.run || !list.current || list.current.closest('[inert]')) return;
      const wasRun = shortcut.run({
        key,
        hasShift: event.shiftKey,
        isRepeat: event.repeat,
        focused: document.activeElement ?? document.body,
        list: list.current,
      });
      if (!wasRun) return;
      event.preventDefault();
      if (key.length === 1) held = key;
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [list, isOn]);
}
