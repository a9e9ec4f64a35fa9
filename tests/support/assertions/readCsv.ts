import { parse } from 'papaparse';

/** The lines of an exported file, cell by cell, as a CSV parser reads them. */
export async function readCsv(file: Blob): Promise<string[][]> {
  const text = (await file.text()).replace(/^\uFEFF/, '');
  return parse<string[]>(text, { delimiter: ';' }).data;
}
