/** True where the element can be neither reached nor read, as behind a dialog. jsdom knows the attribute and no more of it. */
export const isInert = (element: Element) => element.closest('[inert]') !== null;
