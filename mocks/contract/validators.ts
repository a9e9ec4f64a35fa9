import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { components, operationInfo, type JsonSchema, type OperationId } from './document';

// Do not validate the document itself, so that the mock starts faster: a test lints it.
const settings = { strict: false, allErrors: true, validateSchema: false, meta: false } as const;
const bodies = withComponents(new Ajv2020(settings));
// Path and query parameters are text, so convert them to the numbers and booleans of their schemas.
const addresses = withComponents(new Ajv2020({ ...settings, coerceTypes: true }));

function withComponents(ajv: Ajv2020): Ajv2020 {
  addFormats(ajv);
  ajv.addSchema({ $id: 'contract', ...absolute({ components }) });
  return ajv;
}

/** Rewrites the references in a schema of the contract, so that they are valid outside of the document. */
function absolute(schema: JsonSchema): AnySchemaObject {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  return JSON.parse(text) as AnySchemaObject;
}

export function compileBody(schema: JsonSchema): ValidateFunction {
  return bodies.compile(absolute(schema));
}

/** Errors by top-level field: `{ cvr: ['must match pattern …'] }`. Errors of the whole body are under "body". */
function problemsOf(validate: ValidateFunction): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  for (const { instancePath, message, params } of validate.errors ?? []) {
    const inside = (params.missingProperty ??
      params.additionalProperty ??
      params.unevaluatedProperty) as string | undefined;
    const field = instancePath.split('/')[1] ?? inside ?? 'body';
    const detail = inside === undefined ? '' : ` (${inside})`;
    (problems[field] ??= []).push(`${instancePath} ${message ?? 'is not valid'}${detail}`.trim());
  }
  return problems;
}

const compiled = new Map<string, ValidateFunction>();

function once(key: string, compile: () => ValidateFunction): ValidateFunction {
  const validate = compiled.get(key) ?? compile();
  compiled.set(key, validate);
  return validate;
}

export interface RawRequest {
  params: Record<string, unknown>;
  query: URLSearchParams;
  body: unknown;
}

/** The request with numbers and booleans converted, and every contract violation by field. */
export interface CheckedRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  problems: Record<string, string[]>;
}

/** Validates a request against the contract. An undeclared parameter or body is a violation too. */
export function checkRequest(id: OperationId, request: RawRequest): CheckedRequest {
  const params = { ...request.params };
  const query: Record<string, unknown> = Object.fromEntries(request.query);
  const problems: Record<string, string[]> = {};
  const check = (validate: ValidateFunction, value: unknown): void => {
    if (!validate(value)) Object.assign(problems, problemsOf(validate));
  };
  check(addressValidator(id, 'path'), params);
  check(addressValidator(id, 'query'), query);
  for (const name of request.query.keys()) {
    if (request.query.getAll(name).length > 1) problems[name] = ['must not be repeated'];
  }
  const schema = operationInfo(id).body;
  if (schema === null) {
    if (request.body !== undefined) problems.body = ['must not be sent with this call'];
    return { params, query, body: request.body, problems };
  }
  check(
    once(`${id} body`, () => compileBody(schema)),
    request.body,
  );
  return { params, query, body: request.body, problems };
}

function addressValidator(id: OperationId, where: 'path' | 'query'): ValidateFunction {
  return once(`${id} ${where}`, () => {
    const parameters = operationInfo(id).parameters.filter((parameter) => parameter.in === where);
    const schema = {
      type: 'object',
      additionalProperties: false,
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(
        parameters.map((parameter) => [parameter.name, parameter.schema]),
      ),
    };
    return addresses.compile(absolute(schema));
  });
}

export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

function answerValidator(id: OperationId, status: number): ValidateFunction | null {
  const schema = operationInfo(id).answers.get(status);
  return schema ? once(`${id} ${status}`, () => compileBody(schema)) : null;
}

/** How a response violates the contract, or null. */
export function driftOf(id: OperationId, status: number, body: unknown): string | null {
  const validate = answerValidator(id, status);
  if (validate === null) return `${id} does not declare the status ${status}.`;
  if (validate(body)) return null;
  const reasons = Object.values(problemsOf(validate)).flat().slice(0, 5).join('; ');
  return `${id} answered ${status} with a body outside the contract: ${reasons}`;
}

/** Throws a `ContractViolation` for a response that violates the contract. */
export function checkAnswer(id: OperationId, status: number, body: unknown): void {
  const drift = driftOf(id, status, body);
  if (drift !== null) throw new ContractViolation(drift);
}

/** Removes all top-level fields that the contract does not require. */
export function withoutOptional(id: OperationId, status: number, body: unknown): unknown {
  const validate = answerValidator(id, status);
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !validate) return body;
  let kept = Object.entries(body);
  for (const [name] of kept) {
    const rest = kept.filter(([other]) => other !== name);
    if (validate(Object.fromEntries(rest))) kept = rest;
  }
  return Object.fromEntries(kept);
}
