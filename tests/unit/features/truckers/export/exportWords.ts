import { csv } from '@/i18n/locales/da/parts/csv';
import type { TruckerExportWords } from '@/features/truckers/export/truckerExportColumns';

/** The words of the haulier file as the page hands them over. */
export const exportWords: TruckerExportWords = {
  yes: csv['csv.yes'],
  no: csv['csv.no'],
  ja: csv['csv.ja'],
  nej: csv['csv.nej'],
  notAvailable: csv['csv.notAvailable'],
};
