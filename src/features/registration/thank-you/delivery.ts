/** What became of the agreement: it is on its way, passed on, not passed on yet, or the server knows none by this address. */
export type Delivery = 'working' | 'done' | 'failed' | 'unknown';

/** Under which name the store remembers what came of send-xml on completion, by the link's token or the haulier's id. */
export function completionKey(tokenOrId: string): string {
  return `completion ${tokenOrId}`;
}
