import { createLoader } from '../ui/lazy/loader';
import type { ExportColumn, FileTask } from './exportTable';

const csv = createLoader(() => import(/* webpackChunkName: "csv" */ './writeCsv'));
const xlsx = createLoader(() => import('./writeXlsx'));

/** `title` is the name of a workbook's sheet. With `hasTitleLine`, it is also the first line of a CSV. */
export interface ExportedList<Row> {
  title: string;
  hasTitleLine: boolean;
  columns: readonly ExportColumn<Row>[];
  /** Fetches the rows to export. Resolves with undefined if the end of the session has cancelled the request. */
  fetchRows: () => Promise<readonly Row[] | undefined>;
}

/** Makes the file. Loads its writer while the rows are fetched. Rejects with an AbortError if the session has ended. */
export async function makeListFile<Row>(
  { title, hasTitleLine, columns, fetchRows }: ExportedList<Row>,
  { format, ...task }: FileTask,
): Promise<Blob> {
  const fetched = fetchRows().then((rows) => {
    if (!rows) throw new DOMException('The session has ended.', 'AbortError');
    return rows;
  });
  if (format === 'csv') {
    const [{ writeCsv }, rows] = await Promise.all([csv.load(), fetched]);
    return writeCsv({ columns, rows, ...(hasTitleLine && { title }), ...task });
  }
  const [{ writeXlsx }, rows] = await Promise.all([xlsx.load(), fetched]);
  return writeXlsx({ title, columns, rows, ...task });
}
