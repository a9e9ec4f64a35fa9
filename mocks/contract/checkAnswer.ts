import type { ValidateFunction } from 'ajv/dist/2020.js';
import { operationInfo, type OperationId } from './document';
import { compileBody, problemsOf } from './validators';

/** Thrown where the mock is about to answer what the contract does not declare. */
export class ContractBreach extends Error {
  override readonly name = 'ContractBreach';
}

const compiled = new Map<string, ValidateFunction>();

function validatorOf(id: OperationId, status: number): ValidateFunction {
  const schema = operationInfo(id).answers.get(status);
  if (schema === undefined)
    throw new ContractBreach(`${id} does not declare the status ${status}.`);
  const key = `${id} ${status}`;
  const validate = compiled.get(key) ?? compileBody(schema);
  compiled.set(key, validate);
  return validate;
}

/** Throws a `ContractBreach` for a status or a body that the contract does not declare for the call. */
export function checkAnswer(id: OperationId, status: number, body: unknown): void {
  const validate = validatorOf(id, status);
  if (validate(body)) return;
  const reasons = Object.values(problemsOf(validate)).flat().slice(0, 5).join('; ');
  throw new ContractBreach(`${id} answered ${status} with a body outside the contract: ${reasons}`);
}

/** The answer with only those of its own fields that the contract cannot do without. */
export function withoutOptional(id: OperationId, status: number, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const validate = validatorOf(id, status);
  let kept = Object.entries(body);
  for (const [name] of kept) {
    const rest = kept.filter(([other]) => other !== name);
    if (validate(Object.fromEntries(rest))) kept = rest;
  }
  return Object.fromEntries(kept);
}
