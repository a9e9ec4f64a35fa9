import { readSigningData, smsApi } from '@/api/sms/sms.api';

import { createTestStore, useApiServer } from '../apiHarness';

const api = useApiServer();
const { generateSmsCode, verifySmsCode } = smsApi.endpoints;

describe('readSigningData (D19)', () => {
  it.each([
    [{ status: 200, data: { encoded_params: 'eyJ' } }, { encodedParams: 'eyJ' }],
    [{ encoded_params: 'eyJ' }, { encodedParams: 'eyJ' }],
    [{ status: 200, data: null }, null],
    [{ status: 200, data: { encoded_params: '' } }, null],
    [{ status: 200, data: { encoded_params: ' ' } }, null],
    [{ status: 200, data: [] }, null],
    [null, null],
  ])('of %j is %j', (body, expected) => {
    expect(readSigningData(body)).toEqual(expected);
  });
});

describe('the SMS calls', () => {
  it('hand out what the signing frame is given', async () => {
    api.answer({ status: 200, data: { encoded_params: 'eyJ' } });
    const target = { token: '', truckerId: 17 };
    const { data } = await createTestStore().dispatch(generateSmsCode.initiate(target));
    expect(data).toEqual({ encodedParams: 'eyJ' });
  });

  it("hand out the server's words when a code is wrong", async () => {
    api.answer({ status: 400, message: 'Forkert kode.' });
    const code = { token: '', truckerId: 17, code: '1' };
    const { error } = await createTestStore().dispatch(verifySmsCode.initiate(code));
    expect(error).toMatchObject({ kind: 'refused', message: 'Forkert kode.' });
  });
});
