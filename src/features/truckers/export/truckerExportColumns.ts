import type { CalendarDate } from '@/api/core/values';
import type { Trucker } from '@/api/truckers/trucker.model';
import type { ExportColumn } from '@/shared/export/exportTable';
import { formatCalendarDate } from '@/shared/dates/calendarDate';

/** The words of the file; a worker knows no texts, so they travel with the task. */
export interface TruckerExportWords {
  yes: string;
  no: string;
  ja: string;
  nej: string;
  notAvailable: string;
}

const dateOf = (date: CalendarDate | null | undefined) => (date ? formatCalendarDate(date) : '');

/** The 13 columns of the haulier file under the names and in the order of section 3 (D16). */
export function truckerExportColumns(words: TruckerExportWords): ExportColumn<Trucker>[] {
  const orNotAvailable = (text: string | undefined) => (text?.trim() ? text : words.notAvailable);
  const yesNo = (isOn: boolean | null) => (isOn ? words.yes : words.no);
  const jaNej = (isOn: boolean | null | undefined) => (isOn ? words.ja : words.nej);
  return [
    { header: 'name', cell: ({ name }) => name },
    { header: 'email', cell: ({ email }) => email },
    { header: 'cvr', cell: ({ cvr }) => cvr },
    { header: 'truck_number', cell: ({ truckNumber }) => truckNumber },
    { header: 'reg_number', cell: ({ vehicle }) => orNotAvailable(vehicle?.registrationNumber) },
    { header: 'serial_number', cell: ({ vehicle }) => orNotAvailable(vehicle?.frameNumber) },
    { header: 'is_work_insurance', cell: ({ hasWorkInsurance }) => yesNo(hasWorkInsurance) },
    { header: 'has_reg_no', cell: ({ vehicle }) => yesNo(!!vehicle?.registrationNumber.trim()) },
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
