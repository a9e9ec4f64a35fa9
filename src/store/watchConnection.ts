import { QueryStatus, setupListeners } from '@reduxjs/toolkit/query';
import { baseApi } from '@/api/core/baseApi';
import type { AppStore } from './store';

/** As far as it is used here: an endpoint of any resource. */
interface ReadingEndpoint {
  initiate: (
    arg: unknown,
    options: { subscribe: false; forceRefetch: true },
  ) => Parameters<AppStore['dispatch']>[0];
}

/**
 * Lets the store follow the connection and the focus of the page. When the connection comes back, the reads that failed are tried
 * again; `refetchOnReconnect` would read everything again. Returns what ends the watch.
 */
export function watchConnection(store: AppStore): () => void {
  function retryFailedReads(): void {
    const endpoints: Record<string, ReadingEndpoint | undefined> = baseApi.endpoints;
    for (const read of Object.values(store.getState()[baseApi.reducerPath].queries)) {
      if (read?.status !== QueryStatus.rejected) continue;
      const endpoint = endpoints[read.endpointName];
      if (endpoint) {
        store.dispatch(
          endpoint.initiate(read.originalArgs, { subscribe: false, forceRefetch: true }),
        );
      }
    }
  }

  const stopListening = setupListeners(store.dispatch);
  window.addEventListener('online', retryFailedReads);
  return () => {
    stopListening();
    window.removeEventListener('online', retryFailedReads);
  };
}
