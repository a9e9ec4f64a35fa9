import type { OperationId } from '../contract/document';
import { createRandom, type Random } from '../db/random';
import type { VariantId } from '../variants/variants';

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
  /** HTTP 200 without a body. */
  | { kind: 'blank' }
  /** HTTP 200 with JSON that says nothing: `null`. */
  | { kind: 'null' }
  /** The call works, but its answer comes without the outer `data` (D5). */
  | { kind: 'flat' }
  /** The call works, but its answer has none of the fields that the contract leaves open. */
  | { kind: 'bare' }
  /** The call works, and this JSON, written by hand, stands in place of its answer's body. */
  | { kind: 'answer'; body: string }
  /** The call works, and its answer is that of a server which does one thing otherwise (`variants`). */
  | { kind: 'variant'; id: VariantId };

/** A fault for one call or for all. */
export interface FaultRule {
  operationId: OperationId | '*';
  fault: Fault;
  /** How many requests it meets before it is over; without it, all. */
  times?: number;
  /** How many requests pass unharmed before it begins; without it, none. */
  after?: number;
  /** How many have passed, and how many it has met: beside what was asked for, which a link can carry on. */
  counted?: { passed: number; met: number };
  /** The share of requests that it meets, from 0 to 1; without it, all. */
  share?: number;
}

/** The faults that are switched on. */
export class FaultRules {
  private rules: FaultRule[] = [];
  // Not the database's: which codes and tokens come next must not depend on faults.
  private readonly chance = createRandom(1);

  /** The rules that are on. */
  all(): readonly FaultRule[] {
    return this.rules;
  }

  /** Switches a fault on, beside those that are on. */
  add(rule: FaultRule): void {
    this.rules.push({ ...rule });
  }

  /** Switches every fault off. */
  clear(): void {
    this.rules = [];
  }

  /** True where requests of a call are counted: who shares the rules has to be told. */
  isCounting(operationId: OperationId): boolean {
    return this.rules.some((rule) => isFor(rule, operationId) && isCounted(rule));
  }

  /** The faults that the next request of a call meets, which is counted against the rules that wait or are limited. */
  take(operationId: OperationId): Fault[] {
    return this.rules
      .filter((rule) => isFor(rule, operationId) && isMet(rule, this.chance))
      .map((rule) => rule.fault);
  }
}

/** True where a rule is about a call. */
export function isFor(rule: FaultRule, operationId: OperationId): boolean {
  return rule.operationId === '*' || rule.operationId === operationId;
}

const isCounted = ({ times, after }: FaultRule) => times !== undefined || after !== undefined;

/** Counts a request against a rule that is about it; true where the fault meets it. */
function isMet(rule: FaultRule, chance: Random): boolean {
  const { after = 0, times = Infinity, share } = rule;
  const { passed, met } = rule.counted ?? { passed: 0, met: 0 };
  const isDue = passed >= after && met < times && (share === undefined || chance.chance(share));
  if (isCounted(rule)) {
    rule.counted = isDue ? { passed, met: met + 1 } : { passed: Math.min(passed + 1, after), met };
  }
  return isDue;
}
