import { useEffect, useState } from 'react';
import { slowAnswerMs } from '@/config/constants';

/** True once an answer has been waited for so long that it is worth saying (specification, section 8). */
export function useIsSlow(isWaiting = true): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), slowAnswerMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
