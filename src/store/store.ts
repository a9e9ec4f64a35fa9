import { addListener, configureStore } from '@reduxjs/toolkit';

import type { ApiServices } from '@/api/core/apiServices';
import { baseApi } from '@/api/core/baseApi';

import { createListeners } from './listeners';
import { rootReducer, type RootState } from './rootReducer';

export type { RootState };

/**
 * The development checks of Redux Toolkit leave the cache of RTK Query out: it is large, and only the library writes to
 * it. They would also warn about their own duration, which says nothing about production.
 */
const developmentCheck = { warnAfter: Infinity, ignoredPaths: [baseApi.reducerPath] };

/**
 * Creates the store of the application. `services` are passed to every request; `preloaded` is the state before the
 * first render, such as the stored session.
 */
export function createAppStore(services: ApiServices, preloaded?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    ...(preloaded && { preloadedState: preloaded }),
    devTools: process.env.NODE_ENV === 'development',
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: services },
        serializableCheck: developmentCheck,
        immutableCheck: developmentCheck,
      })
        .prepend(createListeners(services))
        .concat(baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;

/** The store's dispatch, which accepts thunks. */
export type AppDispatch = AppStore['dispatch'];

/** Adds a listener of the application to the listeners of the store. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>();
