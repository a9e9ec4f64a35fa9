import { createLoader } from '@/shared/ui/lazy/loader';

/** Loaded separately, so that the page does not wait for the charts, and ahead, together with the page. */
export const chartLoader = createLoader(
  async () => (await import(/* webpackChunkName: "charts" */ './ValueChart')).ValueChart,
);
