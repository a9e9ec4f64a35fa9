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
import type { ResponseMeta } from '@/api/core/axiosBaseQuery';
import { updateCacheOnly, baseApi } from '@/api/core/baseApi';

import { claimStaffDrafts, forgetStaffDrafts } from '@/shared/drafts/draftStorage';
import { notificationsCleared } from '@/shared/notifications/notifications.slice';
import { preferencesChosen } from '@/shared/preferences/preferences.slice';
import { runClosed } from '@/shared/runs/runs.slice';
import { storePreferences } from '@/shared/preferences/storedPreferences';

import type { RootState } from './rootReducer';
import { selectSessionEnd, selectToken, sessionFollowed, sessionStarted } from './session.slice';
import { clearSession, writeSession } from './storedSession';
import { truckerListForgotten } from './truckerList.slice';

/** The final action of a request, with the data that RTK Query adds to it. */
interface CallEnd {
  meta: { arg: { endpointName: string }; baseQueryMeta?: ResponseMeta };
}

/** What the listeners need of an endpoint to repeat its query. */
interface ReadingEndpoint {
  initiate: (
    arg: unknown,
    options: typeof updateCacheOnly,
  ) => ThunkAction<unknown, RootState, unknown, UnknownAction>;
}

/** True for an action that started, ended or replaced a session. */
export function isSessionChange(_action: unknown, now: RootState, before: RootState): boolean {
  return selectToken(now) !== selectToken(before);
}

/** Creates the listeners of the store. Their effects run right after the reducers, before React renders the change. */
export function createListeners(services: ApiServices) {
  const { startListening, middleware } = createListenerMiddleware<RootState>();

  // However a session ends, the next account must not see its cached data or its drafts.
  startListening({
    predicate: isSessionChange,
    effect: (_action, store) => {
      const before = selectToken(store.getOriginalState());
      if (before === null) return;
      const now = store.getState();
      if (selectToken(now) === null) clearSession(before, selectSessionEnd(now));
      else forgetStaffDrafts();
      store.dispatch(baseApi.util.resetApiState());
      // Forget notifications and the search of the list, because they may contain the name of a haulier.
      store.dispatch(notificationsCleared());
      store.dispatch(truckerListForgotten());
      // Close the run, too. Its journal has been removed with the drafts of staff. If the server has ended the session,
      // the draft store keeps a copy of the journal for the owner.
      store.dispatch(runClosed());
    },
  });
  // Register this listener after the one above. That one forgets the drafts of the old session, and then `writeSession`
  // claims this tab's storage for the new user.
  startListening({
    actionCreator: sessionStarted,
    effect: ({ payload }) => writeSession(payload),
  });
  // Do not store a session that another tab has started: that tab may have ended it by now.
  startListening({
    actionCreator: sessionFollowed,
    effect: ({ payload }) => claimStaffDrafts(payload.user.email),
  });

  startListening({
    actionCreator: preferencesChosen,
    effect: ({ payload }) => storePreferences(payload),
  });

  // Repeat failed queries once the connection is back. `refetchOnReconnect` would refetch all queries.
  startListening({
    predicate: (_action, { api: now }, { api: before }) =>
      now.config.online && !before.config.online,
    effect: (_action, store) => {
      const endpoints: Record<string, ReadingEndpoint | undefined> = baseApi.endpoints;
      for (const read of Object.values(store.getState().api.queries)) {
        if (read?.status !== QueryStatus.rejected) continue;
        const endpoint = endpoints[read.endpointName];
        if (endpoint) store.dispatch(endpoint.initiate(read.originalArgs, updateCacheOnly));
      }
    },
  });

  // Report every response that cannot be parsed, in whole or in part, or that lacks its status. This is central because
  // no user can do anything about it.
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
