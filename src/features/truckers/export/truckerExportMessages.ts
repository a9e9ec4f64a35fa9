import type { ApiError } from '@/api/core/apiError';
import type { TruckerSortColumn } from '@/api/truckers/trucker.model';
import type { ExportFormat } from '@/shared/export/exportState';
import type { Sort } from '@/shared/lists/listParams';
import type { TruckerExportWords } from './truckerExportColumns';

/** What the file of hauliers is called, before its date, and its sheet where it is a workbook. */
export const truckersTitle = 'Truckers';

/** What the page asks of the worker. `sort` is null where the server has put the rows in order. */
export interface TruckerExportTask {
  format: ExportFormat;
  bytes: Blob;
  sort: Sort<TruckerSortColumn> | null;
  words: TruckerExportWords;
}

/** What the worker tells the page; the last is the file or why there is none. */
export type TruckerExportMessage =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'file'; file: Blob }
  | { kind: 'failure'; error: ApiError };
