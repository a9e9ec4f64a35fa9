import type { BaseQueryApi } from '@reduxjs/toolkit/query';

import { call } from '@/api/core/call';

const api = { extra: {} } as BaseQueryApi;
const send = (data: unknown) => () => ({ data });

describe('call', () => {
  it("passes the deployment's wire formats, or the default ones, to writer and parser (D7, D9)", async () => {
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
