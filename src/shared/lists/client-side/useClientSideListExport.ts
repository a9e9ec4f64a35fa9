import { useFileExport } from '../../export/useFileExport';
import type { ExportColumn } from '../../export/csvText';
import type { FileExport } from '../../export/useFileExport';

/** A list's file: `title` names it and stands on its first line (specification, section 9). */
export interface ClientSideListExport<Row> {
  title: string;
  columns: readonly ExportColumn<Row>[];
  readMatches: () => Promise<readonly Row[]>;
}

/** Exports all rows that match the list's search, in the order of the list (D16). */
export function useClientSideListExport<Row>(file: ClientSideListExport<Row>): FileExport {
  const { title, columns, readMatches } = file;
  return useFileExport({
    fileName: title,
    makeFile: async (task) => {
      const [{ writeCsv }, rows] = await Promise.all([
        import('../../export/writeCsv'),
        readMatches(),
      ]);
      return writeCsv({ title, columns, rows, ...task });
    },
  });
}
