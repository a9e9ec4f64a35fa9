import { makeListFile } from '@/shared/export/makeListFile';

it('makeListFile writes no file if the session ended while the rows were fetched', async () => {
  const list = {
    title: 'Priser',
    hasTitleLine: false,
    columns: [],
    fetchRows: () => Promise.resolve(undefined),
  };
  const { signal } = new AbortController();
  await expect(
    makeListFile(list, { format: 'csv', signal, onProgress: jest.fn() }),
  ).rejects.toMatchObject({
    name: 'AbortError',
  });
});
