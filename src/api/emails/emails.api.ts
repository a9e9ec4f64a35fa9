import { defaultLanguage, isLanguage } from '@/config/languages';
import { baseApi } from '../core/baseApi';
import { call } from '../core/call';
import type { components } from '../contract/schema.generated';
import { unwrap } from '../core/wire/envelope';
import { readField, readKeys, readRecord, readText, required } from '../core/wire/read';
import type { EmailContent, EmailQuery } from './email.model';

function toCamelCase(name: string): string {
  const [first = '', ...others] = name.toLowerCase().split('_');
  return first + others.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}

function readValue(value: unknown): string {
  return typeof value === 'boolean' ? String(Number(value)) : readText(value);
}

/** Finds the texts in `data.data` or in `data`. */
export function readEmailContent(body: unknown, { kind }: EmailQuery): EmailContent {
  const content = required(readRecord(unwrap(body, 'data')), 'data');
  const fields = readKeys(content).map((name) => [
    toCamelCase(name),
    readValue(readField(content, name)),
  ]);
  return { kind, fields: Object.fromEntries(fields) as Record<string, string> };
}

/** Requests the language of the page's address, which may differ from the interface language. */
function writeEmailQuery(query: EmailQuery): components['schemas']['GetEmailInfoBody'] {
  return {
    msg: query.kind,
    token: query.token,
    locale: isLanguage(query.locale) ? query.locale : defaultLanguage,
  };
}

export const emailApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEmailContent: build.query<EmailContent, EmailQuery>({
      queryFn: call(
        (query) => ({ path: ['step', 'email-info'], body: writeEmailQuery(query) }),
        readEmailContent,
      ),
    }),
  }),
});

export const { useGetEmailContentQuery } = emailApi;
