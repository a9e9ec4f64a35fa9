/** The id of what stands behind dialogs: the page, without the notifications and announcements, which go on beside it. */
export const pageId = 'page';
