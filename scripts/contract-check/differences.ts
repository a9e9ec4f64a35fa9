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

/** A list, or an object with numbers for keys, which PHP makes of a list with gaps. */
const isList = (value: object) =>
  Array.isArray(value) ||
  (Object.keys(value).length > 0 && Object.keys(value).every((key) => /^\d+$/.test(key)));

/** Every place in a body, with what stands there. */
export function placesIn(body: unknown, at: Place = []): [place: Place, value: unknown][] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    const place = [...at, isList(body) ? Number(name) : name];
    return [[place, value] as [Place, unknown], ...placesIn(value, place)];
  });
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

/** What the contract wants in a place, by the name of its schema where it has one: "Flag or null". */
function nameOf(schema: JsonSchema): string {
  const { $ref, oneOf, anyOf, type, enum: values } = schema as Keywords;
  const forms = oneOf ?? anyOf;
  if (forms) return forms.map(nameOf).join(' or ');
  return $ref?.split('/').at(-1) ?? [type ?? values ?? 'something else'].flat().join(' or ');
}

/** What is there and what is due, without the value. */
export function describe({ kind, value, due }: Difference): string {
  if (kind === 'extra') return 'is not in the specification';
  if (kind === 'missing') return 'is missing';
  return kind === 'form' && kindOf(value) === 'an object'
    ? 'is in another form than the specification’s'
    : `is ${kindOf(value)} where ${nameOf(due)} is due`;
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
    if (content.keyed) this.note('form', due, {}, content.keyed);
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
