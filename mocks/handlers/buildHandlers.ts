import { http, HttpResponse, type HttpHandler } from 'msw';
import type { OperationId } from '../contract/document';
import { addOnOperations } from './addOns.handlers';
import type { Operation, Operations } from './http/operation.types';
import { lookupOperations } from './lookups.handlers';
import { operationHandler, type MockContext } from './http/operation';
import { priceOperations } from './prices.handlers';
import { sessionOperations } from './session.handlers';
import { smsOperations } from './sms.handlers';
import { stepOperations } from './steps.handlers';
import { truckerOperations } from './truckers.handlers';

/** The answer to every call of the contract; the compiler counts them. */
export const operations: Operations = {
  ...sessionOperations,
  ...truckerOperations,
  ...priceOperations,
  ...addOnOperations,
  ...lookupOperations,
  ...stepOperations,
  ...smsOperations,
};

/** MSW reads a stack for each handler, to say in warnings where it was made; that takes longer than all the rest. */
function withoutStacks<Made>(make: () => Made): Made {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The answer to what looks like a call and is none of the contract. */
const unknownCallHandler = ({ calls }: MockContext) =>
  http.all('*/api/*', async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const violation = `The contract has no call ${request.method} ${pathname}.`;
    const record = calls.note({
      method: request.method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: undefined,
      hasBearer: request.headers.has('authorization'),
      accept: request.headers.get('accept'),
      operationId: null,
      violation,
    });
    const response = HttpResponse.json({ message: violation }, { status: 404 });
    await calls.answered(record, response);
    return response;
  });

/** The handlers of one mock: one for each call, and one that says so where the contract has none. */
export function buildHandlers(context: MockContext): HttpHandler[] {
  const ids = Object.keys(operations) as OperationId[];
  return withoutStacks(() => [
    ...ids.map((id) => operationHandler(context, id, operations[id] as Operation<OperationId>)),
    unknownCallHandler(context),
  ]);
}
