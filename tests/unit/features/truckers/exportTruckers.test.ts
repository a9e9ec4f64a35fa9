import type { Translate } from '@/i18n/i18n';
import type { ApiServices } from '@/api/core/apiServices';
import { exportTruckers } from '@/features/truckers/exportTruckers';
import { truckerListShape, type TruckerListParams } from '@/features/truckers/truckerListRequest';
import { staff } from '@/i18n/locales/da/staff';
import type { FileTask } from '@/shared/export/exportTable';
import type { AppDispatch } from '@/store/store';
import { readCsv } from '@tests/support/assertions/readCsv';
import { readXlsx, valuesOf } from '@tests/support/assertions/readXlsx';

const t = ((key: string) => (staff as Record<string, string>)[key] ?? key) as unknown as Translate;

const truckers = [
  { id: 1, name: 'Åse' },
  { id: 2, name: 'Bo' },
  { id: 3, name: 'Ærø' },
];

const [field] = truckerListShape.fields;
const unsorted: TruckerListParams = { page: 0, text: 'a', field, sort: null };

/** Makes the file for a response. `told` receives the progress. */
function make(
  body: unknown,
  {
    sort = null,
    format = 'csv',
    signal = new AbortController().signal,
    told = [],
  }: {
    sort?: TruckerListParams['sort'];
    format?: FileTask['format'];
    signal?: AbortSignal;
    told?: string[];
  } = {},
): Promise<Blob> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const services: Partial<ApiServices> = {
    http: () => Promise.resolve({ status: 200, data: new Blob([text]) }),
    getToken: () => null,
    wireDateFormat: 'yyyy-MM-dd',
    wireFirstPage: 1,
  };
  const dispatch = ((thunk: (...args: unknown[]) => unknown) =>
    thunk(dispatch, undefined, services)) as unknown as AppDispatch;
  return exportTruckers(dispatch, { ...unsorted, sort }, t, {
    format,
    signal,
    onProgress: (done, total) => told.push(`${done}/${total}`),
  });
}

/** Returns the names in the file from top to bottom. */
async function namesIn(file: Blob): Promise<string[]> {
  const lines = (await file.text()).split('\r\n');
  return lines.slice(1).map((line) => line.split(';')[0] ?? '');
}

it.each([
  ['in the specified format', { truckers: { data: truckers } }],
  ['with an outer data (D5)', { data: { truckers: { data: truckers } } }],
  ['as a bare list', { truckers: truckers }],
  ['with an entry that is not a haulier', { truckers: [null, { name: 'x' }, ...truckers] }],
])('exportTruckers makes a CSV file of a response %s', async (_form, body) => {
  const told: string[] = [];
  const file = await make(body, { told });
  expect(await namesIn(file)).toEqual(['Åse', 'Bo', 'Ærø']);
  expect(file.type).toBe('text/csv;charset=utf-8');
  // Fetching counts as the first half.
  expect(told).toEqual(['6/6']);
});

it('exportTruckers makes a workbook of the same rows, with every cell as text [3-excel-same-rows]', async () => {
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
  const workbook = await readXlsx(await make(body, { format: 'xlsx' }));
  expect(workbook.sheet).toBe('Truckers');
  const lines = await readCsv(await make(body));
  expect(valuesOf(workbook)).toEqual(
    lines.map(([name, ...cells]) => [name?.replace("'=", '='), ...cells]),
  );
  expect(workbook.rows.flat().filter((cell) => cell?.kind === 'number')).toEqual([]);
});

it('exportTruckers sorts the rows as the list does, with Danish letters last (D13)', async () => {
  const file = await make({ truckers: truckers }, { sort: { column: 'name', direction: 'asc' } });
  expect(await namesIn(file)).toEqual(['Bo', 'Ærø', 'Åse']);
});

it('exportTruckers leaves out the second entry of a haulier, however far from the first', async () => {
  const many = Array.from({ length: 2500 }, (_, index) => ({ id: index + 1, name: 'Bo' }));
  const names = await namesIn(await make({ truckers: [...many, { id: 1, name: 'Åse' }] }));
  expect(names).toHaveLength(2500);
  expect(names).not.toContain('Åse');
});

it('exportTruckers keeps the page responsive while parsing many hauliers, and can be aborted', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ id: index + 1, name: 'Bo' }));
  const stop = new AbortController();
  const told: string[] = [];
  const file = make({ truckers: many }, { signal: stop.signal, told });
  setTimeout(() => stop.abort());
  await expect(file).rejects.toMatchObject({ name: 'AbortError' });
  expect(told).toEqual([]);
});

it("exportTruckers fails with the server's message when a response is a refusal (D6)", async () => {
  await expect(make({ status: 400, message: 'For mange rækker.' })).rejects.toMatchObject({
    kind: 'refused',
    status: 200,
    message: 'For mange rækker.',
    fieldErrors: {},
  });
});

it.each([
  ['a web page', '<!doctype html>'],
  ['JSON that ends in the middle', '{"truckers":{"data":[{"id":1'],
  ['empty', ''],
  ['JSON without hauliers', '{"prices":[]}'],
])('exportTruckers fails when the response is %s', async (_case, text) => {
  await expect(make(text)).rejects.toMatchObject({ kind: 'malformed' });
});
