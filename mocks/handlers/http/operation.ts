import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { defaultLanguage, isLanguage, type Language } from '@/config/languages';
import type { CallLog } from '../../calls';
import { checkAnswer, withoutOptional } from '../../contract/checkAnswer';
import {
  checkRequest,
  type CheckedRequest,
  type RawRequest,
  type Strictness,
} from '../../contract/checkRequest';
import {
  conventionalAnswer,
  documentedRequest,
  type WireConventions,
} from '../../wire/conventions.wire';
import { operationInfo, type OperationId, type OperationInfo } from '../../contract/document';
import { readOperations } from '../../contract/reads';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain/domainError';
import type { Fault, FaultRules } from '../../control/faultRules';
import type { RequestGates } from '../../control/requestGates';
import type { RecordedExchange } from '../../recordings/recording';
import { tellOfCode, type Replay } from '../../recordings/replay';
import { answerOfViolation, answerOfDomainError, type Answer } from './answers';
import type { Call, Operation } from './operation.types';
import { answerOfVariants, type Variant } from '../../variants/variant';
import { variants } from '../../variants/variants';
import { withoutEnvelope } from './envelopes';
import { faultsOf, faultyResponse } from './faultResponses';
import { identify } from './identify';
import { handlerPath, isViolation, noteRequest } from './noteRequest';
import { bearerOf, readRequest } from './readRequest';

/** What brings a mock's state up to date before a call, and stores what the call has changed. */
export interface MockSync {
  pull: () => Promise<void>;
  push: () => Promise<void>;
}

/** What all handlers of one mock share. */
export interface MockContext {
  db: Database;
  calls: CallLog;
  faults: FaultRules;
  gates: RequestGates;
  /** What answers in the place of the domain, as a server did once. */
  replay: Replay;
  /** How dates and pages travel. */
  conventions: WireConventions;
  /** How strict requests are held to the contract. */
  strictness: Strictness;
  /** Only where other mocks have the same state. */
  sync?: MockSync;
}

/**
 * The handler of one call: the request is noted and held against the contract, the domain answers, and
 * the answer is held against the contract, too. An answer outside it throws. What is played back answers in the place of the
 * domain, as it was recorded; what may go wrong on the way goes wrong with either.
 */
export function operationHandler<Id extends OperationId>(
  context: MockContext,
  id: Id,
  run: Operation<Id>,
): HttpHandler {
  const info = operationInfo(id);
  return http[info.method](handlerPath(info), async ({ request, params }) => {
    const sent = await readRequest(request, params);
    const checked = checkRequest(
      id,
      documentedRequest(sent, context.conventions),
      context.strictness,
    );
    const record = noteRequest(context.calls, id, request, { ...checked, body: sent.body });
    await context.sync?.pull();
    const faults = faultsOf(context.faults, id, request);
    if (context.faults.isCounting(id)) await context.sync?.push();
    for (const fault of faults) if (fault.kind === 'slow') await delay(fault.ms);
    if (!(await context.gates.pass(id))) return HttpResponse.error();
    const response =
      faultyResponse(faults) ?? respond(context, info, run, { request, sent, checked }, faults);
    if (!readOperations.has(id)) await context.sync?.push();
    if (response.type !== 'error') await context.calls.answered(record, response);
    return response;
  });
}

/** A request as it came, and as the contract has it. */
interface Arrived {
  request: Request;
  sent: RawRequest;
  checked: CheckedRequest;
}

function respond<Id extends OperationId>(
  { db, conventions, replay }: MockContext,
  info: OperationInfo,
  run: Operation<Id>,
  { request, sent, checked }: Arrived,
  faults: readonly Fault[],
): Response {
  const recorded = replay.next(info.id, sent);
  const answer = recorded
    ? replayed(db, recorded)
    : answerOf(db, info, run, checked, bearerOf(request));
  const hasFault = (kind: Fault['kind']) => faults.some((fault) => fault.kind === kind);
  if (hasFault('lost')) return HttpResponse.error();
  let body = answer.body;
  if (hasFault('bare')) body = withoutOptional(info.id, answer.status, body);
  if (hasFault('flat')) body = withoutEnvelope(info.id, body);
  if (!recorded) {
    // A request outside the contract gets its 422 also where the contract has no need for one.
    if (!isViolation(checked)) checkAnswer(info.id, answer.status, body);
    body = conventionalAnswer(body, conventions);
  }
  const others = faults.flatMap((fault) => (fault.kind === 'variant' ? [variants[fault.id]] : []));
  const byHand = faults.findLast((fault) => fault.kind === 'answer');
  if (byHand) body = JSON.parse(byHand.body) as unknown;
  return responseOf({ ...answer, body }, others, info.id);
}

/** What was answered once, and an SMS for whoever waits for one: none is sent by a recording. */
function replayed(db: Database, { call, status, answer }: RecordedExchange): Answer {
  if (call === 'generateSmsCode') tellOfCode(db);
  return { status, body: answer };
}

function responseOf(
  { status, body, headers }: Answer,
  others: readonly Variant[],
  call: OperationId,
): Response {
  // Only what was recorded may be no JSON.
  if (body === null || typeof body === 'string') {
    return status === 204
      ? new HttpResponse(null, { status })
      : HttpResponse.text(body ?? '', { status });
  }
  if (others.length === 0) {
    return HttpResponse.json(body as object, { status, ...(headers && { headers }) });
  }
  const sent = answerOfVariants(others, call, { status, body });
  return new HttpResponse(sent.text === '' ? null : sent.text, {
    status: sent.status,
    headers: { ...headers, 'Content-Type': sent.type },
  });
}

function answerOf<Id extends OperationId>(
  db: Database,
  info: OperationInfo,
  run: Operation<Id>,
  checked: CheckedRequest,
  bearer: string | null,
): Answer {
  let language = languageOf(checked.body);
  try {
    const user = identify(db, info, bearer);
    language ??= user?.language ?? null;
    if (isViolation(checked)) {
      return answerOfViolation(checked.problems, language ?? defaultLanguage);
    }
    const { params, query, body } = checked;
    // The contract was checked above, so the values have the types that it generates.
    const known = { params, query, body } as Pick<Call<Id>, 'params' | 'query' | 'body'>;
    const call = { db, ...known, user, bearer, language: language ?? defaultLanguage };
    return { status: 200, body: run(call) };
  } catch (error) {
    if (error instanceof DomainError) {
      return answerOfDomainError(info, error, language ?? defaultLanguage);
    }
    throw error;
  }
}

function languageOf(body: unknown): Language | null {
  const locale = typeof body === 'object' && body !== null && 'locale' in body ? body.locale : null;
  return isLanguage(locale) ? locale : null;
}
