import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

interface Places {
  /** The element that gets the focus if the focused element disappears but the box stays. Defaults to the box. */
  fallback?: RefObject<HTMLElement | null> | undefined;
  /** Returns the element that gets the focus if the whole box disappears. Without it, the focus is lost then. */
  fallbackOnUnmount?: (box: HTMLElement) => HTMLElement | null | undefined;
}

/**
 * Moves the focus to a fallback when the focused element in `box` disappears or becomes inert. Checks this after each
 * render of the calling component.
 */
export function useKeptFocus(
  box: RefObject<HTMLElement | null>,
  { fallback, fallbackOnUnmount }: Places = {},
): void {
  /** The last focused element of the box. Kept while a dialog has the focus. */
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
      ? // Move the focus away from an element that is still focused but inert: the browser would drop the focus.
        focused === activeElement && inert !== null && box.current.contains(inert)
      : activeElement === body;
    if (!isLost) return;
    last.current = null;
    (fallback?.current ?? box.current).focus({ preventScroll: true });
  });
  const findPlace = useEffectEvent((element: HTMLElement) => fallbackOnUnmount?.(element) ?? null);
  const placeAfter = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      // Find the element that gets the focus now, because React is about to remove the box.
      placeAfter.current = element && last.current && findPlace(element);
    };
  }, [box]);
  useEffect(
    () => () => {
      // Move the focus only now: a dialog that belonged to the box has closed, so the page is no longer inert.
      const { activeElement, body } = document;
      if (activeElement === body) placeAfter.current?.focus({ preventScroll: true });
    },
    [],
  );
}

/** Returns the nearest element around `box` that can take the focus. In a page, that is the heading. */
export function focusTargetAround(box: HTMLElement): HTMLElement | null {
  const place = box.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  const heading = place?.matches('main') ? place.querySelector('h1') : null;
  return heading ?? place;
}
