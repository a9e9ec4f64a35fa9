import { addListener, configureStore } from '@reduxjs/toolkit';

import type { ApiServices } from '@/api/core/apiServices';
import { baseApi } from '@/api/core/baseApi';

import { createListeners } from './listeners';
import { rootReducer, type RootState } from './rootReducer';

export type { RootState };

/** The development checks would warn about their own duration, which says nothing about production. */
const patientCheck = { warnAfter: Infinity };

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
        serializableCheck: patientCheck,
        immutableCheck: patientCheck,
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
