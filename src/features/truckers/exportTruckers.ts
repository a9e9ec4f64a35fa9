import type { CalendarDate } from '@/api/core/values';
import type { Trucker } from '@/api/truckers/trucker.model';
import { fetchAllTruckers } from '@/api/truckers/fetchAllTruckers';
import type { Translate } from '@/i18n/i18n';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import type { ExportColumn, FileTask } from '@/shared/export/exportTable';
import { makeListFile, type ExportedList } from '@/shared/export/makeListFile';
import type { AppDispatch } from '@/store/store';
import {
  sortTruckers,
  shownTruckerSort,
  truckerRequest,
  type TruckerListParams,
} from './truckerListRequest';

const dateOf = (date: CalendarDate | null | undefined) => (date ? formatCalendarDate(date) : '');

/** The names and the order of the columns must not change: docs/product fixes them (`3-truckers-csv-columns`). */
export function truckerExportColumns(t: Translate): ExportColumn<Trucker>[] {
  // Translate these texts once, not for every row.
  const [yes, no, ja, nej] = [t('csv.yes'), t('csv.no'), t('csv.ja'), t('csv.nej')];
  const notAvailable = t('csv.notAvailable');
  const orNotAvailable = (text: string | undefined) => (text?.trim() ? text : notAvailable);
  const yesNo = (isOn: boolean | null) => (isOn ? yes : no);
  const jaNej = (isOn: boolean | null | undefined) => (isOn ? ja : nej);
  return [
    { header: 'name', cell: ({ name }) => name },
    { header: 'email', cell: ({ email }) => email },
    { header: 'cvr', cell: ({ cvr }) => cvr },
    { header: 'truck_number', cell: ({ truckNumber }) => truckNumber },
    { header: 'reg_number', cell: ({ vehicle }) => orNotAvailable(vehicle?.numberPlate) },
    { header: 'serial_number', cell: ({ vehicle }) => orNotAvailable(vehicle?.frameNumber) },
    { header: 'is_work_insurance', cell: ({ hasWorkInsurance }) => yesNo(hasWorkInsurance) },
    { header: 'has_reg_no', cell: ({ vehicle }) => yesNo(!!vehicle?.numberPlate.trim()) },
    { header: 'road assistance', cell: ({ agreement }) => jaNej(agreement?.hasRoadAssistance) },
    { header: 'glass damage', cell: ({ agreement }) => jaNej(agreement?.hasGlassCover) },
    { header: 'injury_valid_from', cell: ({ agreement }) => dateOf(agreement?.injuryValidFrom) },
    { header: 'injury_comment', cell: ({ agreement }) => agreement?.injuryComment ?? '' },
    {
      header: 'road assistance active-from date',
      cell: ({ agreement }) => dateOf(agreement?.roadAssistanceFrom),
    },
  ];
}

/** The file's name, without date and extension, and the title of its sheet. */
export const truckersFileName = 'Truckers';

export const truckersFile = (
  t: Translate,
  fetchRows: ExportedList<Trucker>['fetchRows'],
): ExportedList<Trucker> => ({
  title: truckersFileName,
  hasTitleLine: false,
  columns: truckerExportColumns(t),
  fetchRows,
});

/** Makes the export file. Fetching and writing each count as half of the progress. */
export async function exportTruckers(
  dispatch: AppDispatch,
  params: TruckerListParams,
  t: Translate,
  task: FileTask,
): Promise<Blob> {
  const { signal, onProgress } = task;
  const request = truckerRequest({ ...params, page: 0 });
  const fetchRows = async () => {
    const truckers = await dispatch(
      fetchAllTruckers(request, {
        signal,
        onProgress: (loaded, total) => {
          if (total !== null) onProgress(loaded, 2 * total);
        },
      }),
    );
    const sort = request.search ? shownTruckerSort(params) : null;
    return sort ? sortTruckers(truckers, sort) : truckers;
  };
  return makeListFile(truckersFile(t, fetchRows), {
    ...task,
    onProgress: (done, total) => onProgress(total + done, 2 * total),
  });
}
