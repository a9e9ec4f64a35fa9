import { useEffect, useState, type ComponentType } from 'react';
import { loadChart } from './loadChart';
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
