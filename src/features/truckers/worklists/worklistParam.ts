/** Names the worklist that stands in place of the list. */
export const worklistParam = 'list';
