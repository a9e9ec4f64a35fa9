/** The URL parameter with the name of the shown worklist. A module without imports, because the HTML contains it. */
export const worklistParam = 'list';
