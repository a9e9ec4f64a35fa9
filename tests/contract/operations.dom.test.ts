import { baseApi } from '@/api/core/baseApi';
import type { CallRecord } from '@mocks/calls';
import { operationInfos } from '@mocks/contract/document';
import { createMockServer } from '@mocks/node';
import { drives, storeFor } from './drives/allDrives';

const mock = createMockServer();

beforeAll(() => mock.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => mock.reset());
afterAll(() => mock.server.close());

describe('the application makes every call of the contract', () => {
  it('with one endpoint for each', () => {
    // The application names the e-mail's content after what it is; all other names are the contract's.
    const endpoints = Object.keys(baseApi.endpoints).map((name) =>
      name === 'getEmailContent' ? 'getEmailInfo' : name,
    );
    expect(endpoints.sort()).toEqual(operationInfos.map(({ id }) => id).sort());
  });

  it.each(operationInfos.map(({ id }) => id))('%s', async (id) => {
    const drive = drives[id];
    if (drive === undefined) throw new Error(`Nothing drives ${id}.`);
    const returned = await drive.run(storeFor(mock, drive.as), mock);
    const [call, ...more] = mock.calls.of(id) as [CallRecord, ...CallRecord[]];
    expect(more).toEqual([]);
    expect(call).toMatchObject({ violation: null, status: 200, hasBearer: drive.as === 'admin' });
    expect(`${call.method} ${call.path}`).toBe(drive.request);
    expect(call.query).toEqual(drive.query ?? {});
    expect(call.body ?? {}).toEqual(drive.sends ?? {});
    expect(returned).toEqual(drive.returns);
  });
});
