import { useCallback, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { Panel } from '@/shared/ui/Panel';
import { ErrorFallback } from '@/shared/ui/states/ErrorState';
import type { ValueChartProps } from './ValueChart';

/** `headings` are the column headings of the table: label and value. */
interface ChartPanelProps extends Pick<ValueChartProps, 'points' | 'shape'> {
  title: string;
  headings: readonly [string, string];
  Chart: ComponentType<ValueChartProps> | undefined;
  hasFailed: boolean;
}

/**
 * The drawing is hidden from screen readers, which get a table with the same values. If there is no drawing, the table
 * is visible.
 */
export function ChartPanel({ title, headings, points, shape, Chart, hasFailed }: ChartPanelProps) {
  const { ref, size } = useSize();
  const table = <ChartTable title={title} headings={headings} points={points} />;
  return (
    <Panel title={title}>
      <ErrorBoundary
        fallback={(reference, onRetry) => (
          <>
            <ErrorFallback
              messageKey="dashboard.chartsFailed"
              reference={reference}
              onRetry={onRetry}
            />
            {table}
          </>
        )}
      >
        {!hasFailed && (
          <div ref={ref} className="chart" aria-hidden="true">
            {Chart && size.width > 0 && <Chart points={points} shape={shape} {...size} />}
          </div>
        )}
        <div className={hasFailed ? undefined : 'visually-hidden'}>{table}</div>
      </ErrorBoundary>
    </Panel>
  );
}

function ChartTable({
  title,
  headings,
  points,
}: Pick<ChartPanelProps, 'title' | 'headings' | 'points'>) {
  return (
    <table className="chart-table">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{headings[0]}</th>
          <th scope="col">{headings[1]}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, shown }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Measures the element with this `ref`, again whenever the window is resized. */
function useSize() {
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
