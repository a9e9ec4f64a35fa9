/**
 * Stands in for axios's fetch adapter in the browser build, where XMLHttpRequest is always there.
 * See docs/decisions/0002-bytes.md.
 */
export function getFetch(): null {
  return null;
}
