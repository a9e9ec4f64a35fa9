import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Gives the focus to a list whose row has gone with it: refreshed, deleted, or moved to another page.
 * `rows` is what the list shows.
 */
export function useFocusRecovery(body: RefObject<HTMLElement | null>, rows: unknown): void {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const element = body.current;
    const remember = ({ target }: FocusEvent) => {
      held.current = target instanceof Element ? target : null;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [body]);
  useEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body) body.current?.focus({ preventScroll: true });
  }, [body, rows]);
}
