import { HttpResponse } from 'msw';
import type { OperationId } from '../../contract/document';
import { isFor, type Fault, type FaultRule, type FaultRules } from '../../control/faultRules';
import { parseScenario } from '../../control/scenarios';

/** The request header that names a scenario for this one request. */
export const scenarioHeader = 'x-mock-scenario';

/** The faults that a request meets: those that are switched on and those it asks for itself. */
export function faultsOf(rules: FaultRules, id: OperationId, request: Request): Fault[] {
  const asked = askedRules(request.headers.get(scenarioHeader) ?? '');
  return [...rules.take(id), ...asked.filter((rule) => isFor(rule, id)).map((rule) => rule.fault)];
}

// A header that names no scenario is answered with the reason: nobody reads the mock's own log first.
function askedRules(text: string): FaultRule[] {
  try {
    return parseScenario(text).rules;
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Unknown scenario.';
    return [{ operationId: '*', fault: { kind: 'error', status: 400, message } }];
  }
}

/** The answer that a fault gives in place of the mock's; null where none does. */
export function faultyResponse(faults: readonly Fault[]): Response | null {
  for (const fault of faults) {
    switch (fault.kind) {
      case 'error':
        return HttpResponse.json(
          {
            message: fault.message ?? `Fejl ${fault.status} (scenarie).`,
            ...((fault.errors ?? fault.status === 422) && { errors: fault.errors ?? {} }),
          },
          { status: fault.status, headers: fault.status === 429 ? { 'Retry-After': '30' } : {} },
        );
      case 'drop':
        return HttpResponse.error();
      case 'html':
        return HttpResponse.html('<!doctype html><title>Gateway</title><p>It works!</p>');
      case 'broken':
        return new HttpResponse('{"data": {"price_pl', {
          headers: { 'Content-Type': 'application/json' },
        });
      case 'blank':
        return new HttpResponse('', { headers: { 'Content-Type': 'application/json' } });
      case 'null':
        return HttpResponse.json(null);
      case 'slow':
      case 'lost':
      case 'flat':
      case 'bare':
      case 'answer':
      case 'variant':
        break;
    }
  }
  return null;
}
