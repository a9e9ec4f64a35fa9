import { useEffect, useRef } from 'react';

/** True for a tip that the style sheet shows over the table; in columns the others are out of sight, on cards they are text. */
function isShown(tip: Element): boolean {
  const { position, overflow } = getComputedStyle(tip);
  return position === 'absolute' && overflow !== 'hidden';
}

/**
 * Lets Escape hide the tips of a table, whether the pointer or the focus shows them, until either
 * moves on (WCAG 1.4.13). A press that hides one does nothing else. One pair of listeners serves every tip; the style sheet does
 * the rest. Returns the ref of the table.
 */
export function useDismissibleTooltips() {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const element = table.current;
    const hide = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element || element.dataset.tips) return;
      if ([...element.querySelectorAll('.tip')].some(isShown)) event.preventDefault();
      element.dataset.tips = 'hidden';
    };
    const show = () => element?.removeAttribute('data-tips');
    document.addEventListener('keydown', hide);
    element?.addEventListener('pointerover', show);
    element?.addEventListener('focusin', show);
    return () => {
      document.removeEventListener('keydown', hide);
      element?.removeEventListener('pointerover', show);
      element?.removeEventListener('focusin', show);
    };
  }, []);
  return table;
}
