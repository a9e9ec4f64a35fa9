import { addListener, configureStore } from '@reduxjs/toolkit';

import type { ApiServices } from '@/api/core/apiServices';
import { baseApi } from '@/api/core/baseApi';

import { createListeners } from './listeners';
import { rootReducer, type RootState } from './rootReducer';

export type { RootState };

/** Development checks would warn of the time that they take themselves, which says nothing of the product. */
const patientCheck = { warnAfter: Infinity };

/**
 * The store of the application. `services` reach every call; `preloaded` is what is known before the first render,
 * such as the stored session.
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

/** The store that `createAppStore` makes. */
export type AppStore = ReturnType<typeof createAppStore>;

/** Its dispatch, which takes thunks. */
export type AppDispatch = AppStore['dispatch'];

/** Adds an effect of the application to those of the store. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>();
