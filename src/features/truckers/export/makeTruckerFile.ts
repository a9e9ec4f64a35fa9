import { readAllTruckers } from '@/api/truckers/truckerExport.reader';
import { csvPieces } from '@/shared/export/csvText';
import { csvType } from '@/shared/export/writeCsv';
import { sortTruckers } from '../sortTruckers';
import { truckerExportColumns } from './truckerExportColumns';
import type { TruckerExportMessage, TruckerExportTask } from './truckerExportMessages';

/**
 * Turns the bytes of an answer into the file, without a pause: it runs in a worker, whose messages leave at once and
 * which is stopped from outside. `tell` gets the progress and, last, the file or the failure.
 */
export async function makeTruckerFile(
  { bytes, sort, words }: TruckerExportTask,
  tell: (message: TruckerExportMessage) => void,
): Promise<void> {
  const answer = await readAllTruckers(bytes);
  if (answer.error) {
    tell({ kind: 'failure', error: answer.error });
    return;
  }
  const { truckers } = answer;
  const rows = sort ? sortTruckers(truckers, sort) : truckers;
  const parts: Blob[] = [];
  // Each piece becomes a blob of its own, which the browser keeps outside the memory of the script.
  for (const { text, rowCount } of csvPieces({ columns: truckerExportColumns(words), rows })) {
    parts.push(new Blob([text]));
    tell({ kind: 'progress', done: rowCount, total: rows.length });
  }
  tell({ kind: 'file', file: new Blob(parts, { type: csvType }) });
}
