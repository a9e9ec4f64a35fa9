import { inspect } from 'node:util';

/** Says what keeps a value from being a `Value`, each with its place; nothing where it is one. */
export interface Shape<Value> {
  (value: unknown, place: string): string[];
  /** No such field exists; it binds the shape to the type. */
  readonly of?: Value;
}

function leaf<Value>(name: string, holds: (value: unknown) => boolean): Shape<Value> {
  return (value, place) => (holds(value) ? [] : [`${place} is no ${name}: ${inspect(value)}`]);
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isCalendarDate(value: unknown): boolean {
  if (!isText(value) || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
}

/** Text, also an empty one. */
export const text = leaf<string>('text', isText);
/** Text with something in it. */
export const filledText = leaf<string>('text', (value) => isText(value) && value.trim() !== '');
/** Text that a header can carry. */
export const bearer = leaf<string>(
  'bearer',
  (value) => isText(value) && /^[\x21-\x7E]+$/.test(value),
);
/** An exact decimal: digits, never an exponent. */
export const decimal = leaf<string>(
  'decimal',
  (value) => isText(value) && /^-?\d+(\.\d+)?$/.test(value),
);
/** A calendar date that exists. */
export const date = leaf<string>('date', isCalendarDate);
/** A whole number from 0 up. */
export const count = leaf<number>(
  'count',
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
);
/** A whole number from 1 up. */
export const id = leaf<number>('id', (value) => Number.isSafeInteger(value) && Number(value) >= 1);
/** Yes or no. */
export const flag = leaf<boolean>('flag', (value) => typeof value === 'boolean');
/** Nothing at all, as calls answer of which only the success counts. */
export const nothing = leaf<null>('null', (value) => value === null);

/** One of these words. */
export function word<Word extends string>(...words: readonly Word[]): Shape<Word> {
  return leaf(words.join(' or '), (value) => words.some((known) => known === value));
}

/** The shape, or null. */
export function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value, place) => (value === null ? [] : shape(value, place));
}

/** Either of two shapes. */
export function either<One, Other>(one: Shape<One>, other: Shape<Other>): Shape<One | Other> {
  return (value, place) => {
    const complaints = one(value, place);
    return complaints.length === 0 || other(value, place).length === 0 ? [] : complaints;
  };
}

/** A list whose members all have the shape. */
export function list<Row>(shape: Shape<Row>): Shape<Row[]> {
  return (value, place) =>
    Array.isArray(value)
      ? value.flatMap((row, index) => shape(row, `${place}[${String(index)}]`))
      : [`${place} is no list: ${inspect(value)}`];
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A plain object with exactly these fields. */
export function fields<Value extends object>(shapes: {
  [Name in keyof Value]-?: Shape<Value[Name]>;
}): Shape<Value> {
  const names = Object.keys(shapes) as (keyof Value & string)[];
  return (value, place) => {
    if (!isPlain(value)) return [`${place} is no plain object: ${inspect(value)}`];
    const others = Object.keys(value).filter((name) => !Object.hasOwn(shapes, name));
    return [
      ...others.map((name) => `${place} has a field ${name}`),
      ...names.flatMap((name) => shapes[name]((value as Value)[name], `${place}.${name}`)),
    ];
  };
}

/** A plain object with any fields, of one shape; none of them is named like a prototype. */
export function dictionary<Value>(shape: Shape<Value>): Shape<Record<string, Value>> {
  return (value, place) => {
    if (!isPlain(value)) return [`${place} is no plain object: ${inspect(value)}`];
    return Object.entries(value).flatMap(([name, entry]) =>
      ['__proto__', 'constructor', 'prototype'].includes(name)
        ? [`${place} has a field ${name}`]
        : shape(entry, `${place}.${name}`),
    );
  };
}
