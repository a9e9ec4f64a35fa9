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
  // If the page's script has failed to load, the document is about to be reloaded, so do not hydrate.
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
 * Returns the button that the user pressed last before hydration, and stops recording presses. In the wizard it returns
 * null if a draft is about to fill the form: submitting the form before that would show its fields as missing.
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
    // The effects of the page run before this one: they have sent its requests and taken over the text that was already
    // typed. The timeout lets React render this text before the press is repeated.
    setTimeout(() => {
      dropPreloadedRequest();
      if (pressed?.isConnected) pressed.click();
    });
  }, [root]);
  return children;
}
