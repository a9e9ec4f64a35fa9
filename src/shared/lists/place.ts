/**
 * Shows an element in the top layer, centred above the anchor or below its end. Moves it to the other side if only that
 * has room. The style sheet positions the element by `--left` and `--top`. A browser without popovers leaves it in
 * place.
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
