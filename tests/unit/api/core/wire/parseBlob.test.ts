import { parseBlob } from '@/api/core/wire/parseBlob';

it('reads JSON from the bytes of an answer', async () => {
  expect(await parseBlob(new Blob(['{"name":"Ærø"}']))).toEqual({ name: 'Ærø' });
});

it.each(['', '<!doctype html>', '{"name":'])('reads nothing from %p', async (text) => {
  expect(await parseBlob(new Blob([text]))).toBeUndefined();
});
