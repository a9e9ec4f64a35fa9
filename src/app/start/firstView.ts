import { useEffect, type ReactNode } from 'react';
import { matchPath } from 'react-router';
import { dropPreloadedRequest } from '@/api/core/http/httpClient';
import { withoutBasePath } from '@/config/settings';
import { currentLanguage } from '@/i18n/i18n';
import { hasLinkDraft } from '@/shared/drafts/draftStorage';
import type { Page } from '../routing/pages';
import type { AppRouter } from '../routing/routes';

/**
 * True if the markup in `root` is what React would render first: the prerendered view (`deploy/first-views`) of this
 * page in this language. Data that the browser has stored for the page, such as a draft, is added after hydration.
 */
export function isFirstView(root: HTMLElement, router: AppRouter, basePath: string): boolean {
  const { firstView } = root.dataset;
  const { matches, errors, location } = router.state;
  const page = matches.at(-1)?.route.handle as Page | undefined;
  // If the script of the page did not load, the document is about to be reloaded.
  if (firstView === undefined || errors || !page?.Component.loaded()) return false;
  const isOfPage =
    firstView === '*'
      ? page.path === '*'
      : matchPath(firstView, withoutBasePath(location.pathname, basePath)) !== null;
  return isOfPage && document.documentElement.lang === currentLanguage();
}

/** The script in the HTML shell stores the button that was pressed last here (`public/index.html`). */
type FirstViewRoot = HTMLElement & { pressed?: HTMLElement | null };

/**
 * Returns the button that was pressed last, and stops recording. Ignores a press in the wizard if a draft is about to
 * fill the form: the submission would report the missing fields as errors.
 */
function takePressed(root: FirstViewRoot): HTMLElement | null | undefined {
  const { pressed } = root;
  root.onclick = null;
  root.onsubmit = null;
  root.pressed = null;
  return pressed?.closest('.wizard') && hasLinkDraft() ? null : pressed;
}

/** Repeats the press on a button of the first view, and drops the preloaded request if the page has not used it. */
export function FirstView({ root, children }: { root: FirstViewRoot; children: ReactNode }) {
  useEffect(() => {
    const pressed = takePressed(root);
    // By now the effects of the page, which run before this one, have sent their requests, and the page shows the text
    // that was already typed.
    setTimeout(() => {
      dropPreloadedRequest();
      if (pressed?.isConnected) pressed.click();
    });
  }, [root]);
  return children;
}
