import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps a list as high as it was while its pages are turned: a last page with few rows would take the pages away from under
 * the pointer. Returns what holds on to the height; `layout` names what is laid out, such as a search: another one starts afresh.
 */
export function useSteadyHeight(body: RefObject<HTMLElement | null>, layout: string) {
  useEffect(() => {
    const element = body.current;
    const letGo = () => element?.style.removeProperty('min-height');
    window.addEventListener('resize', letGo);
    return () => {
      window.removeEventListener('resize', letGo);
      letGo();
    };
  }, [body, layout]);
  return () => {
    const element = body.current;
    element?.style.setProperty('min-height', `${String(element.offsetHeight)}px`);
  };
}
