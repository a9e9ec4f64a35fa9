import { baseApi } from '../core/baseApi';
import { call } from '../core/call';
import { readEmailContent, writeEmailQuery } from './email.wire';
import type { EmailContent, EmailQuery } from './step.model';

/** What the e-mail viewer shows (specification, section 7). */
export const emailApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEmailContent: build.query<EmailContent, EmailQuery>({
      queryFn: call(
        (query) => ({
          path: ['step', 'email-info'],
          method: 'POST',
          body: writeEmailQuery(query),
        }),
        readEmailContent,
      ),
    }),
  }),
});

export const { useGetEmailContentQuery } = emailApi;
