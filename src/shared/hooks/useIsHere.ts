import { useEffect, useRef, type RefObject } from 'react';

/** False once the component has unmounted. For responses that arrive after the page was left. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
