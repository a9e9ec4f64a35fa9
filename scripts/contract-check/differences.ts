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
  return [own, ...(own.allOf ?? []).flatMap(partsOf)];
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
  const fields = new Map(parts.flatMap(({ properties = {} }) => Object.entries(properties)));
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const isClosed = parts.some(
    (part) => part.additionalProperties === false || part.unevaluatedProperties === false,
  );
  const data = fields.get('data');
  const inner = data ? shapesOf(data) : [];
  if (!data || inner.length === 0) {
    return [{ fields, required, rows: form.items ?? null, envelopes: [], isClosed }];
  }
  const isAlways = formsOf(data).every(isStructured);
  if (isAlways) required.delete('data');
  return inner.map((shape) => ({
    fields: new Map([...fields, ...shape.fields]),
    required: new Set([...required, ...(isAlways ? shape.required : [])]),
    ...{ rows: shape.rows, isClosed },
    envelopes: ['data', ...shape.envelopes.map((name) => `data.${name}`)],
  }));
}

type Part = [name: string, value: unknown, place: Place];

/** What an object or a list has in it, whatever envelope (`data`, `meta`) that stands in. */
interface Content {
  fields: Part[];
  rows: Part[] | null;
  /** Where the rows stand as an object with numbers for keys. */
  keyed: Place | null;
  envelopes: string[];
}

function contentOf(value: object, place: Place): Content {
  const content: Content = { fields: [], rows: null, keyed: null, envelopes: [] };
  const open = (holder: object, at: Place) => {
    const parts = Object.entries(holder).map(([name, part]): Part => {
      return [name, part, [...at, isList(holder) ? Number(name) : name]];
    });
    if (isList(holder)) {
      content.rows ??= parts;
      if (!Array.isArray(holder)) content.keyed ??= at;
      return;
    }
    for (const [name, part, inner] of parts) {
      if (['data', 'meta'].includes(name) && isStructure(part)) {
        content.envelopes.push(inner.slice(place.length).join('.'));
        open(part, inner);
      } else content.fields.push([name, part, inner]);
    }
  };
  open(value, place);
  return content;
}

/** Every place where an answer is not as its schema has it; one that was read may lack an object around its content. */
export function differencesOf(schema: JsonSchema, body: unknown, isRead: boolean): Difference[] {
  const found: Difference[] = [];
  const note = (kind: Difference['kind'], due: JsonSchema, value: unknown, place: Place) =>
    found.push({ kind, due, value, place });

  function compareFields(
    { fields, required, isClosed }: Shape,
    content: Content,
    place: Place,
  ): void {
    const names = [...content.fields.map(([name]) => name), ...content.envelopes];
    const [, , beside] = content.fields.find(([name]) => fields.has(name)) ?? [];
    for (const name of required) {
      const holder = beside?.slice(0, -1) ?? place;
      if (names.includes(name)) continue;
      note('missing', fields.get(name) ?? {}, undefined, [...holder, name]);
    }
    for (const [name, value, at] of content.fields) {
      // Of add-ons there may be more than the contract names.
      const due = fields.get(name) ?? fields.get(name.replace(/^addon_\d{2,}$/, 'addon_9'));
      if (due) compare(due, value, at);
      else if (isClosed) note('extra', {}, value, at);
    }
  }

  function compare(due: JsonSchema, value: unknown, place: Place): void {
    if (isAllowed(due, value)) return;
    const shapes = shapesOf(due);
    if (shapes.length === 0 || !isStructure(value)) {
      note('value', due, value, place);
      return;
    }
    const content = contentOf(value, place);
    const names = [...content.fields.map(([name]) => name), ...content.envelopes];
    const likeness = ({ fields, rows }: Shape) =>
      names.filter((name) => fields.has(name)).length + Number(rows && content.rows && 1);
    const shape = shapes.reduce((best, one) => (likeness(one) > likeness(best) ? one : best));
    const { fields, required, rows, envelopes } = shape;

    const isKnownKind = formsOf(due).some((form) => {
      return Array.isArray(value) ? form.items : (form.properties ?? content.keyed);
    });
    const isOtherEnvelope = content.envelopes.some((one) => !envelopes.includes(one));
    // An object of the contract with one name may have been left out around its content.
    const [name = ''] = required;
    const inner = fields.get(name);
    const mayBeBare = isRead && required.size === 1 && inner && isOfStructures(inner);
    const isBare = mayBeBare && !names.includes(name);
    if (!isKnownKind || isOtherEnvelope || isBare) note('form', due, value, place);
    if (content.keyed) note('form', due, {}, content.keyed);
    if (isBare) {
      compare(inner, value, place);
      return;
    }
    for (const [, row, at] of content.rows ?? []) compare(rows ?? due, row, at);
    if (content.rows && !rows) return;
    if (rows && !content.rows) note('value', due, value, place);
    compareFields(shape, content, place);
  }

  compare(schema, body, []);
  if (found.length === 0 && !isAllowed(schema, body)) note('form', schema, body, []);
  return found;
}
