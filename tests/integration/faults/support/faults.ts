import type { OperationId } from '@mocks/contract/document';

/** What can become of an answer, by its name, as a scenario of the mock (`mocks/control/scenarios.ts`). */
const scenarios = {
  dropped: 'drop',
  // No test lives as long as this answer takes: the request times out.
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

/** The name of a fault. */
export type Fault = keyof typeof scenarios;

/** Every fault. */
export const allFaults = Object.keys(scenarios) as Fault[];

/** The scenario of the mock in which a call meets a fault. */
export function scenarioOf(fault: Fault, call: OperationId): string {
  const [kind = '', ...details] = scenarios[fault].split(':');
  return [kind, call, ...details].join(':');
}

/** True for a fault that shows that the session is over (D3). */
export const endsSession = (fault: Fault) => fault === '401' || fault === '419';

/** True for an answer of success that says nothing. */
export const isBlank = (fault: Fault) => fault === 'empty' || fault === 'null';

/** True where the server was not reached, or did not answer in time. */
export const isUnanswered = (fault: Fault) => fault === 'dropped' || fault === 'timeout';

/** True for an answer of success that cannot be used. */
export const isDamaged = (fault: Fault) =>
  fault === 'html' || fault === 'truncated' || isBlank(fault);

/** True where nobody knows whether the server made the change; an answer without a word is another case (D41). */
export const isLost = (fault: Fault) =>
  isUnanswered(fault) || (isDamaged(fault) && !isBlank(fault));

/** The words that the mock puts into a refusal; null where the fault is none. */
export const refusal = (fault: Fault) => (/^\d/.test(fault) ? `Fejl ${fault} (scenarie).` : null);
