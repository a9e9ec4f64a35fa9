import type { Middleware } from '@reduxjs/toolkit';

import { baseApi } from '@/api/core/baseApi';

import { selectToken, sessionFollowed, type SessionState, sessionStarted } from './session.slice';
import { claimStaffDrafts, clearSession, forgetStaffDrafts, writeSession } from './storedSession';

/**
 * What goes with every start and end of a session, whoever caused it: storage follows, and nothing that was read for
 * one account, or typed by it, is left for the next (D3).
 */
export const sessionEffects: Middleware<object, { session: SessionState }> =
  (store) => (next) => (action) => {
    const tokenBefore = selectToken(store.getState());
    const result = next(action);
    const tokenAfter = selectToken(store.getState());
    if (tokenBefore !== null && tokenBefore !== tokenAfter) {
      if (tokenAfter === null) clearSession(tokenBefore);
      else forgetStaffDrafts();
      store.dispatch(baseApi.util.resetApiState());
    }
    // Last, as it notes who types in this tab from here on.
    if (sessionStarted.match(action)) writeSession(action.payload);
    // What was followed is not written back: it may have ended in its own tab by now.
    if (sessionFollowed.match(action)) claimStaffDrafts(action.payload.user);
    return result;
  };
