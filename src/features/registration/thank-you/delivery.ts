/** What became of the agreement: it is on its way, passed on, not passed on yet, or the server knows none by this address. */
export type Delivery = 'working' | 'done' | 'failed' | 'unknown';
