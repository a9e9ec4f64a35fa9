import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface Places {
  /** Gets the focus of an element that disappears from the box or becomes inert. Defaults to the box. */
  target?: RefObject<HTMLElement | null> | undefined;
  /** Returns the place for the focus when the box itself disappears with it. */
  after?: (box: HTMLElement) => HTMLElement | null | undefined;
}

/** Keeps the focus from getting lost with the focused element of a box. It looks after each render of its component. */
export function useKeptFocus(
  box: RefObject<HTMLElement | null>,
  { target, after }: Places = {},
): void {
  /** The focused element of the box. It stays so while a dialog has the focus. */
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target: focused }: FocusEvent) => {
      if (!(focused instanceof Element)) return;
      const dialog = focused.closest('[role=dialog]');
      if (box.current?.contains(focused)) last.current = focused;
      else if (!dialog || dialog.contains(box.current)) last.current = null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [box]);
  useLayoutEffect(() => {
    const focused = last.current;
    if (!focused || !box.current) return;
    const { activeElement, body } = document;
    const inert = focused.closest('[inert]');
    const isLost = focused.isConnected
      ? // The browser would drop the focus from an inert element.
        focused === activeElement && inert !== null && box.current.contains(inert)
      : activeElement === body;
    if (!isLost) return;
    last.current = null;
    (target?.current ?? box.current).focus({ preventScroll: true });
  });
  const latestAfter = useRef(after);
  useLayoutEffect(() => {
    latestAfter.current = after;
  });
  const placeAfter = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      // Runs before React removes the box.
      placeAfter.current = (element && last.current && latestAfter.current?.(element)) ?? null;
    };
  }, [box]);
  useEffect(
    () => () => {
      // A dialog of the box, which made the page inert, has closed by now, too.
      const { activeElement, body } = document;
      if (activeElement === body) placeAfter.current?.focus({ preventScroll: true });
    },
    [],
  );
}

/** Returns the nearest element around `box` that can take the focus. For a page that is its heading. */
export function placeAround(box: HTMLElement): HTMLElement | null {
  const place = box.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  const heading = place?.matches('main') ? place.querySelector('h1') : null;
  return heading ?? place;
}
