import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Focuses `target` when the focused element of a box disappears with a change of `content`. Returns handlers for the
 * box.
 */
export function useKeptFocus(target: RefObject<HTMLElement | null>, content: unknown) {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true });
    }
  }, [target, content]);
  return {
    keepsFocus: {
      onFocus: () => {
        hasFocus.current = true;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        hasFocus.current = currentTarget.contains(relatedTarget);
      },
    },
  };
}
