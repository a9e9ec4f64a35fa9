import {
  createListenerMiddleware,
  isAnyOf,
  isFulfilled,
  isRejectedWithValue,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';

import type { ApiServices } from '@/api/core/apiServices';
import type { AnswerMeta } from '@/api/core/axiosBaseQuery';
import { baseApi } from '@/api/core/baseApi';

import { claimStaffDrafts, forgetStaffDrafts } from '@/shared/drafts/storedDrafts';
import { notificationsCleared } from '@/shared/notifications/notifications.slice';
import { preferencesChosen } from '@/shared/preferences/preferences.slice';
import { runClosed } from '@/shared/runs/runs.slice';
import { storePreferences } from '@/shared/preferences/storedPreferences';

import type { RootState } from './rootReducer';
import { selectToken, sessionFollowed, sessionStarted } from './session.slice';
import { clearSession, writeSession } from './storedSession';

/** The end of a call, with what RTK Query adds to it. */
interface CallEnd {
  meta: { arg: { endpointName: string }; baseQueryMeta?: AnswerMeta };
}

/** As far as it is used here: an endpoint of any resource. */
interface ReadingEndpoint {
  initiate: (
    arg: unknown,
    options: { subscribe: false; forceRefetch: true },
  ) => ThunkAction<unknown, RootState, unknown, UnknownAction>;
}

/** True for an action that has begun a session, ended it, or put another in its place. */
export function isSessionChange(_action: unknown, now: RootState, before: RootState): boolean {
  return selectToken(now) !== selectToken(before);
}

/** The effects of what happens in the store. They run right after the reducers, before React draws what has changed. */
export function createListeners(services: ApiServices) {
  const { startListening, middleware } = createListenerMiddleware<RootState>();

  // Nothing that was read for one account, or typed by it, is left for the next, whoever ended the session (D3).
  startListening({
    predicate: isSessionChange,
    effect: (_action, store) => {
      const before = selectToken(store.getOriginalState());
      if (before === null) return;
      if (selectToken(store.getState()) === null) clearSession(before);
      else forgetStaffDrafts();
      store.dispatch(baseApi.util.resetApiState());
      // What was told in the session may name a haulier.
      store.dispatch(notificationsCleared());
      // The journal of a run waits for its owner.
      store.dispatch(runClosed());
    },
  });
  // After that: it notes who types in this tab from here on.
  startListening({
    actionCreator: sessionStarted,
    effect: ({ payload }) => writeSession(payload),
  });
  // What was followed is not written back: it may have ended in its own tab by now.
  startListening({
    actionCreator: sessionFollowed,
    effect: ({ payload }) => claimStaffDrafts(payload.user.email),
  });

  startListening({
    actionCreator: preferencesChosen,
    effect: ({ payload }) => storePreferences(payload),
  });

  // Reads that failed are tried again once the connection is back; `refetchOnReconnect` would read everything again.
  startListening({
    predicate: (_action, { api: now }, { api: before }) =>
      now.config.online && !before.config.online,
    effect: (_action, store) => {
      const endpoints: Record<string, ReadingEndpoint | undefined> = baseApi.endpoints;
      for (const read of Object.values(store.getState().api.queries)) {
        if (read?.status !== QueryStatus.rejected) continue;
        const again = { subscribe: false, forceRefetch: true } as const;
        const endpoint = endpoints[read.endpointName];
        if (endpoint) store.dispatch(endpoint.initiate(read.originalArgs, again));
      }
    },
  });

  // Every answer that cannot be read, wholly or at one place, or lacks the status that it was to have, is reported, whoever asked
  // for it: no user can do anything about it.
  startListening({
    matcher: isAnyOf(isFulfilled, isRejectedWithValue),
    effect: (action) => {
      const { arg, baseQueryMeta } = (action as unknown as CallEnd).meta;
      for (const place of baseQueryMeta?.unreadable ?? []) {
        services.onUnreadable?.(arg.endpointName, place);
      }
    },
  });
  return middleware;
}
