import { matchRoutes } from 'react-router';
import { paths } from '@/config/paths';

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

/** The path that a path redirects to, or the path itself. */
export function followRedirect(pathname: string): string {
  if (hasTwoLeadingSlashes(pathname)) return pathname;
  const [found] = matchRoutes(redirectRoutes, pathname) ?? [];
  return found?.route.to ?? pathname;
}
