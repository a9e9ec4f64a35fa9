import { operationInfos, type OperationId } from './contract/document';

/** Something that goes wrong, or goes another way, on purpose. */
export type Fault =
  /** The answer takes this many milliseconds longer. */
  | { kind: 'slow'; ms: number }
  /** The server answers this status, with a message of its own or none. */
  | { kind: 'error'; status: number; message?: string; errors?: Record<string, string[]> }
  /** The connection breaks before the server has done anything. */
  | { kind: 'drop' }
  /** The server does what it is asked, and the connection breaks before it can answer. */
  | { kind: 'lost' }
  /** HTTP 200 with a page of HTML, as a proxy in the way answers. */
  | { kind: 'html' }
  /** HTTP 200 with JSON that ends in the middle. */
  | { kind: 'broken' }
  /** The call works, but its answer comes without the outer `data` (D5). */
  | { kind: 'flat' }
  /** The call works, but its answer has none of the fields that the contract leaves open. */
  | { kind: 'bare' };

/** A fault for one call or for all. */
export interface FaultRule {
  operationId: OperationId | '*';
  fault: Fault;
  /** How many requests it meets before it is over; without it, all. */
  times?: number;
  /** How many requests pass unharmed before it begins; without it, none. */
  after?: number;
}

const defaultSlowMs = 1500;
const defaultErrorStatus = 500;

/** States of the database that a scenario can ask for. */
type DatabaseState = 'empty' | 'many';

/** What a scenario's text asks for. */
export interface Scenario {
  rules: FaultRule[];
  states: DatabaseState[];
}

/**
 * Reads a scenario: terms with commas between them. `happy` is none; `slow`, `error`, `drop`, `lost`, `html`,
 * `broken`, `flat` and `bare` may name a call and a number (`slow:listTruckers:3000`, `error:login:503`); `empty` and
 * `many` are states of the database. Throws a clear error for anything else.
 */
export function parseScenario(text: string): Scenario {
  const scenario: Scenario = { rules: [], states: [] };
  for (const term of text.split(',').map((part) => part.trim())) {
    const [name = '', operationId = '*', value] = term.split(':');
    if (name === 'happy' || name === '') continue;
    if (name === 'empty' || name === 'many') scenario.states.push(name);
    else
      scenario.rules.push({
        operationId: knownOperation(operationId),
        fault: faultOf(name, value),
      });
  }
  return scenario;
}

/** The faults that are switched on. */
export class FaultRules {
  private rules: FaultRule[] = [];

  /** Switches a fault on, beside those that are on. */
  add(rule: FaultRule): void {
    this.rules.push({ ...rule });
  }

  /** Switches every fault off. */
  clear(): void {
    this.rules = [];
  }

  /** The faults that the next request of a call meets; rules that wait or are limited are counted down. */
  take(operationId: OperationId): Fault[] {
    return this.rules
      .filter((rule) => isFor(rule, operationId) && isMet(rule))
      .map((rule) => rule.fault);
  }
}

/** True where a rule is about a call. */
export function isFor(rule: FaultRule, operationId: OperationId): boolean {
  return rule.operationId === '*' || rule.operationId === operationId;
}

/** Counts a request against a rule that is about it; true where the fault meets it. */
function isMet(rule: FaultRule): boolean {
  if (rule.after) {
    rule.after -= 1;
    return false;
  }
  if (rule.times === 0) return false;
  if (rule.times !== undefined) rule.times -= 1;
  return true;
}

function faultOf(name: string, value: string | undefined): Fault {
  switch (name) {
    case 'slow':
      return { kind: name, ms: readNumber(value ?? defaultSlowMs, 0, 600_000) };
    case 'error':
      return { kind: name, status: readNumber(value ?? defaultErrorStatus, 400, 599) };
    case 'drop':
    case 'lost':
    case 'html':
    case 'broken':
    case 'flat':
    case 'bare':
      return { kind: name };
    default:
      throw new Error(`There is no scenario "${name}".`);
  }
}

function readNumber(value: string | number, min: number, max: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Error(`"${value}" is not a whole number from ${min} to ${max}.`);
}

function knownOperation(name: string): OperationId | '*' {
  if (name === '*') return name;
  const info = operationInfos.find(({ id }) => id === name);
  if (info === undefined) throw new Error(`The contract has no call "${name}" for a scenario.`);
  return info.id;
}
