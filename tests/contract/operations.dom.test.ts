import { baseApi } from '@/api/core/baseApi';
import { operationInfo, operationInfos } from '@mocks/contract/document';
import { createMock } from '@mocks/mock';
import { useMockServer } from '@tests/support/fixtures/mockServer';
import { drives, operationOf, senderOf, storeFor } from './drives';
import { addressOf } from './exchange';
import { samples } from './samples';

const mock = useMockServer();

describe('the application', () => {
  it('has one endpoint for each request of the contract', () => {
    const endpoints = Object.keys(baseApi.endpoints).map(operationOf);
    expect(endpoints).toHaveLength(37);
    expect(endpoints.sort()).toEqual(operationInfos.map(({ id }) => id).sort());
  });

  it.each(operationInfos.map(({ id }) => id))(
    'sends %s with the given values and no others, and returns the parsed data',
    async (id) => {
      const { run, returns, sends, as } = drives[id];
      const { params, query = {}, body } = sends ?? samples[id](createMock());
      // The mock's log hides passwords, and the language of the sample is not that of the store.
      const { locale, password, ...values } = { ...(body as Record<string, unknown> | undefined) };
      const returned = await run(storeFor(mock, id), mock);
      expect(mock.calls.of(id)).toEqual([
        expect.objectContaining({
          status: 200,
          violation: null,
          hasBearer: (as ?? senderOf(id)) === 'admin',
          method: operationInfo(id).method.toUpperCase(),
          path: addressOf(id, params),
          query,
          body: body && {
            ...values,
            ...(locale !== undefined && { locale: 'en' }),
            ...(password !== undefined && { password: '…' }),
          },
        }),
      ]);
      expect(returned).toEqual(returns);
    },
  );
});
