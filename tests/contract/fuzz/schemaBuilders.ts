import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A JSON schema of a `Value`. The field `of` never exists: it binds the schema to the type. */
export type Shape<Value> = Record<string, unknown> & { readonly of?: Value };

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
addFormats(ajv);

/** Returns the violations of a shape, each with its path. The list is empty for a valid value. */
export function violationsOf(shape: Shape<unknown>, value: unknown): string[] {
  const validate = ajv.compile(shape);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params, data }: ErrorObject) =>
    [instancePath, message, JSON.stringify(params), 'has', JSON.stringify(data)].join(' '),
  );
}

/** Any text, including an empty one. */
export const text: Shape<string> = { type: 'string' };
/** A text that is not blank. */
export const filledText: Shape<string> = { type: 'string', pattern: '\\S' };
/** A text that is valid in an HTTP header. */
export const bearer: Shape<string> = { type: 'string', pattern: '^[\\x21-\\x7E]+$' };
/** An exact decimal: digits without an exponent. */
export const decimal: Shape<string> = { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' };
export const date: Shape<string> = { type: 'string', format: 'date' };
const largest = { type: 'integer', maximum: Number.MAX_SAFE_INTEGER };
/** A whole number, 0 or more. */
export const count: Shape<number> = { ...largest, minimum: 0 };
/** A whole number, 1 or more. */
export const positive: Shape<number> = { ...largest, minimum: 1 };
export const id: Shape<number> = { ...positive };
export const flag: Shape<boolean> = { type: 'boolean' };
/** The result of requests that only succeed or fail. */
export const nothing: Shape<null> = { type: 'null' };

export const word = <Word extends string>(...words: readonly Word[]): Shape<Word> => ({
  enum: words,
});

export const either = <One, Other>(one: Shape<One>, other: Shape<Other>): Shape<One | Other> => ({
  anyOf: [one, other],
});

export const orNull = <Value>(shape: Shape<Value>): Shape<Value | null> => either(shape, nothing);

export const list = <Row>(items: Shape<Row>): Shape<Row[]> => ({ type: 'array', items });

/** An object with exactly these fields. */
export const fields = <Value extends object>(properties: {
  [Name in keyof Value]-?: Shape<Value[Name]>;
}): Shape<Value> => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** An object with any fields of one shape. No field may have the name of a prototype property. */
export const dictionary = <Value>(shape: Shape<Value>): Shape<Record<string, Value>> => ({
  type: 'object',
  additionalProperties: shape,
  propertyNames: { not: { enum: ['__proto__', 'constructor', 'prototype'] } },
});
