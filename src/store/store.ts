import { combineReducers, configureStore } from '@reduxjs/toolkit';

import type { ApiServices } from '@/api/core/apiServices';
import { baseApi } from '@/api/core/baseApi';

import { languageSlice } from './language.slice';
import { sessionSlice } from './session.slice';
import { sessionEffects } from './sessionEffects';
import { truckerListSlice } from './truckerList.slice';
import { truckerMessagesSlice } from './truckerMessages.slice';
import { unreadableAnswers } from './unreadableAnswers';

const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [languageSlice.name]: languageSlice.reducer,
  [truckerListSlice.name]: truckerListSlice.reducer,
  [truckerMessagesSlice.name]: truckerMessagesSlice.reducer,
});

/** The state of the application. */
export type RootState = ReturnType<typeof rootReducer>;

/** Development checks would warn of the time that they take themselves, which says nothing of the product. */
const patientCheck = { warnAfter: Infinity };

/**
 * The store of the application. `services` reach every call; `preloaded` is what is known before the first render,
 * such as the stored session (`{ session: readSession() ?? … }`).
 */
export function createAppStore(services: ApiServices, preloaded?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    ...(preloaded && { preloadedState: preloaded }),
    devTools: process.env.NODE_ENV === 'development',
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: services },
        serializableCheck: patientCheck,
        immutableCheck: patientCheck,
      }).concat(sessionEffects, unreadableAnswers(services), baseApi.middleware),
  });
}

/** The store that `createAppStore` makes. */
export type AppStore = ReturnType<typeof createAppStore>;

/** Its dispatch, which takes thunks. */
export type AppDispatch = AppStore['dispatch'];
