import { defaultLanguage, isLanguage } from '@/config/languages';
import { baseApi } from '../core/baseApi';
import { call } from '../core/call';
import type { components } from '../contract/schema.generated';
import type { EmailContent, EmailQuery } from './email.model';
import { readEmailContent } from './email.reader';

/** What an e-mail viewer asks for, in the language of its address (D24). */
function writeEmailQuery(query: EmailQuery): components['schemas']['GetEmailInfoBody'] {
  return {
    msg: query.kind,
    token: query.token,
    locale: isLanguage(query.locale) ? query.locale : defaultLanguage,
  };
}

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
