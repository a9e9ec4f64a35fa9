import type { ApiError } from '@/api/core/apiError';
import type { HttpResponse, HttpClient } from '@/api/core/apiServices';
import { createAxiosClient, sendWithAxios } from '@/api/core/http/axiosClient';
import type { Settings } from '@/config/settings';
import { operationInfo, type OperationId } from '@mocks/contract/document';
import type { RecordedExchange } from '@mocks/recordings/recording';
import { toExchange } from '../recording/har';
import { checkOf, isBroken, type Check } from '../report/check';
import { isStructure } from './differences';
import { reasonOfFailure } from './failure';
import { gradeAnswer } from './grade';
import { callOf, createStore, parserOf, type Argument } from './product';

/** The server's response, or the reason why there is none. */
export interface Outcome {
  answer?: HttpResponse;
  problem: string;
}

/** Sends the product's own requests to one API and records the result of each. */
export class LiveApi {
  readonly checks: Check[] = [];
  readonly exchanges: RecordedExchange[] = [];
  /** The token of a logged-in staff member, or null; `whyNoBearer` then has the reason. */
  bearer: string | null = null;
  whyNoBearer = 'set CONTRACT_EMAIL and CONTRACT_PASSWORD, or CONTRACT_BEARER';
  private isReached = true;
  private readonly client: ReturnType<typeof createAxiosClient>;

  constructor(
    private readonly settings: Settings,
    /** The token of a haulier's link; may be empty. */
    readonly link: string,
  ) {
    this.client = createAxiosClient(settings.apiBaseUrl);
  }

  /** Sends a request. Resolves with the data that the product parsed, or undefined if there is none. */
  async ask<Id extends OperationId>(id: Id, argument: Argument<Id>, name: string = id) {
    const { needsBearer, answers } = operationInfo(id);
    if (!this.isReached) return undefined;
    if (needsBearer && this.bearer === null) {
      this.fail(id, name, `not sent: ${this.whyNoBearer}`);
      return undefined;
    }
    const start = performance.now();
    const call = callOf(id, argument);
    const outcome: Outcome = { problem: 'was not sent' };
    const getToken = () => (needsBearer ? this.bearer : null);
    const store = createStore(this.settings, this.clientFor(outcome), { getToken });
    const { data, error } = await store.dispatch(call);
    // An unreachable server is reported only once.
    this.isReached = outcome.answer !== undefined || this.checks.length > 0;
    const { status = 0, data: body } = outcome.answer ?? {};
    const isGraded = status >= 200 && status < 300 && isStructure(body);
    const parse = parserOf(this.settings, status, call);
    const findings = isGraded ? await gradeAnswer(answers.get(200) ?? {}, body, parse) : [];
    const missingData = isBroken(findings)
      ? 'the response lacks data that the product needs'
      : undefined;
    const reason = error ? reasonOfFailure(error as ApiError, outcome) : missingData;
    const seconds = (performance.now() - start) / 1000;
    this.checks.push(checkOf(id, name, reason, findings, seconds));
    return data;
  }

  /** The product's HTTP client, which also records requests and responses. */
  private clientFor(outcome: Outcome): HttpClient {
    return async (request) => {
      try {
        const answer = await sendWithAxios(this.client, request);
        this.exchanges.push(...toExchange(request, answer));
        return (outcome.answer = answer);
      } catch (thrown) {
        const { message, code } = thrown as { message?: string; code?: string };
        outcome.problem = [message, code].find(Boolean) ?? 'no response';
        throw thrown;
      }
    };
  }

  skip(subjects: readonly OperationId[], reason: string, name?: string): void {
    if (!this.isReached) return;
    for (const subject of subjects) {
      this.checks.push({ ...checkOf(subject, name ?? subject, reason), outcome: 'skipped' });
    }
  }

  fail(subject: OperationId, name: string, problem: string): void {
    this.checks.push(checkOf(subject, name, problem));
  }

  /** Records whether responses are consistent. Does nothing if `holds` is undefined because a response is missing. */
  expect(subject: OperationId, name: string, holds: boolean | undefined, problem: string): void {
    if (holds !== undefined) this.checks.push(checkOf(subject, name, holds ? undefined : problem));
  }
}
