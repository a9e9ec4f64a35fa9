import { useEffect, useRef, type RefObject } from 'react';

/** A ref that is true while the component is mounted. A response that arrives later must not change the page. */
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
