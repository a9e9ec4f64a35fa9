/**
 * Puts an element in the top layer, in the middle above another one or below its end, or on the other side where only that
 * has room. The style sheet reads the two properties where it wants the element there. A browser without popovers leaves
 * it where it stands.
 */
export function placeBeside(element: HTMLElement, anchor: Element, side: 'above' | 'below'): void {
  if (!('showPopover' in element)) return;
  element.showPopover();
  const { offsetWidth: width, offsetHeight: height } = element;
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const isAbove =
    side === 'above' ? top >= height : bottom + height > clientHeight && top >= height;
  const wanted = side === 'above' ? (left + right - width) / 2 : right - width;
  const start = Math.max(0, Math.min(wanted, clientWidth - width));
  element.style.setProperty('--left', `${String(start + window.scrollX)}px`);
  element.style.setProperty(
    '--top',
    `${String((isAbove ? top - height : bottom) + window.scrollY)}px`,
  );
}
