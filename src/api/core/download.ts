import { CallFailure } from './apiError';
import type { ApiRequest } from './apiRequest';
import { conventionsOf } from './call';
import type { ApiServices } from './apiServices';
import { sendRequest } from './axiosBaseQuery';
import type { WireConventions } from './wire/write';

export interface DownloadOptions {
  signal: AbortSignal;
  /** `total` is null while it is not known, as of a compressed answer. */
  onProgress: (loaded: number, total: number | null) => void;
}

/**
 * A thunk that fetches an answer too large for the store, as a Blob. Session, abort, time-out and failures are those of
 * every call, except that a refusal inside a 2xx answer (D6) is left to whoever reads the Blob. Rejects with a
 * CallFailure.
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
