/** The URL parameter with the name of the shown worklist. */
export const worklistParam = 'list';
