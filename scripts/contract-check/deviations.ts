import type { ValidateFunction } from 'ajv/dist/2020.js';
import { components, type JsonSchema } from '@mocks/contract/document';
import { compileBody } from '@mocks/contract/validators';

/** A way to a value: names and indices, from the root. */
export type Place = readonly (string | number)[];

/** One place where a body is not as the contract has it. */
export interface Deviation {
  at: Place;
  kind: 'missing' | 'value' | 'extra';
  /** What belongs there; of an extra anything. */
  expected: JsonSchema;
}

interface Keywords {
  $ref?: string;
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  dependentSchemas?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  unevaluatedProperties?: boolean;
  required?: string[];
  items?: JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

const compiled = new Map<JsonSchema, ValidateFunction>();

/** True for a value that a schema of the contract allows. */
export function isAllowed(schema: JsonSchema, value: unknown): boolean {
  const validate = compiled.get(schema) ?? compileBody(schema);
  compiled.set(schema, validate);
  return validate(value);
}

/** A schema, or what it refers to. */
export function resolved(schema: JsonSchema): Keywords & JsonSchema {
  const { $ref } = schema as Keywords;
  const name = $ref?.split('/').at(-1);
  return name === undefined ? schema : resolved(components.schemas?.[name] as JsonSchema);
}

/** The parts of a schema that all hold at once. */
export function partsOf(schema: JsonSchema): Keywords[] {
  const own = resolved(schema);
  const others = [...(own.allOf ?? []), ...Object.values(own.dependentSchemas ?? {})];
  return [own, ...others.flatMap(partsOf)];
}

/** What the contract says of a field of an object; null where it does not know it, and forbids what it does not know. */
export function schemaOfField(parts: readonly Keywords[], name: string): JsonSchema | null {
  for (const { properties = {}, patternProperties = {} } of parts) {
    const found =
      properties[name] ??
      Object.entries(patternProperties).find(([form]) => new RegExp(form, 'u').test(name))?.[1];
    if (found) return found;
  }
  const others = parts.map(({ additionalProperties }) => additionalProperties);
  const open = others.find((one) => typeof one === 'object');
  if (typeof open === 'object') return open;
  const isClosed =
    others.includes(false) || parts.some((part) => part.unevaluatedProperties === false);
  return isClosed ? null : {};
}

/** Deviations by how deep they are: of two forms, the one that fits further is the one that was meant. */
export function isNearer(one: readonly Deviation[], other: readonly Deviation[]): boolean {
  const deepest = Math.max(...[...one, ...other].map(({ at }) => at.length));
  for (let depth = 0; depth <= deepest; depth += 1) {
    const [mine, others] = [one, other].map(
      (all) => all.filter(({ at }) => at.length === depth).length,
    ) as [number, number];
    if (mine !== others) return mine < others;
  }
  return false;
}

const isMerelyExtra = (all: readonly Deviation[]) => all.every(({ kind }) => kind === 'extra');

/** The same of one value in two forms: what is merely there beside it is no reason to take it for another. */
function isRather(one: readonly Deviation[], other: readonly Deviation[]): boolean {
  const [mine, others] = [one, other].map(isMerelyExtra);
  return mine === others ? isNearer(one, other) : mine === true;
}

function inObject(schema: JsonSchema, value: Record<string, unknown>, at: Place): Deviation[] {
  const parts = partsOf(schema);
  const missing = new Set(
    parts.flatMap(({ required = [] }) => required).filter((name) => !Object.hasOwn(value, name)),
  );
  return [
    ...[...missing].map((name): Deviation => ({
      at: [...at, name],
      kind: 'missing',
      expected: schemaOfField(parts, name) ?? {},
    })),
    ...Object.entries(value).flatMap(([name, inner]): Deviation[] => {
      const expected = schemaOfField(parts, name);
      const place = [...at, name];
      return expected === null
        ? [{ at: place, kind: 'extra', expected: {} }]
        : deviationsOf(expected, inner, place);
    }),
  ];
}

/** Every place where a value is not as a schema of the contract has it. */
export function deviationsOf(schema: JsonSchema, value: unknown, at: Place = []): Deviation[] {
  if (isAllowed(schema, value)) return [];
  const { oneOf, anyOf, items } = resolved(schema);
  const itself: Deviation[] = [{ at, kind: 'value', expected: schema }];
  const forms = oneOf ?? anyOf;
  if (forms) {
    return forms
      .map((form) => deviationsOf(form, value, at))
      .reduce((nearest, other) => (isRather(other, nearest) ? other : nearest), itself);
  }
  const inside =
    Array.isArray(value) && items
      ? value.flatMap((item, index) => deviationsOf(items, item, [...at, index]))
      : typeof value === 'object' && value !== null && !Array.isArray(value)
        ? inObject(schema, value as Record<string, unknown>, at)
        : [];
  return inside.length > 0 ? inside : itself;
}
