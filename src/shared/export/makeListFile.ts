import { createLoader } from '../ui/lazy/loader';
import type { ExportColumn, FileTask } from './exportTable';

const csv = createLoader(() => import(/* webpackChunkName: "csv" */ './writeCsv'));
const xlsx = createLoader(() => import('./writeXlsx'));

/** `title` names the sheet. With `hasTitleLine` it is also the first line of a CSV. */
export interface ExportedList<Row> {
  title: string;
  hasTitleLine: boolean;
  columns: readonly ExportColumn<Row>[];
  fetchRows: () => Promise<readonly Row[]>;
}

/** Loads the writer while the rows are fetched. */
export async function makeListFile<Row>(
  { title, hasTitleLine, columns, fetchRows }: ExportedList<Row>,
  { format, ...task }: FileTask,
): Promise<Blob> {
  if (format === 'csv') {
    const [{ writeCsv }, rows] = await Promise.all([csv.load(), fetchRows()]);
    return writeCsv({ columns, rows, ...(hasTitleLine && { title }), ...task });
  }
  const [{ writeXlsx }, rows] = await Promise.all([xlsx.load(), fetchRows()]);
  return writeXlsx({ title, columns, rows, ...task });
}
