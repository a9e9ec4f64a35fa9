import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { User } from '@/api/session/session.model';

/** Who is signed in; both are null where nobody is (specification, section 4). */
export interface SessionState {
  token: string | null;
  user: User | null;
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
    sessionEnded: (state, { payload }: PayloadAction<string>): SessionState =>
      state.token === payload ? signedOut : state,
  },
  selectors: {
    selectUser: ({ user }) => user,
    selectToken: ({ token }) => token,
  },
});

export const { sessionStarted, sessionFollowed, sessionEnded } = sessionSlice.actions;
export const { selectUser, selectToken } = sessionSlice.selectors;
