import type { ApiError } from '@/api/core/apiError';
import type { Settings } from '@/config/settings';
import { operationInfo, type OperationId } from '@mocks/contract/document';
import { checkOf, isBroken, type Check } from '../report/check';
import { isStructure } from './differences';
import { reasonOfFailure } from './failure';
import { gradeAnswer } from './grade';
import { makeCall, readerOf, type Exchange } from './product';
import { callOf, type Argument, type Result } from './productCalls';

/** Asks one API by the product's own calls, and notes what came of each. */
export class LiveApi {
  readonly checks: Check[] = [];
  readonly exchanges: Exchange[] = [];
  /** The bearer of staff; null while nobody is logged in, which `whyNoBearer` has the reason of. */
  bearer: string | null = null;
  whyNoBearer = 'set CONTRACT_EMAIL and CONTRACT_PASSWORD, or CONTRACT_BEARER';
  private isReached = true;

  constructor(private readonly settings: Settings) {}

  /**
   * Makes a call, of staff with their bearer and a public one without; resolves with what the product read, and with
   * undefined where there is nothing to go on with.
   */
  async ask<Id extends OperationId>(
    id: Id,
    argument: Argument<Id>,
    name: string = id,
  ): Promise<Result<Id> | undefined> {
    const { needsBearer, answers } = operationInfo(id);
    // An address with nobody behind it is said once.
    if (!this.isReached) return undefined;
    if (needsBearer && this.bearer === null) {
      this.expect(id, name, false, `not asked: ${this.whyNoBearer}`);
      return undefined;
    }
    const start = performance.now();
    const call = callOf(id, argument);
    const bearer = needsBearer ? this.bearer : null;
    const { outcome, exchange } = await makeCall(this.settings, bearer, call);
    this.exchanges.push(exchange);
    this.isReached = exchange.answer !== null || this.checks.length > 0;
    const { status = 0, data } = exchange.answer ?? {};
    const isGraded = status >= 200 && status < 300 && isStructure(data);
    const schema = answers.get(200) ?? {};
    const read = readerOf(this.settings, status, call);
    const findings = isGraded ? await gradeAnswer(schema, data, read) : [];
    const lack = isBroken(findings) ? 'the answer lacks what the product needs' : undefined;
    const reason = outcome.error ? reasonOfFailure(outcome.error as ApiError, exchange) : lack;
    const seconds = (performance.now() - start) / 1000;
    this.checks.push(checkOf(id, name, reason, findings, seconds));
    return outcome.data;
  }

  /** Notes calls that cannot be asked for, and why. */
  leave(subjects: readonly OperationId[], reason: string, name?: string): void {
    if (!this.isReached) return;
    for (const subject of subjects) {
      this.checks.push({ ...checkOf(subject, name ?? subject, reason), outcome: 'left' });
    }
  }

  /** Notes whether answers go together as the product needs it. */
  expect(subject: OperationId, name: string, holds: boolean, problem: string): void {
    this.checks.push(checkOf(subject, name, holds ? undefined : problem));
  }
}
