import type { BaseQueryApi } from '@reduxjs/toolkit/query';

import { call } from '@/api/core/call';

const extra = { wireDateFormat: 'dd-MM-yyyy', wireFirstPage: 0 };
const api = { extra } as unknown as BaseQueryApi;
const send = (data: unknown) => () => ({ data });

describe('call', () => {
  it("passes the deployment's wire formats to writer and parser (D7, D9)", async () => {
    const passed: unknown[] = [];
    const get = call(
      (_arg: null, conventions) => {
        passed.push(conventions);
        return { path: [] };
      },
      (_body, _arg, conventions) => passed.push(conventions),
    );
    await get(null, api, {}, send({}));
    expect(passed).toEqual([extra, extra]);
  });

  it('rethrows an error that is caused by a bug in the parser', async () => {
    const get = call(
      () => ({ path: [] }),
      () => {
        throw new TypeError('mistake');
      },
    );
    await expect(get(undefined, api, {}, send('x'))).rejects.toThrow('mistake');
  });
});
