import type { Recording } from '@mocks/recordings/recording';
import { kindOf, pathOf, placesIn } from '../contract-check/differences';

/** The kinds of values that calls have answered with, by call and path. */
function shapesOf({ exchanges }: Recording): Map<string, Map<string, Set<string>>> {
  const shapes = new Map<string, Map<string, Set<string>>>();
  for (const { call, status, answer } of exchanges) {
    const name = `${call} ${status}`;
    const shape = shapes.get(name) ?? new Map<string, Set<string>>();
    shapes.set(name, shape);
    for (const [place, value] of [[[], answer] as const, ...placesIn(answer)]) {
      const path = pathOf(place);
      shape.set(path, (shape.get(path) ?? new Set()).add(kindOf(value)));
    }
  }
  return shapes;
}

/** The keys of two maps, in their order. */
const keysOf = (...maps: ReadonlyMap<string, unknown>[]) =>
  [...new Set(maps.flatMap((map) => [...map.keys()]))].sort();

const said = (kinds: ReadonlySet<string> | undefined) => [...(kinds ?? [])].sort().join(' or ');

/** What has another shape than when it was recorded last, a line for each path; values are not compared. */
export function differences(before: Recording, after: Recording): string[] {
  const [old, now] = [shapesOf(before), shapesOf(after)];
  return keysOf(old, now).flatMap((call) => {
    const [was, is] = [old.get(call), now.get(call)];
    if (!was || !is) return [`${was ? '-' : '+'} ${call}`];
    return keysOf(was, is).flatMap((path) => {
      const [one, other] = [said(was.get(path)), said(is.get(path))];
      if (one === other) return [];
      return [`  ${call} ${path}: ${one || 'was not there'} → ${other || 'is gone'}`];
    });
  });
}
