import type { RecordedExchange, Recording } from '@mocks/recordings/recording';
import { kindOf } from '../contract-check/differences';

/** The kinds of values that a call has answered with, by path. */
type Shape = Map<string, Set<string>>;

function collect(value: unknown, path: string, shape: Shape): void {
  const kinds = shape.get(path) ?? new Set();
  kinds.add(kindOf(value));
  shape.set(path, kinds);
  if (Array.isArray(value)) for (const item of value) collect(item, `${path}[]`, shape);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) collect(inner, `${path}.${name}`, shape);
  }
}

function shapesOf(exchanges: readonly RecordedExchange[]): Map<string, Shape> {
  const shapes = new Map<string, Shape>();
  for (const { call, status, answer } of exchanges) {
    const name = `${call} ${status}`;
    const shape = shapes.get(name) ?? new Map<string, Set<string>>();
    collect(answer, '', shape);
    shapes.set(name, shape);
  }
  return shapes;
}

const said = (kinds: ReadonlySet<string> | undefined) => [...(kinds ?? [])].sort().join(' or ');

/** What has another shape than when it was recorded last, a line for each path; values are not compared. */
export function differences(before: Recording, after: Recording): string[] {
  const [old, now] = [shapesOf(before.exchanges), shapesOf(after.exchanges)];
  const calls = [...new Set([...old.keys(), ...now.keys()])].sort();
  return calls.flatMap((call) => {
    const [was, is] = [old.get(call), now.get(call)];
    if (!was) return [`+ ${call}`];
    if (!is) return [`- ${call}`];
    const paths = [...new Set([...was.keys(), ...is.keys()])].sort();
    return paths.flatMap((path) => {
      const [one, other] = [said(was.get(path)), said(is.get(path))];
      if (one === other) return [];
      return [
        `  ${call} ${path || 'the answer'}: ${one || 'was not there'} → ${other || 'is gone'}`,
      ];
    });
  });
}
