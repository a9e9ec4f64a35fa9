import type { ExportFormat } from './exportState';
import type { ExportColumn, ExportTable } from './exportTable';
import { useFileExport, type FileExport } from './useFileExport';

/** A list's file: `title` names it, and stands on the first line of a CSV and on the sheet of a workbook (specification, section 9). */
export interface ClientSideListExport<Row> {
  title: string;
  columns: readonly ExportColumn<Row>[];
  readMatches: () => Promise<readonly Row[]>;
}

type Writer = <Row>(task: ExportTable<Row> & { title: string }) => Promise<Blob>;

const loadWriter: Record<ExportFormat, () => Promise<Writer>> = {
  csv: async () => (await import('./writeCsv')).writeCsv,
  xlsx: async () => (await import('./writeXlsx')).writeXlsx,
};

/** Exports all rows that match the list's search, in the order of the list (D16). */
export function useClientSideListExport<Row>(file: ClientSideListExport<Row>): FileExport {
  const { title, columns, readMatches } = file;
  return useFileExport({
    fileName: title,
    makeFile: async ({ format, ...task }) => {
      const [write, rows] = await Promise.all([loadWriter[format](), readMatches()]);
      return write({ title, columns, rows, ...task });
    },
  });
}
