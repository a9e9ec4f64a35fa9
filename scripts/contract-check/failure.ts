import type { ApiError } from '@/api/core/apiError';
import type { Outcome } from './liveApi';

/** Meanings of HTTP statuses for the person who connects the API. */
const meanings: Readonly<Record<number, string>> = {
  401: 'it wants a login, or does not take this one',
  403: 'this account may not',
  404: 'there is no such thing, or no such address',
  405: 'it does not take this method',
  419: 'the session is over, or it wants a CSRF token',
  422: 'it refuses what was sent',
  429: 'too many calls',
};

/** The server's message without parts that could be a personal address or number. */
function wordsOf(message: string | null): string {
  if (message === null) return '';
  const clean = message.replaceAll(/\S+@\S+|\d[\d\s-]{3,}\d/g, '…').slice(0, 120);
  return `, saying "${clean}"`;
}

/** Describes a body that is not JSON; null for JSON. */
function contentOf(body: unknown): string | null {
  if ((body ?? '') === '') return 'nothing';
  if (typeof body !== 'string') return null;
  return /^\s*</.test(body) ? 'a web page' : 'text that is no JSON';
}

/** Why a request failed, in one line. */
export function reasonOfFailure(error: ApiError, { answer, problem }: Outcome): string {
  if (!answer) {
    return error.kind === 'timeout' ? 'did not answer in time' : `did not answer: ${problem}`;
  }
  const { status, data } = answer;
  if (status < 200 || status >= 300) {
    const meaning = meanings[status] === undefined ? '' : ` (${meanings[status]})`;
    const fields = Object.keys(error.fieldErrors).join(', ');
    return `answered ${status}${meaning}${fields && `, about ${fields}`}${wordsOf(error.message)}`;
  }
  if (error.kind === 'refused') return `answered ${status} and says no${wordsOf(error.message)}`;
  const content = contentOf(data);
  if (content !== null) return `answered ${status} with ${content} where JSON is due`;
  return error.kind === 'unconfirmed'
    ? `answered ${status} without the status that says it was done`
    : `answered ${status} with JSON that the product cannot read`;
}
