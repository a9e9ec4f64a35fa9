import fc from 'fast-check';
import Papa from 'papaparse';
import type { ExportColumn } from '@/shared/export/exportTable';
import { csvCell, csvPieces } from '@/shared/export/writeCsv';

interface Row {
  name: string;
  note: string;
}

const columns: ExportColumn<Row>[] = [
  { header: 'name', cell: ({ name }) => name },
  { header: 'note', cell: ({ note }) => note },
];

const fileOf = (rows: Row[], title?: string) =>
  [...csvPieces({ columns, rows, ...(title !== undefined && { title }) })]
    .map(({ text }) => text)
    .join('');

/** Parses the file with a CSV library, which gets only the separator. */
function parse(file: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(file, { delimiter: ';', skipEmptyLines: false });
  expect(errors).toEqual([]);
  return data;
}

describe('a CSV cell', () => {
  it.each([
    ['Nørrebro Taxi ApS', 'Nørrebro Taxi ApS'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['10441,47', '"10441,47"'],
    ['a\tb', '"a\tb"'],
    ['Bæk; Søn', '"Bæk; Søn"'],
    ['Taxa "Den Gule"', '"Taxa ""Den Gule"""'],
    ['linje\nskift', '"linje\nskift"'],
    ['linje\r\nskift', '"linje\r\nskift"'],
    ['=1+1', "'=1+1"],
    ['+45 20304050', "'+45 20304050"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("https://example.dk";"Klik")', '"\'=HYPERLINK(""https://example.dk"";""Klik"")"'],
    ["'citat", "'citat"],
    ['a=b', 'a=b'],
    ['\n=1', '"\'\n=1"'],
    ['\r\n=1', '"\'\r\n=1"'],
    ['\t @SUM(A1)', '"\'\t @SUM(A1)"'],
    ['\0=1+1', "'\0=1+1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['==1', "'==1"],
    ["'=1", "'=1"],
    ['"=1+1"', '"""=1+1"""'],
    ['x";=1+1;"', '"x"";=1+1;"""'],
    // Spreadsheets treat these as text.
    [' =1', ' =1'],
    ['\u00a0=1', '\u00a0=1'],
    ['\u200b=1', '\u200b=1'],
    ['\u22121', '\u22121'],
    ['%=1', '%=1'],
    ['Glad Taxa 🚕✨', 'Glad Taxa 🚕✨'],
  ])('with the text %j is written as %j', (text, expected) => {
    expect(csvCell(text)).toBe(expected);
  });
});

describe('a CSV file', () => {
  it('starts with a byte order mark, and separates its lines with CRLF', () => {
    expect(fileOf([{ name: 'a', note: 'b' }])).toBe('\uFEFFname;note\r\na;b');
  });

  it('has only its headings when there are no rows', () => {
    expect(fileOf([])).toBe('\uFEFFname;note');
  });

  it('has its title on a separate first line', () => {
    expect(fileOf([{ name: 'a', note: '' }], 'Prices')).toBe('\uFEFFPrices\r\nname;note\r\na;');
  });

  it.each([',', '\t'])('keeps its cells whole for a reader that also separates by %j', (other) => {
    const text = `Taxa${other}=1+1`;
    const file = fileOf([{ name: text, note: '10441,47' }]).replaceAll(';', other);
    expect(Papa.parse(file, { delimiter: other }).data[1]).toEqual([text, '10441,47']);
  });

  it('is parsed back to the same texts, with formulas made harmless', () => {
    const awkward = fc.constantFrom(
      ';',
      '"',
      '\n',
      '\r\n',
      '\r',
      '\t',
      '=',
      '+',
      '-',
      '@',
      "'",
      '🚕',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.oneof(awkward, fc.string()), { maxLength: 6 }).map((parts) => parts.join('')),
    );
    const harmless = (cell: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell);
    fc.assert(
      fc.property(fc.array(fc.record({ name: text, note: text }), { minLength: 1 }), (rows) => {
        const [head, ...lines] = parse(fileOf(rows));
        expect(head).toEqual(['name', 'note']);
        expect(lines).toEqual(rows.map(({ name, note }) => [harmless(name), harmless(note)]));
      }),
    );
  });

  it('never has a cell that a spreadsheet would execute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const [, [cell = ''] = []] = parse(fileOf([{ name: text, note: 'x' }]));
        expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }),
    );
  });
});

describe('the chunks of a CSV file', () => {
  const many = Array.from({ length: 4500 }, (_, index) => ({ name: `Taxa ${index}`, note: ';' }));

  it('have up to a thousand lines each and the number of rows so far', () => {
    const pieces = [...csvPieces({ columns, rows: many })];
    expect(pieces.map(({ rowCount }) => rowCount)).toEqual([999, 1999, 2999, 3999, 4500]);
  });

  it('are only as many as the rows need', () => {
    const pieces = [...csvPieces({ columns, rows: many.slice(0, 999) })];
    expect(pieces.map(({ rowCount }) => rowCount)).toEqual([999]);
  });

  it('join to one complete file', () => {
    const lines = parse(fileOf(many));
    expect(lines).toHaveLength(4501);
    expect(lines.slice(1)).toEqual(many.map(({ name, note }) => [name, note]));
  });
});
