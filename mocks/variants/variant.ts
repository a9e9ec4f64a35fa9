import type { OperationId } from '../contract/document';

/** An answer as it goes out: what follows the headers is text, which need not be JSON. */
export interface SentAnswer {
  status: number;
  text: string;
  type: string;
}

/** Changes the body of an answer to a call. */
export type ChangeBody = (body: unknown, call: OperationId) => unknown;

/** Changes an answer to a call as it goes out. */
export type ChangeAnswer = (answer: SentAnswer, call: OperationId) => SentAnswer;

/** One thing that a real server may do otherwise than the mock, where the specification shows no answer. */
export interface Variant {
  /** What it is, in a sentence. */
  does: string;
  /** What becomes of the body of a success. */
  body?: ChangeBody;
  /** What becomes of the body of a refusal, whatever its HTTP status. */
  refusal?: ChangeBody;
  /** What becomes of the answer as it goes out. */
  send?: ChangeAnswer;
}

const json = 'application/json';

/** True for a body that says no with an HTTP status that says yes (D6), as the mock says it. */
function isRefusal(status: number, body: unknown): boolean {
  return status >= 400 || (body as { status?: unknown } | null)?.status === 400;
}

/** The mock's answer to a call as servers give it that differ in all of these. */
export function answerOfVariants(
  variants: readonly Variant[],
  call: OperationId,
  answer: { status: number; body: unknown },
): SentAnswer {
  const { status } = answer;
  const part = isRefusal(status, answer.body) ? 'refusal' : 'body';
  const body = variants.reduce(
    (changed, variant) => variant[part]?.(changed, call) ?? changed,
    answer.body,
  );
  return variants.reduce<SentAnswer>((sent, { send }) => send?.(sent, call) ?? sent, {
    status,
    text: JSON.stringify(body),
    type: json,
  });
}
