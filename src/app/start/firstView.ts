import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { matchPath } from 'react-router';
import { dropEarlyCall } from '@/api/core/http/httpClient';
import { currentLanguage } from '@/i18n/i18n';
import { inside } from '../routing/access';
import type { Page } from '../routing/pages';
import type { AppRouter } from '../routing/routes';

/**
 * True where the markup in `root` is what React would draw first: made for this page in this language (`deploy/first-views`). What the
 * browser keeps for the page, such as a draft, comes into it once it stands.
 */
export function isFirstView(root: HTMLElement, router: AppRouter, basePath: string): boolean {
  const { firstView } = root.dataset;
  const { matches, errors, location } = router.state;
  const page = matches.at(-1)?.route.handle as Page | undefined;
  // A page whose script does not come is about to be loaded anew.
  if (firstView === undefined || errors || !page?.Component.loaded()) return false;
  const isOfPage =
    firstView === '*'
      ? page.path === '*'
      : matchPath(firstView, inside(location.pathname, basePath)) !== null;
  return isOfPage && document.documentElement.lang === currentLanguage();
}

/** Sets a property as the browser does when the user does it: without the knowledge of React, which watches the element's own. */
function setUnseen(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
}

/** Notes where in its field somebody is typing; returns what puts the cursor back there. Fields of addresses tell nobody. */
function noteCursor(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return () => undefined;
  const { selectionStart, selectionEnd } = field;
  return () => {
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

function tellTyped(input: HTMLInputElement): void {
  const { value, defaultValue } = input;
  if (value === defaultValue) return;
  input.value = defaultValue;
  setUnseen(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function tellChosen(input: HTMLInputElement): void {
  if (input.checked === input.defaultChecked) return;
  input.checked = input.defaultChecked;
  input.click();
}

/** Where the shell's script notes which button was pressed last (`public/index.html`). */
type FirstViewRoot = HTMLElement & { pressed?: HTMLElement | null };

/** True if an earlier visit of this tab left a draft in the wizard. Its fields do not show it yet. */
function hasDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith('draft:'));
  } catch {
    return false;
  }
}

/**
 * The button that was pressed last. From now on the application hears of such things itself. A form that a draft is about to fill in
 * was not ready to be sent: it would be refused for what is missing in it.
 */
function takePressed(root: FirstViewRoot): HTMLElement | null | undefined {
  const { pressed } = root;
  root.onclick = root.onsubmit = root.pressed = null;
  return pressed?.closest('.wizard') && hasDraft() ? null : pressed;
}

/**
 * Tells the application, as it takes over its first view, what was done there before: what was typed and chosen, as if it were done
 * now, and the last button that was pressed, once.
 */
export function EarlyInput({ root, children }: { root: FirstViewRoot; children: ReactNode }) {
  // Before React draws anything anew, which would put back what it knows of.
  useLayoutEffect(() => {
    const putBackCursor = noteCursor();
    for (const input of root.querySelectorAll('input')) {
      if (/^(?:checkbox|radio)$/.test(input.type)) tellChosen(input);
      else tellTyped(input);
    }
    const pressed = takePressed(root);
    // What was typed has been drawn by then, and nothing more can have been.
    queueMicrotask(putBackCursor);
    setTimeout(() => {
      if (pressed?.isConnected) pressed.click();
    });
  }, [root]);
  useEffect(() => {
    // The page, whose effects come before this one's, has asked by then.
    setTimeout(dropEarlyCall);
  }, []);
  return children;
}
