import type { ValidateFunction } from 'ajv/dist/2020.js';
import { components, type JsonSchema } from '@mocks/contract/document';
import { compileBody } from '@mocks/contract/validators';

/** A way to a value: names and indices, from the root. */
export type Place = readonly (string | number)[];

/** One place where an answer is not as the contract has it. `form` is another envelope, or another kind of list. */
export interface Difference {
  place: Place;
  kind: 'form' | 'missing' | 'value' | 'extra';
  value: unknown;
  /** What belongs there; of an extra anything. */
  due: JsonSchema;
}

interface Keywords {
  $ref?: string;
  type?: string | string[];
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
  enum?: unknown[];
  const?: unknown;
  format?: string;
}

const compiled = new Map<JsonSchema, ValidateFunction>();

/** True for a value that a schema of the contract allows. */
export function isAllowed(schema: JsonSchema, value: unknown): boolean {
  const validate = compiled.get(schema) ?? compileBody(schema);
  compiled.set(schema, validate);
  return validate(value);
}

/** A place without the numbers of its rows: `truckers.data[].phone_number`. */
export function pathOf(place: Place): string {
  const path = place.map((step) => (typeof step === 'number' ? '[]' : `.${step}`)).join('');
  return path.replace(/^\./, '') || 'the answer';
}

/** What stands in a place, in words, and never the value itself. */
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

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list',
  object: 'an object',
};

/** What the contract wants in a place, in words. */
function expectationOf(schema: JsonSchema): string {
  const { oneOf, anyOf, type, enum: values, const: only, format } = resolved(schema);
  const forms = oneOf ?? anyOf;
  if (forms) return [...new Set(forms.map(expectationOf))].join(' or ');
  if (values) return `one of ${values.map((one) => JSON.stringify(one)).join(', ')}`;
  if (only !== undefined) return JSON.stringify(only);
  if (format === 'date') return 'a date';
  return [type]
    .flat()
    .map((name) => typeWords[name ?? ''] ?? 'something else')
    .join(' or ');
}

/** What is there and what is due, without the value. */
export function describe({ kind, value, due }: Difference): string {
  if (kind === 'extra') return 'is not in the specification';
  if (kind === 'missing') return 'is missing';
  const [is, wanted] = [kindOf(value), expectationOf(due)];
  return wanted.split(' or ').includes(is)
    ? 'is in another form than the specification’s'
    : `is ${is} where ${wanted} is due`;
}

function resolved(schema: JsonSchema): Keywords & JsonSchema {
  const name = (schema as Keywords).$ref?.split('/').at(-1);
  return name === undefined ? schema : resolved(components.schemas?.[name] as JsonSchema);
}

/** The alternatives that a schema has for a success. */
function formsOf(schema: JsonSchema): Keywords[] {
  if (/Refusal(?:Answer)?$/.test((schema as Keywords).$ref ?? '')) return [];
  const form = resolved(schema);
  const alternatives = form.oneOf ?? form.anyOf;
  return alternatives ? alternatives.flatMap(formsOf) : [form];
}

/** The parts of a schema that all hold at once. */
function partsOf(schema: JsonSchema): Keywords[] {
  const own = resolved(schema);
  const others = [...(own.allOf ?? []), ...Object.values(own.dependentSchemas ?? {})];
  return [own, ...others.flatMap(partsOf)];
}

export const isStructure = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;
const isStructured = ({ items, properties }: Keywords) => Boolean(items ?? properties);
/** True where the contract knows nothing but objects or lists, null aside. */
export const isOfStructures = (schema: JsonSchema) =>
  formsOf(schema).every((form) => isStructured(form) || form.type === 'null');

/** What an object or a list of the contract has in it. An inner `data` is taken as a part of it. */
interface Shape {
  fields: Map<string, JsonSchema>;
  patterns: [form: RegExp, schema: JsonSchema][];
  required: Set<string>;
  rows: JsonSchema | null;
  /** The envelopes that the contract has here: `data`, `data.data`. */
  envelopes: string[];
  isClosed: boolean;
}

function shapesOf(schema: JsonSchema): Shape[] {
  return formsOf(schema).filter(isStructured).flatMap(shapesOfForm);
}

function shapesOfForm(form: Keywords): Shape[] {
  const parts = partsOf(form as JsonSchema);
  const own: Shape = {
    fields: new Map(parts.flatMap(({ properties = {} }) => Object.entries(properties))),
    patterns: parts.flatMap(({ patternProperties = {} }) =>
      Object.entries(patternProperties).map(([name, schema]): [RegExp, JsonSchema] => [
        new RegExp(name, 'u'),
        schema,
      ]),
    ),
    required: new Set(parts.flatMap(({ required = [] }) => required)),
    rows: form.items ?? null,
    envelopes: [],
    isClosed: parts.some(
      (part) => part.additionalProperties === false || part.unevaluatedProperties === false,
    ),
  };
  const data = own.fields.get('data');
  const inner = data ? shapesOf(data) : [];
  if (!data || inner.length === 0) return [own];
  const isAlways = isOfStructures(data) && formsOf(data).every(isStructured);
  if (isAlways) own.required.delete('data');
  return inner.map((shape) => ({
    ...own,
    fields: new Map([...own.fields, ...shape.fields]),
    required: new Set([...own.required, ...(isAlways ? shape.required : [])]),
    rows: shape.rows,
    envelopes: ['data', ...shape.envelopes.map((name) => `data.${name}`)],
  }));
}

/** What an object or a list has in it, whatever envelope that stands in. */
interface Content {
  fields: [name: string, value: unknown, place: Place][];
  rows: [value: unknown, place: Place][] | null;
  /** Where the rows stand as an object with numbers for keys. */
  keyed: Place | null;
  envelopes: string[];
}

/** A list, or an object with numbers for keys, which PHP makes of a list with gaps. */
export const isList = (value: object) =>
  Array.isArray(value) ||
  (Object.keys(value).length > 0 && Object.keys(value).every((key) => /^\d+$/.test(key)));

function contentOf(value: object, place: Place): Content {
  const entries = Object.entries(value);
  if (isList(value)) {
    const rows = entries.map(([key, row]): [unknown, Place] => [row, [...place, Number(key)]]);
    return { fields: [], rows, keyed: Array.isArray(value) ? null : place, envelopes: [] };
  }
  const content: Content = { fields: [], rows: null, keyed: null, envelopes: [] };
  for (const [name, inside] of entries) {
    const at = [...place, name];
    if (['data', 'meta'].includes(name) && isStructure(inside)) {
      const inner = contentOf(inside, at);
      content.fields.push(...inner.fields);
      content.rows ??= inner.rows;
      content.keyed ??= inner.keyed;
      content.envelopes.push(name, ...inner.envelopes.map((other) => `${name}.${other}`));
    } else content.fields.push([name, inside, at]);
  }
  return content;
}

/** Compares an answer with the contract, place by place. */
class Comparison {
  readonly differences: Difference[] = [];

  /** `mayBeBare`: an object of the contract with one name may have been left out around its content. */
  constructor(private readonly mayBeBare: boolean) {}

  compare(due: JsonSchema, value: unknown, place: Place = []): void {
    if (isAllowed(due, value)) return;
    const shapes = shapesOf(due);
    if (shapes.length === 0 || typeof value !== 'object' || value === null) {
      this.note('value', due, value, place);
      return;
    }
    const content = contentOf(value, place);
    const names = new Set([...content.fields.map(([name]) => name), ...content.envelopes]);
    const likeness = ({ fields, rows }: Shape) =>
      [...names].filter((name) => fields.has(name)).length + Number(rows && content.rows && 1);
    const shape = shapes.reduce((best, one) => (likeness(one) > likeness(best) ? one : best));
    const { fields, required, rows } = shape;

    const isKnownKind = formsOf(due).some((form) => {
      return Array.isArray(value) ? form.items : (form.properties ?? content.keyed);
    });
    const isOtherEnvelope = content.envelopes.some((one) => !shape.envelopes.includes(one));
    const [name = ''] = required;
    const inner = fields.get(name);
    const isBare = this.mayBeBare && required.size === 1 && inner && isOfStructures(inner);
    const isForm = !isKnownKind || isOtherEnvelope || (isBare && !names.has(name));
    if (isForm) this.note('form', due, value, place);
    if (content.keyed) this.note('form', { type: 'array' }, {}, content.keyed);
    if (isBare && !names.has(name)) {
      this.compare(inner, value, place);
      return;
    }
    for (const [row, at] of content.rows ?? []) this.compare(rows ?? due, row, at);
    if (content.rows && !rows) return;
    if (rows && !content.rows) this.note('value', due, value, place);
    this.compareFields(shape, content, names, place);
  }

  private compareFields(shape: Shape, content: Content, names: Set<string>, place: Place): void {
    const [, , beside] = content.fields.find(([name]) => shape.fields.has(name)) ?? [];
    const holder = beside?.slice(0, -1) ?? place;
    for (const name of shape.required) {
      if (!names.has(name)) {
        this.note('missing', shape.fields.get(name) ?? {}, undefined, [...holder, name]);
      }
    }
    for (const [name, value, at] of content.fields) {
      const due =
        shape.fields.get(name) ?? shape.patterns.find(([form]) => form.test(name))?.[1] ?? null;
      if (due) this.compare(due, value, at);
      else if (shape.isClosed) this.note('extra', {}, value, at);
    }
  }

  private note(kind: Difference['kind'], due: JsonSchema, value: unknown, place: Place): void {
    this.differences.push({ kind, due, value, place });
  }
}

/** Every place where an answer is not as its schema has it; one that was read may lack an object around its content. */
export function differencesOf(schema: JsonSchema, body: unknown, isRead: boolean): Difference[] {
  const comparison = new Comparison(isRead);
  comparison.compare(schema, body);
  const { differences } = comparison;
  const isFound = differences.length > 0 || isAllowed(schema, body);
  return isFound ? differences : [{ kind: 'form', place: [], value: body, due: schema }];
}
