/** A record's id in an address; null where the text cannot be one, so that nothing is asked for. */
export function readId(text: string | null | undefined): number | null {
  const id = text && /^[1-9]\d*$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
