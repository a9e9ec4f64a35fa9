import { useEffect, useRef, type RefObject } from 'react';

/** False once the component has unmounted. For responses that arrive after the page was left. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
