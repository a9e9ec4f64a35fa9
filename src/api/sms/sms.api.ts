import { baseApi } from '../core/baseApi';
import { call } from '../core/call';
import { unwrap } from '../core/wire/envelope';
import { parseText } from '../core/wire/parse';
import type { FieldNames, WireBody } from '../core/wire/write';
import type { SigningData, SmsTarget, SmsVerification } from './sms.model';

export function parseSigningData(body: unknown): SigningData | null {
  const encodedParams = parseText(unwrap(body, 'encoded_params'));
  return encodedParams.trim() === '' ? null : { encodedParams };
}

const targetFieldNames = {
  trucker_id: 'truckerId',
} as const satisfies FieldNames<WireBody<'GenerateSmsCodeBody'>, SmsTarget>;

const codeFieldNames = {
  ...targetFieldNames,
  sms_code: 'code',
} as const satisfies FieldNames<WireBody<'VerifySmsCodeBody'>, SmsVerification>;

export const smsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    generateSmsCode: build.mutation<SigningData | null, SmsTarget>({
      queryFn: call(
        ({ token, truckerId }) => ({
          path: ['sms', 'generate'],
          body: { token, trucker_id: truckerId } satisfies WireBody<'GenerateSmsCodeBody'>,
          fieldNames: targetFieldNames,
          checksStatus: true,
        }),
        parseSigningData,
      ),
    }),
    verifySmsCode: build.mutation<null, SmsVerification>({
      queryFn: call(({ token, truckerId, code }) => ({
        path: ['sms', 'verify'],
        body: {
          token,
          sms_code: code,
          trucker_id: truckerId,
        } satisfies WireBody<'VerifySmsCodeBody'>,
        fieldNames: codeFieldNames,
        checksStatus: true,
      })),
    }),
  }),
});
