import { stay } from './stay';

/** What is asked before a page is left with something that is not saved. */
export const leaving = {
  ...stay,
  'common.unsavedTitle': 'Vil du forlade siden?',
  'common.leave': 'Forlad siden',
};
