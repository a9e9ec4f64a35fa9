import { http, passthrough, type HttpHandler } from 'msw';
import type { CallLog, CallRecord } from '../calls';
import { driftOf } from '../contract/checkAnswer';
import { checkRequest } from '../contract/checkRequest';
import { operationInfos } from '../contract/document';
import { handlerPath, noteRequest } from '../handlers/http/noteRequest';
import { readRequest } from '../handlers/http/readRequest';
import {
  documented,
  documentedAnswer,
  documentedRequest,
  type WireConventions,
} from '../wire/conventions.wire';

/** What watches the exchanges with a live API. */
export interface ContractWatch {
  handlers: HttpHandler[];
  /** Holds a live answer against the contract; tells of drift in the console, by call and field, without values. */
  answered: (requestId: string, response: Response) => Promise<void>;
}

/** Lets every call pass to the live API, notes it, and holds request and answer against the contract. */
export function createContractWatch(
  calls: CallLog,
  conventions: WireConventions = documented,
): ContractWatch {
  const underWay = new Map<string, CallRecord>();
  const handlers = operationInfos.map((info) =>
    http[info.method](handlerPath(info), async ({ request, params, requestId }) => {
      const sent = await readRequest(request, params);
      const checked = checkRequest(info.id, documentedRequest(sent, conventions));
      const record = noteRequest(calls, info.id, request, { ...checked, body: sent.body });
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
    const body = documentedAnswer(await readBody(response), conventions);
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

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
}
