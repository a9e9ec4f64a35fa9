import { http, HttpResponse, type HttpHandler } from 'msw';
import type { CallLog } from '../calls';
import { checkRequest } from '../contract/checkRequest';
import { operationInfos, type OperationInfo } from '../contract/document';
import type { Database } from '../db/database';
import { send } from '../domain/outbox.domain';
import { noteRequest } from '../handlers/http/noteRequest';
import { readRequest } from '../handlers/http/readRequest';
import type { RecordedExchange } from './recording';
import type { Replay } from './replay';

interface Address {
  info: OperationInfo;
  form: RegExp;
}

const addresses: readonly Address[] = operationInfos.map((info) => ({
  info,
  form: new RegExp(`${info.path.replaceAll(/\{(\w+)\}/gu, '(?<$1>[^/]+)')}/?$`, 'u'),
}));

/** The call of the contract that a request makes, with what stands in its address; null where it makes none. */
export function callOf(
  method: string,
  path: string,
): { info: OperationInfo; params: Record<string, string> } | null {
  for (const { info, form } of addresses) {
    const match = info.method === method.toLowerCase() ? form.exec(path) : null;
    if (match) {
      const params = Object.entries(match.groups ?? {});
      return {
        info,
        params: Object.fromEntries(
          params.map(([name, value]) => [name, decodeURIComponent(value)]),
        ),
      };
    }
  }
  return null;
}

function responseOf({ status, answer }: RecordedExchange): Response {
  if (status === 204) return new HttpResponse(null, { status });
  if (answer === null || typeof answer === 'string')
    return HttpResponse.text(answer ?? '', { status });
  return HttpResponse.json(answer as object, { status });
}

/** Answers from the recording that is played; what was never recorded is left to the mock itself. */
export function replayHandler(replay: Replay, db: Database, calls: CallLog): HttpHandler {
  return http.all('*/api/*', async ({ request }) => {
    if (!replay.isOn) return undefined;
    const found = callOf(request.method, new URL(request.url).pathname);
    if (!found) return undefined;
    const { info, params } = found;
    const raw = await readRequest(request, params);
    const exchange = replay.next(info.id, raw);
    if (!exchange) return undefined;
    const record = noteRequest(calls, info.id, request, checkRequest(info.id, raw));
    const response = responseOf(exchange);
    await calls.answered(record, response);
    if (info.id === 'generateSmsCode') tellOfCode(db);
    return response;
  });
}

/** No SMS is sent here, and whoever plays the visit waits for one. */
function tellOfCode(db: Database): void {
  const text = 'This is played back: any code will do, such as 123456.';
  send(db, { kind: 'sms', truckerId: 0, to: '', subject: '', text, attachment: null });
}
