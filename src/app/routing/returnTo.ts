import type { User } from '@/api/session/session.model';
import { parseUrl } from '@/config/parseUrl';
import { paths } from '@/config/paths';
import { decideAccess } from './access';
import { hasTwoLeadingSlashes, staffHome } from './redirects';
import { findPage } from './pages';

const parameter = 'redirect';
const placeholderOrigin = 'https://app.invalid';

/** The URL of the login page, which returns the user to `returnTo` after login. */
export function loginHref(returnTo: string): string {
  return `${paths.login.href()}?${new URLSearchParams({ [parameter]: returnTo }).toString()}`;
}

/** Parses a URL. Null if it leads out of the application: the URL may come from a forged link. */
function parseInnerUrl(wanted: string): URL | null {
  // Refuse control characters, which browsers drop, and backslashes, which they treat as slashes.
  if (!wanted.startsWith('/') || /[\\\p{Cc}]/u.test(wanted)) return null;
  const url = parseUrl(wanted, placeholderOrigin);
  return url?.origin === placeholderOrigin && !hasTwoLeadingSlashes(url.pathname) ? url : null;
}

/**
 * The URL to open after login: the requested page if it is in the application and the user may open it, else the
 * haulier list. `search` is the query of the login page.
 */
export function parseReturnTo(search: string, user: User): string {
  const url = parseInnerUrl(new URLSearchParams(search).get(parameter) ?? '');
  if (!url) return staffHome;
  const page = findPage(url.pathname);
  const mayOpen = page.path !== '*' && decideAccess(page.permission, user) === 'open';
  return mayOpen ? `${url.pathname}${url.search}${url.hash}` : staffHome;
}
