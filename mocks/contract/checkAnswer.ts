import type { ValidateFunction } from 'ajv/dist/2020.js';
import { operationInfo, type OperationId } from './document';
import { compileBody, problemsOf } from './validators';

/** Thrown where the mock is about to answer what the contract does not declare. */
export class ContractBreach extends Error {
  override readonly name = 'ContractBreach';
}

const compiled = new Map<string, ValidateFunction>();

/** Throws a `ContractBreach` for a status or a body that the contract does not declare for the call. */
export function checkAnswer(id: OperationId, status: number, body: unknown): void {
  const schema = operationInfo(id).answers.get(status);
  if (schema === undefined)
    throw new ContractBreach(`${id} does not declare the status ${status}.`);
  const key = `${id} ${status}`;
  const validate = compiled.get(key) ?? compileBody(schema);
  compiled.set(key, validate);
  if (validate(body)) return;
  const reasons = Object.values(problemsOf(validate)).flat().slice(0, 5).join('; ');
  throw new ContractBreach(`${id} answered ${status} with a body outside the contract: ${reasons}`);
}
