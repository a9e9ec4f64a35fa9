import { downloadTruckers, downloadTruckerSearch } from '@/api/truckers/truckerExport';
import type { FileTask } from '@/shared/export/useFileExport';
import type { AppDispatch } from '@/store/store';
import { shownSort, truckerRequest, type TruckerListParams } from '../truckerRequest';
import { runTruckerExport } from './runTruckerExport';
import type { TruckerExportWords } from './truckerExportColumns';

/**
 * The file of all hauliers that match the current search, in the order that the list shows (D13, D16). Fetching and
 * writing count as half the work each; while the answer's size is not known the progress waits for the writing.
 */
export async function exportTruckers(
  dispatch: AppDispatch,
  params: TruckerListParams,
  words: TruckerExportWords,
  { format, signal, onProgress }: FileTask,
): Promise<Blob> {
  const { list, search } = truckerRequest({ ...params, page: 0 });
  const fetching = {
    signal,
    onProgress: (loaded: number, total: number | null) => {
      if (total !== null) onProgress(loaded, 2 * total);
    },
  };
  const fetch = async () => ({
    format,
    bytes: await dispatch(
      list ? downloadTruckers(list, fetching) : downloadTruckerSearch(search, fetching),
    ),
    sort: search ? shownSort(params) : null,
    words,
  });
  return runTruckerExport(fetch, {
    signal,
    onProgress: (done, total) => onProgress(total + done, 2 * total),
  });
}
