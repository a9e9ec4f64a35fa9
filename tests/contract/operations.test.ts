import { createHttpClient } from '@/api/core/apiServices';
import { baseApi } from '@/api/core/baseApi';
import { createAppStore, type AppStore } from '@/store/store';
import type { CallRecord } from '@mocks/calls';
import { operationInfos } from '@mocks/contract/document';
import { createMockServer } from '@mocks/node';
import type { Drive, Drives } from './drives/drive';
import { addOnsDrives, lookupsDrives, pricesDrives } from './drives/products';
import { sessionDrives } from './drives/session';
import { smsDrives, stepsDrives } from './drives/steps';
import { truckersDrives } from './drives/truckers';
import { bearerFor } from './exchange';

const mock = createMockServer();

beforeAll(() => mock.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => mock.reset());
afterAll(() => mock.server.close());

const drives: Drives = {
  ...sessionDrives,
  ...truckersDrives,
  ...pricesDrives,
  ...addOnsDrives,
  ...lookupsDrives,
  ...stepsDrives,
  ...smsDrives,
};

function storeFor(sender: Drive['as']): AppStore {
  const token = sender === 'admin' ? bearerFor(mock, 'admin') : null;
  return createAppStore({
    http: createHttpClient('http://api.test'),
    getToken: () => token,
    getLanguage: () => 'en',
    isPublicPage: () => false,
    onUnauthorized: () => {
      throw new Error('No call is unauthorized here.');
    },
  });
}

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
    const returned = await drive.run(storeFor(drive.as), mock);
    const [call, ...more] = mock.calls.of(id) as [CallRecord, ...CallRecord[]];
    expect(more).toEqual([]);
    expect(call).toMatchObject({ breach: null, status: 200, hasBearer: drive.as === 'admin' });
    expect(`${call.method} ${call.path}`).toBe(drive.request);
    expect(call.query).toEqual(drive.query ?? {});
    expect(call.body ?? {}).toEqual(drive.sends ?? {});
    expect(returned).toEqual(drive.returns);
  });
});
