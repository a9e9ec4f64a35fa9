import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts';

/** A value of a chart. `shown` is the formatted value beside the bar; all texts are translated. */
export interface ChartPoint {
  label: string;
  value: number;
  shown: string;
}

/** Vertical `columns`, or horizontal `bars`, which leave room for long labels. */
export type ChartShape = 'columns' | 'bars';

/** `width` and `rem`, the root font size, are in CSS pixels. */
export interface ValueChartProps {
  points: readonly ChartPoint[];
  shape: ChartShape;
  width: number;
  rem: number;
}

/**
 * Sizes in rem, so that labels fit when text is enlarged. The chart's height must match the one in `dashboard.scss`.
 */
const height = 16;
const labelWidth = 7.5;

/**
 * Shows each value beside its bar, so that users need not distinguish colours. The chart is not focusable, because a
 * table shows the same values.
 */
export function ValueChart({ points, shape, width, rem }: ValueChartProps) {
  const isColumns = shape === 'columns';
  const labels = { dataKey: 'label', interval: 0, tickLine: false } as const;
  const values = { type: 'number', hide: true, domain: [0, 'dataMax'] } as const;
  return (
    <BarChart
      data={[...points]}
      layout={isColumns ? 'horizontal' : 'vertical'}
      width={width}
      height={height * rem}
      margin={isColumns ? { top: 1.75 * rem } : { right: 3 * rem }}
      barCategoryGap="25%"
      accessibilityLayer={false}
    >
      {isColumns ? <XAxis {...labels} /> : <XAxis {...values} />}
      {isColumns ? (
        <YAxis {...values} />
      ) : (
        <YAxis {...labels} type="category" width={labelWidth * rem} />
      )}
      <Bar dataKey="value" isAnimationActive={false}>
        <LabelList dataKey="shown" position={isColumns ? 'top' : 'right'} />
      </Bar>
    </BarChart>
  );
}
