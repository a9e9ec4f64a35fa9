import { useCallback, useState } from 'react';
import { createLoader } from '@/shared/ui/lazy/loader';

/** Loaded separately, so that the page does not wait for the charts. */
export const chartLoader = createLoader(
  async () => (await import(/* webpackChunkName: "charts" */ './ValueChart')).ValueChart,
);

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Measures the element with this `ref`, again whenever the window is resized. */
export function useSize() {
  // In CSS pixels. `rem` is the root font size, which the user may have enlarged.
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
