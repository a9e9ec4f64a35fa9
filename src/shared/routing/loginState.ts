/** The router's location state for the login page. */
export interface LoginState {
  /** True if the session ended although the user did not log out. */
  hasLostSession?: boolean;
  /** The server's message about a haulier's link that it refused. */
  refusedLink?: string;
}

/** Parses a location state, which survives a reload and may be anything. `refusedLink` is '' if no link was refused. */
export function parseLoginState(state: unknown): Required<LoginState> {
  const { hasLostSession, refusedLink } = Object(state) as Record<keyof LoginState, unknown>;
  return {
    hasLostSession: hasLostSession === true,
    refusedLink: typeof refusedLink === 'string' ? refusedLink : '',
  };
}
