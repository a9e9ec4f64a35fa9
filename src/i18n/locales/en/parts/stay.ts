import type { stay as da } from '../../da/parts/stay';

/** The answer that leaves a page as it is, which a link that does not work asks for, too. */
export const stay = {
  'common.stay': 'Stay on this page',
} satisfies Record<keyof typeof da, string>;
