import { createLoader } from '../ui/late/loader';
import type { ExportColumn, FileTask } from './exportTable';
import { writeCsv } from './writeCsv';

const xlsx = createLoader(() => import('./writeXlsx'));

/** A list's file. `title` is the name of a workbook's sheet and, where `hasTitleLine`, the first line of a CSV (specification, section 9). */
export interface ExportedList<Row> {
  title: string;
  hasTitleLine: boolean;
  columns: readonly ExportColumn<Row>[];
  readRows: () => Promise<readonly Row[]>;
}

/** Makes the file of a list in either format. */
export async function makeListFile<Row>(
  { title, hasTitleLine, columns, readRows }: ExportedList<Row>,
  { format, ...task }: FileTask,
): Promise<Blob> {
  if (format === 'csv') {
    const rows = await readRows();
    return writeCsv({ columns, rows, ...(hasTitleLine && { title }), ...task });
  }
  const [{ writeXlsx }, rows] = await Promise.all([xlsx.load(), readRows()]);
  return writeXlsx({ title, columns, rows, ...task });
}
