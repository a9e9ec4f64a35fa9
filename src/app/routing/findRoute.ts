import { matchPath, matchRoutes } from 'react-router';
import type { AppRoute, RouteParams } from '@/shared/routing/appRoute';
import { redirects, routes } from './routes';

const routeObjects = routes.map((route) => ({ path: route.path, route }));

/** The page of an address, with the values of its parameters. `pathname` is without the base path. */
export function findRoute(pathname: string): { route: AppRoute; params: RouteParams } {
  const found = matchRoutes(routeObjects, followRedirect(pathname))?.at(-1);
  if (!found) throw new Error('No route takes the addresses that no other route has.');
  return { route: found.route.route, params: found.params };
}

/** Two slashes at the start are no page's address, though the router takes them for one; elsewhere they name a host. */
export function isMisspelt(pathname: string): boolean {
  return pathname.startsWith('//');
}

/** The address that an address stands for; itself for most. */
export function followRedirect(pathname: string): string {
  if (isMisspelt(pathname)) return pathname;
  const from = Object.keys(redirects).find((pattern) => matchPath(pattern, pathname));
  return (from && redirects[from]) ?? pathname;
}
