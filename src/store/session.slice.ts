import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { User } from '@/api/session/session.model';

/** How a session ended: by a logout in this tab, or otherwise. */
export type SessionEnd = 'logout' | 'lost';

/** The session's token and user. Both are null while the user is logged out. */
interface SessionState {
  token: string | null;
  user: User | null;
  /** How the last session of this tab ended. Removed when the login page is shown or another session starts. */
  end?: SessionEnd;
}

export interface Session {
  token: string;
  user: User;
}

const signedOut: SessionState = { token: null, user: null };

/** The current session. The browser's storage follows this state. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    sessionStarted: (_state, { payload }: PayloadAction<Session>): SessionState => payload,
    /** This tab takes over a session that another tab has started. */
    sessionFollowed: (_state, { payload }: PayloadAction<Session>): SessionState => payload,
    /** Ends the session with this token. A session that has replaced it meanwhile continues. */
    sessionEnded: {
      prepare: (token: string, end: SessionEnd = 'lost') => ({ payload: token, meta: end }),
      reducer: (
        state,
        { payload, meta }: PayloadAction<string, string, SessionEnd>,
      ): SessionState => (state.token === payload ? { ...signedOut, end: meta } : state),
    },
    /** Forgets how the last session ended, because the login page has been shown. */
    sessionEndSeen: (state) => {
      delete state.end;
    },
  },
  selectors: {
    selectUser: ({ user }) => user,
    selectToken: ({ token }) => token,
    /** The e-mail of the account, or the token if it has none; null if nobody is logged in. */
    selectAccount: ({ token, user }) => user && (user.email || token),
    selectSessionEnd: ({ end }) => end ?? null,
  },
});

export const { sessionStarted, sessionFollowed, sessionEnded, sessionEndSeen } =
  sessionSlice.actions;
export const { selectUser, selectToken, selectAccount, selectSessionEnd } = sessionSlice.selectors;
