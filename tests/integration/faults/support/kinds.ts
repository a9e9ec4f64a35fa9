import type { OperationId } from '@mocks/contract/document';

/** What can become of an answer, by its name, as the mock is told of it (`mocks/control/scenarios.ts`). */
const faults = {
  dropped: (call: OperationId) => `drop:${call}`,
  // No test lives as long as this answer takes: the request times out (`timeouts.ts`).
  timeout: (call: OperationId) => `slow:${call}:600000`,
  '401': (call: OperationId) => `error:${call}:401`,
  '403': (call: OperationId) => `error:${call}:403`,
  '404': (call: OperationId) => `error:${call}:404`,
  '409': (call: OperationId) => `error:${call}:409`,
  '419': (call: OperationId) => `error:${call}:419`,
  '422': (call: OperationId) => `error:${call}:422`,
  '429': (call: OperationId) => `error:${call}:429`,
  '500': (call: OperationId) => `error:${call}:500`,
  html: (call: OperationId) => `html:${call}`,
  truncated: (call: OperationId) => `broken:${call}`,
  empty: (call: OperationId) => `blank:${call}`,
  null: (call: OperationId) => `null:${call}`,
  flat: (call: OperationId) => `flat:${call}`,
};

/** The name of a fault. */
export type FaultKind = keyof typeof faults;

/** Every fault of the table. */
export const faultKinds = Object.keys(faults) as FaultKind[];

/** The scenario of the mock in which a call meets a fault. */
export function scenarioOf(kind: FaultKind, call: OperationId): string {
  return faults[kind](call);
}

/** True for a fault that shows that the session is over (D3). */
export function endsSession(kind: FaultKind): boolean {
  return kind === '401' || kind === '419';
}

/** True for an answer of success that says nothing. */
export function isBlank(kind: FaultKind): boolean {
  return kind === 'empty' || kind === 'null';
}

/** The status that a fault answers with; null where it is no refusal of the server's. */
export function statusOf(kind: FaultKind): number | null {
  return /^\d/.test(kind) ? Number(kind) : null;
}

/** Faults that go the same way through the app, each way once: what it makes of one, it makes of its neighbours. */
const ways: readonly (readonly FaultKind[])[] = [
  ['dropped', 'timeout'],
  ['401', '403', '404', '409', '419', '429'],
  ['422'],
  ['500'],
  ['html', 'truncated', 'empty', 'null'],
  ['flat'],
];

/** The number of the way that a fault goes. */
export function wayOf(kind: FaultKind): number {
  return ways.findIndex((kinds) => kinds.includes(kind));
}
