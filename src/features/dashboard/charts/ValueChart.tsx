import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts';

/** A value of a chart. `shown` is the value as it is written beside its bar; texts are already translated. */
export interface ChartPoint {
  label: string;
  value: number;
  shown: string;
}

/** Standing `columns` in a row, or lying `bars` below each other, which leave room for long labels. */
export type ChartShape = 'columns' | 'bars';

/** `width` and the size of the text, `rem`, are in CSS pixels. */
export interface ValueChartProps {
  points: readonly ChartPoint[];
  shape: ChartShape;
  width: number;
  rem: number;
}

/** In rem, so that labels keep their room when text is enlarged. The height is the style sheet's, too. */
const height = 16;
const labelWidth = 7.5;

/**
 * Each value stands beside its bar, so that no colour has to be told from another. It takes no focus: a table has
 * the same figures.
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
