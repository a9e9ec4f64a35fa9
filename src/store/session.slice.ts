import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { User } from '@/api/session/session.model';

/** How a session ended: by the user's wish in this tab, or otherwise (D3). */
export type SessionEnd = 'logout' | 'lost';

/** Who is signed in; both are null where nobody is (specification, section 4). */
interface SessionState {
  token: string | null;
  user: User | null;
  /** How the last session of this tab ended, until the login page is reached or another begins. */
  end?: SessionEnd;
}

/** A session that is under way. */
export interface Session {
  token: string;
  user: User;
}

const signedOut: SessionState = { token: null, user: null };

/** The session as the store holds it; the browser's storage follows it. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    sessionStarted: (_state, { payload }: PayloadAction<Session>): SessionState => payload,
    /** A session of the browser that another tab has begun. */
    sessionFollowed: (_state, { payload }: PayloadAction<Session>): SessionState => payload,
    /** Names the session by its token: one that has taken its place meanwhile goes on. */
    sessionEnded: {
      prepare: (token: string, end: SessionEnd = 'lost') => ({ payload: token, meta: end }),
      reducer: (
        state,
        { payload, meta }: PayloadAction<string, string, SessionEnd>,
      ): SessionState => (state.token === payload ? { ...signedOut, end: meta } : state),
    },
    /** The login page is reached: what led there is over. */
    sessionEndSeen: (state) => {
      delete state.end;
    },
  },
  selectors: {
    selectUser: ({ user }) => user,
    selectToken: ({ token }) => token,
    selectSessionEnd: ({ end }) => end ?? null,
  },
});

export const { sessionStarted, sessionFollowed, sessionEnded, sessionEndSeen } =
  sessionSlice.actions;
export const { selectUser, selectToken, selectSessionEnd } = sessionSlice.selectors;
