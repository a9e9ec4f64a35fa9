import type { Settings } from '@/config/settings';
import { operationInfo, type OperationId } from '@mocks/contract/document';
import type { Check, Finding } from '../report/check';
import { reasonOfFailure } from './failure';
import { gradeAnswer } from './grade';
import { errorOf, makeCall, readerOf, type Exchange, type ProductCall } from './product';

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
   * Makes a call, of staff with their bearer and a public one without; resolves with what the product read, and with null
   * where there is nothing to go on with. `taken` are findings that are as they should be.
   */
  async ask<Data>(subject: OperationId, call: ProductCall<Data>, name: string = subject) {
    const { needsBearer, answers } = operationInfo(subject);
    // An address with nobody behind it is said once.
    if (!this.isReached) return null;
    if (needsBearer && this.bearer === null) {
      this.note({ subject, name, outcome: 'failed', reason: `not asked: ${this.whyNoBearer}` });
      return null;
    }
    const start = performance.now();
    const bearer = needsBearer ? this.bearer : null;
    const { outcome, exchange } = await makeCall(this.settings, bearer, call);
    this.exchanges.push(exchange);
    this.isReached = exchange.status !== null || this.checks.length > 0;
    const findings = await this.findingsOf(exchange, answers.get(200) ?? {}, call);
    const error = errorOf(outcome);
    const breaks = findings.some(({ grade }) => grade === 'breaks');
    this.note({
      subject,
      name,
      outcome: error || breaks ? 'failed' : 'ok',
      ...(error && { reason: reasonOfFailure(error, exchange) }),
      ...(!error && breaks && { reason: 'the answer lacks what the product needs' }),
      findings,
      seconds: (performance.now() - start) / 1000,
    });
    return outcome.data ?? null;
  }

  /** Notes what a call cannot be asked for on this server. */
  leave(subject: OperationId, reason: string, name: string = subject): void {
    if (this.isReached) this.note({ subject, name, outcome: 'left', reason });
  }

  /** Notes whether answers go together as the product needs it; `problem` is null where they do. */
  expect(subject: OperationId, name: string, problem: string | null): void {
    this.note({
      subject,
      name,
      outcome: problem === null ? 'ok' : 'failed',
      ...(problem !== null && { reason: problem }),
    });
  }

  private note(check: Omit<Check, 'findings' | 'seconds'> & Partial<Check>): void {
    this.checks.push({ findings: [], seconds: 0, ...check });
  }

  private async findingsOf(
    { status, answerBody }: Exchange,
    schema: Parameters<typeof gradeAnswer>[0],
    call: ProductCall<unknown>,
  ): Promise<Finding[]> {
    const isSuccess = status !== null && status >= 200 && status < 300;
    if (!isSuccess || typeof answerBody !== 'object' || answerBody === null) return [];
    return gradeAnswer(schema, answerBody, readerOf(this.settings, status, call));
  }
}
