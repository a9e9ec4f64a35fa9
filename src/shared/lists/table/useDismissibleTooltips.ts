import { useEffect, useRef } from 'react';

/**
 * Lets Escape hide the tips of a table, whether the pointer or the focus shows them, until either
 * moves on (WCAG 1.4.13). One pair of listeners serves every tip; the style sheet does the rest.
 * Returns the ref of the table.
 */
export function useDismissibleTooltips() {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const element = table.current;
    const hide = (event: KeyboardEvent) => {
      if (event.key === 'Escape') element?.setAttribute('data-tips', 'hidden');
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
