import { readTrucker } from '@/api/truckers/trucker.reader';
import { guessColumns } from '@/features/truckers/import/columns';
import { indexTruckers, mendRow, planRows, readRows } from '@/features/truckers/import/importRows';
import { parseTable, readTextFile, type Table } from '@/features/truckers/import/parseTable';

function tableOf(text: string): Table {
  const table = parseTable(text);
  if ('error' in table) throw new Error(table.error);
  return table;
}

/** Rows of a file with these lines, beside hauliers of the list. */
function plan(text: string, listed: object[] = []) {
  const table = tableOf(text);
  const columns = guessColumns(table);
  const truckers = listed.flatMap((body) => readTrucker(body) ?? []);
  const rows = readRows(table, columns);
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
    ['UTF-8 with a mark', bytesOf([0xef, 0xbb, 0xbf], 'Øre')],
    ['UTF-16 of Excel', bytesOf([0xff, 0xfe, ...utf16('Øre', false)])],
    ['UTF-16 the other way round', bytesOf([0xfe, 0xff, ...utf16('Øre', true)])],
    ['Windows-1252', bytesOf([0xd8, 0x72, 0x65])],
  ])('%s is read', async (_name, file) => {
    expect(await readTextFile(file)).toEqual({ text: 'Øre' });
  });

  it('a workbook and a file that is too large are refused with what to do', async () => {
    expect(await readTextFile(bytesOf('PK', [3, 4, 0, 0xff]))).toEqual({
      error: 'import.notText',
    });
    expect(await readTextFile(new Blob([new Uint8Array(2_000_001)]))).toEqual({
      error: 'import.tooLarge',
    });
  });
});

describe('the rows of a file [2-import-file]', () => {
  it.each([';', ',', '\t'])('cells are separated by "%s"', (separator) => {
    const { rows } = plan(withGood().replaceAll(';', separator));
    expect(rows[0]?.values).toMatchObject({
      name: 'Hansen Taxi',
      cvr: '12345678',
      phone: '12345678',
    });
  });

  it('quoted cells hold separators, quotes and line breaks', () => {
    const { rows } = tableOf('Navn;CVR\n"A; ""B""\nC";12345678');
    expect(rows).toEqual([['A; "B"\nC', '12345678']]);
  });

  it.each([
    ['nothing', '', 'import.empty'],
    ['a header alone', header, 'import.empty'],
    ['a quote that never ends', `${header}\n"Hansen;1`, 'import.openQuote'],
    ['more than 1,000 rows', `${header}${`\n${good}`.repeat(1001)}`, 'import.tooManyRows'],
  ])('%s is refused', (_name, text, error) => {
    expect(parseTable(text)).toEqual({ error });
  });

  it('what spreadsheets put before text is taken away', () => {
    expect(tableOf(`Navn;Telefon\n="Hansen";'+4512345678`).rows).toEqual([
      ['Hansen', '+4512345678'],
    ]);
  });
});

describe('what the columns hold [2-import-columns]', () => {
  it.each([
    [
      header,
      ['name', 'email', 'cvr', 'truckNumber', 'phone', 'hasCarInsurance', 'registrationNumber'],
    ],
    [
      'name;email;cvr;truck_number;reg_number;is_work_insurance',
      ['name', 'email', 'cvr', 'truckNumber', 'registrationNumber', 'hasWorkInsurance'],
    ],
    ['Firma;Mail;Andet;CVR;CVR', ['name', 'email', null, 'cvr', null]],
  ])('headers tell: %s', (headers, columns) => {
    expect(guessColumns(tableOf(`${headers}\nx;x`))).toEqual(columns);
  });

  it('dates are no numbers, and an unknown header is no haulier', () => {
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

  it('an empty first header keeps the others over their columns', () => {
    expect(tableOf('\tNavn\tCVR\n1\tHansen\t12345678')).toMatchObject({
      headers: ['', 'Navn', 'CVR'],
      rows: [['1', 'Hansen', '12345678']],
    });
  });

  it('cells tell where there is no header', () => {
    const table = tableOf('Hansen Taxi;12345678;87654321;012345;h@example.dk;AB12345;x');
    expect(table.headers).toEqual([]);
    expect(guessColumns(table)).toEqual([
      'name',
      'cvr',
      'phone',
      'truckNumber',
      'email',
      'registrationNumber',
      null,
    ]);
  });
});

describe('what becomes of a row [2-import-rows]', () => {
  it('a good row is new, in the forms of the product', () => {
    const { planned } = plan(
      `${header}\nHansen;h@example.dk;DK 12 34 56 78;012345;+45 12 34 56 78;x;ab12345`,
    );
    expect(planned[0]).toMatchObject({
      state: { at: 'new', sameCvr: [] },
      values: {
        cvr: '12345678',
        phone: '12345678',
        hasCarInsurance: true,
        registrationNumber: 'AB 12 345',
      },
    });
  });

  it('a car without a plate has none yet', () => {
    const { planned } = plan(`${header}\nHansen;h@example.dk;12345678;012345;12345678;Ja;N/A`);
    expect(planned[0]).toMatchObject({
      state: { at: 'new' },
      values: { hasNoRegistrationNumber: true },
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
      'a truck number without its 0',
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
      'an answer that is no yes or no',
      'A;h@example.dk;12345678;012345;12345678;Måske;',
      { hasCarInsurance: 'import.flag' },
    ],
    [
      'a CVR number of 7 digits',
      'A;h@example.dk;1234567;012345;12345678;Ja;',
      { cvr: 'REQUIRED_FIELD_MIN_8' },
    ],
  ])('%s is an error of its field', (_name, line, errors) => {
    const { planned } = plan(`${header}\n${line}`);
    const keys = Object.entries(errors).map(([field, key]) => [field, { key }]);
    expect(planned[0]).toMatchObject({
      state: { at: 'faulty' },
      errors: Object.fromEntries(keys) as object,
    });
  });

  it('what is typed in place of a cell is checked anew, and the other errors stay', () => {
    const { rows } = plan(`${header}\n=A1;h@example.dk;12345678;12345;12345678;Ja;`);
    const [row] = rows;
    if (!row) throw new Error('no row');
    const once = mendRow(row, { truckNumber: '012345' });
    expect(once.errors).toEqual({ name: { key: 'import.formula' } });
    expect(mendRow(row, { truckNumber: '012345', name: 'A' }).errors).toEqual({});
  });

  it('the same CVR and truck number twice is a double; another truck number is another taxi', () => {
    const { planned } = plan(
      withGood(good.replace('Hansen', 'Jensen'), good.replace('012345', '012346')),
    );
    expect(planned.map(({ state }) => state.at)).toEqual(['new', 'double', 'new']);
  });

  it('a faulty row does not make the next one a double', () => {
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

  it('a haulier of the list is known, with the fields for which the file has something else', () => {
    const line = 'Hansen Taxi;ny@example.dk;12345678;012345;87654321;;ZZ 99 999';
    const { planned } = plan(`${header}\n${line}`, [listed]);
    expect(planned[0]?.state).toMatchObject({ at: 'known', changes: ['email', 'phone'] });
    const [same] = plan(`${header}\n${good}`, [listed]).planned;
    expect(same?.state).toMatchObject({ at: 'known', changes: [] });
  });

  it('an empty cell of a known haulier is no error; a wrong one is', () => {
    const states = (line: string) => plan(`${header}\n${line}`, [listed]).planned[0]?.state.at;
    expect(states(';;12345678;012345;;;')).toBe('known');
    expect(states(';nej;12345678;012345;;;')).toBe('faulty');
  });

  it('a new haulier of a known company says who else has its CVR number', () => {
    const { planned } = plan(`${header}\n${good.replace('012345', '999999')}`, [listed]);
    expect(planned[0]?.state).toEqual({ at: 'new', sameCvr: ['Hansen Taxi'] });
  });
});
