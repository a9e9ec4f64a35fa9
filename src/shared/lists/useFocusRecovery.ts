import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Gives the focus to a list whose row has gone with it: refreshed, deleted, or moved to another page; or whose rows cannot
 * be pressed any more, as they are `isOutdated`. `rows` is what the list shows.
 */
export function useFocusRecovery(
  body: RefObject<HTMLElement | null>,
  rows: unknown,
  isOutdated = false,
): void {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const element = body.current;
    const remember = ({ target }: FocusEvent) => {
      held.current = target instanceof Element ? target : null;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [body]);
  useLayoutEffect(() => {
    // The browser itself would take it from an inert row and give it to nobody.
    const isTaken = document.activeElement?.closest('[inert]');
    if (isOutdated && isTaken && body.current?.contains(isTaken)) {
      body.current.focus({ preventScroll: true });
    }
  }, [body, isOutdated]);
  useEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body) body.current?.focus({ preventScroll: true });
  }, [body, rows]);
}
