import { makeTruckerFile } from '@/features/truckers/export/makeTruckerFile';
import type {
  TruckerExportMessage,
  TruckerExportTask,
} from '@/features/truckers/export/truckerExportMessages';
import { readCsv } from '@tests/support/assertions/readCsv';
import { readXlsx, valuesOf } from '@tests/support/assertions/readXlsx';
import { exportWords } from './exportWords';

const hauliers = [
  { id: 1, name: 'Åse' },
  { id: 2, name: 'Bo' },
  { id: 3, name: 'Ærø' },
];

async function make(
  body: unknown,
  { sort = null, format = 'csv' }: Partial<TruckerExportTask> = {},
) {
  const told: TruckerExportMessage[] = [];
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const task = { format, bytes: new Blob([text]), sort, words: exportWords };
  await makeTruckerFile(task, (message) => told.push(message));
  return told;
}

/** The names in the file that was made, top down. */
async function namesIn(told: TruckerExportMessage[]): Promise<string[]> {
  const last = told.at(-1);
  if (last?.kind !== 'file') throw new Error('No file was made.');
  const lines = (await last.file.text()).split('\r\n');
  return lines.slice(1).map((line) => line.split(';')[0] ?? '');
}

it.each([
  ['as the specification writes it', { truckers: { data: hauliers } }],
  ['with an outer data (D5)', { data: { truckers: { data: hauliers } } }],
  ['as a bare list', { truckers: hauliers }],
])('makes a file of an answer %s', async (_form, body) => {
  const told = await make(body);
  expect(await namesIn(told)).toEqual(['Åse', 'Bo', 'Ærø']);
  expect(told[0]).toEqual({ kind: 'progress', done: 3, total: 3 });
});

it('makes a file of the type that spreadsheets open', async () => {
  const last = (await make({ truckers: hauliers })).at(-1);
  expect(last).toMatchObject({ kind: 'file', file: { type: 'text/csv;charset=utf-8' } });
});

it('makes a workbook of the same rows, with every cell as text [3-excel-same-rows]', async () => {
  const body = {
    truckers: [
      { id: 1, name: '=1+1', cvr: '01234567', dr_number: '012345' },
      {
        id: 2,
        name: 'Ærø',
        vehicle: { reg_number: '1234567E8', serial_number: '12345678901234567' },
      },
    ],
  };
  const told = await make(body, { format: 'xlsx' });
  expect(told[0]).toEqual({ kind: 'progress', done: 2, total: 2 });
  const last = told.at(-1);
  if (last?.kind !== 'file') throw new Error('No file was made.');
  const workbook = await readXlsx(last.file);
  expect(workbook.sheet).toBe('Truckers');
  const csv = (await make(body)).at(-1);
  const lines = csv?.kind === 'file' ? await readCsv(csv.file) : [];
  expect(valuesOf(workbook)).toEqual(
    lines.map(([name, ...cells]) => [name?.replace("'=", '='), ...cells]),
  );
  expect(workbook.rows.flat().filter((cell) => cell?.kind === 'number')).toEqual([]);
});

it('makes a file of headings alone where no haulier matches', async () => {
  expect(await namesIn(await make({ truckers: { data: [] } }))).toEqual([]);
});

it('puts the rows into the order that the list shows, Danish letters last (D13)', async () => {
  const told = await make(
    { truckers: hauliers },
    {
      sort: { column: 'name', direction: 'asc' },
    },
  );
  expect(await namesIn(told)).toEqual(['Bo', 'Ærø', 'Åse']);
});

it('leaves out what is no haulier', async () => {
  expect(await namesIn(await make({ truckers: [null, { name: 'x' }, hauliers[0]] }))).toEqual([
    'Åse',
  ]);
});

it("hands on the refusal inside an answer, with the server's words (D6)", async () => {
  expect(await make({ status: 400, message: 'For mange rækker.' })).toEqual([
    {
      kind: 'failure',
      error: { kind: 'refused', status: 200, message: 'For mange rækker.', fieldErrors: {} },
    },
  ]);
});

it.each([
  ['a web page', '<!doctype html>'],
  ['JSON that ends in the middle', '{"truckers":{"data":[{"id":1'],
  ['nothing', ''],
  ['no hauliers', '{"prices":[]}'],
])('hands on a failure where the answer is %s', async (_case, text) => {
  expect(await make(text)).toMatchObject([{ kind: 'failure', error: { kind: 'malformed' } }]);
});
