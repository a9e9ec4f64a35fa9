import { download, type DownloadOptions } from '../core/download';
import type { TruckerListQuery, TruckerSearchQuery } from './trucker.model';
import { writeTruckerListQuery, writeTruckerSearch } from './truckerList.writer';

/** A thunk that fetches every haulier as a Blob for `readAllTruckers` (specification, section 3). See `download`. */
export function downloadTruckers(
  query: Omit<TruckerListQuery, 'page' | 'paginated'>,
  options: DownloadOptions,
) {
  return download(
    (conventions) => writeTruckerListQuery({ ...query, page: 0, paginated: false }, conventions),
    options,
  );
}

/** The same for the hauliers that match a search. */
export function downloadTruckerSearch(
  query: Omit<TruckerSearchQuery, 'page' | 'paginated'>,
  options: DownloadOptions,
) {
  return download(
    (conventions) => writeTruckerSearch({ ...query, page: 0, paginated: false }, conventions),
    options,
  );
}
