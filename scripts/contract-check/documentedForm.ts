import type { JsonSchema } from '@mocks/contract/document';
import {
  deviationsOf,
  isAllowed,
  isNearer,
  partsOf,
  resolved,
  schemaOfField,
  type Deviation,
  type Place,
} from './deviations';
import { pathOf } from './places';
import { kindOf } from './samples';

type Fields = Record<string, unknown>;

/** A place that was written otherwise than the contract writes it, where that can mean one thing only. */
export interface Rewriting {
  /** In the form of the contract. */
  at: Place;
  was: unknown;
  expected: JsonSchema;
}

/** A body with some of its places written anew. */
export interface Rewritten {
  body: unknown;
  rewritings: Rewriting[];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What alike rewritings have in common: those of one path, of one kind of value. */
export const nameOf = ({ at, was }: Rewriting) => `${pathOf(at)} ${kindOf(was)}`;

/** The ways in which a text, a number or a flag may be written. */
function writingsOf(value: unknown): unknown[] {
  if (typeof value === 'boolean') return value ? ['1', 1] : ['0', 0];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'string') return [];
  const text = value.trim().toLowerCase();
  if (text === '') return [null];
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})[t ]/.exec(text) ?? [];
  const [, otherDay, otherMonth, otherYear] = /^(\d{2})-(\d{2})-(\d{4})/.exec(text) ?? [];
  // As Danes write an amount, or else as Britons do.
  const amount = /^-?[\d.]+,\d+$/.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : text.replaceAll(',', '');
  const flags: Readonly<Record<string, unknown[]>> = { true: ['1', 1], false: ['0', 0] };
  return [
    ...(/^-?\d+(\.\d+)?$/.test(text) ? [Number(text)] : []),
    ...(flags[text] ?? []),
    `${year ?? otherYear ?? ''}-${month ?? otherMonth ?? ''}-${day ?? otherDay ?? ''}`,
    amount,
    text,
  ];
}

/** What may be meant by an envelope, a collection, an object with the rows of a list, or a list of one. */
function contentsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.length === 1 ? [value[0]] : [];
  if (!isFields(value)) return [];
  const { data, meta, ...others } = value;
  const rows = Object.values(value);
  const isKeyed = rows.length > 0 && rows.every(isFields);
  return [
    ...(isFields(meta) ? [{ ...others, data, ...meta }] : []),
    ...(typeof data === 'object' && data !== null ? [data] : []),
    ...(isKeyed ? [rows] : []),
  ];
}

/** True for what holds more than one value. */
function isHolder(schema: JsonSchema): boolean {
  const { properties, items, oneOf, anyOf } = resolved(schema);
  return [properties, items].some(Boolean) || (oneOf ?? anyOf ?? []).some(isHolder);
}

/** A value inside the names that the contract has around such a one: `{ data: { areas: … } }`. */
function insideNames(schema: JsonSchema, value: unknown): unknown[] {
  const { properties = {}, required = [] } = resolved(schema);
  const [name = '', ...others] = required;
  const inner = properties[name] ?? {};
  if (others.length > 0 || !isHolder(inner)) return [];
  return [value, ...insideNames(inner, value)].map((content) => ({ [name]: content }));
}

/** All that a value may mean in another form, itself first. */
function meaningsOf(schema: JsonSchema, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) {
    return [
      value,
      ...writingsOf(value)
        .filter((other) => isAllowed(schema, other))
        .slice(0, 1),
    ];
  }
  const inner = contentsOf(value);
  const contents = [value, ...inner, ...inner.flatMap(contentsOf)];
  return [...contents, ...contents.flatMap((content) => insideNames(schema, content))];
}

/** Of several forms the one that fits furthest; of those that fit alike the first. */
function nearest(schema: JsonSchema, forms: Iterable<Rewritten>): Rewritten | null {
  let best: { form: Rewritten; deviations: readonly Deviation[] } | null = null;
  for (const form of forms) {
    const deviations = deviationsOf(schema, form.body);
    // What is merely there beside it is no reason to look for another form.
    const isAsItIs = form.rewritings.length === 0;
    if (isAsItIs ? deviations.every(({ kind }) => kind === 'extra') : deviations.length === 0) {
      return form;
    }
    if (!best || isNearer(deviations, best.deviations)) best = { form, deviations };
  }
  return best?.form ?? null;
}

/** Brings values of the contract into the form that it shows, save those of the names in `kept`. */
class Rewriter {
  constructor(private readonly kept: ReadonlySet<string>) {}

  rewrite(schema: JsonSchema, value: unknown, at: Place = []): Rewritten {
    const asItIs = { body: value, rewritings: [] };
    if (isAllowed(schema, value)) return asItIs;
    return nearest(schema, this.formsOf(schema, value, at)) ?? asItIs;
  }

  private *formsOf(schema: JsonSchema, value: unknown, at: Place): Generator<Rewritten> {
    const { oneOf, anyOf } = resolved(schema);
    for (const form of oneOf ?? anyOf ?? []) {
      const { body, rewritings } = this.rewrite(form, value, at);
      yield {
        body,
        rewritings: rewritings.map((one) =>
          one.at.length === at.length ? { ...one, expected: schema } : one,
        ),
      };
    }
    if (oneOf ?? anyOf) return;
    for (const meaning of meaningsOf(schema, value)) {
      const own = meaning === value ? [] : [{ at, was: value, expected: schema }];
      if (own.some((one) => this.kept.has(nameOf(one)))) continue;
      const { body, rewritings } = this.inside(schema, meaning, at);
      yield { body, rewritings: [...own, ...rewritings] };
    }
  }

  private inside(schema: JsonSchema, value: unknown, at: Place): Rewritten {
    if (Array.isArray(value)) {
      const { items = {} } = resolved(schema);
      const rows = value.map((item, index) => this.rewrite(items, item, [...at, index]));
      return {
        body: rows.map(({ body }) => body),
        rewritings: rows.flatMap(({ rewritings }) => rewritings),
      };
    }
    return isFields(value) ? this.inObject(schema, value, at) : { body: value, rewritings: [] };
  }

  private inObject(schema: JsonSchema, value: Fields, at: Place): Rewritten {
    const parts = partsOf(schema);
    const body: Fields = {};
    const rewritings: Rewriting[] = [];
    for (const [name, inner] of Object.entries(value)) {
      const field = this.rewrite(schemaOfField(parts, name) ?? {}, inner, [...at, name]);
      body[name] = field.body;
      rewritings.push(...field.rewritings);
    }
    for (const name of new Set(parts.flatMap(({ required = [] }) => required))) {
      const expected = schemaOfField(parts, name) ?? {};
      const own = { at: [...at, name], was: undefined, expected };
      if (Object.hasOwn(value, name) || this.kept.has(nameOf(own))) continue;
      if (!isAllowed(expected, null)) continue;
      body[name] = null;
      rewritings.push(own);
    }
    return { body, rewritings };
  }
}

/**
 * A body in the form that the contract shows it in: without another envelope, with lists for objects of rows, null for what
 * is left out, and texts, numbers, flags, dates and amounts in its writing. What is in `kept` stays as it came.
 */
export function inDocumentedForm(
  schema: JsonSchema,
  body: unknown,
  kept: ReadonlySet<string> = new Set(),
): Rewritten {
  return new Rewriter(kept).rewrite(schema, body);
}
