import { readXlsx as read } from 'hucre/xlsx';
import type { ExportColumn } from '@/shared/export/exportTable';
import { writeXlsx } from '@/shared/export/writeXlsx';
import { readXlsx } from '@tests/support/assertions/readXlsx';

interface Row {
  text: string;
  amount: string | null;
}

const columns: ExportColumn<Row>[] = [
  { header: 'serial_number', cell: ({ text }) => text },
  {
    header: 'Pris',
    cell: ({ amount }) => amount?.replace('.', ',') ?? '',
    number: { of: ({ amount }) => amount, format: '#,##0.00' },
  },
];

const write = (...rows: Partial<Row>[]) =>
  writeXlsx({
    title: 'Truckers',
    columns,
    rows: rows.map((row) => ({ text: '', amount: null, ...row })),
  });

/** Returns the first cell of each row below the headings. */
async function textsOf(...texts: string[]) {
  const { rows } = await readXlsx(await write(...texts.map((text) => ({ text }))));
  return rows.slice(1).map(([cell]) => cell);
}

it('writeXlsx returns a file of the Excel type with bold, frozen headings [3-excel-head]', async () => {
  const file = await write({ text: 'a', amount: '1.50' });
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const { sheet, hasFrozenHead, rows } = await readXlsx(file);
  expect({ sheet, hasFrozenHead }).toEqual({ sheet: 'Truckers', hasFrozenHead: true });
  expect(rows[0]?.map((cell) => [cell?.value, cell?.isBold])).toEqual([
    ['serial_number', true],
    ['Pris', true],
  ]);
  expect(rows[1]?.map((cell) => cell?.isBold)).toEqual([false, false]);
});

it('writeXlsx wraps the lines of a cell, and writes the headings in the font of the rows', async () => {
  const file = await write({ text: 'linje\nskift' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { sheets } = await read(bytes, { readStyles: true });
  const [head, cell] = ['0,0', '1,0'].map((place) => sheets[0]?.cells?.get(place)?.style);
  expect(cell?.alignment).toEqual({ wrapText: true, vertical: 'top' });
  // The library's default font, which the rows have.
  expect(head?.font).toEqual({ name: 'Calibri', size: 11, bold: true });
});

it.each(['012345', '12345678901234567', '1234567E8', '01-03-2022', '1,5', 'TRUE', 'AB12345'])(
  'writeXlsx keeps %s whole, as text that stays text when the cell is edited [3-excel-text]',
  async (text) => {
    expect(await textsOf(text)).toEqual([
      { kind: 'text', value: text, isBold: false, format: '@' },
    ]);
  },
);

it.each(['=HYPERLINK("https://example.dk";"Klik")', '+45', '-1', '@SUM(A1)', '\t=1', "'=1"])(
  'writeXlsx writes %j as unchanged text, not as a formula [3-excel-no-formula]',
  async (text) => {
    expect(await textsOf(text)).toEqual([
      { kind: 'text', value: text, isBold: false, format: '@' },
    ]);
  },
);

it.each([
  ['quotes, XML characters and emoji', 'Taxa "Den Gule"; Hansen, & Søn\'s <b>Vogne</b> 🚕✨'],
  ['line breaks and blanks at its ends', ' Nørregades Taxa\r\nv/Jørgen Bæk '],
  ['a text that looks like an escape of the format', '_x0041_'],
  ['a control character', 'a\u0000b\u0007'],
  ['the name of an inherited property', '__proto__'],
])('writeXlsx keeps %s', async (_case, text) => {
  const [cell] = await textsOf(text);
  expect(cell?.value).toBe(text);
});

it('writeXlsx replaces characters and cuts texts that would damage the file for Excel [3-excel-limits]', async () => {
  const [lone, none, long] = await textsOf('a\uD83Db', 'a\uFFFEb\uFFFF', 'å'.repeat(40_000));
  expect([lone?.value, none?.value]).toEqual(['a\uFFFDb', 'a\uFFFDb\uFFFD']);
  expect(long?.value).toBe('å'.repeat(32_767));
});

it.each([
  ['25755.00', '25755'],
  ['118450.0000000000', '118450'],
  ['9.5', '9.5'],
  ['-100', '-100'],
  ['0', '0'],
  ['123456789012.345', '123456789012.345'],
])('writeXlsx writes the amount %s as the number %s', async (amount, value) => {
  const { rows } = await readXlsx(await write({ amount }));
  expect(rows[1]?.[1]).toEqual({ kind: 'number', value, isBold: false, format: '#,##0.00' });
});

it('writeXlsx writes an amount as text when Excel would round it, and no amount as an empty cell', async () => {
  const { rows } = await readXlsx(
    await write({ amount: '1234567890123456.75' }, { text: 'a', amount: null }),
  );
  expect(rows[1]?.[1]).toMatchObject({ kind: 'text', value: '1234567890123456,75' });
  expect(rows[2]?.[1]).toBeNull();
});

it('writeXlsx makes columns as wide as their content, within limits [3-excel-head]', async () => {
  const { widths } = await readXlsx(
    await write({ text: 'WDB9066331S000001, og mere', amount: '1' }, { text: 'å'.repeat(500) }),
  );
  expect(widths).toEqual([60, 10]);
});

it('writeXlsx writes only headings when there are no rows', async () => {
  expect((await readXlsx(await write())).rows).toHaveLength(1);
});

it('writeXlsx reports its progress and yields to other tasks', async () => {
  const told: string[] = [];
  const turns = setInterval(() => told.push('turn'));
  const rows = Array.from({ length: 1200 }, (_, index) => ({ text: String(index), amount: null }));
  const file = await writeXlsx({
    title: 'Prices',
    columns,
    rows,
    onProgress: (done, total) => told.push(`${done}/${total}`),
  });
  clearInterval(turns);
  expect(told.filter((text) => text !== 'turn')).toEqual(['500/1200', '1000/1200', '1200/1200']);
  expect(told.indexOf('turn')).toBeGreaterThan(0);
  expect(told.indexOf('turn')).toBeLessThan(told.indexOf('1000/1200'));
  expect((await readXlsx(file)).rows).toHaveLength(1201);
});

it.each([
  ['Fortryd: Gem præmier', 'Fortryd Gem præmier'],
  ['[a] b*c? d/e\\f', 'a bc def'],
  ['Fortryd: Indlæs vognmænd fra en fil', 'Fortryd Indlæs vognmænd fra en '],
])('writeXlsx makes of “%s” the sheet “%s”', async (title, sheet) => {
  expect((await readXlsx(await writeXlsx({ title, columns, rows: [] }))).sheet).toBe(sheet);
});

it('writeXlsx can be aborted', async () => {
  const stop = new AbortController();
  const told: number[] = [];
  const rows = Array.from({ length: 1200 }, () => ({ text: 'a', amount: null }));
  const file = writeXlsx({
    title: 'Prices',
    columns,
    rows,
    signal: stop.signal,
    onProgress: (done) => {
      told.push(done);
      stop.abort();
    },
  });
  await expect(file).rejects.toMatchObject({ name: 'AbortError' });
  expect(told).toEqual([500]);
});
