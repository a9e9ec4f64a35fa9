/**
 * Parses cells copied from a spreadsheet. Spreadsheets put only a cell with a tab or a line break in quotes, and double
 * the quotes in it. All other quotes are part of the text, such as those of "Taxi" ApS.
 */
export function parseCopiedCells(copied: string): string[][] {
  const rows: string[][] = [[]];
  const cellForm = /("((?:[^"]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]*)(\t|\r\n|\n|\r|$)/gy;
  for (const [, text = '', quoted = '', end] of copied.matchAll(cellForm)) {
    const cell = /[\t\r\n]|""/.test(quoted) ? quoted.replaceAll('""', '"') : text;
    rows.at(-1)?.push(cell.trim());
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  // A line break after the last row does not begin another row.
  const last = rows.at(-1);
  if (rows.length > 1 && last?.every((cell) => cell === '')) rows.pop();
  return rows;
}
