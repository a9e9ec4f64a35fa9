import type { Language } from '@/config/languages';
import type { OperationInfo } from '../../contract/document';
import { messageText } from '../../domain/messages';
import type { DomainError, DomainErrorKind } from '../../domain/domainError';

/** An answer before it is written to the wire. */
export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const statuses: Record<DomainErrorKind, number> = {
  declined: 200,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  sessionExpired: 419,
  invalid: 422,
  rateLimited: 429,
};

/** The answer to an error of the domain, in the form that the contract declares for the call. */
export function answerOfDomainError(
  info: OperationInfo,
  error: DomainError,
  language: Language,
): Answer {
  const message = messageText(error.messageKey, language);
  if (error.kind === 'declined') return { status: 200, body: declined(info, message) };
  const declared = statuses[error.kind];
  // Public calls know no 419: a session that has run out is a 401 there.
  const status = declared === 419 && !info.answers.has(419) ? 401 : declared;
  const errors = Object.entries(error.fields ?? {}).map(([field, key]) => [
    field,
    [messageText(key, language)],
  ]);
  const body =
    status === 422 || errors.length > 0
      ? { message, errors: Object.fromEntries(errors) as unknown }
      : { message };
  return error.retryAfter === null
    ? { status, body }
    : { status, body, headers: { 'Retry-After': String(error.retryAfter) } };
}

/** The 422 of a request outside the contract: its message says what is wrong and where. */
export function answerOfViolation(problems: Record<string, string[]>, language: Language): Answer {
  const reasons = reasonsOf(problems);
  return {
    status: 422,
    body: { message: `${messageText('invalid', language)} (${reasons})`, errors: problems },
  };
}

/** All problems of a request in one line. */
export function reasonsOf(problems: Record<string, string[]>): string {
  return Object.entries(problems)
    .map(([field, texts]) => `${field}: ${texts.join(', ')}`)
    .join('; ');
}

function declined(info: OperationInfo, message: string): unknown {
  // Section 7 reads `data.message` when step 3 is refused.
  return info.id === 'saveWorkChoices'
    ? { status: 400, data: { status: false, message } }
    : { status: 400, message };
}
