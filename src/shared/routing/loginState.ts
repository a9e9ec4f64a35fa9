/** What the login page may be told by whoever leads to it (the router's location state). */
export interface LoginState {
  /** The session ended without the user's wish (D3). */
  hasLostSession?: boolean;
  /** The server's words on a link that it refused (D37). */
  refusedLink?: string;
}

/** A location state survives a reload and may be anything. The link is '' where none was refused. */
export function readLoginState(state: unknown): Required<LoginState> {
  const { hasLostSession, refusedLink } = Object(state) as Record<keyof LoginState, unknown>;
  return {
    hasLostSession: hasLostSession === true,
    refusedLink: typeof refusedLink === 'string' ? refusedLink : '',
  };
}
