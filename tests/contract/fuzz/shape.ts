import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A JSON schema of a `Value`; no field `of` exists, it binds the schema to the type. */
export type Shape<Value> = Record<string, unknown> & { readonly of?: Value };

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
addFormats(ajv);

/** Says what keeps a value from having a shape, each with its place; nothing where it has it. */
export function complaintsOf(shape: Shape<unknown>, value: unknown): string[] {
  const validate = ajv.compile(shape);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params, data }: ErrorObject) =>
    [instancePath, message, JSON.stringify(params), 'has', JSON.stringify(data)].join(' '),
  );
}

/** Text, also an empty one. */
export const text: Shape<string> = { type: 'string' };
/** Text with something in it. */
export const filledText: Shape<string> = { type: 'string', pattern: '\\S' };
/** Text that a header can carry. */
export const bearer: Shape<string> = { type: 'string', pattern: '^[\\x21-\\x7E]+$' };
/** An exact decimal: digits, never an exponent. */
export const decimal: Shape<string> = { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' };
/** A calendar date that exists. */
export const date: Shape<string> = { type: 'string', format: 'date' };
const largest = { type: 'integer', maximum: Number.MAX_SAFE_INTEGER };
/** A whole number from 0 up. */
export const count: Shape<number> = { ...largest, minimum: 0 };
/** A whole number from 1 up. */
export const id: Shape<number> = { ...largest, minimum: 1 };
export const flag: Shape<boolean> = { type: 'boolean' };
/** As calls answer of which only the success counts. */
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

/** An object with any fields, of one shape; none of them is named like a prototype. */
export const dictionary = <Value>(shape: Shape<Value>): Shape<Record<string, Value>> => ({
  type: 'object',
  additionalProperties: shape,
  propertyNames: { not: { enum: ['__proto__', 'constructor', 'prototype'] } },
});
