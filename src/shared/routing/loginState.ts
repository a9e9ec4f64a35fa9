/** What the login page may be told by whoever leads to it (the router's location state). */
export interface LoginState {
  /** The session ended without the user's wish (D3). */
  hasLostSession?: boolean;
  /** The server's words on a link that it refused (D37). */
  refusedLink?: string;
}

/** A location state survives a reload and may be anything. */
function fieldOf(state: unknown, name: keyof LoginState): unknown {
  return typeof state === 'object' && state !== null
    ? (state as Record<string, unknown>)[name]
    : undefined;
}

export function hasLostSession(state: unknown): boolean {
  return fieldOf(state, 'hasLostSession') === true;
}

/** '' where no link was refused. */
export function readRefusedLink(state: unknown): string {
  const words = fieldOf(state, 'refusedLink');
  return typeof words === 'string' ? words : '';
}
