/** What the login page may be told by whoever leads to it (the router's location state). */
export interface LoginState {
  /** The session ended without the user's wish (D3). */
  hasLostSession: boolean;
}

/** Reads a location state, which survives a reload and may be anything. */
export function hasLostSession(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'hasLostSession' in state &&
    state.hasLostSession === true
  );
}
