import { readAllTruckers } from '@/api/truckers/truckerExport.reader';
import { csvPieces } from '@/shared/csv/csvText';
import { csvType } from '@/shared/csv/writeCsv';
import { sortTruckers } from '../sortTruckers';
import { truckerCsvColumns } from './truckerCsv';
import type { TruckerCsvMessage, TruckerCsvTask } from './truckerCsvMessages';

/**
 * Turns the bytes of an answer into the file, without a pause: it runs in a worker, whose messages leave at once and
 * which is stopped from outside. `tell` gets the progress and, last, the file or the failure.
 */
export async function makeTruckerCsv(
  { bytes, sort, words }: TruckerCsvTask,
  tell: (message: TruckerCsvMessage) => void,
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
  for (const { text, rowCount } of csvPieces({ columns: truckerCsvColumns(words), rows })) {
    parts.push(new Blob([text]));
    tell({ kind: 'progress', done: rowCount, total: rows.length });
  }
  tell({ kind: 'file', file: new Blob(parts, { type: csvType }) });
}
