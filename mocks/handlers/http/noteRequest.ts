import type { CallLog, CallRecord } from '../../calls';
import type { CheckedRequest } from '../../contract/checkRequest';
import type { OperationId, OperationInfo } from '../../contract/document';
import { reasonsOf } from './answers';
import { bearerOf } from './readRequest';

/** The address of a call as msw matches it, on any host. */
export function handlerPath({ path }: OperationInfo): string {
  return `*${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`;
}

/** True for a request that breaks the contract. */
export function isViolation({ problems }: CheckedRequest): boolean {
  return Object.keys(problems).length > 0;
}

/** Notes the request to a call, with its violation of the contract, if any. */
export function noteRequest(
  calls: CallLog,
  operationId: OperationId,
  request: Request,
  checked: CheckedRequest,
): CallRecord {
  const { pathname, searchParams } = new URL(request.url);
  return calls.note({
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: checked.body,
    hasBearer: bearerOf(request) !== null,
    accept: request.headers.get('accept'),
    operationId,
    violation: isViolation(checked) ? reasonsOf(checked.problems) : null,
  });
}
