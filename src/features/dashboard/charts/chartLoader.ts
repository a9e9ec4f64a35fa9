import { useCallback, useState } from 'react';
import { createLoader } from '@/shared/ui/late/loader';

/** The page does not wait for it. */
export const chartLoader = createLoader(
  async () => (await import(/* webpackChunkName: "charts" */ './ValueChart')).ValueChart,
);

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Measures the element that `ref` is handed to, again whenever the window changes its size. */
export function useSize() {
  // In CSS pixels; `rem` is the size of the reader's text.
  const [size, setSize] = useState({ width: 0, rem: 16 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, rem: rootFontSize() });
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return { ref, size };
}
