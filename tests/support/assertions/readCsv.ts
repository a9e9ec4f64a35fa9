import { parse } from 'papaparse';

/** Parses an exported CSV file into rows of cells. */
export async function readCsv(file: Blob): Promise<string[][]> {
  const text = (await file.text()).replace(/^\uFEFF/, '');
  return parse<string[]>(text, { delimiter: ';' }).data;
}
