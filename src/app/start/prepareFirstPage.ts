import { isEarlyCallOpen } from '@/api/core/http/earlyCall';
import type { Language } from '@/config/languages';
import { paths } from '@/config/paths';
import { initI18n } from '@/i18n/i18n';
import type { AppRoute } from '@/shared/routing/appRoute';
import { selectUser } from '@/store/session.slice';
import { decideAccess } from '../routing/access';
import { findRoute } from '../routing/findRoute';
import { loadRoute } from '../routing/loadRoute';
import { staffHome } from '../routing/redirects';
import { readReturnTo } from '../routing/returnTo';
import type { Application } from './application';

/** The address that a visit ends at, after the guard has had its say. */
function destination(application: Application, url: URL): URL {
  const user = selectUser(application.store.getState());
  const access = decideAccess(findRoute(url.pathname).route.gate, user);
  if (access === 'login') return new URL(paths.login.href(), url);
  if (access === 'denied') return new URL(staffHome, url);
  if (access === 'redirect' && user) return new URL(readReturnTo(url.search, user), url);
  return url;
}

/** The page that a visit begins with, and its address without the base path. */
export interface FirstPage {
  route: AppRoute;
  pathname: string;
  /** False where its script or its texts could not be fetched. */
  isComplete: boolean;
}

/**
 * Starts the texts and fetches the first page before anything is rendered: React would hold a page
 * back that comes late. Its data is asked for while its script is on the way. `address` is path and query without the base
 * path. Never rejects: a page that cannot be fetched says so itself. Resolves with the page's route and address.
 */
export async function prepareFirstPage(
  application: Application,
  address: string,
  language: Language,
): Promise<FirstPage> {
  // Put together as text: an address of two slashes would be read as that of a host.
  const url = destination(application, new URL(`https://app.invalid${address}`));
  const { route, params } = findRoute(url.pathname);
  application.expectPage(route);
  const texts = initI18n(language, route.texts, application.settings.facts);
  if (!isEarlyCallOpen()) route.prefetch?.(application.store.dispatch, url.searchParams, params);
  const [script] = await Promise.allSettled([route.load(), texts]);
  // A script that has failed is asked for again by the page itself, which says that it is.
  const isComplete =
    script.status === 'fulfilled' &&
    (await loadRoute(route).then(
      () => true,
      () => false,
    ));
  return { route, pathname: url.pathname, isComplete };
}
