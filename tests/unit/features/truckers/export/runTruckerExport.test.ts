import { runTruckerExport } from '@/features/truckers/export/runTruckerExport';
import type { TruckerExportTask } from '@/features/truckers/export/truckerExportMessages';
import { useWorkers } from '@tests/support/fakes/fakeWorkers';
import { exportWords } from './exportWords';

const workers = useWorkers();

const taskOf = (body: unknown): TruckerExportTask => ({
  format: 'csv',
  bytes: new Blob([JSON.stringify(body)]),
  sort: null,
  words: exportWords,
});
const someHauliers = taskOf({ truckers: [{ id: 1, name: 'Åse' }] });
const forever = () => new Promise<never>(() => undefined);

function run(prepare: () => Promise<TruckerExportTask>, stop = new AbortController()) {
  const told: string[] = [];
  const file = runTruckerExport(prepare, {
    signal: stop.signal,
    onProgress: (done, total) => told.push(`${done}/${total}`),
  });
  return { file, told };
}

it('has the file made by the worker, hears how far it is, and ends the worker', async () => {
  const { file, told } = run(() => Promise.resolve(someHauliers));
  expect(workers.running()).toBe(1);
  expect(await (await file).text()).toMatch(/^name;email;.*\r\nÅse;/);
  expect(told).toEqual(['1/1']);
  expect(workers.started).toEqual(['truckerExport.worker.ts']);
  expect(workers.running()).toBe(0);
});

it("fails with the worker's failure, which can be told like that of any call", async () => {
  const { file } = run(() => Promise.resolve(taskOf({ status: 0, message: 'Nej.' })));
  await expect(file).rejects.toMatchObject({
    kind: 'refused',
    message: 'Nej.',
    fieldErrors: {},
  });
  expect(workers.running()).toBe(0);
});

it('fails where the script of the worker cannot be fetched, without waiting for its task', async () => {
  workers.losePieces();
  const { file } = run(forever);
  await expect(file).rejects.toThrow(/could not be started/);
  expect(workers.running()).toBe(0);
});

it('fails where the worker meets what nobody foresaw', async () => {
  const { file } = run(() => Promise.resolve({ ...someHauliers, words: null as never }));
  await expect(file).rejects.toThrow(/has failed/);
  expect(workers.running()).toBe(0);
});

it('asks for nothing where the browser allows no worker', async () => {
  globalThis.Worker = function Forbidden() {
    throw new DOMException('No workers here.', 'SecurityError');
  } as unknown as typeof Worker;
  const prepare = jest.fn(forever);
  await expect(run(prepare).file).rejects.toMatchObject({ name: 'SecurityError' });
  expect(prepare).not.toHaveBeenCalled();
});

it('fails, and ends the worker, where there is nothing to make a file of', async () => {
  const { file } = run(() => Promise.reject(new Error('No answer.')));
  await expect(file).rejects.toThrow('No answer.');
  expect(workers.running()).toBe(0);
});

it('ends the worker as soon as it is cancelled', async () => {
  const stop = new AbortController();
  const { file } = run(forever, stop);
  stop.abort();
  await expect(file).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers.running()).toBe(0);
});
