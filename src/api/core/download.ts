import { CallFailure } from './apiError';
import type { ApiRequest } from './apiRequest';
import { conventionsOf } from './call';
import type { ApiServices } from './apiServices';
import { sendRequest } from './axiosBaseQuery';
import type { WireConventions } from './wire/write';

/** Who wants to hear of a download. `total` is null while it is not known, as of an answer that travels compressed. */
export interface DownloadOptions {
  signal: AbortSignal;
  onProgress: (loaded: number, total: number | null) => void;
}

/**
 * A thunk that fetches an answer too large to be read on the page's own thread. It is a Blob, whose bytes the browser
 * keeps to itself: they never reach the store, nor the page. Session, abort, time-out and failures are those of every
 * call, save that a refusal inside a 2xx answer (D6) is for whoever reads the bytes. Rejects with a CallFailure.
 */
export function download(
  write: (conventions: WireConventions) => ApiRequest,
  { signal, onProgress }: DownloadOptions,
) {
  return async (_dispatch: unknown, _getState: unknown, services: ApiServices): Promise<Blob> => {
    const { data, error } = await sendRequest(write(conventionsOf(services)), services, signal, {
      responseType: 'blob',
      onDownloadProgress: ({ loaded, total }) => onProgress(loaded, total ?? null),
    });
    if (error) throw new CallFailure(error);
    return data as Blob;
  };
}
