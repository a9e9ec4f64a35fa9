import { useCsvExport } from '../../csv/useCsvExport';
import type { CsvColumn } from '../../csv/csvText';
import type { CsvExport } from '../../csv/useCsvExport';

/** A list's file: `title` names it and stands on its first line (specification, section 9). */
export interface ClientSideListExport<Row> {
  title: string;
  columns: readonly CsvColumn<Row>[];
  readMatches: () => Promise<readonly Row[]>;
}

/** Exports all rows that match the list's search, in the order of the list (D16). */
export function useClientSideListExport<Row>(file: ClientSideListExport<Row>): CsvExport {
  const { title, columns, readMatches } = file;
  return useCsvExport({
    fileName: title,
    makeFile: async (task) => {
      const [{ writeCsv }, rows] = await Promise.all([import('../../csv/writeCsv'), readMatches()]);
      return writeCsv({ title, columns, rows, ...task });
    },
  });
}
