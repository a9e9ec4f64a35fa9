/** A value of a chart. `shown` is the value as it is written beside its bar; texts are already translated. */
export interface ChartPoint {
  label: string;
  value: number;
  shown: string;
}

/** Standing `columns` in a row, or lying `bars` below each other, which leave room for long labels. */
export type ChartShape = 'columns' | 'bars';

/** A drawing of values. `width` and the size of the text, `rem`, are in CSS pixels. */
export interface ValueChartProps {
  points: readonly ChartPoint[];
  shape: ChartShape;
  width: number;
  rem: number;
}
