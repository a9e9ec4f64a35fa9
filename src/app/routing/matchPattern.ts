import type { Params } from 'react-router';

/** The parts between the slashes, with nothing before the first; slashes at the end say nothing. */
function partsOf(path: string): string[] {
  const parts = path.split('/');
  while (parts.at(-1) === '') parts.pop();
  return parts;
}

/**
 * The values of a pattern's `:parameters` in an address, as the router reads them; null where the address is not the pattern's, or is
 * badly encoded. For the early script, which has no room for the router.
 */
export function matchPattern(pattern: string, pathname: string): Params | null {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  try {
    for (const [index, part] of wanted.entries()) {
      const value = decodeURIComponent(given[index] ?? '');
      const isParameter = part.startsWith(':');
      const isOptional = part.endsWith('?');
      if (isParameter && value) params[part.slice(1, isOptional ? -1 : undefined)] = value;
      else if (isParameter ? !isOptional || index < given.length : part !== value.toLowerCase())
        return null;
    }
  } catch {
    return null;
  }
  return params;
}
