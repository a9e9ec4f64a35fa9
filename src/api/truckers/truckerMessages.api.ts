import { baseApi } from '../core/baseApi';
import { call } from '../core/call';
import { readMessage } from '../core/wire/envelope';
import type { WireBody } from '../core/wire/write';

/** What is sent to a haulier (specification, section 7). */
export const truckerMessagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    resendEmail: build.mutation<string | null, { truckerId: number; email: string; name: string }>({
      queryFn: call(({ truckerId, email, name }) => {
        const body: WireBody<'ResendEmailBody'> = { email, name, trucker_id: truckerId };
        return { path: ['truckers', 'resend-email'], method: 'POST', body, withLocale: true };
      }, readMessage),
    }),
    sendCertificate: build.mutation<string | null, number>({
      queryFn: call((id) => ({ path: ['truckers', 'send-certificate', id] }), readMessage),
    }),
  }),
});
