import type { waiting as da } from '../../da/parts/waiting';

/** What is said while an answer is on its way. */
export const waiting = {
  'common.slow': 'Taking longer than usual …',
} satisfies Record<keyof typeof da, string>;
