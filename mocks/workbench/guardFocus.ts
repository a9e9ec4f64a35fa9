/**
 * Lets an element take the focus while a dialog of the page keeps it: the dialog's trap listens on the document, and never
 * hears of focus that is stopped at the window before it. Returns what undoes it.
 */
export function guardFocus(host: HTMLElement): () => void {
  const stopInside = (event: FocusEvent) => {
    if (event.target instanceof Node && host.contains(event.target)) event.stopPropagation();
  };
  // React needs `focusin` alone, which is left to pass.
  window.addEventListener('focus', stopInside, true);
  return () => window.removeEventListener('focus', stopInside, true);
}
