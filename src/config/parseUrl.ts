/** Parses a URL as a browser would. Null if it is invalid. Safari 16 and Chrome before 120 lack `URL.canParse`. */
export function parseUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}
