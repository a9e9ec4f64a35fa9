/** Parses a record's id from a URL. Returns null if the text cannot be an id, so that no request is sent. */
export function parseId(text: string | null | undefined): number | null {
  const id = text && /^[1-9]\d*$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
