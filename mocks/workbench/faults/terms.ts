import type { FaultRule } from '../../control/faults';
import { parseScenario } from '../../control/scenarios';

/** How requests to all calls fail. */
export interface OverallFailure {
  /** Null where the connection breaks instead. */
  status: number | null;
  percent: number;
}

/** The faults that are on, as the workbench shows them. Terms are those of a scenario (`error:login:503`). */
export interface FaultPicture {
  /** All answers take so much longer; 0 is none. */
  latencyMs: number;
  failure: OverallFailure | null;
  /** All other faults. */
  others: readonly string[];
}

/** The fault that a term stands for; null where it is none. */
export function readTerm(term: string): FaultRule | null {
  try {
    return parseScenario(term).rules[0] ?? null;
  } catch {
    return null;
  }
}

/** Sorts the terms of the mock into what holds for all calls and the rest. */
export function readPicture(terms: readonly string[]): FaultPicture {
  const latency = terms.find((term) => latencyOf(term) !== null);
  const failure = terms.find((term) => failureOf(term) !== null);
  return {
    latencyMs: latency === undefined ? 0 : (latencyOf(latency) ?? 0),
    failure: failure === undefined ? null : failureOf(failure),
    others: terms.filter((term) => term !== latency && term !== failure),
  };
}

/** The terms with another latency for all; what is written is checked by the mock. */
export function withLatency(terms: readonly string[], ms: string): string[] {
  const rest = terms.filter((term) => latencyOf(term) === null);
  return isNone(ms) ? rest : [`slow:*:${ms.trim()}`, ...rest];
}

/** The terms with another failure rate for all; what is written is checked by the mock. `kind` is `drop` or a status. */
export function withFailure(terms: readonly string[], kind: string, percent: string): string[] {
  const rest = terms.filter((term) => failureOf(term) === null);
  const fault = kind === 'drop' ? 'drop:*' : `error:*:${kind}`;
  return isNone(percent) ? rest : [...rest, `${fault}:${percent.trim()}%`];
}

/** What a reader chooses for a fault; `number` and `percent` may be empty. */
export interface WantedFault {
  call: string;
  kind: FaultRule['fault']['kind'];
  number: string;
  percent: string;
}

/** The term of a fault; what is written is checked by the mock. */
export function termOf({ call, kind, number, percent }: WantedFault): string {
  const parts: string[] = [kind, call];
  if (hasNumber(kind) && number.trim() !== '') parts.push(number.trim());
  if (percent.trim() !== '') parts.push(`${percent.trim()}%`);
  return parts.join(':');
}

/** True for a kind of fault that a number goes with: milliseconds or a status. */
export function hasNumber(kind: WantedFault['kind']): kind is 'slow' | 'error' {
  return kind === 'slow' || kind === 'error';
}

function isNone(text: string): boolean {
  return /^0*$/u.test(text.trim());
}

function latencyOf(term: string): number | null {
  const rule = readTerm(term);
  if (rule?.operationId !== '*' || rule.share !== undefined) return null;
  return rule.fault.kind === 'slow' ? rule.fault.ms : null;
}

function failureOf(term: string): OverallFailure | null {
  const rule = readTerm(term);
  if (rule?.operationId !== '*' || rule.share === undefined) return null;
  const percent = Math.round(rule.share * 100);
  if (rule.fault.kind === 'drop') return { status: null, percent };
  return rule.fault.kind === 'error' ? { status: rule.fault.status, percent } : null;
}
