import { matchRoutes } from 'react-router';
import type { AppRoute, RouteParams } from '@/shared/routing/appRoute';
import { followRedirect } from './redirects';
import { routes } from './routes';

const routeObjects = routes.map((route) => ({ path: route.path, route }));

/** The page of an address, with the values of its parameters. `pathname` is without the base path. */
export function findRoute(pathname: string): { route: AppRoute; params: RouteParams } {
  const found = matchRoutes(routeObjects, followRedirect(pathname))?.at(-1);
  if (!found) throw new Error('No route takes the addresses that no other route has.');
  return { route: found.route.route, params: found.params };
}
