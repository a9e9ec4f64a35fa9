import { combineReducers } from '@reduxjs/toolkit';

import { baseApi } from '@/api/core/baseApi';
import { notificationsSlice } from '@/shared/notifications/notifications.slice';
import { preferencesSlice } from '@/shared/preferences/preferences.slice';
import { runsSlice } from '@/shared/runs/runs.slice';

import { languageSlice } from './language.slice';
import { sessionSlice } from './session.slice';
import { truckerListSlice } from './truckerList.slice';
import { truckerMessagesSlice } from './truckerMessages.slice';

export const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [notificationsSlice.name]: notificationsSlice.reducer,
  [preferencesSlice.name]: preferencesSlice.reducer,
  [languageSlice.name]: languageSlice.reducer,
  [runsSlice.name]: runsSlice.reducer,
  [truckerListSlice.name]: truckerListSlice.reducer,
  [truckerMessagesSlice.name]: truckerMessagesSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
