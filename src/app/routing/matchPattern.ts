import type { RouteParams } from '@/shared/routing/appRoute';

/** The parts between the slashes; those at the end say nothing. */
function partsOf(path: string): string[] {
  const parts = path.split('/').slice(1);
  while (parts.at(-1) === '') parts.pop();
  return parts;
}

/**
 * The values of a pattern's `:parameters` in an address, as the router reads them; null where the address is not the pattern's, or is
 * badly encoded. For the early script, which has no room for the router.
 */
export function matchPattern(pattern: string, pathname: string): RouteParams | null {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  try {
    for (const [index, part] of wanted.entries()) {
      const [, name, mark] = /^:(\w+)(\??)$/.exec(part) ?? [];
      const value = decodeURIComponent(given[index] ?? '');
      if (name && value) params[name] = value;
      else if (name ? mark === '' || index < given.length : part !== value.toLowerCase())
        return null;
    }
  } catch {
    return null;
  }
  return params;
}
