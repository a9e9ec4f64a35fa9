import { useEffect, type ReactNode } from 'react';
import { matchPath } from 'react-router';
import { dropEarlyCall } from '@/api/core/http/httpClient';
import { currentLanguage } from '@/i18n/i18n';
import { hasStoredDraft } from '@/shared/drafts/storedDrafts';
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

/** Where the shell's script notes which button was pressed last (`public/index.html`). */
type FirstViewRoot = HTMLElement & { pressed?: HTMLElement | null };

/**
 * The button that was pressed last. From now on the application hears of such things itself. A form that a draft is about to fill in
 * was not ready to be sent: it would be refused for what is missing in it.
 */
function takePressed(root: FirstViewRoot): HTMLElement | null | undefined {
  const { pressed } = root;
  root.onclick = root.onsubmit = root.pressed = null;
  return pressed?.closest('.wizard') && hasStoredDraft() ? null : pressed;
}

/** Presses the button that was pressed in the first view before the application took it over, and drops what that has not asked for. */
export function FirstView({ root, children }: { root: FirstViewRoot; children: ReactNode }) {
  useEffect(() => {
    const pressed = takePressed(root);
    // The page, whose effects come before this one's, has asked by then, and what was typed has been drawn.
    setTimeout(() => {
      dropEarlyCall();
      if (pressed?.isConnected) pressed.click();
    });
  }, [root]);
  return children;
}
