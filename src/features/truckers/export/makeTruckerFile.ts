import type { Trucker } from '@/api/truckers/trucker.model';
import { readAllTruckers } from '@/api/truckers/truckerExport.reader';
import { csvPieces } from '@/shared/export/csvText';
import type { ExportTable } from '@/shared/export/exportTable';
import { csvType } from '@/shared/export/writeCsv';
import { sortTruckers } from '../sortTruckers';
import { truckerExportColumns } from './truckerExportColumns';
import {
  truckersTitle,
  type TruckerExportMessage,
  type TruckerExportTask,
} from './truckerExportMessages';

/** A CSV without a pause: messages of a worker leave at once, and it is stopped from outside. */
function makeCsv<Row>({ columns, rows, onProgress }: ExportTable<Row>): Blob {
  // Each piece becomes a blob of its own, which the browser keeps outside the memory of the script.
  const parts: Blob[] = [];
  for (const { text, rowCount } of csvPieces({ columns, rows })) {
    parts.push(new Blob([text]));
    onProgress?.(rowCount, rows.length);
  }
  return new Blob(parts, { type: csvType });
}

/** A workbook; what writes it is fetched with the first. */
async function makeXlsx<Row>(table: ExportTable<Row>): Promise<Blob> {
  const { writeXlsx } = await import('@/shared/export/writeXlsx');
  return writeXlsx({ title: truckersTitle, ...table });
}

/**
 * Turns the bytes of an answer into the file. It runs in a worker; `tell` gets the progress and, last, the file or the
 * failure.
 */
export async function makeTruckerFile(
  { format, bytes, sort, words }: TruckerExportTask,
  tell: (message: TruckerExportMessage) => void,
): Promise<void> {
  const answer = await readAllTruckers(bytes);
  if (answer.error) {
    tell({ kind: 'failure', error: answer.error });
    return;
  }
  const { truckers } = answer;
  const rows = sort ? sortTruckers(truckers, sort) : truckers;
  const table: ExportTable<Trucker> = {
    columns: truckerExportColumns(words),
    rows,
    onProgress: (done, total) => tell({ kind: 'progress', done, total }),
  };
  tell({ kind: 'file', file: format === 'csv' ? makeCsv(table) : await makeXlsx(table) });
}
