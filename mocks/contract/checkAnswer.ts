import type { ValidateFunction } from 'ajv/dist/2020.js';
import { operationInfo, type OperationId } from './document';
import { compileBody, problemsOf } from './validators';

/** Thrown where the mock is about to answer what the contract does not declare. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

const compiled = new Map<string, ValidateFunction>();

function validatorOf(id: OperationId, status: number): ValidateFunction | null {
  const schema = operationInfo(id).answers.get(status);
  if (schema === undefined) return null;
  const key = `${id} ${status}`;
  const validate = compiled.get(key) ?? compileBody(schema);
  compiled.set(key, validate);
  return validate;
}

/** Where an answer drifts from what the contract declares for the call; null where it keeps to it. */
export function driftOf(id: OperationId, status: number, body: unknown): string | null {
  const validate = validatorOf(id, status);
  if (validate === null) return `${id} does not declare the status ${status}.`;
  if (validate(body)) return null;
  const reasons = Object.values(problemsOf(validate)).flat().slice(0, 5).join('; ');
  return `${id} answered ${status} with a body outside the contract: ${reasons}`;
}

/** Throws a `ContractViolation` for a status or a body that the contract does not declare for the call. */
export function checkAnswer(id: OperationId, status: number, body: unknown): void {
  const drift = driftOf(id, status, body);
  if (drift !== null) throw new ContractViolation(drift);
}

/** The answer with only those of its own fields that the contract cannot do without. */
export function withoutOptional(id: OperationId, status: number, body: unknown): unknown {
  const validate = validatorOf(id, status);
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !validate) return body;
  let kept = Object.entries(body);
  for (const [name] of kept) {
    const rest = kept.filter(([other]) => other !== name);
    if (validate(Object.fromEntries(rest))) kept = rest;
  }
  return Object.fromEntries(kept);
}
