import type { ValidateFunction } from 'ajv/dist/2020.js';
import { components, type JsonSchema } from '@mocks/contract/document';
import { compileBody } from '@mocks/contract/validators';

/** The path to a value: names and indices from the root. */
export type Place = readonly (string | number)[];

/** A deviation of a response from the contract. `form` means another envelope, or another kind of list. */
export interface Difference {
  place: Place;
  kind: 'structure' | 'missing' | 'value' | 'extra';
  value: unknown;
  /** The schema that the contract expects; empty for a value that the contract does not name (`extra`). */
  expected: JsonSchema;
}

interface Keywords {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  unevaluatedProperties?: boolean;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
}

const compiled = new Map<JsonSchema, ValidateFunction>();

export function isAllowed(schema: JsonSchema, value: unknown): boolean {
  const validate = compiled.get(schema) ?? compileBody(schema);
  compiled.set(schema, validate);
  return validate(value);
}

/** A place without row numbers: `truckers.data[].phone_number`. */
export function pathOf(place: Place): string {
  const path = place.map((step) => (typeof step === 'number' ? '[]' : `.${step}`)).join('');
  return path.replace(/^\./, '') || 'the response';
}

export const isStructure = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** True for an array, and for an object with numeric keys: PHP writes lists with gaps that way. */
const isList = (value: object) =>
  Array.isArray(value) ||
  (Object.keys(value).length > 0 && Object.keys(value).every((key) => /^\d+$/.test(key)));

type Part = [name: string, value: unknown, place: Place];

function partsIn(holder: object, at: Place): Part[] {
  const isOfList = isList(holder);
  return Object.entries(holder).map(([name, value]) => {
    return [name, value, [...at, isOfList ? Number(name) : name]];
  });
}

export function allPartsIn(body: unknown, at: Place = []): Part[] {
  if (!isStructure(body)) return [];
  return partsIn(body, at).flatMap((part) => [part, ...allPartsIn(part[1], part[2])]);
}

/** Describes the kind of a value without revealing it. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'boolean') return 'true or false';
  if (typeof value === 'number') return 'a number';
  if (value === '') return 'empty text';
  const isNumeric = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
  return isNumeric ? 'a number as text' : 'text';
}

/** The expected schema or type in words: "Flag or null". */
function nameOf(schema: JsonSchema): string {
  const { $ref, oneOf, anyOf, type, enum: values }: Keywords = schema;
  const forms = oneOf ?? anyOf;
  if (forms) return forms.map(nameOf).join(' or ');
  return $ref?.split('/').at(-1) ?? [type ?? values ?? 'another value'].flat().join(' or ');
}

export function describe({ kind, value, expected }: Difference): string {
  if (kind === 'extra') return 'is not in the specification';
  if (kind === 'missing') return 'is missing';
  return kind === 'structure' && kindOf(value) === 'an object'
    ? 'has another form than in the specification'
    : `is ${kindOf(value)} instead of ${nameOf(expected)}`;
}

function resolved(schema: Keywords): Keywords {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolved(components.schemas?.[name] as Keywords);
}

/** The alternatives of a schema, without those for a refusal. */
function formsOf(schema: Keywords): Keywords[] {
  if (/Refusal(?:Answer)?$/.test(schema.$ref ?? '')) return [];
  const form = resolved(schema);
  return (form.oneOf ?? form.anyOf)?.flatMap(formsOf) ?? [form];
}

const isStructured = ({ items, properties }: Keywords) => Boolean(items ?? properties);
/** True if the contract allows only objects or lists here, apart from null. */
export const isOfStructures = (schema: JsonSchema) =>
  formsOf(schema).every((form) => isStructured(form) || form.type === 'null');

/** The content of an object or list in the contract. An inner `data` is merged into it. */
interface Shape {
  fields: Map<string, JsonSchema>;
  required: Set<string>;
  rows: JsonSchema | undefined;
  /** The envelopes in the contract: `data`, `data.data`. */
  envelopes: string[];
  isClosed: boolean;
}

function shapesOf(schema: JsonSchema): Shape[] {
  return formsOf(schema)
    .filter(isStructured)
    .flatMap((form) => {
      const fields = new Map(Object.entries(form.properties ?? {}));
      const required = new Set(form.required);
      const isClosed = [form.additionalProperties, form.unevaluatedProperties].includes(false);
      const data = fields.get('data');
      const inner = data ? shapesOf(data) : [];
      if (!data || inner.length === 0) {
        return [{ fields, required, rows: form.items, envelopes: [], isClosed }];
      }
      const isAlways = formsOf(data).every(isStructured);
      if (isAlways) required.delete('data');
      return inner.map((shape) => ({
        fields: new Map([...fields, ...shape.fields]),
        required: new Set([...required, ...(isAlways ? shape.required : [])]),
        rows: shape.rows,
        envelopes: ['data', ...shape.envelopes.map((name) => `data.${name}`)],
        isClosed,
      }));
    });
}

const isEnvelope = (name: string, part: unknown): part is object =>
  ['data', 'meta'].includes(name) && isStructure(part);

/** A value and the contents of its envelopes (`data`, `meta`). */
function layersIn(value: object, at: Place): [layer: object, at: Place][] {
  const inner = partsIn(value, at).flatMap(([name, part, place]) => {
    return isEnvelope(name, part) ? layersIn(part, place) : [];
  });
  return [[value, at], ...inner];
}

/**
 * All deviations of a response from its schema. If the product could parse the response (`isParsed`), a missing wrapper
 * object is reported as another form, and its content is still compared.
 */
export function differencesOf(schema: JsonSchema, body: unknown, isParsed: boolean): Difference[] {
  const found: Difference[] = [];
  const note = (kind: Difference['kind'], expected: JsonSchema, value: unknown, place: Place) =>
    void found.push({ kind, expected, value, place });

  function compare(expected: JsonSchema, value: unknown, place: Place): void {
    if (isAllowed(expected, value)) return;
    const shapes = shapesOf(expected);
    if (shapes.length === 0 || !isStructure(value)) {
      note('value', expected, value, place);
      return;
    }
    const layers = layersIn(value, place);
    const lists = layers.filter(([layer]) => isList(layer));
    const rows = lists[0] && partsIn(...lists[0]);
    const parts = layers
      .flatMap((layer) => (lists.includes(layer) ? [] : partsIn(...layer)))
      .filter(([name, part]) => !isEnvelope(name, part));
    const envelopes = layers.slice(1).map(([, at]) => at.slice(place.length).join('.'));
    const names = [...parts.map(([name]) => name), ...envelopes];
    const likeness = (shape: Shape) =>
      names.filter((name) => shape.fields.has(name)).length + (shape.rows && rows ? 1 : 0);
    const shape = shapes.reduce((best, one) => (likeness(one) > likeness(best) ? one : best));

    const keyed = lists.find(([list]) => !Array.isArray(list))?.[1];
    const isKnownKind = formsOf(expected).some(({ items, properties }) => {
      return Array.isArray(value) ? items : (properties ?? keyed);
    });
    const isOtherEnvelope = envelopes.some((one) => !shape.envelopes.includes(one));
    // If the contract wraps the content in an object under a single name, the server may have left out this object.
    const [name = ''] = shape.required;
    const inner = shape.fields.get(name);
    const mayBeBare = isParsed && shape.required.size === 1 && inner && isOfStructures(inner);
    const isBare = mayBeBare && !names.includes(name);
    if (!isKnownKind || isOtherEnvelope || isBare) note('structure', expected, value, place);
    if (keyed) note('structure', expected, {}, keyed);
    if (isBare) {
      compare(inner, value, place);
      return;
    }
    for (const [, row, at] of rows ?? []) compare(shape.rows ?? expected, row, at);
    if (rows && !shape.rows) return;
    if (shape.rows && !rows) note('value', expected, value, place);
    compareFields(shape, parts, names, place);
  }

  function compareFields(shape: Shape, parts: Part[], names: string[], place: Place): void {
    const { fields, required, isClosed } = shape;
    const [, , beside] = parts.find(([name]) => fields.has(name)) ?? [];
    for (const name of [...required].filter((one) => !names.includes(one))) {
      const missing = [...(beside?.slice(0, -1) ?? place), name];
      note('missing', fields.get(name) ?? {}, undefined, missing);
    }
    for (const [name, value, at] of parts) {
      // A server may have more work add-ons than the contract names: compare `addon_10` and higher with `addon_9`.
      const expected = fields.get(name) ?? fields.get(name.replace(/^addon_\d{2,}$/, 'addon_9'));
      if (expected) compare(expected, value, at);
      else if (isClosed) note('extra', {}, value, at);
    }
  }

  compare(schema, body, []);
  if (found.length === 0 && !isAllowed(schema, body)) note('structure', schema, body, []);
  return found;
}
