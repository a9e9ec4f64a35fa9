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

  /** The faults that the next request of a call meets; rules that wait or are limited are counted down. */
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

/** Counts a request against a rule that is about it; true where the fault meets it. */
function isMet(rule: FaultRule, chance: Random): boolean {
  if (rule.after) {
    rule.after -= 1;
    return false;
  }
  if (rule.times === 0) return false;
  if (rule.share !== undefined && !chance.chance(rule.share)) return false;
  if (rule.times !== undefined) rule.times -= 1;
  return true;
}
