import { http, passthrough, type HttpHandler } from 'msw';
import type { CallLog, CallRecord } from '../calls';
import { handlerPath, operationInfos } from '../contract/document';
import { driftOf } from '../contract/validators';
import { noteRequest } from '../handlers/operation';
import { documented, documentedAnswer, type WireConventions } from '../wire/conventions.wire';

/** Passes every request on to the live API and validates requests and responses against the contract. */
export function createContractWatch(
  calls: CallLog,
  conventions: WireConventions = documented,
): {
  handlers: HttpHandler[];
  /** Logs violations to the console with their operation and field, without values. */
  answered: (requestId: string, response: Response) => Promise<void>;
} {
  const underWay = new Map<string, CallRecord>();
  const context = { calls, conventions };
  const handlers = operationInfos.map((info) =>
    http[info.method](handlerPath(info), async ({ request, params, requestId }) => {
      const { record } = await noteRequest(context, info, request, params);
      tell(record);
      underWay.set(requestId, record);
      return passthrough();
    }),
  );
  const answered = async (requestId: string, response: Response) => {
    const record = underWay.get(requestId);
    if (!record?.operationId) return;
    underWay.delete(requestId);
    await calls.answered(record, response);
    const content: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    const body = documentedAnswer(content, conventions);
    const drift = driftOf(record.operationId, response.status, body);
    if (drift === null) return;
    record.violation = [record.violation, drift].filter(Boolean).join('; ');
    tell(record);
  };
  return { handlers, answered };
}

function tell({ violation, operationId }: CallRecord): void {
  if (violation !== null) console.warn(`Contract drift in ${operationId ?? ''}: ${violation}`);
}
