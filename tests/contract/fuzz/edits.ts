import fc from 'fast-check';
import { endless, strange } from './strange';

/** One change to a response: its place (a walk down from the root, one step per level) and its kind. */
export type Edit = { walk: number[] } & (
  | { kind: 'replace'; value: unknown }
  | { kind: 'remove' | 'empty' | 'repeat' | 'unwrap' }
  | { kind: 'insert'; value: unknown }
  | { kind: 'own'; name: string; value: unknown }
  | { kind: 'wrap'; into: 'data' | 'list' | 'text' }
);

/** Walks visit only the first rows of a list, so that more of them reach other places. */
const walkedRows = 4;

/** Names with a meaning in JavaScript or in a path. In JSON they are ordinary fields. */
const ownNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'name.first',
  'a[0]',
  '0',
  '',
];

/** A value for these names that would be visible if it were copied into a prototype. */
const trap = { polluted: 'yes', status: 200, id: 1, title: 'polluted' };

const walk = fc.array(fc.nat({ max: 60 }), { maxLength: 6 });

const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ walk, kind: fc.constant('replace'), value: strange }) },
  {
    weight: 4,
    arbitrary: fc.record({
      walk,
      kind: fc.constantFrom('remove', 'empty', 'repeat', 'unwrap'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ walk, kind: fc.constant('insert'), value: strange }) },
  {
    weight: 2,
    arbitrary: fc.record({
      walk,
      kind: fc.constant('own'),
      name: fc.constantFrom(...ownNames),
      value: fc.oneof(fc.constant(trap), strange),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      walk,
      kind: fc.constant('wrap'),
      into: fc.constantFrom('data', 'list', 'text'),
    }),
  },
);

/** Generates several changes to one response. */
export const edits: fc.Arbitrary<Edit[]> = fc.array(edit, { minLength: 1, maxLength: 6 });

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

// An assignment to `__proto__` would be lost. `defineProperty` creates an own field, as JSON.parse does.
function put(holder: Holder, name: string, value: unknown): void {
  Object.defineProperty(holder, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** Returns where a walk ends: a holder and a name in it. A walk that continues below a leaf ends at the leaf. */
function find(root: Holder, steps: readonly number[]): { holder: Holder; name: string } {
  let holder = root;
  let name = 'body';
  for (const step of steps) {
    const value = holder[name];
    const names = isHolder(value) ? Object.keys(value) : [];
    const reached = Array.isArray(value) ? names.slice(0, walkedRows) : names;
    const next = reached[step % Math.max(reached.length, 1)];
    if (!isHolder(value) || next === undefined) break;
    holder = value;
    name = next;
  }
  return { holder, name };
}

function wrap(value: unknown, into: 'data' | 'list' | 'text'): unknown {
  if (into === 'data') return { data: value };
  return into === 'list' ? [value] : JSON.stringify(value);
}

function replacement(value: unknown, change: Edit): unknown {
  switch (change.kind) {
    case 'replace':
      return change.value;
    case 'empty':
      return Array.isArray(value) ? [] : isHolder(value) ? {} : '';
    case 'repeat':
      return Array.isArray(value) ? [...(value as unknown[]), ...(value as unknown[])] : [value];
    case 'unwrap':
      return isHolder(value) ? (Object.values(value)[0] ?? null) : null;
    case 'insert':
      return Array.isArray(value) ? [change.value, ...(value as unknown[])] : change.value;
    case 'wrap':
      return wrap(value, change.into);
    case 'own':
    case 'remove':
      return value;
  }
}

function apply(root: Holder, change: Edit): void {
  const { holder, name } = find(root, change.walk);
  const value = holder[name];
  if (change.kind === 'remove') {
    if (Array.isArray(holder)) holder.splice(Number(name), 1);
    else Reflect.deleteProperty(holder, name);
  } else if (change.kind === 'own') {
    // JSON cannot express a named field of a list.
    if (isHolder(value) && !Array.isArray(value)) put(value, change.name, copy(change.value));
  } else {
    put(holder, name, copy(replacement(value, change)));
  }
}

function copy(value: unknown): unknown {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}

/** Returns the JSON text of a response after the changes, or an empty text if nothing is left. */
export function editAnswer(body: unknown, changes: readonly Edit[]): string {
  const root: Holder = { body: copy(body) };
  for (const change of changes) apply(root, change);
  const text = JSON.stringify(root.body) as string | undefined;
  return (text ?? '').replaceAll(`"${endless}"`, '1e999').replaceAll(`"-${endless}"`, '-1e999');
}
