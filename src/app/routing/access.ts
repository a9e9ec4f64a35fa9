import { matchRoutes } from 'react-router';
import type { User } from '@/api/session/session.model';
import { roleAllows, type Permission } from '@/config/permissions';
import { paths } from '@/config/paths';

/**
 * The visitors that may open a page: `guest` is everybody, `signedOut` only visitors without a session, a `Permission`
 * the users whose role has it.
 */
export type PagePermission = Permission | 'guest' | 'signedOut';

/**
 * The outcome of a visit: `open` the page, `login` first, `redirect` because the user is already logged in, or `denied`
 * for a signed-in user who lacks the permission.
 */
export type Access = 'open' | 'login' | 'redirect' | 'denied';

/** `user` is null if nobody is signed in. */
export function decideAccess(permission: PagePermission, user: User | null): Access {
  if (permission === 'guest') return 'open';
  if (permission === 'signedOut') return user ? 'redirect' : 'open';
  if (!user) return 'login';
  return roleAllows(user.role, permission) ? 'open' : 'denied';
}

/** True for staff pages, false for public ones. */
export function needsSession(permission: PagePermission): boolean {
  return permission !== 'guest' && permission !== 'signedOut';
}

/** The staff's default page. */
export const staffHome = paths.truckers.href();

/** Paths that redirect to another path. */
export const redirects: Readonly<Record<string, string>> = {
  [paths.home.pattern]: staffHome,
  [paths.register.pattern]: paths.registration.href(),
  [paths.admin.pattern]: paths.overview.href(),
};

const redirectRoutes = Object.entries(redirects).map(([path, to]) => ({ path, to }));

/**
 * A path with two leading slashes is not the address of a page, although the router would match it. Outside the router,
 * browsers take the part after the slashes for a host.
 */
export function hasTwoLeadingSlashes(pathname: string): boolean {
  return pathname.startsWith('//');
}

/** Removes the path that the product is served under. Expects a path below it. */
export function withoutBasePath(pathname: string, basePath: string): string {
  return pathname.slice(basePath.length - 1) || '/';
}

/** The path that a path redirects to, or the path itself. */
export function followRedirect(pathname: string): string {
  if (hasTwoLeadingSlashes(pathname)) return pathname;
  const [found] = matchRoutes(redirectRoutes, pathname) ?? [];
  return found?.route.to ?? pathname;
}
