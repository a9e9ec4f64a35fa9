import { mayFetchAhead } from '@/shared/routing/mayFetchAhead';
import { findRoute } from './findRoute';
import { loadedPage, loadRoute } from './loadRoute';

/**
 * Fetches the script of the page that a link leads to, as the pointer or the focus comes to it. `target` is what they came to, a
 * link or a part of one, or anything else. A failure is left to the use.
 */
export function fetchLinkedPage(target: EventTarget, basePath: string): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin || !mayFetchAhead()) return;
  const { route } = findRoute(link.pathname.slice(basePath.length - 1));
  if (!loadedPage(route)) loadRoute(route).catch(() => undefined);
}
