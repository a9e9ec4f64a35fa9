import { writeCsv } from '@/shared/export/writeCsv';

const columns = [{ header: 'id', cell: (id: number) => String(id) }];
const rows = Array.from({ length: 5000 }, (_, index) => index);

it('writeCsv returns a file of the CSV type', async () => {
  const file = await writeCsv({ title: 'Prices', columns, rows: [1, 2] });
  expect(file.type).toBe('text/csv;charset=utf-8');
  // `text()` removes the byte order mark. The size includes its three bytes.
  expect(await file.text()).toBe('Prices\r\nid\r\n1\r\n2');
  expect(file.size).toBe('Prices\r\nid\r\n1\r\n2'.length + 3);
});

it('writeCsv reports its progress and yields to other tasks', async () => {
  const told: string[] = [];
  const turns = setInterval(() => told.push('turn'));
  await writeCsv({ columns, rows, onProgress: (done, total) => told.push(`${done}/${total}`) });
  clearInterval(turns);
  expect(told.filter((text) => text !== 'turn')).toEqual([
    '999/5000',
    '1999/5000',
    '2999/5000',
    '3999/5000',
    '4999/5000',
    '5000/5000',
  ]);
  expect(told.indexOf('turn')).toBeGreaterThan(0);
  expect(told.indexOf('turn')).toBeLessThan(told.indexOf('5000/5000'));
});

it('writeCsv can be aborted', async () => {
  const stop = new AbortController();
  const told: number[] = [];
  const file = writeCsv({
    columns,
    rows,
    signal: stop.signal,
    onProgress: (done) => {
      told.push(done);
      stop.abort();
    },
  });
  await expect(file).rejects.toMatchObject({ name: 'AbortError' });
  expect(told).toEqual([999]);
});
