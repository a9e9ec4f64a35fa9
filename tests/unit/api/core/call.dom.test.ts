import type { BaseQueryApi } from '@reduxjs/toolkit/query';

import { createApiError } from '@/api/core/apiError';
import { call, readNothing } from '@/api/core/call';
import { readId, required } from '@/api/core/wire/read';

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

  it("passes the deployment's date format on, and the usual one without", async () => {
    const formats: string[] = [];
    const get = call((_arg: null, format) => {
      formats.push(format);
      return { path: [] };
    }, readNothing);
    await get(null, api, {}, send({}));
    await get(null, { extra: { wireDateFormat: 'dd-MM-yyyy' } } as BaseQueryApi, {}, send({}));
    expect(formats).toEqual(['yyyy-MM-dd', 'dd-MM-yyyy']);
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
