import type { ApiError } from '@/api/core/apiError';
import { figureIn } from '@/api/core/wire/envelope';
import type { Outcome } from './liveApi';

/** Meanings of HTTP statuses for the person who connects the API. */
const meanings: Readonly<Record<number, string>> = {
  401: 'it requires a login, or rejects this one',
  403: 'this account may not do this',
  404: 'there is no such record, or no such address',
  405: 'it does not accept this method',
  419: 'the session has expired, or it requires a CSRF token',
  422: 'it rejects the data that was sent',
  429: 'too many requests',
};

/** The server's message without e-mail addresses and long numbers, which may be personal data. */
function wordsOf(message: string | null): string {
  if (message === null) return '';
  const clean = message.replaceAll(/\S+@\S+|\d[\d\s-]{3,}\d/g, '…').slice(0, 120);
  return `, with the message "${clean}"`;
}

/** Describes a body that is not JSON; null for JSON. */
function contentOf(body: unknown): string | null {
  if ((body ?? '') === '') return 'an empty body';
  if (typeof body !== 'string') return null;
  return /^\s*</.test(body) ? 'a web page' : 'text';
}

/** Why a request failed, in one line. */
export function reasonOfFailure(error: ApiError, { answer, problem }: Outcome): string {
  if (!answer) {
    return error.kind === 'timeout' ? 'did not respond in time' : `did not respond: ${problem}`;
  }
  const { status, data } = answer;
  if (status < 200 || status >= 300) {
    const meaning = meanings[status] === undefined ? '' : ` (${meanings[status]})`;
    const fields = Object.keys(error.fieldErrors).join(', ');
    return `returned ${status}${meaning}${fields && `, about ${fields}`}${wordsOf(error.message)}`;
  }
  if (error.kind === 'refused') {
    return `returned ${status}, but the body reports a failure${wordsOf(error.message)}`;
  }
  const content = contentOf(data);
  if (content !== null) return `returned ${status} with ${content} instead of JSON`;
  if (error.kind === 'unconfirmed') return `returned ${status} without a status that confirms it`;
  const total = figureIn(data, 'truckers')('total');
  const hint = total === undefined ? '' : `; does it have all ${total} rows of its total?`;
  return `returned ${status} with JSON that the product cannot read${hint}`;
}
