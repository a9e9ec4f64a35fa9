import { withoutBasePath } from '@/config/settings';
import { hasTwoLeadingSlashes } from './redirects';

/**
 * Rewrites an address that the router cannot handle, so that it becomes an unknown page: one outside of the base path,
 * or one with two leading slashes, which would be taken for a host.
 */
export function normalizeUrl(basePath: string): void {
  const { location, history } = window;
  const around = basePath.slice(0, -1);
  const isOutside = !location.pathname.toLowerCase().startsWith(basePath.toLowerCase());
  const inner = isOutside ? location.pathname : withoutBasePath(location.pathname, basePath);
  const isWrong = hasTwoLeadingSlashes(inner);
  if (!isOutside && !isWrong) return;
  const tidied = isWrong ? inner.replace(/^\/+/, '/%2F') : inner;
  history.replaceState(history.state, '', around + tidied + location.search);
}
