import { defaultLanguage, isLanguage } from '@/config/languages';
import { baseApi } from '../core/baseApi';
import { call } from '../core/call';
import type { components } from '../contract/schema.generated';
import { unwrap } from '../core/wire/envelope';
import { getField, safeKeysOf, asRecord, parseText, required } from '../core/wire/parse';
import type { EmailContent, EmailQuery } from './email.model';

function toCamelCase(name: string): string {
  const [first = '', ...others] = name.toLowerCase().split('_');
  return first + others.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}

function parseValue(value: unknown): string {
  return typeof value === 'boolean' ? String(Number(value)) : parseText(value);
}

/** Parses the texts of an e-mail, which the server sends in `data.data` or in `data`. */
export function parseEmailContent(body: unknown, { kind }: EmailQuery): EmailContent {
  const content = required(asRecord(unwrap(body, 'data')), 'data');
  const fields = safeKeysOf(content).map((name) => [
    toCamelCase(name),
    parseValue(getField(content, name)),
  ]);
  return { kind, fields: Object.fromEntries(fields) as Record<string, string> };
}

/** Requests the texts in the language in the page's URL, which may differ from the interface language. */
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
        parseEmailContent,
      ),
    }),
  }),
});

export const { useGetEmailContentQuery } = emailApi;
