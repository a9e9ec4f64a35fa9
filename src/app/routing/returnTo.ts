import type { User } from '@/api/session/session.model';
import { paths } from '@/config/paths';
import { decideAccess, isMisspelt, staffHome } from './access';
import { findPage } from './pages';

const parameter = 'redirect';
const somewhere = 'https://app.invalid';

/** The address of the login page that brings the user back to `returnTo` afterwards (D2). */
export function loginHref(returnTo: string): string {
  return `${paths.login.href()}?${new URLSearchParams({ [parameter]: returnTo }).toString()}`;
}

/**
 * Reads an address as the browser would and returns its path inside the application, or null where
 * it leads out of it. The address may come from a link that somebody made up.
 */
function readInnerPath(wanted: string): URL | null {
  // Browsers drop control characters and take a backslash for a slash.
  if (!wanted.startsWith('/') || /[\\\p{Cc}]/u.test(wanted)) return null;
  if (!URL.canParse(wanted, somewhere)) return null;
  const url = new URL(wanted, somewhere);
  return url.origin === somewhere && !isMisspelt(url.pathname) ? url : null;
}

/**
 * Where a user goes after login: the page that was wanted, when it is one inside the application that
 * the user may open, else the haulier list (specification, section 4; D2). `search` is the login page's query.
 */
export function readReturnTo(search: string, user: User): string {
  const url = readInnerPath(new URLSearchParams(search).get(parameter) ?? '');
  if (!url) return staffHome;
  const page = findPage(url.pathname);
  const isOpen = page.path !== '*' && decideAccess(page.gate, user) === 'open';
  return isOpen ? `${url.pathname}${url.search}${url.hash}` : staffHome;
}
