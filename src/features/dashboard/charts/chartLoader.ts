import { createLoader } from '@/shared/ui/lazy/loader';

/**
 * Loads the charts in a chunk of their own, so that the page does not wait for them. `pages.ts` prefetches the chunk.
 */
export const chartLoader = createLoader(
  async () => (await import(/* webpackChunkName: "charts" */ './ValueChart')).ValueChart,
);
