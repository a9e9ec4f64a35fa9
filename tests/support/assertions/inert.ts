/** True if the element cannot be used, as behind a dialog. jsdom has the attribute `inert` but not its behaviour. */
export const isInert = (element: Element) => element.closest('[inert]') !== null;
