import type { ValidateFunction } from 'ajv/dist/2020.js';
import { operationInfo, type OperationId } from './document';
import { asDocumented } from './looseBody';
import { compileAddress, compileBody, problemsOf } from './validators';

/** What arrived, before anything about it is known. */
export interface RawRequest {
  params: Record<string, unknown>;
  query: URLSearchParams;
  /** The parsed JSON; undefined where there was no body, or none that is JSON. */
  body: unknown;
}

/** What arrived, with numbers and booleans read, and every violation of the contract by field. */
export interface CheckedRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  /** Empty where the request keeps the contract. */
  problems: Record<string, string[]>;
}

interface RequestValidators {
  path: ValidateFunction;
  query: ValidateFunction;
  body: ValidateFunction | null;
}

const compiled = new Map<OperationId, RequestValidators>();

/** How strict a check is with what a body holds. */
export type Strictness = 'strict' | 'loose';

/** Holds a request against the contract. Unknown fields and query values are violations, too, save where a check is loose. */
export function checkRequest(
  id: OperationId,
  request: RawRequest,
  strictness: Strictness = 'strict',
): CheckedRequest {
  const validators = validatorsOf(id);
  const params = { ...request.params };
  const query: Record<string, unknown> = Object.fromEntries(request.query);
  const problems: Record<string, string[]> = {};
  const collect = (validate: ValidateFunction, value: unknown): void => {
    if (!validate(value)) Object.assign(problems, problemsOf(validate));
  };
  collect(validators.path, params);
  collect(validators.query, query);
  for (const name of new Set(request.query.keys())) {
    if (request.query.getAll(name).length > 1) problems[name] = ['must not be repeated'];
  }
  const schema = operationInfo(id).body;
  const body = strictness === 'loose' && schema ? asDocumented(schema, request.body) : request.body;
  if (validators.body !== null) collect(validators.body, body);
  else if (request.body !== undefined) problems.body = ['must not be sent with this call'];
  return { params, query, body, problems };
}

function validatorsOf(id: OperationId): RequestValidators {
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const info = operationInfo(id);
  const validators = {
    path: compileAddress(addressSchema(id, 'path')),
    query: compileAddress(addressSchema(id, 'query')),
    body: info.body === null ? null : compileBody(info.body),
  };
  compiled.set(id, validators);
  return validators;
}

function addressSchema(id: OperationId, where: 'path' | 'query') {
  const parameters = operationInfo(id).parameters.filter((parameter) => parameter.in === where);
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}
