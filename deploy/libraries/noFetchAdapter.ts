/** In place of axios's fetch adapter. Axios asks it for a `fetch` and, told there is none, takes XMLHttpRequest. */
export function getFetch(): null {
  return null;
}
