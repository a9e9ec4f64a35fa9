import type { OperationId } from '@mocks/contract/document';

/** The faults by name, each as a scenario of the mock (`mocks/control/scenarios.ts`). */
const scenarios = {
  dropped: 'drop',
  // Longer than any test runs, so that the request times out.
  timeout: 'slow:600000',
  '401': 'error:401',
  '403': 'error:403',
  '404': 'error:404',
  '409': 'error:409',
  '419': 'error:419',
  '422': 'error:422',
  '429': 'error:429',
  '500': 'error:500',
  html: 'html',
  truncated: 'broken',
  empty: 'blank',
  null: 'null',
  flat: 'flat',
} as const;

export type Fault = keyof typeof scenarios;

export const allFaults = Object.keys(scenarios) as Fault[];

/** The mock scenario in which an operation meets a fault. */
export function scenarioOf(fault: Fault, call: OperationId): string {
  const [kind = '', ...details] = scenarios[fault].split(':');
  return [kind, call, ...details].join(':');
}

/** True for a fault that ends a staff session. */
export const endsSession = (fault: Fault) => fault === '401' || fault === '419';

/** True for a successful response without content. */
export const isBlank = (fault: Fault) => fault === 'empty' || fault === 'null';

/** True if the server was not reached or did not respond in time. */
export const isUnanswered = (fault: Fault) => fault === 'dropped' || fault === 'timeout';

/** True for a successful response that cannot be used. */
export const isDamaged = (fault: Fault) =>
  fault === 'html' || fault === 'truncated' || isBlank(fault);

/** True if the app cannot know whether the server made the change. Blank responses are handled separately. */
export const isLost = (fault: Fault) =>
  isUnanswered(fault) || (isDamaged(fault) && !isBlank(fault));

/** The message that the mock puts into a refusal; null if the fault is not a refusal. */
export const refusal = (fault: Fault) => (/^\d/.test(fault) ? `Fejl ${fault} (scenarie).` : null);
