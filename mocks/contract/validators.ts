import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { components, type JsonSchema } from './document';

const componentsId = 'contract';
// The document itself is held against the schema of schemas by its linter, once, and not by whoever starts a mock.
const settings = { strict: false, allErrors: true, validateSchema: false, meta: false } as const;

// What stands in an address is text, so numbers and booleans are read out of it; bodies are JSON.
const bodies = withComponents(new Ajv2020(settings));
const addresses = withComponents(new Ajv2020({ ...settings, coerceTypes: true }));

/** Compiles a schema of the contract for bodies. */
export function compileBody(schema: JsonSchema): ValidateFunction {
  return bodies.compile(pointed(schema));
}

/** Compiles a schema for path or query values; it turns texts into numbers and booleans in place. */
export function compileAddress(schema: JsonSchema): ValidateFunction {
  return addresses.compile(pointed(schema));
}

/** What is wrong, by the outermost field: `{ cvr: ['must match pattern …'] }`; the whole is "body". */
export function problemsOf(validate: ValidateFunction): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  for (const { instancePath, message, params } of validate.errors ?? []) {
    const named: unknown =
      params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
    const [, outermost] = instancePath.split('/');
    const inside = typeof named === 'string' ? named : undefined;
    const field = outermost ?? inside ?? 'body';
    const detail = inside === undefined ? '' : ` (${inside})`;
    (problems[field] ??= []).push(`${instancePath} ${message ?? 'is not valid'}${detail}`.trim());
  }
  return problems;
}

function withComponents(ajv: Ajv2020): Ajv2020 {
  addFormats(ajv);
  ajv.addSchema({ $id: componentsId, ...pointed({ components }) });
  return ajv;
}

// References are written for one document; here the schemas are compiled apart from it.
function pointed(schema: JsonSchema): AnySchemaObject {
  const text = JSON.stringify(schema).replaceAll('"#/components/', `"${componentsId}#/components/`);
  return JSON.parse(text) as AnySchemaObject;
}
