import { csv } from '@/i18n/locales/da/parts/csv';
import type { TruckerCsvWords } from '@/features/truckers/csv/truckerCsv';

/** The words of the haulier file as the page hands them over. */
export const csvWords: TruckerCsvWords = {
  yes: csv['csv.yes'],
  no: csv['csv.no'],
  ja: csv['csv.ja'],
  nej: csv['csv.nej'],
  notAvailable: csv['csv.notAvailable'],
};
