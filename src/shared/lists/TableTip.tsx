import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { UnbrokenText } from '../ui/UnbrokenText';
import { placeBeside } from './place';

const isClipped = (element: Element) =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;

/** Returns the name, action or mark that contains the target, if its text is clipped; otherwise null. */
function clippedIn(target: EventTarget | null): Element | null {
  const part = target instanceof Element ? target.closest('.row-name, .row-action, .mark') : null;
  return part && isClipped(part) ? part : null;
}

/**
 * The single tip of a table. It shows the full text of a clipped element that is hovered or focused. The pointer may
 * move onto it, and Escape hides it until pointer or focus move on (WCAG 1.4.13).
 */
export function TableTip({ table }: { table: RefObject<HTMLElement | null> }) {
  const tip = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  useEffect(() => {
    const rows = table.current;
    let hovered: Element | null = null;
    let focused: Element | null = null;
    const show = () => setAnchor(hovered ?? focused);
    const hide = () => {
      hovered = focused = null;
      show();
    };
    const hover = ({ target }: Event) => {
      if (tip.current?.contains(target as Node)) return;
      hovered = rows?.contains(target as Node) ? clippedIn(target) : null;
      show();
    };
    const focus = ({ target }: Event) => {
      // A focused button has a tip only if the keyboard has focused it. A focused mark always has one: users press it
      // only to read it.
      const isRead = target instanceof Element && target.matches(':focus-visible, .mark');
      hovered = null;
      focused = isRead ? clippedIn(target) : null;
      show();
    };
    const leave = () => {
      focused = null;
      show();
    };
    // Listen in the capture phase, so that the first Escape hides the tip and only the next one closes the panel beside
    // the table.
    const hideByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !(hovered ?? focused)) return;
      event.preventDefault();
      hide();
    };
    // Hide the tip when a button is pressed: the button may open a dialog, which the tip would cover.
    const hideByPress = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a, button')) hide();
    };
    document.addEventListener('pointerover', hover);
    document.addEventListener('keydown', hideByEscape, true);
    document.addEventListener('click', hideByPress);
    rows?.addEventListener('focusin', focus);
    rows?.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('pointerover', hover);
      document.removeEventListener('keydown', hideByEscape, true);
      document.removeEventListener('click', hideByPress);
      rows?.removeEventListener('focusin', focus);
      rows?.removeEventListener('focusout', leave);
    };
  }, [table]);
  useLayoutEffect(() => {
    if (anchor && tip.current) placeBeside(tip.current, anchor, 'above');
  }, [anchor]);
  // Show no tip for an element that has left the page, for example with a removed row.
  if (!anchor?.isConnected) return null;
  return (
    <div ref={tip} className="table-tip" popover="manual" dir="auto" aria-hidden="true">
      <UnbrokenText text={anchor.textContent} />
    </div>
  );
}
