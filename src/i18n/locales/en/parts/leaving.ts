import type { leaving as da } from '../../da/parts/leaving';
import { stay } from './stay';

/** What is asked before a page is left with something that is not saved. */
export const leaving = {
  ...stay,
  'common.unsavedTitle': 'Leave this page?',
  'common.leave': 'Leave this page',
} satisfies Record<keyof typeof da, string>;
