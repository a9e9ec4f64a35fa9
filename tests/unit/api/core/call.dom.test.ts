import type { BaseQueryApi } from '@reduxjs/toolkit/query';

import { createApiError } from '@/api/core/apiError';
import { call } from '@/api/core/call';
import { readId, readRows, required } from '@/api/core/wire/read';

const api = { extra: {} } as BaseQueryApi;
const send = (data: unknown) => () => ({ data });

describe('call', () => {
  it('reads the answer', async () => {
    const get = call(
      (id: number) => ({ path: [id] }),
      (body, id) => [body, id],
    );
    expect(await get(7, api, {}, send('x'))).toEqual({ data: ['x', 7] });
  });

  it("passes the deployment's conventions on, and the usual ones without (D7, D9)", async () => {
    const passed: unknown[] = [];
    const get = call(
      (_arg: null, conventions) => {
        passed.push(conventions);
        return { path: [] };
      },
      (_body, _arg, conventions) => passed.push(conventions),
    );
    const extra = { wireDateFormat: 'dd-MM-yyyy', wireFirstPage: 0 };
    await get(null, api, {}, send({}));
    await get(null, { extra } as unknown as BaseQueryApi, {}, send({}));
    const usual = { dateFormat: 'yyyy-MM-dd', firstPage: 1 };
    const set = { dateFormat: 'dd-MM-yyyy', firstPage: 0 };
    expect(passed).toEqual([usual, usual, set, set]);
  });

  it('hands an error on without reading', async () => {
    const read = jest.fn();
    const error = createApiError('server');
    const get = call(() => ({ path: [] }), read);
    expect(await get(undefined, api, {}, () => ({ error }))).toEqual({ error });
    expect(read).not.toHaveBeenCalled();
  });

  it('calls an answer that cannot be read malformed', async () => {
    const get = call(
      () => ({ path: [] }),
      (body) => required(readId(body), 'id'),
    );
    expect(await get(undefined, api, {}, send('x'))).toEqual({
      error: createApiError('malformed'),
      meta: { unreadable: ['id'] },
    });
  });

  it('tells the places that were left out', async () => {
    const get = call(
      () => ({ path: [] }),
      (body) => readRows(body, 'ids', readId),
    );
    expect(await get(undefined, api, {}, send([1, 'x']))).toEqual({
      data: [1],
      meta: { unreadable: ['ids[]'] },
    });
  });

  it.each([
    ['malformed', 'body'],
    ['unconfirmed', 'status'],
  ] as const)('tells what of an answer was %s: its %s', async (kind, place) => {
    const error = createApiError(kind);
    const get = call(() => ({ path: [] }));
    expect(await get(undefined, api, {}, () => ({ error }))).toEqual({
      error,
      meta: { unreadable: [place] },
    });
  });

  it("does not hide a reader's own mistake", async () => {
    const get = call(
      () => ({ path: [] }),
      () => {
        throw new TypeError('mistake');
      },
    );
    await expect(get(undefined, api, {}, send('x'))).rejects.toThrow('mistake');
  });
});
