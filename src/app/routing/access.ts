import { matchRoutes } from 'react-router';
import type { User } from '@/api/session/session.model';
import { roleAllows, type Gate } from '@/config/gates';
import { paths } from '@/config/paths';

/** Who may open a page: everybody, only somebody who is not signed in, or who passes the gate (D1, D4). */
export type PageGate = Gate | 'guest' | 'signedOut';

/**
 * What becomes of a visit: `open` it, `login` first, go `redirect` because login is done already, or
 * `denied` to somebody who is signed in (specification, section 4; D1, D4).
 */
export type Access = 'open' | 'login' | 'redirect' | 'denied';

/** Decides on a visit to a page. `user` is null where nobody is signed in. */
export function decideAccess(gate: PageGate, user: User | null): Access {
  if (gate === 'guest') return 'open';
  if (gate === 'signedOut') return user ? 'redirect' : 'open';
  if (!user) return 'login';
  return roleAllows(user.role, gate) ? 'open' : 'denied';
}

/** True for the pages of the staff; the public ones are open to everybody. */
export function needsSession(gate: PageGate): boolean {
  return gate !== 'guest' && gate !== 'signedOut';
}

/** Where nobody else is to be sent: the page that staff land on. */
export const staffHome = paths.truckers.href();

/** Addresses that stand for another one (specification, section 2; D4). */
export const redirects: Readonly<Record<string, string>> = {
  [paths.home.pattern]: staffHome,
  [paths.register.pattern]: paths.registration.href(),
  [paths.admin.pattern]: paths.overview.href(),
};

const redirectRoutes = Object.entries(redirects).map(([path, to]) => ({ path, to }));

/** Two slashes at the start are no page's address, though the router takes them for one; elsewhere they name a host. */
export function isMisspelt(pathname: string): boolean {
  return pathname.startsWith('//');
}

/** An address without the path that the product is served under. */
export function inside(pathname: string, basePath: string): string {
  return pathname.slice(basePath.length - 1) || '/';
}

/** The address that an address stands for; itself for most. */
export function followRedirect(pathname: string): string {
  if (isMisspelt(pathname)) return pathname;
  const [found] = matchRoutes(redirectRoutes, pathname) ?? [];
  return found?.route.to ?? pathname;
}
