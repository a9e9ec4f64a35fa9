import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { operations } from '@/api/contract/schema.generated';
import { defaultLanguage, isLanguage, type Language } from '@/config/languages';
import type { CallLog, CallRecord } from '../calls';
import {
  handlerPath,
  operationInfo,
  readOperations,
  withoutEnvelope,
  type OperationId,
  type OperationInfo,
} from '../contract/document';
import {
  checkAnswer,
  checkRequest,
  withoutOptional,
  type CheckedRequest,
  type RawRequest,
} from '../contract/validators';
import { faultyResponse, isFor, type Fault, type FaultRules } from '../control/faults';
import type { RequestHolds } from '../control/requestHolds';
import { rulesOfHeader } from '../control/scenarios';
import type { Database } from '../db/database';
import type { UserRow } from '../db/tables';
import { userOfBearer } from '../domain/auth.domain';
import { DomainError, type DomainErrorKind } from '../domain/domainError';
import { messageText } from '../domain/messages';
import type { Replay } from '../recordings/library';
import { answerOfVariants, variants } from '../variants/variants';
import {
  conventionalAnswer,
  documentedRequest,
  type WireConventions,
} from '../wire/conventions.wire';

interface Json<Body> {
  content: { 'application/json': Body };
}

export interface Call<Id extends OperationId> {
  db: Database;
  params: NonNullable<operations[Id]['parameters']['path']>;
  query: NonNullable<operations[Id]['parameters']['query']>;
  body: operations[Id]['requestBody'] extends Json<infer Body> ? Body : undefined;
  /** The staff member of the bearer token, or null. */
  user: UserRow | null;
  bearer: string | null;
  language: Language;
}

/** An operation of the API. Returns the body of the 200 response in the contract, or throws a `DomainError`. */
export type Operation<Id extends OperationId> = (
  call: Call<Id>,
) => operations[Id]['responses'][200] extends Json<infer Body> ? Body : never;

/** Synchronises the mock's state: `pull` before a request, `push` after one that changes it. */
export interface MockSync {
  pull: () => Promise<void>;
  push: () => Promise<void>;
}

export interface MockContext {
  db: Database;
  calls: CallLog;
  faults: FaultRules;
  gates: RequestHolds;
  replay: Replay;
  conventions: WireConventions;
  sync?: MockSync;
}

/**
 * The handler of one operation: logs the request, responds from the domain or a recording, validates both against the
 * contract, and applies the active faults.
 */
export function operationHandler<Id extends OperationId>(
  context: MockContext,
  id: Id,
  run: Operation<Id>,
): HttpHandler {
  const info = operationInfo(id);
  return http[info.method](handlerPath(info), async ({ request, params }) => {
    const { calls, gates } = context;
    const { sent, checked, record } = await noteRequest(context, info, request, params);
    await context.sync?.pull();
    const asked = rulesOfHeader(request).filter((rule) => isFor(rule, id));
    const faults = [...context.faults.take(id), ...asked.map(({ fault }) => fault)];
    if (context.faults.isCounting(id)) await context.sync?.push();
    for (const fault of faults) if (fault.kind === 'slow') await delay(fault.ms);
    if (!(await gates.pass(id))) return HttpResponse.error();
    const response =
      faultyResponse(faults) ??
      respond(context, id, { sent, checked }, faults, () =>
        answerOf(context.db, info, run, checked, bearerOf(request)),
      );
    if (!readOperations.has(id)) await context.sync?.push();
    if (response.type !== 'error') await calls.answered(record, response);
    return response;
  });
}

/** Parses a request, validates it against the contract and logs it. */
export async function noteRequest(
  { calls, conventions }: Pick<MockContext, 'calls' | 'conventions'>,
  { id }: OperationInfo,
  request: Request,
  params: Record<string, unknown>,
): Promise<{ sent: RawRequest; checked: CheckedRequest; record: CallRecord }> {
  const text = await request.clone().text();
  const sent = {
    // Leave out the match of the host wildcard, which msw names "0": it is no parameter of the operation.
    params: Object.fromEntries(Object.entries(params).filter(([name]) => !/^\d+$/u.test(name))),
    query: new URL(request.url).searchParams,
    body: text === '' ? undefined : parseBody(text, request.headers.get('content-type')),
  };
  const checked = checkRequest(id, documentedRequest(sent, conventions));
  const violation = isViolation(checked) ? reasonsOf(checked) : null;
  const record = calls.note(request, { operationId: id, body: sent.body, violation });
  return { sent, checked, record };
}

/** Parses the body of a request. A body that is not JSON stays text, which no operation accepts. */
function parseBody(text: string, contentType: string | null): unknown {
  if (contentType?.startsWith('application/json') !== true) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function bearerOf(request: Request): string | null {
  return /^Bearer (.+)$/u.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

function isViolation({ problems }: CheckedRequest): boolean {
  return Object.keys(problems).length > 0;
}

function reasonsOf({ problems }: CheckedRequest): string {
  return Object.entries(problems)
    .map(([field, texts]) => `${field}: ${texts.join(', ')}`)
    .join('; ');
}

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

function respond(
  { db, conventions, replay }: MockContext,
  id: OperationId,
  { sent, checked }: { sent: RawRequest; checked: CheckedRequest },
  faults: readonly Fault[],
  answerNow: () => Answer,
): Response {
  const recorded = replay.next(db, id, sent);
  const answer: Answer = recorded
    ? { status: recorded.status, body: recorded.answer }
    : answerNow();
  const hasFault = (kind: Fault['kind']) => faults.some((fault) => fault.kind === kind);
  if (hasFault('lost')) return HttpResponse.error();
  const { status, headers } = answer;
  let { body } = answer;
  if (hasFault('bare')) body = withoutOptional(id, status, body);
  if (hasFault('flat')) body = withoutEnvelope(id, body);
  if (!recorded) {
    // Do not check the response to an invalid request: it is a 422, which not every operation declares.
    if (!isViolation(checked)) checkAnswer(id, status, body);
    body = conventionalAnswer(body, conventions);
  }
  const byHand = faults.findLast((fault) => fault.kind === 'answer');
  if (byHand) body = JSON.parse(byHand.body) as unknown;
  // Send a text, or null, as plain text. Only a recording or a response written by hand can have such a body.
  if (body === null || typeof body === 'string') {
    return status === 204
      ? new HttpResponse(null, { status })
      : HttpResponse.text(body ?? '', { status });
  }
  const others = faults.flatMap((fault) => (fault.kind === 'variant' ? [variants[fault.id]] : []));
  if (others.length === 0)
    return HttpResponse.json(body as object, { status, ...(headers && { headers }) });
  const varied = answerOfVariants(others, id, { status, body });
  return new HttpResponse(varied.text === '' ? null : varied.text, {
    status: varied.status,
    headers: { ...headers, 'Content-Type': varied.type },
  });
}

function answerOf<Id extends OperationId>(
  db: Database,
  info: OperationInfo,
  run: Operation<Id>,
  checked: CheckedRequest,
  bearer: string | null,
): Answer {
  let language = localeOf(checked.body);
  try {
    const user = identify(db, info, bearer);
    language ??= user?.language ?? null;
    if (isViolation(checked)) {
      const invalid = messageText('invalid', language ?? defaultLanguage);
      const message = `${invalid} (${reasonsOf(checked)})`;
      return { status: 422, body: { message, errors: checked.problems } };
    }
    // The cast is safe: the request was validated against the schemas from which the types are generated.
    const { params, query, body } = checked as unknown as Call<Id>;
    const call = { db, params, query, body, user, bearer, language: language ?? defaultLanguage };
    return { status: 200, body: run(call) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refusalOf(info, error, language ?? defaultLanguage);
  }
}

function localeOf(body: unknown): Language | null {
  const locale = typeof body === 'object' && body !== null && 'locale' in body ? body.locale : null;
  return isLanguage(locale) ? locale : null;
}

/**
 * The sender of a request. Rejects staff operations without a valid bearer token, and product operations of role
 * `user`.
 */
function identify(db: Database, info: OperationInfo, bearer: string | null): UserRow | null {
  if (info.id === 'login') return null;
  const user = bearer === null ? null : userOfBearer(db, bearer);
  if (!info.needsBearer) return user;
  if (user === null) throw new DomainError('unauthorized', 'notLoggedIn');
  const isProduct = /\/(?:price-plan|add-on)\//u.test(info.path);
  if (isProduct && user.role === 'user') throw new DomainError('forbidden', 'forbidden');
  return user;
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

/** The response to a `DomainError`, in the format that the contract declares for the operation. */
function refusalOf(info: OperationInfo, error: DomainError, language: Language): Answer {
  const { kind, messageKey, fields, retryAfterSeconds } = error;
  const message = messageText(messageKey, language);
  if (kind === 'declined') {
    // When step 3 is refused, the reason is in `data.message`, where the application looks for it.
    const said = info.id === 'saveWorkChoices' ? { data: { status: false, message } } : { message };
    return { status: 200, body: { status: 400, ...said } };
  }
  // Public operations declare no 419, so their response to an expired session is a 401.
  const status = statuses[kind] === 419 && !info.answers.has(419) ? 401 : statuses[kind];
  const errors = Object.fromEntries(
    Object.entries(fields).map(([field, key]) => [field, [messageText(key, language)]]),
  );
  const hasErrors = status === 422 || Object.keys(errors).length > 0;
  return {
    status,
    body: { message, ...(hasErrors && { errors }) },
    ...(retryAfterSeconds !== null && { headers: { 'Retry-After': String(retryAfterSeconds) } }),
  };
}
