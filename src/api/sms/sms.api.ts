import { baseApi } from '../core/baseApi';
import { call, readNothing } from '../core/call';
import { unwrap } from '../core/wire/envelope';
import { readText } from '../core/wire/read';
import type { FieldNames, WireBody } from '../core/wire/write';
import type { SigningData, SmsTarget, SmsVerification } from './sms.model';

/** What the signing frame is given; null where the server offers no signing (D19). */
export function readSigningData(body: unknown): SigningData | null {
  const encodedParams = readText(unwrap(body, 'encoded_params'));
  return encodedParams.trim() === '' ? null : { encodedParams };
}

const targetFieldNames = {
  trucker_id: 'truckerId',
} as const satisfies FieldNames<WireBody<'GenerateSmsCodeBody'>, SmsTarget>;

const codeFieldNames = {
  ...targetFieldNames,
  sms_code: 'code',
} as const satisfies FieldNames<WireBody<'VerifySmsCodeBody'>, SmsVerification>;

/** The SMS code (specification, sections 4 and 7). */
export const smsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    generateSmsCode: build.mutation<SigningData | null, SmsTarget>({
      queryFn: call(({ token, truckerId }) => {
        const body: WireBody<'GenerateSmsCodeBody'> = { token, trucker_id: truckerId };
        return {
          path: ['sms', 'generate'],
          method: 'POST',
          body,
          fieldNames: targetFieldNames,
          readsStatus: true,
        };
      }, readSigningData),
    }),
    verifySmsCode: build.mutation<null, SmsVerification>({
      queryFn: call(({ token, truckerId, code }) => {
        const body: WireBody<'VerifySmsCodeBody'> = {
          token,
          sms_code: code,
          trucker_id: truckerId,
        };
        return {
          path: ['sms', 'verify'],
          method: 'POST',
          body,
          fieldNames: codeFieldNames,
          readsStatus: true,
        };
      }, readNothing),
    }),
  }),
});
