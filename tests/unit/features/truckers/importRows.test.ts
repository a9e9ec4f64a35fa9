import { parseTrucker } from '@/api/truckers/trucker.reader';
import { guessColumns, type Table } from '@/features/truckers/import/columns';
import { indexTruckers, mendRow, planRows, parseRows } from '@/features/truckers/import/importRows';
import { parsePastedTable, parseTable, readTextFile } from '@/features/truckers/import/parseTable';
import { planImport } from '@/features/truckers/import/planImport';
import type { Translate } from '@/i18n/i18n';

function tableOf(text: string): Table {
  const table = parseTable(text);
  if ('error' in table) throw new Error(table.error);
  return table;
}

/** Plans the import of a file with these lines, while the list has these hauliers. */
function plan(text: string, listed: object[] = []) {
  const table = tableOf(text);
  const columns = guessColumns(table);
  const truckers = listed.flatMap((body) => parseTrucker(body) ?? []);
  const rows = parseRows(table, columns);
  return { columns, rows, planned: planRows(rows, columns, indexTruckers(truckers)) };
}

const header = 'Navn;E-mail;CVR-nr.;Vognmandsnr.;Telefon;Bilforsikring;Reg.nr.';
const good = 'Hansen Taxi;h@example.dk;12345678;012345;12345678;Ja;AB 12 345';
const withGood = (...lines: string[]) => [header, good, ...lines].join('\n');

const bytesOf = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));
const utf16 = (text: string, isBig: boolean) =>
  Array.from(text).flatMap((char) => {
    const code = char.charCodeAt(0);
    const pair = [code & 0xff, code >> 8];
    return isBig ? pair.toReversed() : pair;
  });

describe('the text of a file [2-import-file]', () => {
  it.each([
    ['UTF-8', bytesOf('Øre')],
    ['UTF-8 with a byte order mark', bytesOf([0xef, 0xbb, 0xbf], 'Øre')],
    ['UTF-16 of Excel', bytesOf([0xff, 0xfe, ...utf16('Øre', false)])],
    ['UTF-16 big-endian', bytesOf([0xfe, 0xff, ...utf16('Øre', true)])],
    ['Windows-1252', bytesOf([0xd8, 0x72, 0x65])],
  ])('is decoded from %s', async (_name, file) => {
    expect(await readTextFile(file)).toEqual({ text: 'Øre' });
  });

  it('is refused if the file is a workbook or too large', async () => {
    expect(await readTextFile(bytesOf('PK', [3, 4, 0, 0xff]))).toEqual({
      error: 'import.notText',
    });
    expect(await readTextFile(new Blob([new Uint8Array(2_000_001)]))).toEqual({
      error: 'import.tooLarge',
    });
  });

  it('is refused if the browser cannot read the file, for example because it is locked', async () => {
    const file = bytesOf('Navn');
    file.arrayBuffer = () => Promise.reject(new DOMException('Locked', 'NotReadableError'));
    expect(await readTextFile(file)).toEqual({ error: 'import.unreadable' });
  });
});

describe('the rows of a file [2-import-file]', () => {
  it.each([';', ',', '\t'])('have cells separated by %j', (separator) => {
    const { rows } = plan(withGood().replaceAll(';', separator));
    expect(rows[0]?.values).toMatchObject({
      name: 'Hansen Taxi',
      cvr: '12345678',
      phone: '12345678',
    });
  });

  it.each([
    ['sep=;\r\n', ';'],
    ['SEP=,\n', ','],
    ['sep=\t\r\n', '\t'],
  ])('have cells separated as the first line %j says', (first, separator) => {
    const lines = [`Navn${separator}CVR`, `"Hansen, Ø; 1\t2"${separator}12345678`];
    expect(tableOf(first + lines.join('\n'))).toMatchObject({
      headers: ['Navn', 'CVR'],
      rows: [['Hansen, Ø; 1\t2', '12345678']],
    });
  });

  it('may have separators, quotes and line breaks in quoted cells', () => {
    const { rows } = tableOf('Navn;CVR\n"A; ""B""\nC";12345678');
    expect(rows).toEqual([['A; "B"\nC', '12345678']]);
  });

  it.each([
    ['an empty file', '', 'import.empty'],
    ['a header alone', header, 'import.empty'],
    ['a quote that never ends', `${header}\n"Hansen;1`, 'import.openQuote'],
    ['more than 1,000 rows', `${header}${`\n${good}`.repeat(1001)}`, 'import.tooManyRows'],
  ])('are refused for %s', (_name, text, error) => {
    expect(parseTable(text)).toEqual({ error });
  });

  it('lose the characters that spreadsheets put before text', () => {
    expect(tableOf(`Navn;Telefon\n="Hansen";'+4512345678\n'Hansen';"'\t－1"`).rows).toEqual([
      ['Hansen', '+4512345678'],
      ["'Hansen'", '－1'],
    ]);
  });
});

describe('pasted rows [2-import-file]', () => {
  it('keep the quotes of a name, as spreadsheets copy it', () => {
    expect(parsePastedTable('Navn\tCVR\n"Taxi" ApS\t12345678\n\t\n"A\nB"\t1')).toMatchObject({
      rows: [
        ['"Taxi" ApS', '12345678'],
        ['A\nB', '1'],
      ],
    });
  });

  it.each([
    ['without tabs between the cells', 'Navn;CVR\n"A; B";12345678', 'A; B'],
    ['with a tab in a later cell', 'Navn;CVR\n"A\tB";12345678', 'A\tB'],
    ['with a tab in a cell of the first line', '"Navn\t1";CVR\n"A ""B""";12345678', 'A "B"'],
    ['after a line that names the separator', 'sep=\t\nNavn\tCVR\n"A"\t12345678', 'A'],
    ['if all cells of the first line are in quotes', '"Navn"\t""\t"CVR"\n"A"\t1\t12345678', 'A'],
  ])('are parsed like the text of a CSV file %s', (_name, text, name) => {
    const table = parsePastedTable(text);
    const [row] = 'error' in table ? [] : table.rows;
    expect([row?.at(0), row?.at(-1)]).toEqual([name, '12345678']);
  });

  it.each(['\nNavn\tCVR', '\t\n\tCVR', '"A\nB"\tCVR', '"Taxi" ApS\tCVR', 'Navn 5"\tCVR'])(
    'are parsed as copied spreadsheet cells after the first line %j',
    (first) => {
      const table = parsePastedTable(`${first}\n"Taxi" ApS\t"1"`);
      expect('rows' in table && table.rows.at(-1)).toEqual(['"Taxi" ApS', '"1"']);
    },
  );
});

describe('the columns of a file [2-import-columns]', () => {
  it.each([
    [header, ['name', 'email', 'cvr', 'truckNumber', 'phone', 'hasCarInsurance', 'numberPlate']],
    [
      'name;email;cvr;truck_number;reg_number;is_work_insurance',
      ['name', 'email', 'cvr', 'truckNumber', 'numberPlate', 'hasWorkInsurance'],
    ],
    ['Firma;Mail;Andet;CVR;CVR', ['name', 'email', null, 'cvr', null]],
    ['Bil;Arbejde', ['hasCarInsurance', 'hasWorkInsurance']],
    ['Har bilforsikring?;Arbejdsskade', ['hasCarInsurance', 'hasWorkInsurance']],
    ['Arbejdsskadesforsikring;Bil-forsikring', ['hasWorkInsurance', 'hasCarInsurance']],
    ['Car;Work injury', ['hasCarInsurance', 'hasWorkInsurance']],
    ['Bilmærke;Arbejdstelefon;Carrier', [null, null, null]],
  ])('are recognised by whole words of %s', (headers, columns) => {
    expect(guessColumns(tableOf(`${headers}\nx;x`))).toEqual(columns);
  });

  it('are not taken for an insurance if their cells are no answers', () => {
    const text = 'Bil;Bilforsikring;Arbejde\nFord;Ja;Chauffør\nja;Nej;nej';
    expect(guessColumns(tableOf(text))).toEqual([null, 'hasCarInsurance', null]);
  });

  it.each(['Bil', 'Arbejde'])(
    'are not taken for an insurance if “%s” counts: 1, 0, 1',
    (header) => {
      expect(guessColumns(tableOf(`${header};CVR\n1;1\n0;2\n1;3`))).toEqual([null, 'cvr']);
    },
  );

  it('do not take dates for numbers, nor are guessed from cells below an unknown header', () => {
    expect(guessColumns(tableOf('Hansen Taxi;2024-01-15;15-01-2024;01.01.24;12345678'))).toEqual([
      'name',
      null,
      null,
      null,
      'cvr',
    ]);
    expect(
      guessColumns(tableOf('Navn;Oprettet;Postadresse\nHansen;20240115;a@example.dk')),
    ).toEqual(['name', null, null]);
  });

  it.each(['Navn;E-mail (@);CVR;Telefon 2024', ';Firma;CVR 2024'])(
    'are recognised by headers that look like data: %s',
    (headers) => {
      expect(tableOf(`${headers}\nHansen;h@example.dk;12345678;12345678`)).toMatchObject({
        headers: headers.split(';'),
        rows: [['Hansen', 'h@example.dk', '12345678', '12345678']],
      });
    },
  );

  it.each(['Hansen Taxi;CVR 12345678;Vognmandsnr. 012345', 'CVR 12 34 56 78;Tlf. 12 34 56 78'])(
    'have no header if the first line has labelled numbers: %s',
    (line) => {
      expect(tableOf(line)).toMatchObject({ headers: [], rows: [line.split(';')] });
    },
  );

  it.each(['CVR 12345678', 'CVR-nr.: 12 34 56 78', 'cvr DK12345678', 'DK 12345678'])(
    'of CVR numbers with a label are recognised by their cells: %s',
    (cell) => {
      expect(guessColumns(tableOf(`Hansen Taxi;${cell}`))).toEqual(['name', 'cvr']);
    },
  );

  it('keep their positions if the first header is empty', () => {
    expect(tableOf('\tNavn\tCVR\n1\tHansen\t12345678')).toMatchObject({
      headers: ['', 'Navn', 'CVR'],
      rows: [['1', 'Hansen', '12345678']],
    });
  });

  it('are recognised by their cells when there is no header', () => {
    const table = tableOf('Hansen Taxi;12345678;87654321;012345;h@example.dk;AB12345;x');
    expect(table.headers).toEqual([]);
    expect(guessColumns(table)).toEqual([
      'name',
      'cvr',
      'phone',
      'truckNumber',
      'email',
      'numberPlate',
      null,
    ]);
  });
});

describe('the state of a row [2-import-rows]', () => {
  it('is new for a valid row, whose values are formatted', () => {
    const { planned } = plan(
      `${header}\nHansen;h@example.dk;DK 12 34 56 78;012345;+45 12 34 56 78;x;ab12345`,
    );
    expect(planned[0]).toMatchObject({
      state: { at: 'new', sameCvr: [] },
      values: {
        cvr: '12345678',
        phone: '12345678',
        hasCarInsurance: true,
        numberPlate: 'AB 12 345',
      },
    });
  });

  it.each(['N/A', 'n.a.', 'INTET', 'ingen', 'Nej', 'mangler', 'Ukendt', '?', '-', '–', '—'])(
    'is new for a car with the plate “%s”, which means that it has none yet',
    (cell) => {
      const { planned } = plan(withGood().replace('AB 12 345', cell));
      expect(planned[0]).toMatchObject({
        state: { at: 'new' },
        values: { numberPlate: '', hasNoNumberPlate: true },
      });
    },
  );

  it('is new for a car whose plate is corrected to a word for none', () => {
    const [row] = plan(withGood().replace('AB 12 345', '1E+05')).rows;
    if (!row) throw new Error('no row');
    expect(mendRow(row, { numberPlate: 'Ingen ' })).toMatchObject({
      values: { numberPlate: '', hasNoNumberPlate: true },
      typed: { numberPlate: 'Ingen ' },
      errors: {},
    });
  });

  it.each([
    ['a missing name', ';h@example.dk;12345678;012345;12345678;Ja;', { name: 'REQUIRED_FIELD' }],
    [
      'a number that a spreadsheet has shortened',
      'A;h@example.dk;1,23E+07;012345;12345678;Ja;',
      { cvr: 'import.scientific' },
    ],
    [
      'a number plate that a spreadsheet has shortened',
      'A;h@example.dk;12345678;012345;12345678;Ja;1E+05',
      { numberPlate: 'import.scientific' },
    ],
    [
      'a truck number without its leading 0',
      'A;h@example.dk;12345678;12345;12345678;Ja;',
      { truckNumber: 'import.lostZero' },
    ],
    [
      'a number with decimals',
      'A;h@example.dk;12345678;12345.0;12345678;Ja;',
      { truckNumber: 'import.decimals' },
    ],
    ['a formula', '=A1;h@example.dk;12345678;012345;12345678;Ja;', { name: 'import.formula' }],
    [
      'an answer other than yes or no',
      'A;h@example.dk;12345678;012345;12345678;Måske;',
      { hasCarInsurance: 'import.flag' },
    ],
    [
      'a CVR number of 7 digits',
      'A;h@example.dk;1234567;012345;12345678;Ja;',
      { cvr: 'REQUIRED_FIELD_MIN_8' },
    ],
  ])('is faulty, with an error at the cell, for %s', (_name, line, errors) => {
    const { planned } = plan(`${header}\n${line}`);
    const keys = Object.entries(errors).map(([field, key]) => [field, { key }]);
    expect(planned[0]).toMatchObject({
      state: { at: 'faulty' },
      errors: Object.fromEntries(keys) as object,
    });
  });

  it.each(['1E5', '12E34'])(
    'is new for the number plate %s, which is not a shortened number',
    (numberPlate) => {
      const { planned } = plan(withGood().replace('AB 12 345', numberPlate));
      expect(planned[0]).toMatchObject({ state: { at: 'new' }, values: { numberPlate } });
    },
  );

  it('is checked again when a cell is corrected, and keeps the other errors', () => {
    const { rows } = plan(`${header}\n=A1;h@example.dk;12345678;12345;12345678;Ja;`);
    const [row] = rows;
    if (!row) throw new Error('no row');
    const once = mendRow(row, { truckNumber: '012345' });
    expect(once.errors).toEqual({ name: { key: 'import.formula' } });
    expect(mendRow(row, { truckNumber: '012345', name: 'A' }).errors).toEqual({});
  });

  it('is a duplicate for the same CVR and truck number, but not for another truck number', () => {
    const { planned } = plan(
      withGood(good.replace('Hansen', 'Jensen'), good.replace('012345', '012346')),
    );
    expect(planned.map(({ state }) => state.at)).toEqual(['new', 'double', 'new']);
  });

  it('is not a duplicate if the row with the same numbers is faulty', () => {
    const { planned } = plan(`${header}\n${good.replace('h@example.dk', 'x')}\n${good}`);
    expect(planned.map(({ state }) => state.at)).toEqual(['faulty', 'new']);
  });

  const listed = {
    id: 7,
    name: 'Hansen Taxi',
    email: 'h@example.dk',
    cvr: '12345678',
    truck_number: '012345',
    phone_number: '12345678',
    is_car_insurance: '1',
    is_work_insurance: '0',
    vehicle: { reg_number: 'AB12345' },
  };

  it('is known for a listed haulier, with the fields in which the file differs', () => {
    const line = 'Hansen Taxi;ny@example.dk;12345678;012345;87654321;;ZZ 99 999';
    const { planned } = plan(`${header}\n${line}`, [listed]);
    expect(planned[0]?.state).toMatchObject({ at: 'known', changes: ['email', 'phone'] });
    const [same] = plan(`${header}\n${good}`, [listed]).planned;
    expect(same?.state).toMatchObject({ at: 'known', changes: [] });
  });

  it('is known with a number plate to add if the file adds the car insurance, too [2-import-update]', () => {
    const withoutCar = { ...listed, is_car_insurance: '0', vehicle: null };
    const [added] = plan(`${header}\n${good}`, [withoutCar]).planned;
    expect(added?.state).toMatchObject({ changes: ['hasCarInsurance', 'numberPlate'] });
    const [notAdded] = plan(`${header}\n${good.replace('Ja', 'Nej')}`, [withoutCar]).planned;
    expect(notAdded?.state).toMatchObject({ changes: [] });
  });

  it('is known without a number plate to add if the file removes the car insurance [2-import-update]', () => {
    const withoutPlate = { ...listed, vehicle: null };
    const [removed] = plan(`${header}\n${good.replace('Ja', 'Nej')}`, [withoutPlate]).planned;
    expect(removed?.state).toMatchObject({ changes: ['hasCarInsurance'] });
    const [kept] = plan(`${header}\n${good.replace('Ja', '')}`, [withoutPlate]).planned;
    expect(kept?.state).toMatchObject({ changes: ['numberPlate'] });
  });

  it('of a known haulier is faulty with a wrong cell, but not with an empty one', () => {
    const states = (line: string) => plan(`${header}\n${line}`, [listed]).planned[0]?.state.at;
    expect(states(';;12345678;012345;;;')).toBe('known');
    expect(states(';nej;12345678;012345;;;')).toBe('faulty');
  });

  it('is a duplicate for a known haulier that a file of few columns has twice [2-import-twice]', () => {
    const text = 'CVR-nr.;Vognmandsnr.;Telefon\n12345678;012345;87654321\n12345678;012345;11223344';
    const { planned } = plan(text, [listed]);
    expect(planned.map(({ state }) => state.at)).toEqual(['known', 'double']);
  });

  it('is new for another taxi of a known company, with the names that share its CVR number', () => {
    const { planned } = plan(`${header}\n${good.replace('012345', '999999')}`, [listed]);
    expect(planned[0]?.state).toEqual({ at: 'new', sameCvr: ['Hansen Taxi'] });
  });
});

it('the report of an import has a corrected cell as it was typed, and an emptied one as empty [2-import-failures]', () => {
  const { rows, columns } = plan(`${header}\n${good.replace('AB 12 345', '?')}`);
  const [row] = rows;
  if (!row) throw new Error('no row');
  const mended = mendRow(row, { name: 'Hansen', hasCarInsurance: false, numberPlate: '' });
  const { items } = planImport(
    planRows([mended], columns, indexTruckers([])),
    columns.map((field, index) => ({ header: header.split(';')[index] ?? '', field })),
    () => [],
    () => '',
    ((key: string) => key) as unknown as Translate,
  );
  expect(items[0]?.about.cells.map(([, cell]) => cell)).toEqual([
    'Hansen',
    'h@example.dk',
    '12345678',
    '012345',
    '12345678',
    'common.no',
    '',
  ]);
});

it('the report of an import names a known haulier by its saved name if the file has no name', () => {
  const text = 'CVR-nr.;Vognmandsnr.;Telefon\n12345678;012345;87654321';
  const listed = { id: 7, name: 'Hansen Taxi', cvr: '12345678', truck_number: '012345' };
  const { columns, planned } = plan(text, [listed]);
  const { items } = planImport(
    planned,
    columns.map((field) => ({ header: '', field })),
    () => ['phone'],
    () => '',
    ((key: string) => key) as unknown as Translate,
  );
  expect(items[0]?.label).toBe('Hansen Taxi');
});

it('the report of an import lists faulty and double rows as failures, but not known ones [2-run-report]', () => {
  const known = { id: 7, name: 'Hansen Taxi', cvr: '12345678', truck_number: '012345' };
  const faulty = good.replace('12345678;0', 'x;0');
  const added = good.replace('012345', '012346');
  const { columns, planned } = plan(withGood(faulty, added, added), [known]);
  const { states } = planImport(
    planned,
    columns.map((field) => ({ header: '', field })),
    () => [],
    () => '',
    ((key: string) => key) as unknown as Translate,
  );
  const faultyKeys = Object.keys(states).filter((key) => states[key]?.isFaulty);
  expect(faultyKeys).toEqual(['2', '4']);
  expect(states['1']).toMatchObject({ at: 'skipped', messages: [{ key: 'import.known' }] });
});
