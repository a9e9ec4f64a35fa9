import { useEffect, useState, type ComponentType, useCallback } from 'react';
import type { ValueChartProps } from './valueChart.types';

type Chart = ComponentType<ValueChartProps>;

/** The chart once it is fetched; the page does not wait for it. */
export function useChart(): { Chart: Chart | null; hasFailed: boolean; retry: () => void } {
  const [loaded, setLoaded] = useState<{ Chart: Chart | null; hasFailed: boolean }>({
    Chart: null,
    hasFailed: false,
  });
  const isDue = !loaded.Chart && !loaded.hasFailed;
  useEffect(() => {
    if (!isDue) return;
    let hasLeft = false;
    loadChart().then(
      (Chart) => !hasLeft && setLoaded({ Chart, hasFailed: false }),
      () => !hasLeft && setLoaded({ Chart: null, hasFailed: true }),
    );
    return () => {
      hasLeft = true;
    };
  }, [isDue]);
  return { ...loaded, retry: () => setLoaded({ Chart: null, hasFailed: false }) };
}

/** Fetches the chart library, which no other page has a use for. Rejects where it cannot be had; it may be called again then. */
export async function loadChart(): Promise<ComponentType<ValueChartProps>> {
  return (await import(/* webpackChunkName: "charts" */ './ValueChart')).ValueChart;
}

/** In CSS pixels: how wide an element is, 0 until it is known, and how large the reader's text is. */
export interface Size {
  width: number;
  rem: number;
}

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Measures the element that `ref` is handed to, again whenever the window changes its size. */
export function useSize(): {
  ref: (element: HTMLElement | null) => (() => void) | undefined;
  size: Size;
} {
  const [size, setSize] = useState<Size>({ width: 0, rem: 16 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, rem: rootFontSize() });
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return { ref, size };
}
