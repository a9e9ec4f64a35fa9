import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { UnbrokenText } from '../ui/UnbrokenText';
import { placeBeside } from './place';

const isClipped = (element: Element) =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;

/** The part of a row that has no room for its own text. */
function clippedIn(target: EventTarget | null): Element | null {
  const part = target instanceof Element ? target.closest('.row-name, .row-action, .mark') : null;
  return part && isClipped(part) ? part : null;
}

/**
 * The one tip of a table: the whole text of what is clipped, under the pointer or in focus. The pointer may move onto it,
 * and Escape hides it until pointer or focus move on (WCAG 1.4.13).
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
      // A button that was pressed has done its work; a mark takes the focus to be read, by touch too.
      const isRead = target instanceof Element && target.matches(':focus-visible, .mark');
      hovered = null;
      focused = isRead ? clippedIn(target) : null;
      show();
    };
    const leave = () => {
      focused = null;
      show();
    };
    // Captured: what is open beside the table closes with the next press.
    const hideByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !(hovered ?? focused)) return;
      event.preventDefault();
      hide();
    };
    // A button may open a dialog, which a tip would lie over.
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
  // Its row may have gone.
  if (!anchor?.isConnected) return null;
  return (
    <div ref={tip} className="table-tip" popover="manual" dir="auto" aria-hidden="true">
      <UnbrokenText text={anchor.textContent} />
    </div>
  );
}
