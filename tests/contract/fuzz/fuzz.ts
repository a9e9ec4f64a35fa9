import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Parameters } from 'fast-check';
import { handlerPath, operationInfo, type OperationId } from '@mocks/contract/document';

/** A body and its HTTP status. */
interface Damaged {
  answer: string;
  status: number;
}

/**
 * `npm test` tries each property a few times. `npm run test:nightly` tries more responses, with a new seed in each run.
 */
const seed = Number(process.env.FUZZ_SEED ?? '20220314');
const factor = Number(process.env.FUZZ_FACTOR ?? '0.125');

/** Marks a table row that runs only nightly, because another row covers its kind of walk. */
export const nightly = 'nightly';

/** The rows that this run tries. */
export const rowsOfRun = <Row extends readonly unknown[]>(rows: readonly Row[]): Row[] =>
  rows.filter((row) => process.env.FUZZ_FACTOR !== undefined || row.at(-1) !== nightly);

/** Returns the options of a property: the same responses in every run, but different ones for each name. */
export function runs<Values>(name: string, numRuns: number): Parameters<Values> {
  const salt = Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return { seed: seed + salt, numRuns: Math.ceil(numRuns * factor) };
}

/** Answers a request with any text, declared as JSON. */
export function answerWith(
  operation: OperationId,
  respond: (request: Request) => Damaged | Promise<Damaged>,
): HttpHandler {
  const info = operationInfo(operation);
  return http[info.method](handlerPath(info), async ({ request }) => {
    const { answer, status } = await respond(request);
    return new HttpResponse(answer, { status, headers: { 'Content-Type': 'application/json' } });
  });
}

/** A refusal as the contract declares it. */
export const refusal = {
  message: 'Oplysningerne er ikke gyldige.',
  errors: { name: ['Navnet mangler.'], dr_number: ['Er brugt.', 'Er for kort.'] },
};

/** Throws if a response has changed one of the built-in prototypes. */
export function expectCleanPrototypes(): void {
  const reached = [Object.prototype, Array.prototype, Function.prototype].flatMap((prototype) =>
    Object.keys(prototype),
  );
  if (reached.length > 0) throw new Error(`A prototype has got ${reached.join(', ')}.`);
}

/** Runs a check of one response, and adds the response to the message of a failure. */
export async function showingAnswer(
  answer: () => string,
  check: () => Promise<void>,
): Promise<void> {
  try {
    await check();
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Error(`${reason}\nThe answer was: ${answer().slice(0, 4000)}`, { cause: thrown });
  }
}
