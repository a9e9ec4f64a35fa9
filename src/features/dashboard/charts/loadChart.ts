import type { ComponentType } from 'react';
import type { ValueChartProps } from './valueChart.types';

/** Fetches the chart library, which no other page has a use for. Rejects where it cannot be had; it may be called again then. */
export async function loadChart(): Promise<ComponentType<ValueChartProps>> {
  return (await import(/* webpackChunkName: "charts" */ './ValueChart')).ValueChart;
}
